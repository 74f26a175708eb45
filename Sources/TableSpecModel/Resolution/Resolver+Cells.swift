internal import TableSpecDiagnostics

extension Resolver {
    mutating func resolve(_ cell: inout Cell, in scope: Scope) {
        resolve(&cell.text, in: scope)
        resolve(&cell.detail, in: scope)
        resolve(&cell.image, in: scope, mayBeLate: true)
        if let remote = cell.image?.remote, remote.placeholderColor != nil {
            report(
                .conflictingKeys,
                "a color can't be the placeholder for a row's image, because it has no size",
                at: remote.range,
                help: "write 'placeholder: { symbol: photo }'"
            )
        }
        if cell.hasAttributes { resolveAttributes(of: &cell, in: scope) }
        resolve(&cell.trigger, in: scope)
        cell.updateAccessories { accessory in
            resolve(&accessory.trigger, in: scope)
            accessory.updateControl { resolve(&$0, in: scope) }
        }
    }

    private mutating func resolveAttributes(of cell: inout Cell, in scope: Scope) {
        resolve(&cell.accessibilityLabel, in: scope)
        resolve(&cell.accessibilityHint, in: scope)
        resolve(&cell.accessibilityValue, in: scope)
        for index in cell.accessibilityUserInputLabels.indices {
            resolve(&cell.accessibilityUserInputLabels[index], in: scope)
        }
        resolve(&cell.enabled, in: scope)
        let found = diagnostics.count
        resolve(&cell.confirmation, in: scope)
        if diagnostics.count == found, let question = cell.confirmation {
            checkConfirmation(question, of: cell)
        }
        for index in cell.leadingSwipeActions.indices { resolve(&cell.leadingSwipeActions[index], in: scope) }
        for index in cell.trailingSwipeActions.indices { resolve(&cell.trailingSwipeActions[index], in: scope) }
        if !cell.contextMenu.isEmpty { resolve(&cell.contextMenu, in: scope) }
        resolveContent(of: &cell, in: scope)
        resolveAssignments(of: &cell, in: scope)
    }

    /// The confirmation button has the name of the row. A key that couldn't be decoded may have specified the name.
    private mutating func checkConfirmation(_ question: TextTemplate, of cell: Cell) {
        checkConfirmation(question, of: cell.trigger, "'action', 'segue' or 'toggle'")
        guard cell.confirmationTitle == nil, !cell.trigger.isNone, !cell.isPartUnread else { return }
        reportNoTitle(of: question, "add 'text' or 'accessibilityLabel', which becomes its title")
    }

    /// Reports a confirmation button without a title.
    mutating func reportNoTitle(of question: TextTemplate, _ help: String) {
        report(.missingKey, "the confirmation button has no title", at: question.range, help: help)
    }

    /// Reports a question for a tap without an effect.
    mutating func checkConfirmation(_ question: TextTemplate, of trigger: Trigger, _ keys: String) {
        guard trigger.isNone else { return }
        report(
            .conflictingKeys,
            "'confirm' has no effect, because a tap does nothing",
            at: question.range,
            help: "add \(keys), or remove 'confirm'"
        )
    }

