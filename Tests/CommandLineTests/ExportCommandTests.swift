import Foundation
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

    @Test func theBundleIsImportedAgainAsItWas() throws {
        let folder = try Folder(["Specs/Settings.yaml": Self.spec])
        let run = try Command("export", "settings-bundle", "Specs", "--output", "App/Settings.bundle", in: folder)
        #expect(run.status == 0)
        #expect(run.output == "App/Settings.bundle/Root.plist\n")
        let pane = folder.text(of: "App/Settings.bundle/Root.plist")
        #expect(pane?.contains("<string>PSToggleSwitchSpecifier</string>") == true)
        #expect(try Command("import", "App", "--output", "Again", in: folder).status == 0)
        #expect(try Command("export", "settings-bundle", "Again", "--output", "B.bundle", in: folder).status == 0)
        #expect(folder.text(of: "B.bundle/Root.plist") == pane)
    }

    @Test func whatIsNoSettingIsToldAndFailsWhereThatIsAskedFor() throws {
        let spec = Self.spec + "        - { text: Sign Out, action: signOut }\n"
        let folder = try Folder(["Specs/Settings.yaml": spec])
        let run = try Command("export", "settings-bundle", "Specs", in: folder)
        #expect(run.status == 0)
        #expect(run.errors.contains("the row 'signOut' is no setting"))
        #expect(try Command("export", "settings-bundle", "Specs", "--strict", in: folder).status == 1)
    }

    @Test func withoutAScreenOfSettingsItIsWrongUsage() throws {
        let folder = try Folder(["Specs/A.yaml": "screen: A\ntable: { sections: [{ rows: [Row] }] }\n"])
        let run = try Command("export", "settings-bundle", "Specs", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("name the first pane with --screen"))
        #expect(folder.text(of: "Settings.bundle/Root.plist") == nil)
    }
}
