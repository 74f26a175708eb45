internal import TableSpecDiagnostics

extension Resolver {
    mutating func resolve(_ cell: inout Cell, in scope: Scope) {
        resolve(&cell.text, in: scope)
        resolve(&cell.detail, in: scope)
        if var image = cell.image {
            resolve(&image, in: scope)
            cell.image = image
        }
        if cell.hasLooks { resolveLooks(of: &cell, in: scope) }
        resolve(&cell.trigger, in: scope)
        if var accessory = cell.accessory.take() {
            resolve(&accessory.trigger, in: scope)
            if var control = accessory.control {
                resolve(&control, in: scope)
                accessory.control = control
            }
            cell.accessory = accessory
        }
    }

    private mutating func resolveLooks(of cell: inout Cell, in scope: Scope) {
        resolve(&cell.accessibilityLabel, in: scope)
        resolve(&cell.accessibilityHint, in: scope)
        resolve(&cell.accessibilityValue, in: scope)
        resolveContent(of: &cell, in: scope)
        resolveAssignments(of: &cell, in: scope)
    }

    mutating func resolve(_ control: inout Control, in scope: Scope) {
        resolve(&control.title, in: scope)
        resolve(&control.placeholder, in: scope)
        for index in control.segments.indices { resolve(&control.segments[index], in: scope) }
        guard var value = control.value else { return }
        resolve(&value, in: scope, to: .any)
        control.value = value
        guard let path = value.path else { return }
        if path.root != .state || value.isNegated {
            report(
                .typeMismatch,
                "a \(control.kind.rawValue) writes its value, so it must be bound to the state, "
                    + "but '\(value.text)' is not a part of it",
                at: value.range
            )
            control.value?.path = nil
        } else if !control.kind.accepts(path.type) {
            report(
                .typeMismatch,
                "a \(control.kind.rawValue) shows \(control.kind.valueNoun), but '\(value.text)' is '\(path.type)'",
                at: value.range
            )
            control.value?.path = nil
        }
    }
}

extension Control.Kind {
    fileprivate func accepts(_ type: TypeReference) -> Bool {
        switch (self, type) {
        case (_, .unknown), (.switch, .boolean), (.segmentedControl, .integer), (.textField, .string): true
        case (.slider, _), (.stepper, _): type.isNumber
        default: false
        }
    }
}
