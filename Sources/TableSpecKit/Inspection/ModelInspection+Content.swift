internal import TableSpecDiagnostics
internal import TableSpecModel

extension ModelInspection {
    /// A view of a custom cell with the views in it.
    static func view(_ view: ContentView) -> JSONValue {
        .members(
            [("id", view.id.map { .string($0.value) })] + members(of: view.kind) + [
                ("width", view.width.value.map(number)),
                ("height", view.height.value.map(number)),
                ("accessibilityLabel", view.accessibilityLabel.map(text)),
            ]
        )
    }

    private static func members(of kind: ContentView.Kind) -> [(key: String, value: JSONValue?)] {
        switch kind {
        case .stack(let stack): members(of: stack)
        case .label(let label): [("label", label.text.map(text))] + members(of: label.style)
        case .image(let image):
            [
                ("image", image.image.map(self.image)),
                ("contentMode", image.contentMode.value.map { .string($0.rawValue) }),
                ("tintColor", image.tintColor.value.map(color)),
                ("cornerRadius", image.cornerRadius.value.map(number)),
            ]
        case .control(let control): members(of: control)
        case .app(let view):
            [("view", .string(view.className.value)), ("set", assignments(view.assignments))]
        case .spacer: [("spacer", .boolean(true))]
        case .invalid: []
        }
    }

    private static func members(of stack: ContentStack) -> [(key: String, value: JSONValue?)] {
        [
            (stack.axis == .horizontal ? "hstack" : "vstack", .array(stack.views.map(view))),
            ("spacing", number(stack.shownSpacing)),
            ("alignment", .string(stack.shownAlignment.rawValue)),
            ("distribution", .string(stack.shownDistribution.rawValue)),
        ]
    }

    static func members(of style: LabelStyle) -> [(key: String, value: JSONValue?)] {
        [
            ("font", style.font.value.map(font)),
            ("color", style.color.value.map(color)),
            ("highlightedTextColor", style.highlightedColor.value.map(color)),
            ("alignment", style.alignment.value.map { .string($0.rawValue) }),
            ("numberOfLines", style.numberOfLines.value.map(JSONValue.integer)),
            ("lineBreakMode", style.lineBreakMode.value.map { .string($0.rawValue) }),
            ("adjustsFontSizeToFitWidth", style.adjustsFontSizeToFitWidth.value.map(JSONValue.boolean)),
            ("minimumScaleFactor", style.minimumScaleFactor.value.map(number)),
        ]
    }

    static func font(_ font: FontReference) -> JSONValue {
        switch font {
        case .style(let style): .string(style.rawValue)
        case .system(let size, let weight):
            .members([("size", number(size)), ("weight", .string(weight.rawValue))])
        case .named(let name, let size): .members([("size", number(size)), ("named", .string(name))])
        }
    }
}
