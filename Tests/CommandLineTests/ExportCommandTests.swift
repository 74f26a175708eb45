import Foundation
import TableSpecTestSupport
import Testing

@Suite("export makes settings bundles of specs")
struct ExportCommandTests {
    private static let spec = """
        screen: Settings
        state: { sound: Bool = true }
        userDefaults: [sound]
        table:
          sections:
            - header: Sound
              rows:
                - { text: Effects, accessory: { switch: $(sound) }, selectionStyle: none }

        """

    @Test func theBundleIsImportedAgainAsItWas() async throws {
        let folder = try TemporaryFolder(["Specs/Settings.yaml": Self.spec])
        let run = try await Command("export", "settings-bundle", "Specs", "--output", "App/Settings.bundle", in: folder)
        #expect(run.status == 0)
        #expect(run.output == "App/Settings.bundle/Root.plist\n")
        let pane = folder.text(of: "App/Settings.bundle/Root.plist")
        #expect(pane?.contains("<string>PSToggleSwitchSpecifier</string>") == true)
        #expect(try await Command("import", "App", "--output", "Again", in: folder).status == 0)
        #expect(try await Command("export", "settings-bundle", "Again", "--output", "B.bundle", in: folder).status == 0)
        #expect(folder.text(of: "B.bundle/Root.plist") == pane)
    }

    @Test func whatIsNoSettingIsToldAndFailsWhereThatIsAskedFor() async throws {
        let spec = Self.spec + "        - { text: Sign Out, action: signOut }\n"
        let folder = try TemporaryFolder(["Specs/Settings.yaml": spec])
        let run = try await Command("export", "settings-bundle", "Specs", in: folder)
        #expect(run.status == 0)
        #expect(run.errors.contains("the row 'signOut' is no setting"))
        #expect(try await Command("export", "settings-bundle", "Specs", "--strict", in: folder).status == 1)
    }

    @Test func itsOwnPaneIsWrittenAgainWhenTheSpecChanges() async throws {
        let folder = try TemporaryFolder(["Specs/Settings.yaml": Self.spec])
        #expect(try await Command("export", "settings-bundle", "Specs", in: folder).status == 0)
        try folder.write(Self.spec.replacing("Effects", with: "Music"), to: "Specs/Settings.yaml")
        #expect(try await Command("export", "settings-bundle", "Specs", in: folder).status == 0)
        #expect(folder.text(of: Self.pane)?.contains("<string>Music</string>") == true)
    }

    @Test(
        "a pane that the tool did not leave so is not overwritten unless that is asked for",
        arguments: [false, true]
    )
    func aPaneOfSomebodyElseIsKept(isEdited: Bool) async throws {
        let folder = try TemporaryFolder(["Specs/Settings.yaml": Self.spec])
        #expect(try await Command("export", "settings-bundle", "Specs", in: folder).status == 0)
        let made = try #require(folder.text(of: Self.pane))
        let other = "<plist version=\"1.0\"><dict/></plist>\n"
        let present = isEdited ? made.replacing("Effects", with: "Noises") : other
        try folder.write(present, to: Self.pane)
        let run = try await Command("export", "settings-bundle", "Specs", in: folder)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(
            run.errors.hasSuffix(
                """
                \(Self.pane): error: \(isEdited ? "has been edited by hand" : "was not made by tablespec")
                keep what you need of it, then run: tablespec export settings-bundle Specs --force

                """
            ),
            "\(run.errors)"
        )
        #expect(folder.text(of: Self.pane) == present)
        #expect(try await Command("export", "settings-bundle", "Specs", "--force", in: folder).status == 0)
        #expect(folder.text(of: Self.pane) == made)
    }

    @Test("nothing is written where one of several panes is kept")
    func allOrNothing() async throws {
        let row = "{ id: more, text: More, accessory: disclosureIndicator, segue: { to: More, kind: show } }"
        let more = """
            screen: More
            state: { isLoud: Bool = true }
            userDefaults: [isLoud]
            table: { sections: [{ rows: [{ text: Loud, accessory: { switch: $(isLoud) } }] }] }

            """
        let folder = try TemporaryFolder([
            "Specs/Settings.yaml": Self.spec + "        - \(row)\n", "Specs/More.yaml": more,
        ])
        try folder.write("mine\n", to: "Settings.bundle/More.plist")
        let run = try await Command("export", "settings-bundle", "Specs", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("Settings.bundle/More.plist: error: was not made by tablespec\n"), "\(run.errors)")
        #expect(folder.text(of: Self.pane) == nil)
    }

    @Test("a pane is written through no link, not even when forced", arguments: [[], ["--force"]])
    func aLinkIsNoFile(_ flags: [String]) async throws {
        let folder = try TemporaryFolder([
            "Specs/Settings.yaml": Self.spec, "mine.plist": "mine", "Settings.bundle/keep": "",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent(Self.pane).path,
            withDestinationPath: "../mine.plist"
        )
        let run = try await Command(["export", "settings-bundle", "Specs"] + flags, in: folder)
        #expect(run.status == 3)
        let message = "\(Self.pane): error: cannot be written: it is no regular file\n"
        #expect(run.errors.hasSuffix(message), "\(run.errors)")
        #expect(folder.text(of: "mine.plist") == "mine")
    }

    private static let pane = "Settings.bundle/Root.plist"

    @Test func withoutAScreenOfSettingsItIsWrongUsage() async throws {
        let folder = try TemporaryFolder(["Specs/A.yaml": "screen: A\ntable: { sections: [{ rows: [Row] }] }\n"])
        let run = try await Command("export", "settings-bundle", "Specs", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("name the first pane with --screen"))
        #expect(folder.text(of: "Settings.bundle/Root.plist") == nil)
    }
}
