internal import TableSpecDiagnostics
internal import TableSpecModel

/// The resolved model as JSON, for other tools.
public enum ModelInspection {
    /// The version of the JSON's shape; a change that a reader could notice raises it.
    public static let version = 3

    /// The apps, all screens with their sections, rows, prototypes and segues, the types, the prototypes that tables
    /// share, and the interface between generated code and the app, indented.
    public static func json(of analysis: Analysis) -> String {
        let model = analysis.model
        return JSONValue.object([
            ("version", .integer(version)),
            ("apps", .array(model.apps.map { app($0, path: analysis.sources[$0.range.source].path) })),
            ("screens", .array(model.screens.map { screen($0, path: analysis.sources[screen: $0]) })),
            ("external", .array(model.externals.map(external))),
            ("types", .array(model.types.map(type))),
            ("prototypes", .array(model.sharedPrototypes.map { .object(Prototype.mapping.members(of: $0)) })),
            ("interface", interface(of: analysis)),
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
                ("table", .object(Table.mapping.members(of: screen.table))),
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
                properties.map(\.json)
            )
    }

    static func navigationItem(_ item: NavigationItem) -> JSONValue? {
        let members = NavigationItem.mapping.members(of: item)
        return members.isEmpty ? nil : .object(members)
    }

    /// The values that previews show, by name.
    private static func samples(_ samples: [Screen.Sample]) -> JSONValue? {
        samples.isEmpty ? nil : .object(samples.map { ($0.name.value, $0.value.json) })
    }

    static func text(_ template: TextTemplate) -> JSONValue { template.json }

    /// A binding as the spec writes it.
    static func text(of binding: Binding) -> String { binding.spelling }
}

extension SourceMap {
    fileprivate subscript(screen screen: Screen) -> String { self[screen.source].path }
}
