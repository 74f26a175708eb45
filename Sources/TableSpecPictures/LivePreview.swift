public import TableSpecDiagnostics
package import TableSpecKit
internal import TableSpecPreview

/// The content of a live preview: the gallery of the screens as they were last drawn, and the current findings.
public struct LivePreview: Sendable {
    /// The HTML of the gallery; empty until a screen can be drawn for the first time.
    public private(set) var gallery = ""
    /// The data of a server-sent event for the page: JSON on one line, with the gallery's version and the findings.
    public var news: String {
        JSONValue.object([
            ("version", .string(version)), ("summary", .string(Summary.findings(findings.map(\.severity)))),
            ("findings", .array(findings.map(\.json))), ("mark", .string(mark)),
        ]).text
    }
    /// The start of the id of the row that the page marks, or an empty text.
    public var mark = ""
    /// The current findings in the specs.
    public private(set) var findings: [Finding] = []

    private let paths: [String]
    private let choices: PictureChoices
    private let screen: String?
    private let allowsEmptyFolders: Bool
    /// The screens as they were last drawn, by the paths of their specs.
    private var drawn: [String: GalleryScreen] = [:]
    private var memory = AnalysisMemory()
    /// The hash of the gallery's text.
    private var version = ""

    /// Creates a live preview, without reading specs.
    ///
    /// - Parameters:
    ///   - paths: The paths of spec files and folders, as for ``Workspace/init(paths:root:addingTo:)``.
    ///   - choices: The traits that users can choose in the gallery.
    ///   - screen: The name of the only screen to show, or `nil` for all screens.
    ///   - allowsEmptyFolders: Whether folders can contain no specs.
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

    /// Reads the specs and updates the findings and the gallery.
    ///
    /// A screen whose spec has errors stays as it was last drawn. Files that can't be read are reported in ``findings``.
    public mutating func update() {
        findings = read()
    }

    /// Updates the findings and the gallery from specs that were analyzed elsewhere.
    package mutating func update(_ workspace: Workspace, _ analysis: Analysis, _ inputs: PictureInputs) {
        findings = draw(workspace, analysis, inputs)
    }

    /// The page that shows the content.
    ///
    /// - Parameter reportsClicks: Whether the page reports clicks on rows to the server.
    public static func page(reportsClicks: Bool = false) -> String {
        LivePageRenderer.page(title: "tablespec", reportsClicks: reportsClicks)
    }

    /// A finding as the page shows it.
    public struct Finding: Hashable, Sendable {
        /// The severity of the finding.
        public var severity: Diagnostic.Severity
        /// The location, the message, the lines of the spec, and the help.
        public var text: String

        fileprivate var json: JSONValue {
            .object([("severity", .string(severity.rawValue)), ("text", .string(text))])
        }
    }

    private mutating func read() -> [Finding] {
        var workspace: Workspace
        do throws(FileProblem) {
            workspace = try Workspace(paths: paths)
        } catch {
            return [Finding(severity: .error, text: "\(error.path): error: \(error.message)")]
        }
        let inputs = PictureInputs(readingAssetsOf: &workspace)
        return draw(workspace, Analysis(workspace, reusing: &memory), inputs)
    }

    /// Draws the gallery, and returns the findings.
    private mutating func draw(_ workspace: Workspace, _ analysis: Analysis, _ inputs: PictureInputs) -> [Finding] {
        let previews = Previews(workspace, analysis, inputs)
        var findings = analysis.diagnostics.map { diagnostic in
            let text = CaretRenderer(usesColor: false).render([diagnostic], in: analysis.sources)
            return Finding(severity: diagnostic.severity, text: text)
        }
        for folder in allowsEmptyFolders ? [] : workspace.emptyFolders {
            findings.append(Finding(severity: .error, text: "\(folder): error: contains no specs"))
        }
        if let screen, !analysis.screenNames.contains(screen) {
            findings.append(Finding(severity: .error, text: "unknown screen '\(screen)'"))
        }
        let screens = previews.galleryScreens(only: screen)
        let paths = workspace.specs.map { workspace.sources[$0.id].path }
        drawn = analysis.hasErrors ? drawn.filter { paths.contains($0.key) } : [:]
        for (path, screen) in screens { drawn[path] = screen }
        guard !drawn.isEmpty || !findings.contains(where: { $0.severity == .error }) else { return findings }
        let shown = paths.compactMap { path in drawn[path].map { (path: path, screen: $0) } }
        show(previews.gallery(choices, screen: screen, shown).first?.text ?? "")
        return findings
    }

    private mutating func show(_ page: String) {
        gallery = page
        version = ContentHash(page).description
    }
}
