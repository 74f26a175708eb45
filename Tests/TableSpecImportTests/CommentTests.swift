import TableSpecDiagnostics
import TableSpecExport
import TableSpecKit
import TableSpecTestSupport
import Testing

@testable import TableSpecImport

@Suite("Comments in a spec say what isn't imported")
struct CommentTests {
    private static func spec(_ fixture: Fixture) -> String {
        Import([fixture.source], comments: true).text(of: "List.yaml") ?? ""
    }

    private static let ownClass = #"customClass="Tea.Cell.1""#
    private static let longText = String(repeating: "x", count: 500)

    /// A row of one text, a section, a view on its own line, a button of a bar, and the screen.
    @Test func theyAreAboveWhatTheyAreAbout() {
        let label = #"<label text="Tea" id="l">\#(Fixture.frame(16, 11, 100, 22))</label>"#
        let views = (0..<4).map { index in
            """
            <button id="b\(index)">\(Fixture.frame(16, Double(index) * 40, 300, 30))
            <state key="normal" title="A button with a long title \(index)"/>
            \(index % 3 == 0 ? #"<state key="disabled" title="Off"/>"# : "")</button>
            """
        }
        let cells =
            Fixture.custom(label, 44, Self.ownClass, id: "a") + Fixture.custom(views.joined(), 160, id: "b")
        let item = """
            <navigationItem key="navigationItem" id="n">
            <barButtonItem key="rightBarButtonItem" id="r"/></navigationItem>
            <connections><segue destination="elsewhere" kind="show" identifier="again" id="g"/></connections>
            """
        let fixture = Fixture(table: Fixture.section(cells), controller: item)
        #expect(
            Self.spec(fixture) == """
                # Not imported: the segue 'again' of the controller
                screen: List
                # Not imported: the content of a bar button
                navigationItem: { right: { title: Button, action: button } }
                table:
                  sections:
                    - rows:
                        # Not imported: the cell's class 'Tea.Cell.1'
                        - Tea
                        - id: aButtonWithALongTitle
                          content:
                            vstack:
                              # Not imported: the content of a button in its disabled state
                              - { button: A button with a long title 0, action: aButtonWithALongTitle0 }
                              - { button: A button with a long title 1, action: aButtonWithALongTitle1 }
                              - { button: A button with a long title 2, action: aButtonWithALongTitle2 }
                              # Not imported: the content of a button in its disabled state
                              - { button: A button with a long title 3, action: aButtonWithALongTitle3 }
                            spacing: 20
                          preservesSuperviewLayoutMargins: false
                          layoutMargins: { top: 5, left: 16, bottom: 14, right: 59 }

                """
        )
    }

    /// The comment can't end the line, reorder it, suppress a rule, or be endless.
    @Test(arguments: ["tablespec:disable:file x", "a\nb: c", "\u{202E}right", longText, "# -- $(x)"])
    func aTextOfTheDocumentStaysInTheComment(_ text: String) throws {
        let escaped = text.replacing("\n", with: "&#10;")
        let attribute = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(escaped)" value="1"/>
            </userDefinedRuntimeAttributes>
            """
        let fixture = Fixture(table: Fixture.section(Fixture.cell("Tea", "", attribute)))
        let result = Import([fixture.source], comments: true)
        #expect(result.findings.map(\.id) == fixture.result.findings.map(\.id))
        let comments = try #require(result.text(of: "List.yaml")).split(separator: "\n").filter { $0.contains("# Not") }
        #expect(comments.count == 1)
        #expect(comments.allSatisfy { $0.count < 130 && !$0.contains("\u{202E}") })
        #expect(result.model == fixture.result.model)
    }

    @Test func aSettingIsBelowItsComment() throws {
        let pane = SettingsTests.pane(
            """
            <dict><key>Type</key><string>PSSliderSpecifier</string><key>Key</key><string>volume</string>
            <key>MinimumValueImage</key><string>quiet.png</string></dict>
            """
        )
        let spec = try #require(Import([pane], comments: true).text(of: "Settings.yaml"))
        #expect(spec.contains("        # Not imported: the images beside the slider 'volume'\n        - { id: volume,"))
    }

    /// Each entry of the report about a screen is in its spec.
    @Test(.needsStoryboards, arguments: TestTier.share(of: Corpus.documents))
    func commentsChangeNothingAndNoneIsMissing(_ document: Corpus.Document) {
        let result = Import([document.source], comments: true)
        #expect(result.omissions == document.imported.omissions)
        #expect(result.model == document.imported.model)
        for (file, plain) in zip(result.files, document.imported.files) {
            let lines = file.text.split(separator: "\n").dropFirst().filter { !$0.contains("# Not imported: ") }
            #expect(lines == Array(plain.text.split(separator: "\n").dropFirst()))
        }
        for omission in result.omissions where !omission.screen.isEmpty {
            let spec = result.files.first { $0.screen == omission.screen }?.text ?? ""
            #expect(spec.contains("# \(SpecComment.line("Not imported: \(omission.what)"))\n"))
        }
    }
}

extension Import {
    /// What the specs say, without comments.
    fileprivate var model: String {
        ModelInspection.json(of: Analysis(Workspace(files: files.map { ($0.name, $0.text) })))
    }
}
