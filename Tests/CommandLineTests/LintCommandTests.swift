import Foundation
import TableSpecTestSupport
import Testing

@Suite("lint works in a project")
struct LintCommandTests {
    private static let spec = """
        screen: Sounds
        titel: Sounds
        table:
          style: grouped
          sections:
            - rows:
                # tablespec:disable:next detail-in-default-style -- the style is about to change
                - { text: Sounds, detail: Loud }

        """

    private static let fixed = spec.replacing("titel", with: "title")

    @Test func itMendsAndSaysSo() async throws {
        let folder = try TemporaryFolder(["Sounds.yaml": Self.spec])
        let run = try await Command("lint", "--fix", ".", in: folder)
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(run.errors == "fixed 1 finding in 1 file\n")
        #expect(folder.text(of: "Sounds.yaml") == Self.fixed)
        let again = try await Command("lint", "--fix", ".", in: folder)
        #expect(again.status == 0 && again.errors.isEmpty)
    }

    @Test func whatCommentsSilenceIsReportedOnDemand() async throws {
        let folder = try TemporaryFolder(["Sounds.yaml": Self.fixed])
        #expect(try await Command("lint", ".", in: folder).status == 0)
        let run = try await Command("lint", "--no-suppressions", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("[detail-in-default-style]"))
    }

    @Test func aBaselineIsWrittenAndApplied() async throws {
        let folder = try TemporaryFolder(["Sounds.yaml": Self.fixed])
        let write = try await Command(
            "lint",
            "--no-suppressions",
            "--baseline",
            "accepted.json",
            "--write-baseline",
            ".",
            in: folder
        )
        #expect(write.status == 0)
        #expect(write.errors == "accepted.json: accepts 1 finding\n")
        let run = try await Command("lint", "--no-suppressions", "--baseline", "accepted.json", ".", in: folder)
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
    }

    @Test func aBaselineIsWrittenAgain() async throws {
        let folder = try TemporaryFolder(["Sounds.yaml": Self.fixed])
        let arguments = ["lint", "--no-suppressions", "--baseline", "accepted.json", "--write-baseline", "."]
        #expect(try await Command(arguments, in: folder).status == 0)
        let baseline = try #require(folder.text(of: "accepted.json"))
        try folder.write(#"{ "version": 1, "findings": [] }"#, to: "accepted.json")
        #expect(try await Command(arguments, in: folder).status == 0)
        #expect(folder.text(of: "accepted.json") == baseline)
    }

    @Test(
        "a file that isn't a baseline isn't overwritten",
        arguments: [
            ("Sounds.yaml", fixed, "1:1"), ("README.md", "# Sounds\n\n- a: b\nc\n", "4:1"), ("empty.json", "", "1:1"),
            ("package.json", "{}", "1:1"), ("next.json", #"{ "version": 2, "findings": [] }"#, "1:14"),
        ]
    )
    func whatIsNoBaselineIsNotWrittenOver(_ name: String, _ text: String, _ place: String) async throws {
        let folder = try TemporaryFolder(["Sounds.yaml": Self.fixed])
        try folder.write(text, to: name)
        let run = try await Command("lint", "Sounds.yaml", "--baseline", name, "--write-baseline", in: folder)
        #expect(run.status == 2)
        let message = "\(name):\(place): error: not a baseline file; refusing to overwrite it"
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
        #expect(run.errors.contains("specify another file with '--baseline', or remove this one"))
        #expect(folder.text(of: name) == text)
    }

    @Test func aStaleEntryIsReportedAndFailsNothing() async throws {
        let folder = try TemporaryFolder(["Sounds.yaml": Self.fixed])
        _ = try await Command(
            "lint",
            "--no-suppressions",
            "--baseline",
            "accepted.json",
            "--write-baseline",
            ".",
            in: folder
        )
        let run = try await Command("lint", "--strict", "--baseline", "accepted.json", ".", in: folder)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("accepted.json:4:5: note: the baseline accepts 'detail-in-default-style' at"))
    }

    @Test func wrongUsageIsTwo() async throws {
        let folder = try TemporaryFolder(["Sounds.yaml": Self.spec])
        #expect(try await Command("lint", "--write-baseline", in: folder).status == 2)
        #expect(try await Command("lint", "--fix", "-", in: folder).status == 2)
        #expect(try await Command("lint", "--fix", "--write-baseline", "--baseline", "a.json", in: folder).status == 2)
        #expect(try folder.files() == ["Sounds.yaml"])
        #expect(folder.text(of: "Sounds.yaml") == Self.spec)
    }

    @Test func aBrokenBaselineIsTwoAndAMissingOneIsThree() async throws {
        let folder = try TemporaryFolder([
            "Sounds.yaml": Self.fixed, "broken.json": "{ \"version\": 1, \"finding\": [] }",
        ])
        let broken = try await Command("lint", "--baseline", "broken.json", ".", in: folder)
        #expect(broken.status == 2)
        #expect(broken.errors.contains("broken.json:1:17: error: unknown key 'finding' in baseline"))
        let missing = try await Command("lint", "--baseline", "missing.json", ".", in: folder)
        #expect(missing.status == 3)
        #expect(missing.errors == "missing.json: error: can't be read: no such file or directory\n")
    }

    @Test func aFileThatCannotBeWrittenIsThree() async throws {
        let folder = try TemporaryFolder(["Sounds.yaml": Self.spec])
        let run = try await Command(
            "lint",
            "--baseline",
            "no/such/folder/accepted.json",
            "--write-baseline",
            ".",
            in: folder
        )
        #expect(run.status == 3)
        #expect(run.errors.hasPrefix("no/such/folder/accepted.json: error: can't be written"))
    }

    @Test func aMisspelledRuleIsNamedRight() async throws {
        let run = try await Command("rules", "detail-in-defualt-style", in: TemporaryFolder())
        #expect(run.status == 2)
        #expect(
            run.errors == "error: unknown rule 'detail-in-defualt-style'; did you mean 'detail-in-default-style'?\n"
        )
    }

    @Test(arguments: ["pretty", "xcode", "json", "sarif", "github", "junit", "checkstyle"])
    func everyFormatIsOffered(_ format: String) async throws {
        let run = try await Command("lint", "--format", format, ".", in: TemporaryFolder(["Sounds.yaml": Self.spec]))
        #expect(run.status == 1)
        #expect(run.output.contains("unknown-key"))
        #expect(run.output.contains("Sounds.yaml"))
    }

    @Test func sarifLinksToThePageOfRules() async throws {
        let folder = try TemporaryFolder(["Sounds.yaml": Self.spec])
        let url = "https://example.com/Rules.md"
        let run = try await Command("lint", "--format", "sarif", "--rules-url", url, ".", in: folder)
        #expect(run.output.contains("\(url)#button-without-action"))
        let invalid = try await Command("lint", "--rules-url", "Rules.md", ".", in: folder)
        #expect(invalid.status == 2)
        #expect(invalid.errors.contains("--rules-url requires an http or https URL, found 'Rules.md'"))
    }
}
