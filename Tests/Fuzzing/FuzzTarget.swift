internal import Foundation
internal import TableSpecComparison
internal import TableSpecDiagnostics
internal import TableSpecExport
internal import TableSpecFormat
internal import TableSpecPictures
internal import TableSpecRules

@testable internal import TableSpecImport
@testable internal import TableSpecKit
@testable internal import TableSpecServer

/// What is done with invented bytes.
enum FuzzTarget: String, CaseIterable, Sendable {
    /// A spec is linted, fixed, formatted, generated, and drawn.
    case spec
    /// An expression: a condition and a text of a spec.
    case expression
    /// The configuration file of a valid spec.
    case configuration
    /// A storyboard or XIB is imported.
    case storyboard
    /// A property list of a settings bundle is imported.
    case propertyList = "property-list"
    /// The translations of a storyboard are imported.
    case strings
    /// A baseline is applied to a spec, and written again.
    case baseline
    /// The manifest of an output folder, or its journal.
    case manifest
    /// The cache of an output folder, after its checksum.
    case cache
    /// A request to the preview server.
    case request

    /// A property that doesn't hold for some bytes.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// Does it, and returns the Swift that was generated.
    @discardableResult
    func run(_ bytes: [UInt8]) throws(Fault) -> [String] {
        switch self {
        case .spec: return try Self.process(SourceFile(path: "Fuzz.yaml", bytes: bytes))
        case .expression:
            // An indented block keeps all texts but line breaks from ending the value.
            let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " ")
            return try Self.process(SourceFile(path: "Fuzz.yaml", text: Self.spec(with: text)))
        case .configuration:
            let file = SourceFile(path: "tablespec.yaml", bytes: bytes)
            let spec = SourceFile(path: "Fuzz.yaml", text: Self.spec(with: "isOn"))
            let workspace = Workspace(files: [spec], addingTo: SourceMap(), configuration: file)
            return Self.use(workspace, Analysis(workspace))
        case .storyboard: return try Self.process(ImportSource(path: "Main.storyboard", bytes: bytes))
        case .propertyList: return try Self.process(ImportSource(path: "Settings.bundle/Root.plist", bytes: bytes))
        case .strings:
            var source = ImportSource(path: "Main.storyboard", bytes: Array(Self.translated.utf8))
            source.translations = [ImportTranslation(language: "de", path: "de.lproj/Main.strings", bytes: bytes)]
            return try Self.process(source)
        case .baseline: try Self.processBaseline(bytes)
        case .manifest: try Self.processManifest(bytes)
        case .cache: try Self.processCache(bytes)
        case .request: try Self.processRequest(bytes)
        }
        return []
    }

    private static func check(_ holds: Bool, _ otherwise: @autoclosure () -> String) throws(Fault) {
        if !holds { throw Fault(description: otherwise()) }
    }

    // MARK: Specs

    private static func process(_ file: SourceFile) throws(Fault) -> [String] {
        let workspace = Workspace(files: [file], addingTo: SourceMap())
        let analysis = Analysis(workspace)
        let fixed = Fixing(workspace)
        let again = Workspace(files: fixed.analysis.sources.files, addingTo: SourceMap())
        try check(Fixing(again).count == 0, "fixes lead to other fixes")
        if !analysis.hasErrors {
            let old = Workspace(files: [file], addingTo: again.sources)
            let comparison = SpecComparison(old: old, new: again)
            try check(comparison.errors.isEmpty, "fixes make errors")
            let lost = comparison.differences.filter { $0.level == .source }.map(\.message)
            try check(lost.isEmpty, "fixes change the interface: \(lost)")
        }
        var findings: [Diagnostic] = []
        if let form = SpecFormatter.format(file, diagnostics: &findings) {
            let formed = SourceFile(path: file.path, bytes: form)
            try check(SpecFormatter.format(formed, diagnostics: &findings) == form, "the form isn't stable")
        }
        return use(workspace, analysis)
    }

    private static func process(_ source: ImportSource) throws(Fault) -> [String] {
        let files = Import([source], comments: true).files.map { SourceFile(path: $0.name, text: $0.text) }
        let workspace = Workspace(files: files, addingTo: SourceMap())
        let analysis = Analysis(workspace)
        let errors = analysis.diagnostics.filter { $0.severity == .error }
        try check(errors.isEmpty, "an imported spec has errors: \(errors.map(\.message))")
        return use(workspace, analysis)
    }

    /// Generates and draws what has no errors.
    private static func use(_ workspace: Workspace, _ analysis: Analysis) -> [String] {
        guard !analysis.hasErrors else { return [] }
        _ = Previews(workspace, analysis).pictures([.normal])
        _ = try? SettingsBundle(analysis)
        return workspace.sources.files.indices.compactMap {
            Compilation(workspace, analysis).swift(of: SourceID(index: Int32(clamping: $0)))
        }
    }

    // MARK: Files of the tool

    private static func processBaseline(_ bytes: [UInt8]) throws(Fault) {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("baseline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        func read(_ bytes: some Sequence<UInt8>) -> (file: BaselineFile?, faults: [Diagnostic]) {
            var (sources, faults) = (SourceMap(), [Diagnostic]())
            try? Data(bytes).write(to: place)
            return (try? BaselineFile(reading: place.path, into: &sources, diagnostics: &faults), faults)
        }
        guard let file = read(bytes).file else { throw Fault(description: "the baseline isn't read") }
        let workspace = Workspace(
            files: [SourceFile(path: "Fuzz.yaml", text: spec(with: "isOn"))],
            addingTo: SourceMap()
        )
        _ = file.apply(to: Analysis(workspace), of: workspace)
        let again = read(BaselineFile.text(of: file.baseline).utf8)
        try check(again.faults.isEmpty, "a written baseline has faults: \(again.faults.map(\.message))")
        try check(again.file?.baseline == file.baseline, "the baseline isn't read as it's written")
    }

    private static func processManifest(_ bytes: [UInt8]) throws(Fault) {
        let records = OutputRecord.parse(bytes).records
        for record in records {
            let place = URL(fileURLWithPath: "/Generated/\(record.path)").standardized.path
            try check(place == "/Generated/\(record.path)", "'\(record.path)' is accepted")
        }
        let text = records.map(\.line).joined()
        try check(OutputRecord.parse(Array(text.utf8)).records == records, "records aren't read as they're written")
    }

    private static func processCache(_ bytes: [UInt8]) throws(Fault) {
        let cache = BuildCache(parsing: Array(Checksum.line(before: bytes).utf8) + bytes, date: nil)
        let again = BuildCache(parsing: Array(cache.text.utf8), date: nil)
        try check(again == cache, "the cache isn't read as it's written")
        var sources = SourceMap()
        _ = sources.add(SourceFile(path: "Fuzz.yaml", text: spec(with: "isOn")))
        let findings = cache.jobs.values.flatMap(\.findings).filter { $0.ranges.allSatisfy(sources.contains) }
        for format in FindingFormat.allCases { _ = format.renderer().render(findings, in: sources) }
    }

    #if PreviewServer
        private static func processRequest(_ bytes: [UInt8]) throws(Fault) {
            let whole = answer(to: [bytes])
            try check(answer(to: bytes.map { [$0] }) == whole, "the answer depends on how a request arrives")
            guard case .success(let head?) = whole else { return }
            _ = head.values(of: "host")
            try check(!(head.path + head.query).contains("\n"), "an address contains a line break")
        }

        private static func answer(to pieces: [[UInt8]]) -> Result<RequestHead?, Status> {
            var reader = RequestReader(limits: ServerLimits())
            return Result { () throws(Status) in
                for piece in pieces { if let head = try reader.read(piece) { return head } }
                return nil
            }
        }
    #else
        private static func processRequest(_ bytes: [UInt8]) {}
    #endif

    // MARK: What surrounds the bytes

    private static func spec(with expression: String) -> String {
        """
        screen: Fuzz
        state: { isOn: Bool = true, name: String, count: Int = 2, items: [Item], day: Date, price: Decimal = 1 }
        types: { Item: { name: String, size: Double, kind: "enum(small, large)" } }
        table:
          prototypes: [{ id: ItemCell, text: $(item.name) }]
          sections:
            - id: only
              rows:
                - id: row
                  visible: >-
                    $(\(expression))
                  text: >-
                    \(expression)
            - id: list
              rows: { forEach: item in items, prototype: ItemCell }
        samples: { items: [{ name: A, size: 1.5, kind: small }] }

        """
    }

    private static let translated = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
        <tableViewController id="c" customClass="TeaController" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="plain" id="t"><rect key="frame" width="375" height="667"/>
        <sections><tableViewSection id="x"><cells><tableViewCell id="y" style="default" textLabel="l">
        <tableViewCellContentView key="contentView" id="v"><subviews><label id="l" text="Tea"/></subviews>
        </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        </tableViewController></objects></scene></scenes></document>
        """
}
