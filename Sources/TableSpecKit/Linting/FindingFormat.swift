public import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecRules

/// An output format of findings.
public enum FindingFormat: String, CaseIterable, Sendable {
    /// Text for the terminal, with the source of each finding.
    case pretty
    /// One line per finding, in the format of compilers.
    case xcode
    // The following formats name files relative to the root of the git repository.

    /// JSON, with offsets in bytes and columns in Unicode scalars and UTF-16 code units.
    case json
    /// SARIF 2.1.0, with columns in Unicode scalars.
    case sarif
    /// GitHub workflow commands.
    case github
    /// JUnit XML.
    case junit
    /// Checkstyle XML, with columns in Unicode scalars.
    case checkstyle

    /// Returns the renderer of the format.
    ///
    /// - Parameters:
    ///   - usesColor: Whether `pretty` prints ANSI color sequences.
    ///   - rulesURL: The absolute URL of the rules page, for links in `sarif`.
    public func renderer(usesColor: Bool = false, rulesURL: String? = nil) -> any DiagnosticRenderer {
        switch self {
        case .pretty: CaretRenderer(usesColor: usesColor)
        case .xcode: XcodeRenderer()
        case .json: RepositoryPaths(renderer: JSONRenderer())
        case .sarif:
            RepositoryPaths(
                renderer: SARIFRenderer(
                    version: Version.current,
                    rules: RuleRegistry.descriptions.map(\.metadata),
                    rulesURL: rulesURL
                )
            )
        case .github: RepositoryPaths(renderer: GitHubRenderer())
        case .junit: RepositoryPaths(renderer: JUnitRenderer())
        case .checkstyle: RepositoryPaths(renderer: CheckstyleRenderer())
        }
    }
}
