import Foundation
import TableSpecTestSupport
import Testing

@Suite("import converts storyboards to specs")
struct ImportCommandTests {
    private static func storyboard(_ text: String = "Version", more: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="1"><objects><tableViewController id="t" customClass="AboutViewController">
        <tableView key="view" style="plain" id="v"><sections><tableViewSection id="s"><cells>
        <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l">
        <tableViewCellContentView key="contentView"><subviews><label id="l" text="\(text)"/>\(more)</subviews>
        </tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections></tableView>
        </tableViewController></objects></scene></scenes>
        </document>
        """
    }

    private static let extra = #"<mapView id="m"/>"#

    @Test func theSpecLiesInTheFolderAndLints() async throws {
        let folder = try TemporaryFolder(["App/Main.storyboard": Self.storyboard()])
        let run = try await Command("import", "App", "--output", "Specs", in: folder)
        #expect(run.status == 0)
        #expect(
            run.output == """
                Specs/About.yaml
                1 screen from 5 elements: 5 imported, 0 not imported, 0 without effect; 0 left out (0 belong in code)

                """
        )
        #expect(folder.text(of: "Specs/About.yaml")?.contains("- Version\n") == true)
        #expect(try await Command("lint", "Specs", in: folder).status == 0)
    }

    @Test func importingAgainChangesNothing() async throws {
        let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard()])
        _ = try await Command("import", "Main.storyboard", in: folder)
        let before = folder.text(of: "Specs/About.yaml")
        let run = try await Command("import", "Main.storyboard", in: folder)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Specs/About.yaml (unchanged)\n"))
        #expect(folder.text(of: "Specs/About.yaml") == before)
    }

    @Test func anotherSpecIsNotWrittenOver() async throws {
        let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(), "Specs/About.yaml": "screen: About\n"])
        let run = try await Command("import", "Main.storyboard", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("Specs/About.yaml: error: already exists with different content"))
        #expect(folder.text(of: "Specs/About.yaml") == "screen: About\n")
        #expect(try await Command("import", "Main.storyboard", "--force", in: folder).status == 0)
        #expect(folder.text(of: "Specs/About.yaml")?.contains("- Version\n") == true)
    }

    @Test func mergingKeepsWhatWasChangedByHand() async throws {
        let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard()])
        _ = try await Command("import", "Main.storyboard", in: folder)
        try folder.write(Self.storyboard("Release"), to: "Main.storyboard")
        #expect(try await Command("import", "Main.storyboard", "--merge", in: folder).status == 0)
        #expect(folder.text(of: "Specs/About.yaml")?.contains("- Release\n") == true)
        let edited = (folder.text(of: "Specs/About.yaml") ?? "") + "hooks: [viewDidLoad]\n"
        try folder.write(edited, to: "Specs/About.yaml")
        try folder.write(Self.storyboard("Build"), to: "Main.storyboard")
        let run = try await Command("import", "Main.storyboard", "--merge", in: folder)
        #expect(run.output.hasPrefix("Specs/About.yaml (kept)\n"))
        #expect(folder.text(of: "Specs/About.yaml") == edited)
    }

    @Test func translationsLieWhereABuildKeepsThem() async throws {
        let folder = try TemporaryFolder([
            "App/Base.lproj/Main.storyboard": Self.storyboard(),
            "App/de.lproj/Main.strings": #""l.text" = "Ausgabe";"#,
        ])
        let run = try await Command("import", "App", in: folder)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Specs/About.yaml\nGenerated/Strings/Main.xcstrings\n"))
        let catalog = folder.text(of: "Generated/Strings/Main.xcstrings") ?? ""
        #expect(catalog.contains("Ausgabe"))
        #expect(catalog.contains("\"About.version.version.text\""))
        #expect(try await Command("build", "Specs", in: folder).status == 0)
        #expect(folder.text(of: "Generated/Strings/Main.xcstrings") == catalog)
        #expect(try await Command("build", "Specs", "--check", in: folder).status == 0)
    }

    @Test func translationsMadeByHandStay() async throws {
        let folder = try TemporaryFolder([
            "App/Base.lproj/Main.storyboard": Self.storyboard(),
            "App/de.lproj/Main.strings": #""l.text" = "Ausgabe";"#,
        ])
        _ = try await Command("import", "App", in: folder)
        let catalog = folder.text(of: "Generated/Strings/Main.xcstrings") ?? ""
        try folder.write(catalog.replacing("Ausgabe", with: "Version"), to: "Generated/Strings/Main.xcstrings")
        _ = try await Command("import", "App", in: folder)
        #expect(folder.text(of: "Generated/Strings/Main.xcstrings")?.contains("Ausgabe") == false)
    }

    @Test func aFileThatIsNotACatalogIsNotOverwritten() async throws {
        let folder = try TemporaryFolder([
            "Base.lproj/Main.storyboard": Self.storyboard(), "de.lproj/Main.strings": #""l.text" = "Ausgabe";"#,
            "Generated/Strings/Main.xcstrings": "mine",
        ])
        let run = try await Command("import", ".", in: folder)
        #expect(run.status == 3)
        #expect(run.errors.contains("Generated/Strings/Main.xcstrings: error: isn't a string catalog in English"))
        #expect(folder.text(of: "Generated/Strings/Main.xcstrings") == "mine")
    }

    @Test func whatIsLeftOutIsReportedAndFailsOnlyWhereThatIsAskedFor() async throws {
        let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(more: Self.extra)])
        let run = try await Command(
            "import",
            "Main.storyboard",
            "--report",
            "report.json",
            "--format",
            "json",
            in: folder
        )
        #expect(run.status == 0)
        let report = folder.text(of: "report.json") ?? ""
        #expect(report.contains(#""what": "the mapView in a cell with a standard style""#))
        #expect(report.contains(#""object": "m""#))
        #expect(report.contains(#""line": 6"#))
        #expect(try await Command("import", "Main.storyboard", "--strict", in: folder).status == 1)
    }

    @Test func commentsSayWhatIsLeftOutUnlessTheyAreNotWanted() async throws {
        let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(more: Self.extra)])
        let comment = "        # Not imported: the mapView in a cell with a standard style\n        - Version\n"
        #expect(try await Command("import", "Main.storyboard", in: folder).status == 0)
        #expect(folder.text(of: "Specs/About.yaml")?.contains(comment) == true)
        let run = try await Command("import", "Main.storyboard", in: folder)
        #expect(run.output.hasPrefix("Specs/About.yaml (unchanged)\n"))
        #expect(try await Command("import", "Main.storyboard", "--no-comments", "--force", in: folder).status == 0)
        #expect(folder.text(of: "Specs/About.yaml")?.contains("# Not imported") == false)
        #expect(folder.text(of: "Specs/About.yaml")?.contains("- Version\n") == true)
    }

    @Test func theReportNamesThePlaceTheReasonAndTheRemedy() async throws {
        let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(more: Self.extra)])
        let run = try await Command("import", "Main.storyboard", in: folder)
        #expect(
            run.output.contains(
                """
                Main.storyboard:6: content: screen 'About', object m: left out \
                the mapView in a cell with a standard style: \
                a standard cell has only a text, a detail text, and an image
                    by hand: describe the cell with views: content: …

                """
            )
        )
    }

    @Test func theReportCanBeSARIF() async throws {
        let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard(more: Self.extra)])
        let run = try await Command("import", "Main.storyboard", "--format", "sarif", in: folder)
        #expect(run.output.contains(#""ruleId": "left-out-content""#))
        #expect(run.output.contains(#""startLine": 6"#))
    }

    @Test func brokenDocumentsAreFindingsAndTheOthersAreImported() async throws {
        let folder = try TemporaryFolder(["A.storyboard": "<document>\n<a>", "Main.storyboard": Self.storyboard()])
        let run = try await Command("import", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("A.storyboard:2: error: not a well-formed XML document"))
        #expect(folder.text(of: "Specs/About.yaml") != nil)
    }

    @Test func aMissingFileIsThree() async throws {
        let run = try await Command("import", "Missing.storyboard", in: TemporaryFolder())
        #expect(run.status == 3)
        #expect(run.errors.contains("Missing.storyboard: error: can't be read"))
    }

    @Test func oneScreenCanBeChosen() async throws {
        let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard()])
        #expect(try await Command("import", "Main.storyboard", "--screen", "Other", in: folder).status == 2)
        #expect(try await Command("import", "Main.storyboard", "--screen", "About", in: folder).status == 0)
    }

    @Test func ofTranslatedCopiesOneIsImported() async throws {
        let folder = try TemporaryFolder([
            "de.lproj/Main.storyboard": Self.storyboard("Ausgabe"), "en.lproj/Main.storyboard": Self.storyboard(),
        ])
        #expect(try await Command("import", ".", in: folder).status == 0)
        #expect(folder.text(of: "Specs/About.yaml")?.contains("- Version\n") == true)
    }

    private static let pane = """
        <plist><dict><key>PreferenceSpecifiers</key><array><dict><key>Type</key><string>PSToggleSwitchSpecifier</string>
        <key>Key</key><string>sound</string><key>Title</key><string>T_SOUND</string></dict></array></dict></plist>
        """

    @Test func settingsBundlesAreFoundWithTheirStrings() async throws {
        let folder = try TemporaryFolder([
            "App/Settings.bundle/Root.plist": Self.pane,
            "App/Settings.bundle/en.lproj/Root.strings": #""T_SOUND" = "Sound";"#,
            "App/Settings.bundle/de.lproj/Root.strings": #""T_SOUND" = "Ton";"#,
            // Other bundles and lists are none.
            "App/Other.bundle/Info.plist": "<plist/>", "App/Info.plist": "<plist/>",
        ])
        let run = try await Command("import", "App", in: folder)
        #expect(run.status == 0)
        #expect(
            folder.text(of: "Specs/Settings.yaml")?.contains("text: Sound, accessory: { switch: $(sound) }") == true
        )
        #expect(folder.text(of: "Generated/Strings/Settings.xcstrings")?.contains("Ton") == true)
        #expect(try await Command("build", "Specs", in: folder).status == 0)
    }

    @Test func aPaneThatIsALinkIsNotFollowed() async throws {
        let folder = try TemporaryFolder(["Secret.plist": Self.pane, "S.bundle/Root.plist": Self.pane])
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("S.bundle/More.plist"),
            withDestinationURL: folder.url.appendingPathComponent("Secret.plist")
        )
        let run = try await Command("import", "S.bundle", in: folder)
        #expect(run.status == 0)
        #expect(folder.text(of: "Specs/More.yaml") == nil)
        #expect(folder.text(of: "Specs/Settings.yaml") != nil)
    }

    @Test func panesInFoldersAreFound() async throws {
        let folder = try TemporaryFolder([
            "S.bundle/Root.plist": Self.pane, "S.bundle/com.acme.Licenses/Alamofire.plist": Self.pane,
            "S.bundle/Info.plist": "<plist><dict/></plist>",
        ])
        let run = try await Command("import", "S.bundle", in: folder)
        #expect(run.status == 0)
        #expect(folder.text(of: "Specs/Settings.yaml") != nil)
        #expect(folder.text(of: "Specs/Alamofire.yaml") != nil)
    }

    @Test func screensOfAndroidAreRefused() async throws {
        let folder = try TemporaryFolder(["res/xml/prefs.xml": "<PreferenceScreen/>"])
        let run = try await Command("import", "res/xml/prefs.xml", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("prefs.xml:1: error: not an Interface Builder document"))
    }

    @Test func anUnreadableFileOfStringsIsAWarning() async throws {
        let folder = try TemporaryFolder([
            "Base.lproj/Main.storyboard": Self.storyboard(), "de.lproj/Main.strings": "broken",
        ])
        let run = try await Command("import", ".", in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("de.lproj/Main.strings:1: warning: expected"))
        #expect(try await Command("import", ".", "--strict", in: folder).status == 1)
    }

    @Test(.needsPermissions)
    func anUnreadableFolderDoesNotEndTheImportOfTheOthers() async throws {
        let folder = try TemporaryFolder(["App/A/Other.storyboard": "", "App/Main.storyboard": Self.storyboard()])
        for (path, permissions) in [(".", 0o777), ("App/A", 0)] { try folder.setPermissions(permissions, of: path) }
        let run = try await Command.tool.runAsUser(["import", "App"], in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("App/A:1: error: can't be read: permission denied\n"))
        #expect(folder.text(of: "Specs/About.yaml") != nil)
    }

    @Test func aLinkThatLeadsToItselfDoesNotEndTheImportOfTheOthers() async throws {
        let folder = try TemporaryFolder(["App/Main.storyboard": Self.storyboard()])
        let loop = folder.url.appendingPathComponent("App/Loop.storyboard")
        try FileManager.default.createSymbolicLink(atPath: loop.path, withDestinationPath: "Loop.storyboard")
        let run = try await Command("import", "App", in: folder)
        #expect(run.status == 0)
        #expect(folder.text(of: "Specs/About.yaml") != nil)
    }

    /// A repository may bring links to files anywhere.
    @Test func nothingIsWrittenThroughLinks() async throws {
        let folder = try TemporaryFolder([
            "Base.lproj/Main.storyboard": Self.storyboard(), "de.lproj/Main.strings": #""l.text" = "Ausgabe";"#,
            "Outside/About.yaml": "mine", "Specs/Other.txt": "", "Generated/Other.txt": "",
        ])
        let link = { (path: String, target: String) in
            let path = folder.url.appendingPathComponent(path).path
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        try link("Generated/Strings", "../Outside")
        let catalog = try await Command("import", ".", "--force", in: folder)
        #expect(catalog.status == 3)
        #expect(catalog.errors.contains("Generated/Strings: error: is a symbolic link; expected a folder"))
        #expect(folder.text(of: "Outside/Main.xcstrings") == nil)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Specs/About.yaml"))
        try link("Specs/About.yaml", "../Outside/About.yaml")
        let spec = try await Command("import", ".", "--force", in: folder)
        #expect(spec.status == 3)
        #expect(spec.errors.contains("Specs/About.yaml: error: is a symbolic link; expected a file"))
        #expect(folder.text(of: "Outside/About.yaml") == "mine")
    }
}
