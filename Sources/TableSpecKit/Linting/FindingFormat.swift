public import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecRules

/// The formats of findings.
public enum FindingFormat: String, CaseIterable, Sendable {
    case pretty, xcode, json, sarif, github, junit, checkstyle

    /// The renderer of the format.
    ///
    /// - Parameter usesColor: Whether `pretty` prints ANSI colour sequences.
    public func renderer(usesColor: Bool = false) -> any DiagnosticRenderer {
        switch self {
        case .pretty: CaretRenderer(usesColor: usesColor)
        case .xcode: XcodeRenderer()
        case .json: JSONRenderer()
        case .sarif: SARIFRenderer(version: Version.current, rules: RuleRegistry.descriptions.map(\.metadata))
        case .github: GitHubRenderer()
        case .junit: JUnitRenderer()
        case .checkstyle: CheckstyleRenderer()
        }
    }
}
