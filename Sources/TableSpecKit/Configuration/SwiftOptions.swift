internal import TableSpecDiagnostics
package import TableSpecGenerator
package import TableSpecModel
internal import TableSpecSwift
internal import TableSpecYAML

/// The options for the generated Swift.
public struct SwiftOptions: Equatable, Sendable {
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
                let bundle: Setting<ResourceBundle> = choice(field.value)
                options.statesBundle = true
                bundle.value.map { options.generator.bundle = $0 }
            case .accessLevel:
                let level: Setting<GeneratorOptions.AccessLevel> = choice(field.value)
                level.value.map { options.generator.accessLevel = $0 }
            case .dataSource:
                let place: Setting<GeneratorOptions.DataSourcePlace> = choice(field.value)
                place.value.map { options.generator.dataSource = $0 }
            case .typePrefix:
                identifier(field.value, noun: "type prefix").map { options.generator.typePrefix = $0.value }
            case .namespace:
                namespace(field.value).map { options.generator.namespace = $0 }
            case .support: supportModule(field.value).map { options.generator.supportModule = $0 }
            case .deploymentTarget:
                deploymentTarget(field.value).map { options.generator.deploymentTarget = $0 }
            }
        }
        return options
    }

    private mutating func namespace(_ node: YAMLNode) -> String? {
        guard let name = identifier(node, noun: "namespace") else { return nil }
        guard !StandardTypes.contains(name.value) else {
            report(
                Diagnostic(
                    .error,
                    id: LanguageDiagnostic.nameCollision.rawValue,
                    origin: .language,
                    "the namespace '\(name.value)' is the name of a type that generated code uses",
                    at: name.range,
                    help: "choose another name, such as 'AppTables'"
                )
            )
            return nil
        }
        guard !SwiftIdentifier.reservedWords.contains(name.value) else {
            report(
                Diagnostic(
                    .error,
                    id: LanguageDiagnostic.nameCollision.rawValue,
                    origin: .language,
                    "the namespace '\(name.value)' is a keyword of Swift",
                    at: name.range,
                    help: "choose another name, such as 'AppTables'"
                )
            )
            return nil
        }
        return name.value
    }

    /// The module in `external(Module)`; `nil` for `internal`.
    private mutating func supportModule(_ node: YAMLNode) -> String? {
        if node.kind == .scalar {
            if node.text == "internal" { return nil }
            if let match = node.text.wholeMatch(of: #/external\((\w+)\)/#), SwiftIdentifier(String(match.1)) != nil,
                !["Foundation", "Swift", "UIKit"].contains(match.1)
            {
                return String(match.1)
            }
        }
        reportWrongKind(node, expected: "'internal', or 'external(Module)' with the name of a module of the app")
        return nil
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
        if let table = options.stringTable {
            defaultStrings = .set(table.value, table.range)
            if screen?.strings.isStated == false { screen?.strings = defaultStrings }
        }
        if options.codableState.value == true { makeTypesCodable() }
        if screen != nil || app != nil {
            imports += options.imports.filter { module in !imports.contains { $0.value == module.value } }
        }
        if screen?.codableState.isStated == false { screen?.codableState = options.codableState }
    }
}
