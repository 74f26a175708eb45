internal import TableSpecDiagnostics

extension Resolver {
    mutating func resolve(_ item: inout NavigationItem, in scope: Scope) {
        resolve(&item.prompt, in: scope)
        resolve(&item.backButtonTitle, in: scope)
        update(&item.titleView) { $0.resolve(&$1, in: scope) }
        if var search = item.search {
            resolve(&search.field, in: scope)
            if var scopes = search.scopes {
                // Missing titles are reported during decoding.
                scopes.isPartUnread = scopes.segments.isEmpty
                resolve(&scopes, in: scope)
                checkValue(ofScopes: &scopes)
                search.scopes = scopes
            }
            item.search = search
        }
        for index in item.left.indices { resolve(&item.left[index], in: scope) }
        for index in item.right.indices { resolve(&item.right[index], in: scope) }
    }

    /// The scope buttons of a search have only indexes.
    private mutating func checkValue(ofScopes scopes: inout Control) {
        guard let value = scopes.value, case .enumeration? = value.path?.type else { return }
        report(
            .typeMismatch,
            "the selected scope is a whole number, but '\(value.text)' is an enumeration",
            at: value.range
        )
        scopes.value?.path = nil
    }

    mutating func resolve(_ button: inout BarButton, in scope: Scope) {
        switch button.kind {
        case .edit, .system, .invalid: break
        case .title(var title):
            resolve(&title, in: scope)
            button.kind = .title(title)
        case .image(var image):
            resolve(&image, in: scope)
            button.kind = .image(image)
        case .view(var view):
            resolve(&view, in: scope)
            button.kind = .view(view)
        }
        resolve(&button.hiddenTitle, in: scope)
        resolve(&button.accessibilityLabel, in: scope)
        resolve(&button.enabledCondition, in: scope)
        resolve(&button.trigger, in: scope)
        resolve(&button.menu, in: scope)
        let found = diagnostics.count
        resolve(&button.confirmation, in: scope)
        guard diagnostics.count == found, let question = button.confirmation, button.kind != .invalid else { return }
        checkConfirmation(question, of: button.trigger, "'action', 'segue', 'toggle' or 'finish'")
        if !button.trigger.isNone, button.confirmationTitle == nil, !button.isPartUnread {
            reportNoTitle(of: question, "add 'title' or 'accessibilityLabel', which becomes its title")
        }
    }
}
