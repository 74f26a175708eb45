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
            ("apps", .array(model.apps.map { file(FileContent($0), named: $0.name, in: analysis.sources) })),
            ("screens", .array(model.screens.map { file(FileContent($0), named: $0.name, in: analysis.sources) })),
            ("external", .array(model.externals.map(\.json))),
            ("types", .array(model.types.map(\.json))),
            ("prototypes", .array(model.sharedPrototypes.map { .object(Prototype.mapping.members(of: $0)) })),
            ("interface", interface(of: analysis)),
        ]).indentedText
    }

    private static func file(_ content: FileContent, named name: Located<String>, in sources: SourceMap) -> JSONValue {
        .object(
            [("name", .string(name.value)), ("file", .string(sources[name.range.source].path))]
                + FileContent.mapping.members(of: content)
        )
    }
}
