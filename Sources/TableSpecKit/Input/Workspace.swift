internal import Foundation
public import TableSpecDiagnostics
package import TableSpecModel

/// The specs that a run reads, and the configuration that applies to them.
public struct Workspace: Sendable {
    /// A spec in a workspace.
    public struct Spec: Sendable {
        /// The identifier of the file in ``Workspace/sources``.
        public var id: SourceID
        /// The path relative to the specified folder, which determines the names of the outputs.
        public var relativePath: String
    }

    /// The files that were read: the specs and the configuration.
    public package(set) var sources = SourceMap()
    /// The specs, in the order of their paths.
    public internal(set) var specs: [Spec] = []
    /// The configuration that applies to the specs, or the default configuration if there is no file.
    public internal(set) var configuration = Configuration()
    /// The paths of the specified folders that contain no specs.
    public private(set) var emptyFolders: [String] = []
    /// Findings about files that are skipped: specs whose names aren't UTF-8, links to locations outside, color sets
    /// that can't be read.
    package var leftOutFindings: [Diagnostic] = []
    /// The findings in the configuration.
    public package(set) var configurationFindings: [Diagnostic] = []
    /// The folder of the configuration file, or `nil` if there is none.
    public private(set) var configurationFolder: String?

    /// The name of standard input, used instead of a path.
    package static let standardInput = "<stdin>"

    /// The name of the library that the specs are, or `nil` for specs without dependencies.
    package var library: String?
    /// What the dependencies of the library declare.
    package var dependencies: [SpecFile] = []
    /// What was read for drawings.
    package var drawingInputs = DrawingInputs()
    /// The configuration among the sources, or `nil` if there's none.
    package private(set) var configurationSource: SourceID?
    /// The folders that were searched for specs, with the paths to show to the user.
    private(set) var folders: [String] = []

    /// Reads specs and their configuration.
    ///
    /// - Parameters:
    ///   - paths: The paths of spec files and folders; `-` is standard input. If the list is empty, the default is the
    ///     folder of the nearest configuration file, or the folder `Specs`, or the working directory.
    ///   - root: The folder that output names are relative to. If it's `nil`, they're relative to the specified folder,
    ///     and for a file that was specified directly, the output name is the name of the file.
    ///   - library: The library that the specs are. Then only its configuration applies.
    ///   - sources: The files that were read before; the files of the workspace are added to them.
    /// - Throws: ``FileProblem`` if a file or folder can't be read, a spec isn't in `root`, or an index isn't valid.
    public init(
        paths: [String],
        root: String? = nil,
        library: Library? = nil,
        addingTo sources: SourceMap = SourceMap()
    ) throws(FileProblem) {
        self.sources = sources
        let paths = Self.paths(meantBy: paths)
        if let library {
            try read(library)
        } else {
            try readConfiguration(nearestTo: paths.first { $0 != "-" } ?? ".")
        }
        if paths.contains("-") {
            let bytes = try Disk.readStandardInput(upTo: FileLimit.yaml)
            add(SourceFile(path: Self.standardInput, bytes: bytes), named: "stdin")
        }
        let found = try SpecDiscovery.specs(at: paths.filter { $0 != "-" })
        folders = found.folders
        emptyFolders = found.emptyFolders
        for path in found.unreadable {
            leaveOut(path, "file-name", "the name isn't UTF-8, so the file or folder is ignored", help: "rename it")
        }
        for path in found.linksOut {
            leaveOut(
                path,
                "symbolic-link",
                "the symbolic link points outside the repository or the folder, so it isn't followed",
                help: "copy the files, or name them on the command line"
            )
        }
        for spec in found.specs {
            let name = try root.map { root throws(FileProblem) in try Self.relativePath(from: root, to: spec.path) }
            let file = SourceFile(path: spec.path, bytes: try Self.bytes(of: spec.path))
            add(file, named: name ?? spec.relativePath)
        }
    }

    private mutating func read(_ library: Library) throws(FileProblem) {
        self.library = library.name
        if let path = library.configuration {
            let folder = FilePath.folder(of: path)
            configurationFolder = folder
            configure(with: SourceFile(path: path, bytes: try Self.bytes(of: path)), in: folder)
        }
        for path in library.indexes { try readIndex(at: path, isDirect: true) }
        for path in library.indirectIndexes where !library.indexes.contains(path) {
            try readIndex(at: path, isDirect: false)
        }
    }

    private mutating func readIndex(at path: String, isDirect: Bool) throws(FileProblem) {
        let file = SourceFile(path: path, bytes: try Self.bytes(of: path))
        try addIndex(file, isDirect: isDirect)
    }

    /// Adds what the index of a dependency contains.
    package mutating func addIndex(_ file: SourceFile, isDirect: Bool = true) throws(FileProblem) {
        dependencies += try LibraryIndex.specs(in: file, id: sources.add(file), isDirect: isDirect)
    }

    package static func configurationPath(in folder: String) -> String {
        folder == "." ? Configuration.fileName : "\(folder)/\(Configuration.fileName)"
    }

