internal import TableSpecMarkdown

extension Screen {
    /// Returns the content of the screen for values of its input and state.
    ///
    /// - Parameter locale: The language of formatted values, such as `de`, or `nil` for American English.
    package func content(with values: SampleValues, locale: String? = nil) -> ScreenContent {
        var scope = ContentScope(values, locale: locale)
        if table.isValid(in: scope) { scope.trueNames.insert(.isValid) }
        scope.allRowsReact = allRowsReact
        var content = ScreenContent(
            name: name.value,
            title: scope.text(title),
            largeTitle: navigationItem.largeTitle.value ?? .automatic,
            prompt: scope.text(navigationItem.prompt),
            leftItems: navigationItem.left.compactMap { $0.content(in: scope) },
            rightItems: navigationItem.right.compactMap { $0.content(in: scope) },
            style: table.style.value ?? .plain,
            separatorStyle: table.separatorStyle.value ?? .singleLine,
            rowHeight: table.rowHeight.value,
            properties: table.properties.values
        )
        content.hasBackButtonBesideLeftItems = navigationItem.leftItemsSupplementBackButton.value ?? false
        content.titleView = navigationItem.titleView?.content(in: scope)
        content.searchField = navigationItem.search?.content(in: scope)
        content.viewsAbove = settings.viewsAbove.compactMap { $0.content(in: scope) }
        content.viewsBelow = settings.viewsBelow.compactMap { $0.content(in: scope) }
        if let margins = settings.columnMargins.value { content.columnMargins = margins }
        content.tableMargins = settings.tableMargins.value ?? EdgeInsets()
        content.backgroundColor = settings.backgroundColor.value
        content.overlay = settings.overlay?.content(in: scope)
        content.isNavigationBarHidden = settings.isNavigationBarHidden.value == true
        if settings.isToolbarHidden.value != true {
            content.toolbarItems = settings.toolbar.compactMap { $0.content(in: scope) }
        }
        content.backgroundView = table.backgroundView?.content(in: scope)
        content.headerView = table.headerView?.content(in: scope)
        content.footerView = table.footerView?.content(in: scope)
        content.unavailable = table.unavailableContent(in: scope, searching: content.searchField?.text ?? "")
        guard content.unavailable == nil else { return content }
        content.sections = table.sectionContents(in: scope)
        if let property = table.index?.collation?.value {
            content.sections = Collation.sections(of: content.sections, by: table.collationKeys(property, in: scope))
            let rowCount = content.sections.reduce(0) { $0 + $1.rows.count }
            let minimum = content.properties.count(.sectionIndexMinimumDisplayRowCount) ?? 0
            content.sectionIndexTitles = rowCount < minimum ? [] : IndexCollation.titles
        }
        return content
    }
}

extension SearchField {
    fileprivate func content(in scope: ContentScope) -> SearchFieldContent {
        let value = field.value.map(scope.value(of:)) ?? .null
        return SearchFieldContent(
            text: ContentScope.text(of: value, as: nil) ?? "",
            placeholder: scope.text(field.placeholder),
            placement: placement.value ?? .automatic,
            hidesWhenScrolling: hidesWhenScrolling.value ?? true
        )
    }
}

extension BarButton {
    fileprivate func content(in scope: ContentScope) -> BarButtonContent? {
        let kind: BarButtonContent.Kind
        switch self.kind {
        case .edit: kind = .edit
        case .system(let item): kind = .system(item)
        case .title(let title): kind = .title(scope.text(title) ?? "")
        case .image(let image): kind = .image(scope.image(image) ?? .named(""))
        case .view(let view):
            guard let view = view.content(in: scope) else { return nil }
            kind = .view(view)
        case .invalid: return nil
        }
        var content = BarButtonContent(
            kind: kind,
            isEnabled: enabled.value != .editing && scope.holds(enabledCondition),
            isEnabledWhileEditing: enabled.value != .notEditing && scope.holds(enabledCondition),
            segue: trigger.segueContent(in: scope)
        )
        content.width = width.value ?? 0
        content.style = style.value
        content.tintColor = tintColor.value
        content.accessibilityLabel = scope.text(accessibilityLabel ?? hiddenTitle)
        content.menu = menu.entries(in: scope)
        content.confirmation =
            confirmation.map { ConfirmationContent(scope.text($0) ?? "", title: scope.text(confirmationTitle)) }
            ?? menu.confirmation(in: scope)
        return content
    }
}

extension Trigger {
    /// Returns the destination of a tap for the current values.
    func segueContent(in scope: ContentScope) -> SegueContent? {
        guard case .choice(let choice) = self else { return segue?.content ?? unwind?.content }
        guard let name = scope.value(of: choice.value).caseName else { return nil }
        return choice.cases.first { $0.name.value == name }?.segue.content
    }
}

extension Unwind {
    fileprivate var content: SegueContent? {
        destination.map { destination in
            var content = SegueContent(destination: destination.value, kind: .show)
            content.leadsBack = true
            return content
        }
    }
}

extension Segue {
    fileprivate var content: SegueContent? {
        destination.map {
            SegueContent(destination: $0.value, kind: kind.value ?? .show, presentation: presentationContent)
        }
    }
}
