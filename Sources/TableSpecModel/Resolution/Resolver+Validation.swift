internal import TableSpecDiagnostics

extension Resolver {
    /// Resolves the validations of a row. Reports unsupported ones.
    mutating func resolveValidation(of row: inout Row, in scope: Scope) {
        for index in row.validation.indices {
            resolve(&row.validation[index].required, in: scope)
            resolve(&row.validation[index].number, in: scope)
            resolve(&row.validation[index].condition, in: scope)
            resolve(&row.validation[index].otherwise, in: scope)
        }
        guard checkPlace(of: row) else { return }
        for validation in row.validation {
            check(validation, of: row)
            reportCycle(
                of: validation.condition,
                "the condition of a validation can't depend on 'isValid'"
            )
        }
        reportCycle(
            of: row.visible,
            "the row is validated only while it's visible, so 'visible' can't depend on 'isValid'"
        )
        checkLocks(of: row)
    }

    /// A control that is enabled only for valid values, or only for invalid ones, couldn't be changed back.
    private mutating func checkLocks(of row: Row) {
        reportCycle(
            of: row.cell.enabled,
            "'isValid' depends on the row's own value, so 'enabled' would lock the row"
        )
        for control in row.cell.controls where control.value != nil {
            reportCycle(
                of: control.enabled,
                "'isValid' depends on the control's own value, so 'enabled' would lock the control"
            )
        }
    }

    /// A row with a fixed height has no space for a message below its content.
    mutating func checkRoom(in table: Table) {
        for (row, _) in table.validatedRows {
            guard let first = row.validation.first, !row.cell.height.isInvalid else { continue }
            if let height = row.cell.height.located {
                report(
                    .conflictingKeys,
                    "the row has a fixed height of \(height.value.text) points, so there's no space for a message",
                    at: height.range,
                    labels: [.init("the message", at: first.range)],
                    help: "remove 'height', so that the row's content determines its height"
                )
            } else if let height = table.rowHeight.located {
                report(
                    .conflictingKeys,
                    "rows have a fixed height of \(height.value.text) points, so there's no space for a message",
                    at: height.range,
                    labels: [.init("the message of a row", at: first.range)],
                    help: "remove 'rowHeight', and add 'height' to the rows that need one"
                )
                return
            }
        }
    }

    /// A message appears below the content of a cell, and refers to a value that the user changes in it.
    private mutating func checkPlace(of row: Row) -> Bool {
        guard let first = row.validation.first else { return false }
        if row.cell.shownStyle == .value2 || row.cell.classCreatesViews {
            let owner =
                row.cell.classCreatesViews
                ? "the class of the cell creates its views" : "UIKit lays out the style 'value2' itself"
            report(
                .conflictingKeys,
                "\(owner), so there's no space for a message",
                at: first.range,
                help: row.cell.classCreatesViews ? "remove 'validate'" : "choose another 'style'"
            )
            return false
        }
        guard row.values.isEmpty else { return true }
        // A control whose value couldn't be decoded is reported at its location.
        guard !row.cell.controls.contains(where: { $0.kind.writes && $0.kind != .button }), !row.cell.hasUnreadViews,
            !row.isPartUnread
        else { return false }
        let choosesOption = row.cell.trigger.optionList != nil
        report(
            .conflictingKeys,
            choosesOption
                ? "the value of 'choose' can't be validated"
                : "the row has no value that the user can change, so there's nothing to validate",
            at: first.range,
            help: choosesOption
                ? "use a menu, 'accessory: { menu: … }', or remove 'validate'"
                : "add a field or a control, for example 'accessory: { textField: $(name) }', or remove 'validate'"
        )
        return false
    }

    private mutating func check(_ validation: Validation, of row: Row) {
        if validation.number != nil { return checkNumber(validation, of: row) }
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
                "the row has several values, but '\(key.name)' doesn't specify which one to validate: "
                    + row.values.map(\.text).listed,
                at: validation.range,
                help: "write a condition, for example 'when: $(!\(row.values[0].text).isEmpty)'"
            )
            return
        }
        guard let type = value.path?.type, !type.isUnknown else { return }
        if key == .required, !type.canBeMissing, row.cell.numberFields.isEmpty {
            report(
                .typeMismatch,
                "'\(value.text)' is '\(type)', which is never missing",
                at: validation.range,
                help: "remove 'required', or write a condition: 'when: …'"
            )
        } else if key == .matches, type.unwrapped != .string {
            report(
                .typeMismatch,
                "'matches' requires a string, but '\(value.text)' is '\(type)'",
                at: validation.pattern?.range ?? validation.range,
                help: "write a condition: 'when: …'"
            )
        }
    }

    private mutating func checkNumber(_ validation: Validation, of row: Row) {
        // A field whose value couldn't be resolved may be one for a number.
        guard row.cell.numberFields.isEmpty,
            !row.cell.fields.contains(where: { $0.value?.path?.type.isUnknown ?? true })
        else { return }
        report(
            .conflictingKeys,
            "'number' requires a text field for a number",
            at: validation.range,
            help: "bind a text field to a number, or write a condition: 'when: …'"
        )
    }

    /// When a section is hidden, so are its rows with validation.
    mutating func checkValidity(in sections: [Section]) {
        for section in sections where section.staticRows.contains(where: { !$0.validation.isEmpty }) {
            reportCycle(
                of: section.visible,
                "rows of the section are validated only while it's visible, so 'visible' can't depend on 'isValid'"
            )
        }
    }

    private mutating func reportCycle(of condition: Condition?, _ message: String) {
        guard let binding = condition?.bindings.first(where: { $0.builtInName == .isValid }) else { return }
        report(.conflictingKeys, message, at: binding.range, help: "write a condition without 'isValid'")
    }

    /// Reports built-in names that always have the same value.
    mutating func checkBuiltInNames(of screen: inout Screen) {
        screen.builtInNames = Set(builtInNames.map(\.value))
        if let use = builtInNames.first(where: { $0.value == .isValid }), screen.table.hasNothingToValidate,
            !unread.contains(FileKey.table)
        {
            report(
                .unknownName,
                "no row has 'validate', so 'isValid' would always be true",
                at: use.range,
                help: "add 'validate' to the rows with fields, or declare 'isValid' under 'state'"
            )
        }
        if let use = builtInNames.first(where: { $0.value == .isChanged }), screen.state.isEmpty, !hasUnreadValues {
            report(
                .unknownName,
                "the screen has no state, so 'isChanged' would never be true",
                at: use.range,
                help: "declare the properties that the screen changes under 'state'"
            )
        }
    }
}

extension Table {
    /// Whether no row has validation, as far as all rows could be decoded.
    fileprivate var hasNothingToValidate: Bool {
        !unread.contains(TableKey.sections)
            && !sections.all.contains { section in
                section.hasUnreadRows || section.staticRows.contains { !$0.validation.isEmpty }
            }
    }
}

extension Cell {
    /// Whether views of the cell couldn't be decoded.
    fileprivate var hasUnreadViews: Bool {
        hasAttributes
            && self.content?.all.contains { view in
                if case .invalid = view.kind { return true }
                return false
            } == true
    }
}
