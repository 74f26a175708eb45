import Foundation
import TableSpecTestSupport
import Testing

/// The folder of a file may let a user replace the file who may not write it.
@Suite("Specs keep their permissions and their owner")
struct ReadOnlySpecTests {
    private static let spec = """
        screen: Settings
        titel: Settings
        state: {sound: Bool = true}
        userDefaults: [sound]
        table: { sections: [{ rows: [{ text: Effects, accessory: { switch: $(sound) }, selectionStyle: none }] }] }

        """

    /// A folder that everybody may write, with a spec that nobody may write and a bundle of which an import makes it.
    private func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["Good/Settings.yaml": Self.spec.replacing("titel", with: "title")])
        #expect(try await Command("export", "settings-bundle", "Good", in: folder).status == 0)
        try folder.write(Self.spec, to: "Specs/Settings.yaml")
        for (path, permissions) in [(".", 0o777), ("Specs", 0o777), ("Specs/Settings.yaml", 0o444)] {
            try folder.setPermissions(permissions, of: path)
        }
        return folder
    }

    @Test(
        "a spec without write permission isn't replaced",
        .needsPermissions,
        arguments: [
            ["lint", "--fix", "Specs"], ["format", "Specs"],
            ["import", "Settings.bundle", "--output", "Specs", "--force"],
        ]
    )
    func readOnly(_ arguments: [String]) async throws {
        let folder = try await project()
        let run = try await Command.tool.runAsUser(arguments, in: folder)
        #expect(run.status == 3)
        #expect(run.output == "Specs/Settings.yaml: error: can't be written: permission denied\n")
        #expect(folder.text(of: "Specs/Settings.yaml") == Self.spec)
        #expect(try folder.files().filter { $0.hasPrefix("Specs") } == ["Specs/Settings.yaml"])
    }

    @Test(
        "a spec that the superuser fixes keeps its owner",
        .enabled(if: geteuid() == 0, "only the superuser can give a file away")
    )
    func owner() async throws {
        let folder = try await project()
        let path = folder.url.appendingPathComponent("Specs/Settings.yaml").path
        try #require(chown(path, 65534, 65533) == 0)
        #expect(try await Command("lint", "--fix", "Specs", in: folder).status == 0)
        #expect(folder.text(of: "Specs/Settings.yaml") == Self.spec.replacing("titel", with: "title"))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.ownerAccountID] as? NSNumber)?.intValue == 65534)
        #expect((attributes[.groupOwnerAccountID] as? NSNumber)?.intValue == 65533)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o444)
    }
}
