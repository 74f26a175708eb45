import Foundation
import TableSpecTestSupport
import Testing

@Suite("Commands print for readers, terminals and programs")
struct OutputFormatTests {
    private static let bad = "screen: Hello\ntitle: Hello\ntabel: 1\ntable: { sections: [{ id: s, rows: [A] }] }\n"

    @Test func standardInputIsASpec() async throws {
        let run = try await Command("lint", "-", in: TemporaryFolder(), input: Self.bad)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("<stdin>:3:1: error: unknown key 'tabel'"))
    }

    @Test func prettyShowsTheSource() async throws {
        let run = try await Command("lint", "--format", "pretty", "-", in: TemporaryFolder(), input: Self.bad)
        #expect(run.output.contains(" 3 | tabel: 1\n   | ^~~~~\n   = help: did you mean 'table'?\n"))
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test func namesOfFilesCannotCommandATerminal() async throws {
        let missing = try await Command("build", "a\u{1B}[31m\u{202E}b.yaml", in: TemporaryFolder())
        let hostile = try await Command(
            "lint",
            ".",
            "--format",
            "xcode",
            in: TemporaryFolder(["a\u{1B}[31m.yaml": Self.bad])
        )
        for run in [missing, hostile] {
            #expect(run.status != 0)
            #expect((run.errors + run.output).contains("a\\u{1B}[31m"))
            #expect(!(run.errors + run.output).unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
        }
    }

    @Test func jsonIsJSON() async throws {
        let run = try await Command("lint", "--format", "json", "-", in: TemporaryFolder(), input: Self.bad)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: any Sendable]
        #expect(object?["version"] as? Int == 1)
        #expect(run.output.contains("\"unknown-key\""))
    }

    @Test func inspectPrintsTheModelAsJSON() async throws {
        let spec =
            "screen: Hello\ntitle: Hi\ntable: { sections: [{ header: First, rows: [{ text: A, action: run }] }] }\n"
        let run = try await Command("inspect", "-", in: TemporaryFolder(), input: spec)
        #expect(run.status == 0)
        _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        for part in ["\"name\": \"Hello\"", "\"id\": \"first\"", "\"id\": \"a\"", "\"action\": \"run\""] {
            #expect(run.output.contains(part))
        }
    }

    @Test func inspectPrintsEditingAndResults() async throws {
        let spec = """
            screen: Hello
            result: String
            state: { names: [String] }
            navigationItem: { right: { systemItem: save, finish: save } }
            table:
              prototypes: [{ id: Cell, text: $(name) }]
              sections:
                - rows: { forEach: name in names, prototype: Cell, editing: { delete: true, move: { except: [last] } } }
            """
        let run = try await Command("inspect", "-", in: TemporaryFolder(), input: spec)
        #expect(run.status == 0)
        for part in [
            "\"result\": \"String\"", "\"finish\": \"save\"", "\"delete\": true", "\"except\": [\"last\"]",
        ] {
            #expect(run.output.contains(part))
        }
    }

    @Test(arguments: ["", "language", "inspect", "findings"])
    func schemasArePrinted(_ subject: String) async throws {
        let run = try await Command(["schema"] + (subject.isEmpty ? [] : [subject]), in: TemporaryFolder())
        #expect(run.status == 0)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: any Sendable]
        #expect(object?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }

    @Test func textShowsTheTable() async throws {
        let spec = "screen: Hello\ntitle: Hi\ntable: { sections: [{ header: First, rows: [A] }] }\n"
        let run = try await Command("preview", "--format", "text", "-", in: TemporaryFolder(), input: spec)
        #expect(run.status == 0)
        #expect(run.output.contains("Hi"))
        #expect(run.output.contains("│ A "))
    }

    @Test func textFromASpecCannotSteerTheTerminal() async throws {
        let spec = "screen: Hello\ntitle: \"\\e[31mred\"\ntable: { sections: [{ id: s, rows: [\"\\a\\e]0;x\\a\"] }] }\n"
        let run = try await Command("preview", "--format", "text", "-", in: TemporaryFolder(), input: spec)
        #expect(run.status == 0)
        #expect(!run.output.contains("\u{1B}"))
        #expect(!run.output.contains("\u{07}"))
    }

    @Test func rulesAreListedAndExplained() async throws {
        let list = try await Command("rules", in: TemporaryFolder())
        #expect(list.output.contains("detail-in-default-style"))
        let page = try await Command("rules", "detail-in-default-style", in: TemporaryFolder())
        #expect(page.output.hasPrefix("# detail-in-default-style\n"))
        #expect(try await Command("rules", "no-such-rule", in: TemporaryFolder()).status == 2)
    }

    @Test(
        "paths are relative to the repository, wherever the command runs",
        arguments: ["github", "sarif", "json", "junit", "checkstyle"]
    )
    func repositoryPaths(_ format: String) async throws {
        let folder = try TemporaryFolder(["apps/one/Specs/T.yaml": Self.bad, "apps/one/Other/keep": ""])
        func lint(_ path: String, _ format: String) async throws -> String {
            let app = folder.url.appendingPathComponent("apps/one")
            return try await Command.tool.run(["lint", path, "--format", format], in: app).output
        }
        let plain = try await lint("Specs", format)
        #expect(plain.contains("Specs/T.yaml") && !plain.contains("apps/one"))
        try folder.write("", to: ".git/HEAD")
        for path in ["Specs", "../one/Specs", "\(folder.path)/apps/one/Specs"] {
            let output = try await lint(path, format)
            #expect(output.contains("apps/one/Specs/T.yaml"))
            #expect(!output.contains("../") && !output.contains(folder.path))
        }
        #expect(try await lint("Specs", "xcode").hasPrefix("Specs/T.yaml:3:1: error:"))
    }
}
