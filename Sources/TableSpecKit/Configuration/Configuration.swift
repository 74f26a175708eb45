public import TableSpecDiagnostics
package import TableSpecModel
package import TableSpecRules
internal import TableSpecYAML

/// The configuration of a folder of specs, which is read from `tablespec.yaml`.
public struct Configuration: Equatable, Sendable {
    /// The name of a configuration file.
    public static let fileName = "tablespec.yaml"

    /// The output folder, relative to the configuration's folder; `nil` if it isn't specified.
    package var output: Located<String>?
    package var rules: RuleConfiguration
    /// The options for the generated Swift.
    public var swift: SwiftOptions
    /// The asset catalogs, or folders that contain some, relative to the configuration's folder.
    package var assets: [Located<String>] = []
    /// Folders of exported SF Symbols, relative to the configuration's folder.
    package var symbols: [Located<String>] = []

    /// Creates the default configuration.
    public init() {
        rules = RuleConfiguration()
        swift = SwiftOptions()
    }

    /// Reads a configuration file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - id: The identifier of the file for the locations of findings.
    ///   - diagnostics: The list to which invalid YAML and unknown keys, rules, and levels are added.
    public static func decode(_ file: SourceFile, id: SourceID, diagnostics: inout [Diagnostic]) -> Configuration {
        var configuration = Configuration()
        guard let document = YAMLDocument.parse(file, id: id, diagnostics: &diagnostics) else { return configuration }
        guard !(document.root.kind == .scalar && document.root.isNull) else { return configuration }
        var decoder = SpecDecoder()
        for field in decoder.fields(of: document.root, as: ConfigurationKey.self) ?? [] {
            switch field.key {
            case .output: configuration.output = decoder.path(field.value)
            case .rules: configuration.rules = decoder.ruleConfiguration(field.value)
            case .swift: configuration.swift = decoder.swiftOptions(field.value)
            case .previews: decoder.pictureOptions(field.value, into: &configuration)
            }
        }
        diagnostics += decoder.diagnostics
        return configuration
    }
}

extension SpecDecoder {
    /// The settings of previews.
    fileprivate mutating func pictureOptions(_ node: YAMLNode, into configuration: inout Configuration) {
        for field in fields(of: node, as: PreviewOptionKey.self) ?? [] {
            switch field.key {
            case .assets: configuration.assets = folders(field.value)
            case .symbols: configuration.symbols = folders(field.value)
            }
        }
    }

    private mutating func folders(_ node: YAMLNode) -> [Located<String>] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of folders")
            return []
        }
        var folders: [Located<String>] = []
        for element in node.elements { path(element).map { folders.append($0) } }
        return folders
    }

    /// A path. The system would treat U+0000 as the end of the path, and access a different file.
    fileprivate mutating func path(_ node: YAMLNode) -> Located<String>? {
        guard let path = string(node) else { return nil }
        guard !path.value.utf8.contains(0) else {
            report(
                Diagnostic(
                    .error,
                    id: LanguageDiagnostic.unknownValue.rawValue,
                    origin: .language,
                    "the path contains the character U+0000, which isn't allowed in paths",
                    at: path.range,
                    help: "remove the character"
                )
            )
            return nil
        }
        return path
    }

    fileprivate mutating func ruleConfiguration(_ node: YAMLNode) -> RuleConfiguration {
        var configuration = RuleConfiguration()
        for (key, value) in entryNodes(node, of: "rules and levels") {
            guard let rule = RuleRegistry.rule(id: key.string) else {
                reportUnknownRule(key)
                continue
            }
            guard value.kind == .mapping else {
                let level: Setting<RuleConfiguration.Level> = choice(value)
                configuration.levels[rule.id] = level.value
                continue
            }
            for pair in value.pairs { option(pair.key, pair.value, of: rule, into: &configuration) }
        }
        return configuration
    }

    /// Reads a rule's level or one of its options.
    private mutating func option(
        _ name: YAMLNode,
        _ value: YAMLNode,
        of rule: RuleDescription,
        into configuration: inout RuleConfiguration
    ) {
        if name.isEqual(to: "level") {
            let level: Setting<RuleConfiguration.Level> = choice(value)
            configuration.levels[rule.id] = level.value
        } else if rule.options.contains(where: { $0.name == name.string }) {
            configuration.options[rule.id, default: [:]][name.string] = nonnegativeNumber(value).value
        } else {
            report(
                .unknownSpelling(
                    .unknownKey,
                    name.string,
                    message: "unknown option '\(name.string.shortened)' of the rule '\(rule.id)'",
                    candidates: ["level"] + rule.options.map(\.name),
                    at: name.range
                )
            )
        }
    }

    /// There are too many rules to list in a message.
    private mutating func reportUnknownRule(_ node: YAMLNode) {
        let nearest = RuleRegistry.nearestID(to: node.text)
        report(
            Diagnostic(
                .error,
                id: LanguageDiagnostic.unknownName.rawValue,
                origin: .language,
                "unknown rule '\(node.text.shortened)'",
                at: node.range,
                help: nearest.map { "did you mean '\($0)'?" } ?? "run 'tablespec rules' for a list",
                fixIts: nearest.map {
                    [
                        FixIt(
                            message: "replace with '\($0)'",
                            edits: [.init(range: node.range, replacement: $0)],
                            isSafe: true
                        )
                    ]
                } ?? []
            )
        )
    }
}
