internal import TableSpecDiagnostics

extension Resolver {
    /// Notes the type of the number in a text field. Reports keys that only text has, or only numbers have.
    mutating func resolveNumber(of field: inout Control, _ type: TypeReference) {
        guard !type.isUnknown else { return }
        guard type.unwrapped.isNumber else { return reportLimits(of: field) }
        field.number = type
        checkLimits(of: field, type.unwrapped)
        if let length = field.properties[.maximumLength].range {
            report(
                .conflictingKeys,
                "'maximumLength' limits text, but the field shows a number",
                at: length,
                help: "limit the number with 'min' and 'max'"
            )
        }
        guard let app = field.app else { return }
        report(
            .conflictingKeys,
            "a text field for a number uses a generated class",
            at: app.className.range,
            help: "remove 'class', or bind the field to a string"
        )
    }

    private mutating func reportLimits(of field: Control) {
        for (key, limit) in [(ControlKey.min, field.minimum), (.max, field.maximum)] {
            guard let range = limit.located?.range else { continue }
            report(
                .conflictingKeys,
                "'\(key.name)' limits a number, but the text field shows a string",
                at: range,
                help: key == .max
                    ? "limit the length of the text with 'maximumLength'"
                    : "compare the length of the text: 'validate: { when: $(name.count >= 8), else: … }'"
            )
        }
    }

    /// Reports limits that a number of the type can't have.
    private mutating func checkLimits(of field: Control, _ type: TypeReference) {
        for (key, limit) in [(ControlKey.min, field.minimum.located), (.max, field.maximum.located)] {
            guard let limit, type == .integer, Int(exactly: limit.value) == nil else { continue }
            report(
                .typeMismatch,
                "'\(key.name)' must be a whole number like the value, which is 'Int', found \(limit.value.text)",
                at: limit.range,
                help: "write a whole number, or declare the value as 'Double' or 'Decimal'"
            )
        }
    }
}
