internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecPictures
internal import TableSpecYAML

/// The specs that one run of `lint` checks, with the texts of the editor in place of those on the disk.
struct Project {
    /// The arguments with which `lint` finds the same specs.
    let paths: [String]
    /// The specs on the disk, or `nil` until they're read again.
    private var saved: Workspace?
    /// The images, colors and symbols of the project, as of the last reading.
    private(set) var pictures = PictureInputs()
    private var memory = AnalysisMemory()
    /// The analysis of the current texts, or `nil` until something requests it.
    private(set) var current: Analyzed?
    /// The reason why the specs couldn't be read.
    private var problem: FileProblem?

    init(paths: [String]) {
        self.paths = paths
    }

    /// The texts have changed in the editor.
    mutating func textsChanged() { current = nil }

    /// Files have changed on the disk.
    mutating func filesChanged() { (saved, current) = (nil, nil) }

    /// Analyzes the current texts, unless that was done before.
    mutating func analyzed(_ texts: [String: [UInt8]]) -> Analyzed {
        if let current { return current }
        let workspace = workspace(texts)
        let analyzed = Analyzed(workspace, reusing: memory, pictures)
        (current, memory) = (analyzed, analyzed.memory)
        return analyzed
    }

    /// Returns the reason why the specs couldn't be read, once.
    mutating func takeProblem() -> FileProblem? { problem.take() }

    private mutating func workspace(_ texts: [String: [UInt8]]) -> Workspace {
        if saved == nil { read() }
        if let saved { return saved.replacing(texts) }
        // A new document that isn't a file yet.
        let files = texts.filter { paths.contains($0.key) }.map { SourceFile(path: $0.key, bytes: $0.value) }
        if !files.isEmpty { problem = nil }
        return Workspace(files: files, addingTo: SourceMap())
    }

    private mutating func read() {
        problem = nil
        do throws(FileProblem) {
            var workspace = try Workspace(paths: paths)
            // `lint` reports assets that can't be read.
            pictures = PictureInputs(readingAssetsOf: &workspace)
            saved = workspace
        } catch {
            problem = error
        }
    }
}

/// A workspace with its analysis: the only place where the server analyzes specs.
final class Analyzed {
    let workspace: Workspace
    let analysis: Analysis
    /// The results for the next analysis.
    let memory: AnalysisMemory
    /// The images and colors of the app.
    let pictures: PictureInputs
    /// The bindings and the segues of each file.
    private(set) lazy var uses = analysis.model.files.map { file in UseCollector(file) }
    /// The declarations and their uses.
    private(set) lazy var index = SymbolIndex(self)

    /// Analyzes the specs of a workspace that the last analysis doesn't answer.
    init(_ workspace: Workspace, reusing memory: AnalysisMemory, _ pictures: PictureInputs) {
        var memory = memory
        self.workspace = workspace
        self.pictures = pictures
        analysis = Analysis(workspace, reusing: &memory)
        self.memory = memory
    }

    /// Analyzes the same specs with other texts.
    func replacing(_ texts: [String: [UInt8]]) -> Analyzed {
        Analyzed(workspace.replacing(texts), reusing: memory, pictures)
    }

    /// The file at a path.
    func source(at path: String) -> SourceID? {
        // A configuration that has changed is read a second time.
        analysis.sources.files.lastIndex { $0.path == path }.map { SourceID(index: Int32(clamping: $0)) }
    }

    /// The root of a file, or `nil` if it can't be parsed.
    func root(of source: SourceID) -> SpecPlace? {
        let file = analysis.sources[source]
        guard let document = memory.document(source, file) else { return SpecPlace.parse(file, source) }
        return SpecPlace(root: document.root, isConfiguration: false)
    }

    /// The findings of each file, by path.
    var findings: [String: [Diagnostic]] {
        Dictionary(grouping: analysis.diagnostics) { analysis.sources[$0.range.source].path }
    }
}
