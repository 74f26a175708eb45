public import TableSpecDiagnostics
internal import TableSpecPreview

/// The content of a page that follows the specs: the gallery as of the last time that they had no errors, and the
/// present findings.
public struct LivePreview: Sendable {
    /// The page of the gallery; empty as long as the specs have had errors.
    public private(set) var gallery = ""
    /// The data of an event for the page, JSON on one line; ``LivePageRenderer`` says what it holds.
    public var news: String {
        JSONValue.object([
            ("version", .string(version)), ("summary", .string(Summary.findings(findings.map(\.severity)))),
            ("findings", .array(findings.map(\.json))),
        ]).text
    }
    /// The present findings in the specs.
    public private(set) var findings: [Finding] = []

    private let paths: [String]
    private let choices: PictureChoices
    private let screen: String?
    private let allowsEmptyFolders: Bool
    /// The hash of the gallery's text.
    private var version = ""

    /// Creates the preview of the specs at some paths, which shows nothing yet.
    ///
    /// - Parameters:
    ///   - paths: Spec files and folders, as for ``Workspace/init(paths:root:addingTo:)``.
    ///   - choices: What the gallery lets one choose.
    ///   - screen: The name of the only screen to show, or `nil` for all.
    ///   - allowsEmptyFolders: Whether folders may hold no specs.
    public init(
        paths: [String],
        choices: PictureChoices,
        screen: String? = nil,
        allowsEmptyFolders: Bool = false
    ) {
        self.paths = paths
        self.choices = choices
        self.screen = screen
        self.allowsEmptyFolders = allowsEmptyFolders
    }

    /// Reads the specs again.
    public mutating func update() {
        findings = read()
    }

    /// A finding as the page shows it.
    public struct Finding: Hashable, Sendable {
        public var severity: Diagnostic.Severity
        /// The place, the message, the lines of the spec and the remedy.
        public var text: String

        fileprivate var json: JSONValue {
            .object([("severity", .string(severity.rawValue)), ("text", .string(text))])
        }
    }

    private mutating func read() -> [Finding] {
        let workspace: Workspace
        do throws(FileProblem) {
            workspace = try Workspace(paths: paths)
        } catch {
            return [Finding(severity: .error, text: "\(error.path): error: \(error.message)")]
        }
        let analysis = Analysis(workspace)
        let compilation = Compilation(workspace, analysis)
        var findings = analysis.diagnostics.map { diagnostic in
            let text = CaretRenderer(usesColor: false).render([diagnostic], in: analysis.sources)
            return Finding(severity: diagnostic.severity, text: text)
        }
        for folder in allowsEmptyFolders ? [] : workspace.emptyFolders {
            findings.append(Finding(severity: .error, text: "\(folder): error: holds no specs"))
        }
        if let screen, !analysis.screenNames.contains(screen) {
            findings.append(Finding(severity: .error, text: "no spec describes a screen '\(screen)'"))
        }
        guard !findings.contains(where: { $0.severity == .error }) else { return findings }
        show(compilation.gallery(choices, screen: screen).first?.text ?? "")
        return findings
    }

    private mutating func show(_ page: String) {
        gallery = page
        version = ContentHash(page).description
    }
}
