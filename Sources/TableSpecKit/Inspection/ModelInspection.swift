internal import TableSpecDiagnostics
internal import TableSpecModel

/// The resolved model as JSON, for other tools.
public enum ModelInspection {
    /// The version of the JSON's shape; a change that a reader could notice raises it.
    public static let version = 3

    /// The apps, all screens with their sections, rows, prototypes and segues, the types, and the prototypes that
    /// tables share, indented.
    public static func json(of analysis: Analysis) -> String {
        let model = analysis.model
        return JSONValue.object([
            ("version", .integer(version)),
            ("apps", .array(model.apps.map { app($0, path: analysis.sources[$0.range.source].path) })),
            ("screens", .array(model.screens.map { screen($0, path: analysis.sources[screen: $0]) })),
            ("external", .array(model.externals.map(external))),
            ("types", .array(model.types.map(type))),
            ("prototypes", .array(model.sharedPrototypes.map(prototype))),
        ]).indentedText
    }

    private static func screen(_ screen: Screen, path: String) -> JSONValue {
        .members(
            [
                ("name", .string(screen.name.value)),
                ("file", .string(path)),
                ("title", screen.title.map(text)),
                ("input", properties(screen.input)),
                ("state", properties(screen.state)),
                ("result", screen.result.map { .string($0.type.description) }),
                ("navigationItem", navigationItem(screen.navigationItem)),
            ] + settings(screen.settings) + [
                ("table", table(screen.table)),
                ("strings", screen.strings.value.map(JSONValue.string)),
                ("hooks", screen.hooks.isEmpty ? nil : .array(screen.hooks.map { .string($0.value.rawValue) })),
                ("samples", samples(screen.samples)),
            ]
        )
    }

    private static func external(_ screen: ExternalScreen) -> JSONValue {
        .members([
            ("name", .string(screen.name.value)), ("class", .string(screen.className.value)),
            ("input", screen.input.flatMap(properties)),
        ])
    }

    private static func type(_ type: ModelType) -> JSONValue {
        .members([("name", .string(type.name.value)), ("properties", properties(type.properties))])
    }

    static func properties(_ properties: [Property]) -> JSONValue? {
        properties.isEmpty
            ? nil
            : .array(
                properties.map {
                    .members([
                        ("name", .string($0.name.value)), ("type", .string($0.type.description)),
                        ("default", $0.defaultValue.map(value)),
                    ])
                }
            )
    }

    static func navigationItem(_ item: NavigationItem) -> JSONValue? {
        let value = JSONValue.members([
            ("largeTitle", item.largeTitle.value.map { .string($0.rawValue) }),
            ("prompt", item.prompt.map(text)),
            ("titleView", item.titleView.map(view)),
            ("search", item.search.map(search)),
            ("left", item.left.isEmpty ? nil : .array(item.left.map(barButton))),
            ("right", item.right.isEmpty ? nil : .array(item.right.map(barButton))),
            ("backButtonTitle", item.backButtonTitle.map(text)),
            ("backButtonDisplayMode", item.backButtonDisplayMode.value.map { .string($0.rawValue) }),
            ("hidesBackButton", item.hidesBackButton.value.map(JSONValue.boolean)),
        ])
        if case .object(let members) = value, members.isEmpty { return nil }
        return value
    }

    static func barButton(_ button: BarButton) -> JSONValue {
        var face: (key: String, value: JSONValue?)
        switch button.face {
        case .edit: face = ("systemItem", .string("edit"))
        case .system(let item): face = ("systemItem", .string(item.rawValue))
        case .title(let title): face = ("title", text(title))
        case .image(let reference): face = ("image", image(reference))
        case .view(let shown): face = ("view", view(shown))
        case .invalid: face = ("systemItem", nil)
        }
        return .members(
            [
                face, ("width", button.width.value.map(JSONValue.number)),
                ("enabled", button.enabled.value.map { .string($0.rawValue) }),
                ("style", button.style.value.map { .string($0.rawValue) }),
                ("tintColor", button.tintColor.value.map(color)),
                ("accessibilityLabel", button.accessibilityLabel.map(text)),
            ] + trigger(button.trigger)
        )
    }

    // MARK: Parts that all of the inspection uses

    /// What a tap does, as members of the thing that is tapped.
    static func trigger(_ trigger: Trigger) -> [(key: String, value: JSONValue?)] {
        switch trigger {
        case .none, .invalid: return []
        case .action(let name): return [("action", .string(name.value))]
        case .finish(let kind): return [("finish", .string(kind.value.rawValue))]
        case .segue(let segue): return [("segue", self.segue(segue))]
        case .choice(let choice):
            let cases = choice.cases.map { (key: $0.word.value, value: segue($0.segue)) }
            return [("segue", .object([("of", .string(choice.value.text))] + cases))]
        }
    }

    private static func segue(_ segue: Segue) -> JSONValue {
        let pass = segue.pass.map { (key: $0.name.value, value: text($0.value)) }
        return .members(
            [
                ("to", segue.destination.map { .string($0.value) }),
                ("kind", .string((segue.kind.value ?? .show).rawValue)),
                ("pass", pass.isEmpty ? nil : .object(pass)),
                ("stack", segue.stack.isEmpty ? nil : .array(segue.stack.map(stackedScreen))),
            ] + presentation(segue.presentation)
        )
    }

    /// A text as the spec writes it, with its bindings.
    static func text(_ template: TextTemplate) -> JSONValue {
        .string(
            template.segments.reduce(into: "") { text, segment in
                switch segment {
                case .literal(let piece): text += piece.replacing("$(", with: "$$(")
                case .binding(let binding): text += self.text(of: binding)
                }
            }
        )
    }

    /// A binding as the spec writes it.
    static func text(of binding: Binding) -> String { binding.spelling }

    static func image(_ reference: ImageReference) -> JSONValue {
        switch reference {
        case .symbol(let name): .members([("symbol", text(name))])
        case .named(let name): .members([("named", text(name))])
        case .value(let binding): .string(text(of: binding))
        }
    }
}

extension JSONValue {
    /// An object of the members that have a value.
    static func members(_ members: [(key: String, value: JSONValue?)]) -> JSONValue {
        .object(members.compactMap { member in member.value.map { (member.key, $0) } })
    }
}

extension SourceMap {
    fileprivate subscript(screen screen: Screen) -> String { self[screen.source].path }
}
