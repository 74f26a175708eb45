internal import TableSpecDiagnostics
internal import TableSpecModel

extension ModelInspection {
    /// What a cell shows and what a tap does, as members of its row or prototype.
    static func cell(_ cell: Cell) -> [(key: String, value: JSONValue?)] {
        [
            ("style", .string(cell.shownStyle.rawValue)),
            ("content", cell.content.map(view)),
            ("class", cell.className.value.map(JSONValue.string)),
            (
                "set",
                assignments(cell.assignments)
            ),
            ("text", cell.text.map(text)),
            ("detail", cell.detail.map(text)),
            ("image", cell.image.map(image)),
            ("textColor", cell.textColor.value.map(color)),
            ("detailColor", cell.detailColor.value.map(color)),
            ("backgroundColor", cell.alternatingBackground.map(colors) ?? cell.backgroundColor.value.map(color)),
            ("selectedBackgroundColor", cell.selectedBackgroundColor.value.map(color)),
            ("height", cell.height.value.map(number)),
            ("indentationLevel", cell.indentationLevel.value.map(JSONValue.integer)),
            ("accessory", cell.accessory.map(accessory)),
            ("editingAccessory", cell.editingAccessory.map(accessory)),
            ("selectionStyle", .string((cell.selectionStyle.value ?? .default).rawValue)),
            ("accessibilityLabel", cell.accessibilityLabel.map(text)),
            ("accessibilityHint", cell.accessibilityHint.map(text)),
            ("accessibilityValue", cell.accessibilityValue.map(text)),
            ("accessibilityIdentifier", cell.accessibilityIdentifier.value.map(JSONValue.string)),
        ] + looks(of: cell) + properties(cell.properties) + trigger(cell.trigger)
    }

    private static func looks(of cell: Cell) -> [(key: String, value: JSONValue?)] {
        let (text, detail) = (cell.textLook, cell.detailLook)
        return [
            ("font", text.font.value.map(font)),
            ("textAlignment", text.alignment.value.map { .string($0.rawValue) }),
            ("numberOfLines", text.numberOfLines.value.map(JSONValue.integer)),
            ("lineBreakMode", text.lineBreakMode.value.map { .string($0.rawValue) }),
            ("adjustsFontSizeToFitWidth", text.adjustsFontSizeToFitWidth.value.map(JSONValue.boolean)),
            ("minimumScaleFactor", text.minimumScaleFactor.value.map(number)),
            ("detailFont", detail.font.value.map(font)),
            ("detailAlignment", detail.alignment.value.map { .string($0.rawValue) }),
            ("detailNumberOfLines", detail.numberOfLines.value.map(JSONValue.integer)),
            ("detailLineBreakMode", detail.lineBreakMode.value.map { .string($0.rawValue) }),
        ]
    }

    /// What is assigned to properties of a class of the app's; `nil` for nothing.
    static func assignments(_ assignments: [OutletAssignment]) -> JSONValue? {
        assignments.isEmpty ? nil : .object(assignments.map { ($0.property.value, value($0.value)) })
    }

    private static func value(_ value: OutletAssignment.Value) -> JSONValue {
        switch value {
        case .text(let text): self.text(text)
        case .boolean(let isTrue): .boolean(isTrue)
        case .number(let number): self.number(number)
        case .color(let color): .members([("color", self.color(color))])
        case .image(let image): .members([("image", self.image(image))])
        }
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
        return .members(members(of: control) + trigger(accessory.trigger).filter { $0.value != nil })
    }

    static func members(of control: Control) -> [(key: String, value: JSONValue?)] {
        [
            ("control", .string(control.kind.rawValue)),
            ("value", (control.value ?? control.shown).map { .string(text(of: $0)) }),
            ("title", control.title.map(text)),
            ("image", control.image.map(image)),
            ("view", control.app.map { .string($0.className.value) }),
            ("set", control.app.flatMap { assignments($0.assignments) }),
            ("width", control.width.value.map(number)),
            ("height", control.height.value.map(number)),
            ("accessibilityLabel", control.accessibilityLabel.map(text)),
            ("min", control.minimum.value.map(number)),
            ("max", control.maximum.value.map(number)),
            ("step", control.step.value.map(number)),
            (
                control.kind == .pickerView ? "titles" : "segments",
                control.segments.isEmpty ? nil : .array(control.segments.map(text))
            ),
            ("placeholder", control.placeholder.map(text)),
            ("keyboardType", control.keyboardType.value.map { .string($0.rawValue) }),
            ("isSecureTextEntry", control.isSecureTextEntry.value.map(JSONValue.boolean)),
            ("style", control.indicatorStyle.value.map { .string($0.rawValue) }),
            ("numberOfPages", control.numberOfPages.map { source($0, JSONValue.integer) }),
            ("action", control.action.map { .string($0.value) }),
        ] + members(of: control.datePicker)
    }

    private static func members(of picker: DatePickerOptions) -> [(key: String, value: JSONValue?)] {
        [
            ("mode", picker.mode.value.map { .string($0.rawValue) }),
            ("preferredDatePickerStyle", picker.style.value.map { .string($0.rawValue) }),
            ("minimumDate", picker.minimumDate.map { source($0, moment) }),
            ("maximumDate", picker.maximumDate.map { source($0, moment) }),
            ("minuteInterval", picker.minuteInterval.value.map(JSONValue.integer)),
        ]
    }

    /// A moment as specs write it.
    private static func moment(_ seconds: Double) -> JSONValue {
        .string(CalendarDate.Parts(secondsSince1970: seconds).text)
    }

    private static func source<Value>(_ source: ValueSource<Value>, _ constant: (Value) -> JSONValue) -> JSONValue {
        switch source {
        case .constant(let value): constant(value)
        case .bound(let binding): .string(text(of: binding))
        }
    }
}