    private static func relativePath(from root: String, to spec: String) throws(FileProblem) -> String {
        let path = FilePath.relativePath(below: FilePath.absoluteParts(of: root), to: FilePath.absoluteParts(of: spec))
        guard let path else { throw FileProblem(path: spec, message: "isn't in the folder '\(root)'") }
        return path
    }

    /// The paths of everything that was read: specs, the configuration, searched folders, and files for drawings.
    public var inputPaths: [String] {
        let specs = specs.map { sources[$0.id].path }.filter { $0 != Self.standardInput }
        return specs + (configurationSource.map { [sources[$0].path] } ?? []) + folders + drawingInputs.paths
    }

    /// The output folder: the one that the configuration specifies, or `Generated`.
    ///
    /// The folder is relative to the configuration's folder, or to the working directory if there is no configuration.
    public var outputPath: String {
        guard let folder = configurationFolder else { return Self.defaultOutput }
        let output = configuration.output?.value ?? Self.defaultOutput
        guard !output.hasPrefix("/") else { return output }
        var parts = folder == "." ? [] : folder.split(separator: "/").map(String.init)
        for part in output.split(separator: "/").map(String.init) where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        let path = parts.joined(separator: "/")
        return folder.hasPrefix("/") ? "/\(path)" : (path.isEmpty ? "." : path)
    }

    private static let defaultOutput = "Generated"

    /// Creates a workspace from texts, without reading files.
    ///
    /// - Parameters:
    ///   - files: The paths and texts of the specs.
    ///   - configuration: The configuration that applies to the specs.
    public init(files: [(path: String, text: String)], configuration: Configuration = Configuration()) {
        self.configuration = configuration
        for file in files {
            add(SourceFile(path: file.path, text: file.text), named: file.path)
        }
    }

    /// Creates a workspace of files that were read before, in order.
    ///
    /// - Parameters:
    ///   - sources: Files that were read before; the files of the workspace are added to them.
    ///   - configuration: The configuration file that applies to the specs.
    package init(files: [SourceFile], addingTo sources: SourceMap, configuration: SourceFile? = nil) {
        self.sources = sources
        if let configuration { _ = readConfiguration(configuration) }
        for file in files { add(file, named: file.path) }
    }

    /// The stems of the names of the specs' outputs.
    package var outputStems: [SourceID: String] {
        Dictionary(specs.map { ($0.id, OutputName.stem(of: $0.relativePath)) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func add(_ file: SourceFile, named relativePath: String) {
        specs.append(Spec(id: sources.add(file), relativePath: relativePath))
    }

    private mutating func leaveOut(_ path: String, _ kind: String, _ message: String, help: String) {
        let id = sources.add(SourceFile(path: path, bytes: []))
        leftOutFindings.append(
            Diagnostic(
                .warning,
                id: kind,
                origin: .language,
                message,
                at: SourceRange(source: id, start: 0, end: 0),
                help: help
            )
        )
    }

    private mutating func readConfiguration(nearestTo path: String) throws(FileProblem) {
        guard let folder = Self.folder(withConfigurationNearestTo: path) else { return }
        configurationFolder = folder
        let file = Self.configurationPath(in: folder)
        configure(with: SourceFile(path: file, bytes: try Self.bytes(of: file)), in: folder)
    }

    /// Applies a configuration file of a folder.
    mutating func configure(with source: SourceFile, in folder: String) {
        configurationFindings = []
        let id = readConfiguration(source)
        if let fault = OutputPlace.fault(of: configuration.output?.value, at: outputPath, configuredIn: folder) {
            let range = configuration.output?.range ?? SourceRange(source: id, start: 0, end: 0)
            configurationFindings.append(.wrongOutputPlace(fault, at: range))
        }
    }

    private mutating func readConfiguration(_ source: SourceFile) -> SourceID {
        let id = sources.add(source)
        configurationSource = id
        configuration = Configuration.decode(source, id: id, diagnostics: &configurationFindings)
        return id
    }

    /// The given paths or, if there are none, the default path.
    package static func paths(meantBy paths: [String]) -> [String] { paths.isEmpty ? [defaultPath()] : paths }

    private static func defaultPath() -> String {
        folder(withConfigurationNearestTo: ".") ?? (FileManager.default.fileExists(atPath: "Specs") ? "Specs" : ".")
    }

    /// The nearest folder at or above a path that contains a configuration.
    package static func folder(withConfigurationNearestTo path: String) -> String? {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        var folder = exists && isFolder.boolValue ? path : parent(of: path)
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        for _ in 0..<64 {
            if FileManager.default.fileExists(atPath: "\(folder)/\(Configuration.fileName)") { return folder }
            let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
            if absolute == "/" { return nil }
            folder = parent(of: folder)
        }
        return nil
    }

    private static func parent(of path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.last, last != "..", last != ".", !last.isEmpty else {
            return path == "." ? ".." : "\(path)/.."
        }
        let rest = parts.dropLast().joined(separator: "/")
        return rest.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : rest
    }

    /// Files are read only far enough to detect that they are too large.
    package static func bytes(of path: String) throws(FileProblem) -> [UInt8] {
        try Disk.read(path, upTo: FileLimit.yaml)
    }
}
