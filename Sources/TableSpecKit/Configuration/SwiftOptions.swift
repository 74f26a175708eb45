internal import TableSpecDiagnostics
package import TableSpecGenerator
package import TableSpecModel
internal import TableSpecSwift
internal import TableSpecYAML

/// The options for the generated Swift.
public struct SwiftOptions: Hashable, Sendable {
    /// The string table of screens that don't specify one; `nil` for texts that aren't translated.
    package var stringTable: Located<String>?
    /// Whether states and types are `Codable`; `nil` if the configuration doesn't specify it.
    package var codableState = Setting<Bool>.unset
    /// The modules that the Swift of every screen and app imports.
    package var imports: [Located<String>] = []
    package var generator = GeneratorOptions()
    /// Whether the configuration specifies a bundle.
    fileprivate var statesBundle = false

    /// Creates the default options.
    public init() {}

    /// Uses the module's bundle if the configuration doesn't specify one.
    mutating func preferModuleBundle() {
        if !statesBundle { generator.bundle = .module }
    }
}

extension SpecDecoder {
    /// The options of the generator.
    mutating func swiftOptions(_ node: YAMLNode) -> SwiftOptions {
        var options = SwiftOptions()
        for field in fields(of: node, as: SwiftOptionKey.self) ?? [] {
            switch field.key {
            case .stringTable: options.stringTable = identifier(field.value, noun: "string table")
            case .imports: options.imports = modules(field.value)
            case .codableState: options.codableState = boolean(field.value)
            case .bundle:
                let bundle: Setting<ResourceBundle> = word(field.value)
                options.statesBundle = true
                bundle.value.map { options.generator.bundle = $0 }
            case .accessLevel:
                let level: Setting<GeneratorOptions.AccessLevel> = word(field.value)
                level.value.map { options.generator.accessLevel = $0 }
            case .dataSource:
                let place: Setting<GeneratorOptions.DataSourcePlace> = word(field.value)
                place.value.map { options.generator.dataSource = $0 }
            case .typePrefix:
                identifier(field.value, noun: "type prefix").map { options.generator.typePrefix = $0.value }
            case .namespace:
                identifier(field.value, noun: "namespace").map { options.generator.namespace = $0.value }
            case .support: supportModule(field.value).map { options.generator.supportModule = $0.value }
            case .deploymentTarget:
                deploymentTarget(field.value).map { options.generator.deploymentTarget = $0 }
            }
        }
        return options
    }

    /// The module in `external(Module)`; `nil` for `internal`.
    private mutating func supportModule(_ node: YAMLNode) -> Located<String>? {
        guard node.kind == .scalar, node.text != "internal" else {
            if node.kind != .scalar { reportSupport(node) }
            return nil
        }
        guard let match = node.text.wholeMatch(of: #/external\((\w+)\)/#), SwiftIdentifier(String(match.1)) != nil
        else {
            reportSupport(node)
            return nil
        }
        return Located(String(match.1), at: node.range)
    }

    private mutating func reportSupport(_ node: YAMLNode) {
        reportWrongKind(node, expected: "'internal', or 'external(Module)' with the name of a module")
    }

    private mutating func deploymentTarget(_ node: YAMLNode) -> GeneratorOptions.SystemVersion? {
        guard node.kind == .scalar, !node.isNull, let version = GeneratorOptions.SystemVersion(node.text) else {
            reportWrongKind(node, expected: "an iOS version such as 16.0")
            return nil
        }
        guard version >= .oldest else {
            report(
                Diagnostic(
                    .error,
                    id: "deployment-target",
                    origin: .language,
                    "generated code needs iOS \(GeneratorOptions.SystemVersion.oldest) or later, found iOS \(version)",
                    at: node.range
                )
            )
            return nil
        }
        return version
    }
}

extension SpecFile {
    /// Applies the options that the file doesn't specify itself.
    mutating func apply(_ options: SwiftOptions) {
        if let table = options.stringTable, screen?.strings.isStated == false {
            screen?.strings = .set(table.value, table.range)
        }
        if options.codableState.value == true { makeTypesCodable() }
        if screen != nil || app != nil {
            imports += options.imports.filter { module in !imports.contains { $0.value == module.value } }
        }
        if screen?.codableState.isStated == false { screen?.codableState = options.codableState }
    }
}
