internal import TableSpecDiagnostics

extension Resolver {
    /// Resolves what the value of a row must be; reports what cannot be asked of it.
    mutating func resolveValidation(of row: inout Row, in scope: Scope) {
        for index in row.validation.indices {
            resolve(&row.validation[index].required, in: scope)
            resolve(&row.validation[index].condition, in: scope)
            resolve(&row.validation[index].otherwise, in: scope)
        }
        guard checkPlace(of: row) else { return }
        for validation in row.validation {
            check(validation, of: row)
            reportCycle(
                of: validation.condition,
                "what the value must be cannot depend on whether all values are right"
            )
        }
        reportCycle(
            of: row.visible,
            "the row is validated only while it is there, so 'visible' cannot depend on whether all rows are right"
        )
        checkLocks(of: row)
    }

    /// A value that can be changed only where it is right, or only where it is not, could not be changed back.
    private mutating func checkLocks(of row: Row) {
        reportCycle(
            of: row.cell.enabled,
            "the row's own value decides, too, whether all are right, so 'enabled' would lock the row"
        )
        for control in row.cell.controls where control.value != nil {
            reportCycle(
                of: control.enabled,
                "the control's own value decides, too, whether all are right, so 'enabled' would lock the control"
            )
        }
    }

    /// A row that is always as high has no room for a message below what it shows.
    mutating func checkRoom(in table: Table) {
        for (row, _) in table.validatedRows {
            guard let first = row.validation.first, !row.cell.height.isInvalid else { continue }
            if let height = row.cell.height.located {
                report(
                    .conflictingKeys,
                    "the row is always \(height.value.spelling) points high, so no message can stand below what it shows",
                    at: height.range,
                    labels: [.init("the message", at: first.range)],
                    help: "leave out 'height': the row is as high as what it shows"
                )
            } else if let height = table.rowHeight.located {
                report(
                    .conflictingKeys,
                    "rows are always \(height.value.spelling) points high, so no message can stand below what they show",
                    at: height.range,
                    labels: [.init("the message of one", at: first.range)],
                    help: "leave out 'rowHeight', and state 'height' where a row needs one"
                )
                return
            }
        }
    }

    /// A message stands below the content of a cell, and tells of a value that a person changes in it.
    private mutating func checkPlace(of row: Row) -> Bool {
        guard let first = row.validation.first else { return false }
        if row.cell.shownStyle == .value2 || row.cell.className.isStated {
            let owner =
                row.cell.className.isStated
                ? "the views of a cell of the app's class are its own" : "UIKit lays the style 'value2' out itself"
            report(
                .conflictingKeys,
                "\(owner), so no message can stand below them",
                at: first.range,
                help: row.cell.className.isStated ? "remove 'validate'" : "choose another 'style'"
            )
            return false
        }
        guard row.values.isEmpty else { return true }
        // A control whose value could not be read is reported where it stands.
        guard !row.cell.controls.contains(where: { $0.kind.writes && $0.kind != .button }), !row.cell.hasUnreadViews,
            !row.isPartUnread
        else { return false }
        report(
            .conflictingKeys,
            "the row has no value that a person changes, so there is nothing to validate",
            at: first.range,
            help: "add a field or a control, for example 'accessory: { textField: $(name) }', or remove 'validate'"
        )
        return false
    }

    private mutating func check(_ validation: Validation, of row: Row) {
        let key: ValidationKey
        if validation.required != nil {
            key = .required
        } else if validation.pattern != nil {
            key = .matches
        } else if validation.action != nil {
            key = .action
        } else {
            return
        }
        guard let value = row.validatedValue else {
            report(
                .conflictingKeys,
                "the row has several values, and '\(key.name)' does not say which one it means: "
                    + row.values.map(\.text).listed,
                at: validation.range,
                help: "write a condition, for example 'when: $(!\(row.values[0].text).isEmpty)'"
            )
            return
        }
        guard let type = value.path?.type, !type.isUnknown else { return }
        if key == .required, !type.canBeMissing {
            report(
                .typeMismatch,
                "'\(value.text)' is '\(type)', which is never missing",
                at: validation.range,
                help: "remove 'required', or write a condition: 'when: …'"
            )
        } else if key == .matches, type.unwrapped != .string {
            report(
                .typeMismatch,
                "a text matches a pattern, but '\(value.text)' is '\(type)'",
                at: validation.pattern?.range ?? validation.range,
                help: "write a condition: 'when: …'"
            )
        }
    }

    /// A section that goes takes its validated rows with it.
    mutating func checkValidity(in sections: [Section]) {
        for section in sections where section.staticRows.contains(where: { !$0.validation.isEmpty }) {
            reportCycle(
                of: section.visible,
                "rows of the section are validated only while it is there, so 'visible' cannot depend on whether all are "
                    + "right"
            )
        }
    }

    private mutating func reportCycle(of condition: Condition?, _ message: String) {
        guard let binding = condition?.bindings.first(where: { $0.givenName == .isValid }) else { return }
        report(.conflictingKeys, message, at: binding.range, help: "write a condition without 'isValid'")
    }

    /// Reports given names that always stand for the same.
    mutating func checkGivenNames(of screen: inout Screen) {
        screen.givenNames = Set(givenNames.map(\.value))
        if let use = givenNames.first(where: { $0.value == .isValid }), screen.table.hasNothingToValidate {
            report(
                .unknownName,
                "no row has 'validate', so 'isValid' would always be true",
                at: use.range,
                help: "add 'validate' to the rows with fields, or declare 'isValid' under 'state'"
            )
        }
        if let use = givenNames.first(where: { $0.value == .isChanged }), screen.state.isEmpty, !hasUnreadValues {
            report(
                .unknownName,
                "the screen has no state, so 'isChanged' would never be true",
                at: use.range,
                help: "declare what the screen changes under 'state'"
            )
        }
    }
}

extension Table {
    /// Whether no row is validated, as far as all rows could be read.
    fileprivate var hasNothingToValidate: Bool {
        !unread.contains(TableKey.sections)
            && !sections.all.contains { section in
                if case .invalid = section.rows { return true }
                return section.staticRows.contains { !$0.validation.isEmpty }
            }
    }
}

extension Cell {
    /// Whether views of the cell could not be read.
    fileprivate var hasUnreadViews: Bool {
        hasAttributes
            && self.content?.all.contains { view in
                if case .invalid = view.kind { return true }
                return false
            } == true
    }
}
