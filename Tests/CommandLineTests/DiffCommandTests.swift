import Foundation
import TableSpecTestSupport
import Testing

@Suite("diff lists changes and what they break")
struct DiffCommandTests {
    private static func spec(
        title: String = "Hello",
        action: String = "open",
        row: String = "{ text: First, accessibilityIdentifier: known }"
    ) -> String {
        """
        screen: Hello
        title: \(title)
        table:
          style: grouped
          sections:
            - id: s
              rows:
                - { id: a, text: A, action: \(action) }
                - \(row)

        """
    }

    private func folder(new: String) throws -> TemporaryFolder {
        try TemporaryFolder(["old/Hello.yaml": Self.spec(), "new/Hello.yaml": new])
    }

    @Test func equalVersionsAreZero() async throws {
        let run = try await Command("diff", "old", "new", in: folder(new: "# moved\n" + Self.spec()))
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
    }

    @Test func aBrokenInterfaceIsOneWithBothPlaces() async throws {
        let run = try await Command(
            "diff",
            "old",
            "new",
            "--format",
            "pretty",
            in: folder(new: Self.spec(action: "show"))
        )
        #expect(run.status == 1)
        #expect(
            run.output.contains("new/Hello.yaml:8:37: error: screen 'Hello' needs a new action 'show' [action-added]")
        )
        #expect(
            run.output.contains("new/Hello.yaml:1:9: error: screen 'Hello' no longer calls the action 'open'")
        )
        #expect(run.output.contains("old/Hello.yaml:8:37"))
    }

    @Test(arguments: [("visual", 1), ("identifier", 0), ("source", 0)])
    func aVisualChangeFailsOnlyWhereThatIsAskedFor(_ level: String, _ status: Int32) async throws {
        let run = try await Command("diff", "old", "new", "--level", level, in: folder(new: Self.spec(title: "Other")))
        #expect(run.status == status)
        #expect(
            run.output.contains(
                "new/Hello.yaml:2:8: \(status == 1 ? "error" : "note"): screen 'Hello' changes: title"
            )
        )
    }

    @Test(arguments: [("visual", 1), ("identifier", 1), ("source", 0)])
    func aLostIdentifierFailsFromItsLevelOn(_ level: String, _ status: Int32) async throws {
        let run = try await Command("diff", "old", "new", "--level", level, in: folder(new: Self.spec(row: "First")))
        #expect(run.status == status)
        #expect(run.output.contains("screen 'Hello' no longer has an accessibility identifier 'known'"))
    }

    @Test func aChangeCanBeAllowed() async throws {
        let folder = try folder(new: Self.spec(action: "show"))
        let run = try await Command(
            "diff",
            "old",
            "new",
            "--allow",
            "action-added",
            "--allow",
            "action-removed",
            in: folder
        )
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
    }

    @Test func machinesReadTheChangesLikeFindings() async throws {
        let run = try await Command(
            "diff",
            "old",
            "new",
            "--format",
            "github",
            in: folder(new: Self.spec(action: "show"))
        )
        #expect(run.status == 1)
        #expect(run.output.contains("::error file=new/Hello.yaml,line=8"))
    }

    @Test(arguments: [["old"], ["old", "new", "--allow", "no-such"], ["--against", "main", "new"]])
    func wrongUsageIsTwo(_ arguments: [String]) async throws {
        #expect(try await Command(["diff"] + arguments, in: folder(new: Self.spec())).status == 2)
    }

    @Test func rulesExplainsAKindOfChange() async throws {
        let run = try await Command("rules", "action-added", in: TemporaryFolder())
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("# action-added\n"))
        #expect(try await Command("rules", in: TemporaryFolder()).output.contains("| `action-added` | source |"))
    }

    // MARK: Git

    private static let git = ExternalProgram.git

    private func repository() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder([
            "app/Specs/Hello.yaml": Self.spec(), "app/Specs/Sub/Types.yaml": "types: { T: { a: Int } }\n",
        ])
        try await folder.commit()
        return folder
    }

    @Test(.enabled(if: git.isInstalled, "git is not installed"))
    func theOldVersionComesFromGit() async throws {
        let folder = try await repository()
        #expect(try await Command("diff", "--against", "git:HEAD", "app/Specs", in: folder).status == 0)
        try folder.write(Self.spec(action: "show"), to: "app/Specs/Hello.yaml")
        try folder.write("types: { T: { a: Double } }\n", to: "app/Specs/Sub/Types.yaml")
        let run = try await Command("diff", "--against", "git:HEAD", "app/Specs", "--format", "pretty", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("app/Specs/Hello.yaml:8:37: error: screen 'Hello' needs a new action 'show'"))
        #expect(run.output.contains("HEAD:app/Specs/Sub/Types.yaml:1:"))
        let file = try await Command("diff", "--against", "git:HEAD", "app/Specs/Sub/Types.yaml", in: folder)
        #expect(file.output.contains("[property-retyped]"))
        #expect(!file.output.contains("Hello"))
    }

    @Test(
        "the configuration of the old version comes from git, and a change of it is reported once",
        .enabled(if: git.isInstalled, "git is not installed")
    )
    func configuration() async throws {
        let folder = try await repository()
        try folder.write("swift: { typePrefix: My }\n", to: "app/tablespec.yaml")
        let run = try await Command("diff", "--against", "git:HEAD", "app/Specs", "--format", "xcode", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("app/tablespec.yaml:1:1: error: 'typePrefix' of 'swift' was '', is now 'My'"))
        #expect(run.output.split(separator: "\n").count { $0.contains("error:") } == 1)
        try await folder.commit()
        #expect(try await Command("diff", "--against", "git:HEAD", "app/Specs", in: folder).status == 0)
    }

    @Test(.enabled(if: git.isInstalled, "git is not installed"))
    func aFolderThatIsNewIsNotComparedInSilence() async throws {
        let folder = try await repository()
        try folder.write(Self.spec(), to: "app/Screens/Hello.yaml")
        let run = try await Command("diff", "--against", "git:HEAD", "app/Screens", in: folder)
        #expect(run.status == 0)
        #expect(run.errors.contains("warning: git:HEAD has none of these specs, so nothing is compared"))
    }

    @Test("a deleted file that git tracks is included", .enabled(if: git.isInstalled, "git is not installed"))
    func deleted() async throws {
        let folder = try await repository()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("app/Specs/Hello.yaml"))
        let run = try await Command("diff", "--against", "git:HEAD", "app/Specs", in: folder)
        #expect(run.status == 1)
        let message = "HEAD:app/Specs/Hello.yaml:1:9: error: screen 'Hello' was removed [screen-removed]"
        #expect(run.output.contains(message))
    }

    @Test(
        "a revision that git doesn't know, or that is an option, is invalid usage",
        .enabled(if: git.isInstalled, "git is not installed"),
        arguments: ["nowhere", "--help", "-q"]
    )
    func unknownRevision(_ name: String) async throws {
        let run = try await Command("diff", "--against", "git:\(name)", "app/Specs", in: repository())
        #expect(run.status == 2)
        #expect(run.errors == "error: unknown git revision '\(name)'\n")
    }

    @Test("a failure of git is reported with git's message", .enabled(if: git.isInstalled, "git is not installed"))
    func failuresOfGit() async throws {
        let arguments = ["diff", "--against", "git:HEAD", "app/Specs"]
        let folder = try await repository()
        // https://git-scm.com/docs/git-config#Documentation/git-config.txt-safedirectory; git's own tests set this.
        let foreign = try await Command(arguments, in: folder, environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
        #expect(foreign.status == 2)
        #expect(foreign.errors.hasPrefix("error: git: detected dubious ownership in repository at '"))
        #expect(foreign.errors.contains("\nhelp: run 'git config --global --add safe.directory "))

        let missing = try await Command(arguments, in: folder, environment: ["PATH": folder.path])
        #expect(missing.status == 2)
        #expect(
            missing.errors == "error: can't run git: command not found\nhelp: install git, or add its folder to PATH\n"
        )

        let outside = try TemporaryFolder(["app/Specs/Hello.yaml": Self.spec()])
        let run = try await Command(arguments, in: outside, environment: ["GIT_CEILING_DIRECTORIES": "/"])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: git: not a git repository"))
    }

    @Test("an unknown revision of a shallow clone has a hint", .enabled(if: git.isInstalled, "git is not installed"))
    func shallowClone() async throws {
        let folder = try await repository()
        let clone = try await Self.git.run(
            ["clone", "-q", "--depth", "1", "file://\(folder.path)", "clone"],
            in: folder.url
        )
        try #require(clone.status == 0, "\(clone.output)")
        let run = try await Command("diff", "--against", "git:HEAD~1", "clone/app/Specs", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: unknown git revision 'HEAD~1'\nhelp: the repository is a shallow clone"))
        #expect(run.errors.contains("fetch-depth: 0"))
    }
}
