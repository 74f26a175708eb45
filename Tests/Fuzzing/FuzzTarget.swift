internal import TableSpecDiagnostics
internal import TableSpecExport
internal import TableSpecFormat
internal import TableSpecKit
internal import TableSpecPictures

@testable internal import TableSpecImport

/// What is done with the bytes that libFuzzer invents.
enum FuzzTarget: String, CaseIterable {
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

    func run(_ bytes: [UInt8]) {
        switch self {
        case .spec: Self.process(SourceFile(path: "Fuzz.yaml", bytes: bytes))
        case .expression:
            // An indented block keeps all texts but line breaks from ending the value.
            let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " ")
            Self.process(SourceFile(path: "Fuzz.yaml", text: Self.spec(with: text)))
        case .configuration:
            let file = SourceFile(path: "tablespec.yaml", bytes: bytes)
            let spec = SourceFile(path: "Fuzz.yaml", text: Self.spec(with: "isOn"))
            _ = Analysis(Workspace(files: [spec], addingTo: SourceMap(), configuration: file))
        case .storyboard: Self.process(ImportSource(path: "Main.storyboard", bytes: bytes))
        case .propertyList: Self.process(ImportSource(path: "Settings.bundle/Root.plist", bytes: bytes))
        case .strings:
            var source = ImportSource(path: "Main.storyboard", bytes: Array(Self.translated.utf8))
            source.translations = [ImportTranslation(language: "de", path: "de.lproj/Main.strings", bytes: bytes)]
            Self.process(source)
        }
    }

    private static func process(_ file: SourceFile) {
        let workspace = Workspace(files: [file], addingTo: SourceMap())
        let analysis = Analysis(workspace)
        use(workspace, analysis)
        let fixed = Fixing(workspace)
        let again = Workspace(files: fixed.analysis.sources.files, addingTo: SourceMap())
        precondition(Fixing(again).count == 0, "fixes lead to other fixes")
        precondition(analysis.hasErrors || !fixed.analysis.hasErrors, "fixes make errors")
        var findings: [Diagnostic] = []
        guard let form = SpecFormatter.format(file, diagnostics: &findings) else { return }
        let formed = SourceFile(path: file.path, bytes: form)
        precondition(SpecFormatter.format(formed, diagnostics: &findings) == form, "the form isn't stable")
    }

    private static func process(_ source: ImportSource) {
        let files = Import([source], comments: true).files.map { SourceFile(path: $0.name, text: $0.text) }
        let workspace = Workspace(files: files, addingTo: SourceMap())
        let analysis = Analysis(workspace)
        let errors = analysis.diagnostics.filter { $0.severity == .error }
        precondition(errors.isEmpty, "an imported spec has errors: \(errors.map(\.message))")
        use(workspace, analysis)
    }

    /// Generates and draws what has no errors.
    private static func use(_ workspace: Workspace, _ analysis: Analysis) {
        guard !analysis.hasErrors else { return }
        _ = Compilation(workspace, analysis).swiftFiles()
        _ = Previews(workspace, analysis).pictures([.normal])
        _ = try? SettingsBundle(analysis)
    }

    private static func spec(with expression: String) -> String {
        """
        screen: Fuzz
        state: { isOn: Bool = true, name: String, count: Int = 2, items: [Item], day: Date, price: Decimal = 1 }
        types: { Item: { name: String, size: Double, kind: Kind }, Kind: [small, large] }
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
