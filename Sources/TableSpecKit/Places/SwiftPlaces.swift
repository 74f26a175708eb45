package import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecModel
internal import TableSpecYAML

/// The places of specs in their Swift, and back.
public struct SwiftPlaces: Sendable {
    /// A place with what's there.
    public struct Location: Equatable, Sendable, CustomStringConvertible {
        /// The path of the file.
        let path: String
        /// The position of the first character.
        let position: SourcePosition
        /// The part of the spec, or the line of Swift.
        let text: String

        /// The path, the position and the text: `Specs/Settings.yaml:24:15: row 'wifi' of screen 'Settings'`.
        public var description: String { "\(path):\(position.line):\(position.column): \(text)" }
    }

    private let workspace: Workspace
    private let analysis: Analysis
    private let output: String

    /// Creates the places of an analyzed workspace without errors.
    ///
    /// - Parameter output: The output folder, or `nil` for the one of the configuration.
    public init(_ workspace: Workspace, _ analysis: Analysis, output: String? = nil) {
        self.workspace = workspace
        self.analysis = analysis
        self.output = output ?? workspace.outputPath
    }

    /// Returns the places in Swift of a place in a spec, or the reverse.
    public func locations(of place: TextPlace) throws(PlaceProblem) -> [Location] {
        place.isInSpec ? try swiftLocations(of: place) : [try specLocation(of: place)]
    }

    // MARK: From Swift

    private func specLocation(of place: TextPlace) throws(PlaceProblem) -> Location {
        let name = place.path.split(separator: "/").last.map(String.init) ?? place.path
        let found = analysis.model.files.first { outputPath(of: $0)?.hasSuffix("/\(name)") == true }
        guard let file = found, let output = outputPath(of: file) else {
            let isShared = Products.supportPath.hasSuffix("/\(name)")
            let reason = isShared ? "all screens share '\(name)'" : "no spec generates '\(name)'"
            throw .usage("\(reason); specify a Swift file of one of the specs, and the specs after it")
        }
        let path = Disk.status(of: place.path) == nil ? output : place.path
        let swift = try current(file, at: path)
        let bytes = Array(swift.text.utf8)
        guard let subject = swift.subject(at: try place.offsets(in: bytes).lowerBound) else {
            throw .usage("'\(file.path)' declares nothing")
        }
        let source = analysis.sources[subject.range.source]
        let position = LineTable(source.bytes).position(ofByte: Int(subject.range.start))
        return Location(path: source.path, position: position, text: subject.phrase)
    }

    // MARK: To Swift

    private func swiftLocations(of place: TextPlace) throws(PlaceProblem) -> [Location] {
        let parts = FilePath.absoluteParts(of: place.path)
        let found = analysis.model.files.first { FilePath.absoluteParts(of: $0.path) == parts }
        guard let file = found, let path = outputPath(of: file) else {
            throw .usage("'\(place.path)' isn't one of the specs; specify the specs after it")
        }
        let range = try place.offsets(in: analysis.sources[file.source].bytes)
        let swift = try current(file, at: path)
        let bytes = Array(swift.text.utf8)
        let table = LineTable(bytes)
        let inLine = swift.places.filter { place in
            place.subject.range.source == file.source && range.contains(Int(place.subject.range.start))
                && !place.subject.isWhole
        }
        let places = inLine.isEmpty ? places(at: range.lowerBound, in: file, swift) : inLine
        return places.map { place in
            let position = table.position(ofByte: place.name.lowerBound)
            let line = table.bytes(ofLine: position.line) ?? 0..<0
            let text = String(decoding: bytes[line].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
            return Location(path: path, position: position, text: text)
        }
    }

    // MARK: Files

    /// The path of a spec's Swift.
    private func outputPath(of file: SpecFile) -> String? {
        workspace.outputStems[file.source].map { "\(output)/\(OutputKind.swift.path($0))" }
    }

    /// The Swift of a spec, if a file contains it.
    private func current(_ file: SpecFile, at path: String) throws(PlaceProblem) -> PlacedSwift {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try Disk.read(path, limit: FileLimit.output)
        } catch {
            throw .file(error)
        }
        // The plugin looks up resources in the bundle of the module.
        var forModule = workspace.configuration.swift
        forModule.preferModuleBundle()
        for options in [workspace.configuration.swift, forModule] {
            let swift = SwiftGenerator(analysis.model, options: options.generator).places(of: file)
            if bytes.elementsEqual(swift.text.utf8) { return swift }
        }
        throw .stale("'\(path)' isn't the Swift of the current specs; run 'tablespec build'")
    }

    /// The Swift file of a spec with the places of a part of it, or `nil` if the file is missing or stale.
    ///
    /// - Parameters:
    ///   - source: The spec.
    ///   - offset: The offset of the name, or of something in the part.
    package func places(at offset: Int, in source: SourceID) -> (path: String, text: String, names: [Range<Int>])? {
        guard let file = analysis.model.files.first(where: { $0.source == source }), let path = outputPath(of: file),
            let swift = try? current(file, at: path)
        else { return nil }
        return (path, swift.text, places(at: offset, in: file, swift).map(\.name))
    }

    /// The places of the innermost part of a spec around an offset.
    private func places(at offset: Int, in file: SpecFile, _ swift: PlacedSwift) -> [PlacedSwift.Place] {
        let own = swift.places.filter { $0.subject.range.source == file.source }
        var found = own.filter { $0.subject.range.start <= offset && offset <= $0.subject.range.end }
        if found.isEmpty {
            var diagnostics: [Diagnostic] = []
            let document = YAMLDocument.parse(analysis.sources[file.source], id: file.source, diagnostics: &diagnostics)
            found = document.map { Self.places(at: offset, in: $0.root, among: own) } ?? []
        }
        // The declarations of a screen's values and requirements have the location of the screen.
        let owners = (found.isEmpty ? own : found).filter { $0.subject.identity.kind == .owner }
        return owners.isEmpty ? found : owners
    }

    private static func places(
        at offset: Int,
        in node: YAMLNode,
        among all: [PlacedSwift.Place]
    ) -> [PlacedSwift.Place] {
        if node.kind == .scalar {
            return all.filter { $0.subject.identity.kind == .action && $0.subject.identity.name == node.string }
        }
        if let element = Array(node.elements).last(where: { $0.range.start <= offset }) {
            return places(at: offset, in: element, among: all)
        }
        guard let pair = Array(node.pairs).last(where: { $0.key.range.start <= offset }) else { return [] }
        let inner = pair.value.range.start <= offset ? places(at: offset, in: pair.value, among: all) : []
        guard inner.isEmpty else { return inner }
        let declared = all.filter { $0.subject.range == pair.key.range }
        guard declared.isEmpty else { return declared }
        // A part has the location of its name or, without one, of its mapping.
        let ranges = Set(node.pairs.map(\.value).filter { $0.kind == .scalar }.map(\.range) + [node.range])
        let kinds: [InterfaceSubject.Kind] = [.owner, .section, .row, .prototype, .update]
        return all.filter { kinds.contains($0.subject.identity.kind) && ranges.contains($0.subject.range) }
    }
}
