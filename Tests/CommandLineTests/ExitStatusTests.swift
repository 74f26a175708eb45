import Foundation
import TableSpecTestSupport
import Testing

@Suite("The exit status reports the outcome")
struct ExitStatusTests {
    private static let good = "screen: Hello\ntitle: Hello\ntable: { sections: [{ id: s, rows: [A, B] }] }\n"
    private static let bad = "screen: Hello\ntitle: Hello\ntabel: 1\ntable: { sections: [{ id: s, rows: [A] }] }\n"
    private static let warned =
        "screen: Hello\ntitle: Hello\nstate: { on: Bool }\n"
        + "table: { sections: [{ id: s, rows: [{ text: A, accessory: { switch: $(on) }, selectionStyle: default }] }] }\n"

    @Test func cleanSpecsAreZero() async throws {
        let run = try await Command("lint", ".", in: TemporaryFolder(["Hello.yaml": Self.good]))
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(run.errors.isEmpty)
    }

    @Test func errorsAreOne() async throws {
        let run = try await Command("lint", ".", in: TemporaryFolder(["Hello.yaml": Self.bad]))
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("Hello.yaml:3:1: error: unknown key 'tabel' in file"))
    }

    @Test func warningsAreOneOnlyUnderStrict() async throws {
        let folder = try TemporaryFolder(["Hello.yaml": Self.warned])
        #expect(try await Command("lint", ".", in: folder).status == 0)
        #expect(try await Command("lint", "--strict", ".", in: folder).status == 1)
    }

    @Test func whatIsHardToReadIsOneOnlyUnderStrict() async throws {
        let pale = "screen: Hello\ntable: { sections: [{ rows: [{ text: A, textColor: '#DDDDDD' }] }] }\n"
        let folder = try TemporaryFolder(["Hello.yaml": pale])
        #expect(try await Command("accessibility", ".", in: folder).status == 0)
        #expect(try await Command("accessibility", "--strict", ".", in: folder).status == 1)
    }

    @Test(
        arguments: [
            ["lint", "--format", "prety", "."], ["lnit"], ["preview", "--device", "Nokia", "."],
            ["import", "--force", "--merge", "Main.storyboard"],
        ]
    )
    func wrongUsageIsTwo(_ arguments: [String]) async throws {
        let folder = try TemporaryFolder(["Hello.yaml": Self.good])
        let run = try await Command(arguments, in: folder)
        #expect(run.status == 2)
        #expect(!run.errors.isEmpty)
    }

    @Test func aWrongConfigurationIsTwo() async throws {
        let folder = try TemporaryFolder(["Hello.yaml": Self.good, "tablespec.yaml": "ouput: X\n"])
        let run = try await Command("build", ".", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("tablespec.yaml:1:1: error: unknown key 'ouput' in configuration"))
        #expect(try folder.files() == ["Hello.yaml", "tablespec.yaml"])
    }

    @Test func aMissingFileIsThree() async throws {
        let run = try await Command("lint", "Nowhere.yaml", in: TemporaryFolder())
        #expect(run.status == 3)
        #expect(run.errors == "Nowhere.yaml: error: does not exist\n")
    }

    @Test func anOutputThatCannotBeWrittenIsThree() async throws {
        let folder = try TemporaryFolder(["Hello.yaml": Self.good, "Generated": "a file in the way"])
        let run = try await Command("build", "Hello.yaml", in: folder)
        #expect(run.status == 3)
        #expect(run.errors == "Generated: error: can't be written: not a directory\n")
        #expect(folder.text(of: "Generated") == "a file in the way")
    }

    @Test func helpIsZero() async throws {
        #expect(try await Command("--help", in: TemporaryFolder()).status == 0)
    }
}