    mutating func resolve(_ control: inout Control, in scope: Scope) {
        resolve(&control.title, in: scope)
        resolve(&control.placeholder, in: scope)
        resolve(&control.accessibilityLabel, in: scope)
        resolve(&control.image, in: scope)
        resolve(&control.minimumValueImage, in: scope)
        resolve(&control.maximumValueImage, in: scope)
        if control.kind == .button {
            resolve(&control.buttonAttributes.selected, in: scope)
            resolve(&control.buttonAttributes.selectedTitle, in: scope)
            resolve(&control.buttonAttributes.selectedImage, in: scope)
        }
        if var app = control.app {
            resolve(&app, in: scope)
            control.app = app
        }
        for index in control.segments.indices {
            resolve(&control.segments[index].title, in: scope)
            resolve(&control.segments[index].image, in: scope)
        }
        for index in control.titles.indices { resolve(&control.titles[index], in: scope) }
        resolve(&control.enabled, in: scope)
        resolveConfirmation(of: &control, in: scope)
        if control.statedSegue != nil { resolve(&control.segue, in: scope) }
        if control.kind.isField {
            leadsKeyboard = leadsKeyboard || control.typing.map { $0.next != nil || $0.focus.isStated } ?? false
            returnKeyActions.setAction(of: &control)
        }
        resolveSources(of: &control, in: scope)
        if control.optionList != nil {
            resolveOptions(ofMenu: &control, in: scope)
            return reportUnidentifiedElement(of: control, in: scope)
        }
        defer { checkSegments(of: control) }
        guard var value = control.value else { return }
        resolve(&value, in: scope, to: .any)
        control.value = value
        guard let path = value.path else { return }
        defer { reportUnidentifiedElement(of: control, in: scope) }
        if value.isNegated || !scope.canWrite(path) {
            report(
                .typeMismatch,
                "\(control.kind.name.withArticle) changes its value, so it must be bound to the state, "
                    + "but '\(value.text)' isn't part of it",
                at: value.range
            )
            control.value?.path = nil
        } else if !control.expectedValue.accepts(path.type) {
            report(
                .typeMismatch,
                "\(control.kind.name.withArticle) shows \(control.expectedValue.noun), "
                    + "but '\(value.text)' is '\(path.type)'",
                at: value.range,
                help: control.remedy(for: value, of: path.type)
            )
            control.value?.path = nil
        } else if control.kind == .textField {
            resolveNumber(of: &control, path.type)
        } else {
            resolveTitles(of: &control)
        }
    }

    /// The question of a button, whose confirmation button has the same name.
    private mutating func resolveConfirmation(of control: inout Control, in scope: Scope) {
        guard control.confirmation != nil else { return }
        let found = diagnostics.count
        resolve(&control.confirmation, in: scope)
        guard diagnostics.count == found, let question = control.confirmation, control.confirmationTitle == nil,
            !control.isPartUnread
        else { return }
        reportNoTitle(of: question, "add a title or 'accessibilityLabel', which becomes its title")
    }

    /// An element with a changing value is found by its property `id`. Without one, it would be a different element.
    private mutating func reportUnidentifiedElement(of control: Control, in scope: Scope) {
        guard let value = control.value, case .element(let name, let type)? = value.path?.root,
            !scope.identifies(elementNamed: name), case .structure(let typeName) = type
        else { return }
        report(
            .typeMismatch,
            "\(control.kind.name.withArticle) changes '\(value.text)', "
                + "but '\(typeName)' has no identity to find its row by",
            at: value.range,
            help: "add 'id' to the type, '\(typeName): { id: Int, … }', or name a constant property in 'identity'"
        )
    }

    /// Resolves the bindings of a control other than its value and its texts.
    private mutating func resolveSources(of control: inout Control, in scope: Scope) {
        if var shown = control.shown {
            resolve(&shown, in: scope, to: control.expectedValue)
            control.shown = shown
        }
        resolve(&control.numberOfPages, in: scope, to: .integer)
        guard control.kind == .datePicker else { return }
        resolve(&control.datePicker.minimumDate, in: scope, to: .date)
        resolve(&control.datePicker.maximumDate, in: scope, to: .date)
    }

    mutating func resolve<T>(
        _ source: inout ValueSource<T>?,
        in scope: Scope,
        to expected: ExpectedValue
    ) {
        guard var binding = source?.binding else { return }
        resolve(&binding, in: scope, to: expected)
        source = .bound(binding)
    }
}

extension Control {
    /// The control for a value that this one can't show, or what it requires, or `nil` if there's none.
    fileprivate func remedy(for value: Binding, of type: TypeReference) -> String? {
        switch (self.kind, type.unwrapped) {
        case (.menu, .enumeration): "write 'menu: { value: $(\(value.text)), none: … }', with a title for 'nil'"
        case (.menu, _): "list the options: 'menu: { value: $(\(value.text)), options: […] }'"
        case (.pickerView, .enumeration):
            "write 'menu: $(\(value.text))' in its place, or 'choose: { value: $(\(value.text)) }' in the row"
        default: nil
        }
    }
}
