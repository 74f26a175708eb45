public import TableSpecModel
internal import TableSpecYAML

/// How Swift is generated.
public struct SwiftOptions: Hashable, Sendable {
    /// The table of strings of screens that name none; `nil` for texts that are not translated.
    public var stringTable: Located<String>?

    /// Creates the default options.
    public init() {}
}

extension SpecDecoder {
    /// The options of the generator.
    mutating func swiftOptions(_ node: YAMLNode) -> SwiftOptions {
        var options = SwiftOptions()
        for field in fields(of: node, as: SwiftOptionKey.self) ?? [] {
            switch field.key {
            case .stringTable: options.stringTable = identifier(field.value, noun: "string table")
            }
        }
        return options
    }
}

extension SpecFile {
    /// Adds what the options say where the file says nothing itself.
    mutating func apply(_ options: SwiftOptions) {
        guard let table = options.stringTable, screen?.strings.isStated == false else { return }
        screen?.strings = .set(table.value, table.range)
    }
}
