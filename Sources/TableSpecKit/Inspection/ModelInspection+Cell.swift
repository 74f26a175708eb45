internal import TableSpecDiagnostics
internal import TableSpecModel

extension ModelInspection {
    /// What a cell shows and what a tap does, as members of its row or prototype.
    static func cell(_ cell: Cell) -> [(key: String, value: JSONValue?)] {
        [
            ("style", .string(cell.shownStyle.rawValue)),
            ("content", cell.content.map(view)),
            ("text", cell.text.map(text)),
            ("detail", cell.detail.map(text)),
            ("image", cell.image.map(image)),
            ("textColor", cell.textColor.value.map(color)),
            ("detailColor", cell.detailColor.value.map(color)),
            ("backgroundColor", cell.alternatingBackground.map(colors) ?? cell.backgroundColor.value.map(color)),
            ("selectedBackgroundColor", cell.selectedBackgroundColor.value.map(color)),
            ("numberOfLines", cell.numberOfLines.value.map(JSONValue.integer)),
            ("height", cell.height.value.map(number)),
            ("indentationLevel", cell.indentationLevel.value.map(JSONValue.integer)),
            ("accessory", cell.accessory.map(accessory)),
            ("selectionStyle", .string((cell.selectionStyle.value ?? .default).rawValue)),
            ("accessibilityLabel", cell.accessibilityLabel.map(text)),
            ("accessibilityHint", cell.accessibilityHint.map(text)),
            ("accessibilityValue", cell.accessibilityValue.map(text)),
            ("accessibilityIdentifier", cell.accessibilityIdentifier.value.map(JSONValue.string)),
        ] + properties(cell.properties) + trigger(cell.trigger)
    }

    private static func colors(_ colors: AlternatingColors) -> JSONValue {
        .members([("even", colors.even.value.map(color)), ("odd", colors.odd.value.map(color))])
    }

    private static func accessory(_ accessory: Accessory) -> JSONValue {
        guard let control = accessory.control else {
            return .members(
                [("type", .string((accessory.type.value ?? .none).rawValue))] + trigger(accessory.trigger)
            )
        }
        return .members(members(of: control))
    }

    static func members(of control: Control) -> [(key: String, value: JSONValue?)] {
        [
            ("control", .string(control.kind.rawValue)),
            ("value", control.value.map { .string(text(of: $0)) }),
            ("title", control.title.map(text)),
            ("min", control.minimum.value.map(number)),
            ("max", control.maximum.value.map(number)),
            ("step", control.step.value.map(number)),
            ("segments", control.segments.isEmpty ? nil : .array(control.segments.map(text))),
            ("placeholder", control.placeholder.map(text)),
            ("keyboard", control.keyboardType.value.map { .string($0.rawValue) }),
            ("isSecure", control.isSecure.value.map(JSONValue.boolean)),
            ("action", control.action.map { .string($0.value) }),
        ]
    }
}
