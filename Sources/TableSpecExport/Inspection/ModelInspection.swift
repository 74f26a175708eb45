internal import TableSpecDiagnostics
public import TableSpecKit
internal import TableSpecModel

/// The resolved model as JSON, for other tools.
public enum ModelInspection {
    /// The version of the JSON format, which increases with each incompatible change.
    public static let version = 3

    /// Returns the resolved model as indented JSON.
    ///
    /// The model consists of the apps, the screens with their sections, rows, prototypes, and segues, the types, the
    /// shared prototypes, and the interface between the generated code and the app.
    public static func json(of analysis: Analysis) -> String {
        JSONValue.object(members(of: analysis) + [("interface", interface(of: analysis))]).indentedText
    }

    /// The members without the interface, which needs the generated code.
    static func members(of analysis: Analysis) -> [JSONValue.Member] {
        let model = analysis.model
        let files = model.files.compactMap(FileContent.init)
        return [
            ("version", .integer(version)),
            ("apps", .array(files.filter(\.isApp).map { json(of: $0, in: analysis.sources) })),
            ("screens", .array(files.filter { !$0.isApp }.map { json(of: $0, in: analysis.sources) })),
            ("external", .array(model.externals.map(\.json))),
            ("types", .array(model.types.map(\.json))),
            ("prototypes", .array(model.sharedPrototypes.map { .object(Prototype.mapping.members(of: $0)) })),
        ]
    }

    private static func json(of content: FileContent, in sources: SourceMap) -> JSONValue {
        let name = content.name
        return .object(
            [("name", .string(name.value)), ("file", .string(sources[name.range.source].path))]
                + FileContent.mapping.members(of: content)
        )
    }
}
