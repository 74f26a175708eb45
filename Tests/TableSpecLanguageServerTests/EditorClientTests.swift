import Foundation
import TableSpecTestSupport
import Testing

@Suite("Real editors and clients drive the server", .slow)
struct EditorClientTests {
    private static let emacs = ExternalProgram(name: "emacs")
    private static let neovim = ExternalProgram(name: "nvim")
    private static let tool = BuildProducts.folder.appendingPathComponent("tablespec").path
    private static let clients = "Tests/TableSpecLanguageServerTests/Clients"
    private static let editors = "Sources/tablespec/Editors"

    private static let list = """
        screen: List
        title: $(nam)
        state: { name: String, isOn: Bool }
        table: { style: grouped, sections: [{ id: s, rows: [{ text: A, accessory: { switch: $(isOn) }, selectionStyle: none }] }] }

        """

    /// Runs a client in a folder with specs, and returns what it printed.
    private func run(
        _ program: ExternalProgram,
        _ arguments: [String],
        title: String = "$(nam)",
        configuration: String = ""
    ) async throws -> String {
        let text = Self.list.replacing("$(nam)", with: title)
        let folder = try TemporaryFolder(["Specs/List.yaml": text, "Specs/tablespec.yaml": ""])
        let root = Repository.root
        let run = try await program.run(
            arguments.map { $0.hasPrefix(Self.clients) ? root.appendingPathComponent($0).path : $0 },
            in: folder.url,
            environment: [
                "TABLESPEC": Self.tool, "HOME": folder.path, "XDG_CACHE_HOME": "\(folder.path)/cache",
                "CONFIGURATION": root.appendingPathComponent("\(Self.editors)/\(configuration)").path,
            ],
            keepsErrorsApart: true
        )
        return run.output + run.errors
    }

    @Test(.enabled(if: neovim.isInstalled, "install Debian's package neovim"))
    func neovimWithItsClient() async throws {
        let output = try await run(
            Self.neovim,
            ["--headless", "-n", "-u", "NONE", "-c", "luafile \(Repository.root.path)/\(Self.clients)/neovim.lua"],
            configuration: "neovim.lua"
        )
        #expect(output.contains("diagnostic: 2 unknown name 'nam'; expected 'name' or 'isOn'"))
        #expect(output.contains("after edit: 0"))
        #expect(output.contains("hover: **title** · key of file"))
        #expect(output.contains("completion: plain grouped insetGrouped"))
        #expect(output.contains("definition: 2:9"))
        #expect(output.contains("references: 2"))
        #expect(output.contains("formatted: table:"))
        #expect(output.contains("tokens: true"))
        #expect(output.contains("renamed: title: 😀 $(caption)"))
        #expect(output.contains("collision: -32803"))
        #expect(output.contains("unknown: -32601"))
        #expect(output.contains("stopped: true"), "\(output)")
    }

    @Test(.enabled(if: emacs.isInstalled, "install Debian's packages emacs-nox and elpa-eglot"))
    func emacsWithEglot() async throws {
        let output = try await run(
            Self.emacs,
            ["--batch", "--eval", "(package-initialize)", "-l", "\(Self.clients)/eglot.el"],
            configuration: "tablespec-eglot.el"
        )
        #expect(output.contains("unknown name 'nam'; expected 'name' or 'isOn'"))
        #expect(output.contains("after edit: 0"))
        #expect(output.contains("hover: **title** · key of file"))
        #expect(output.contains("completion: plain grouped insetGrouped"))
        #expect(output.contains("definition: 2"))
        #expect(output.contains("formatted: table:"))
        #expect(output.contains("renamed: title: 😀 $(caption)"))
        #expect(output.contains("stopped: t"), "\(output)")
    }

    @Test(.enabled("install the Python package pygls") { await Self.hasPygls })
    func aClientInPython() async throws {
        let output = try await run(.python, ["\(Self.clients)/client.py"], title: "List")
        for line in [
            "encoding: utf-8", "hover: `name`: `String`", "definition: 2", "references: 2", "highlights: 2",
            "completions: name isOn", "rename: name", "edits: 2", "folds: ", "selections: 1", "hints: 0",
            "formatting: 2", "formatting of a range: 2", "tokens: 0 0 6 5 0 0 8 4 1 1", "signature: None",
            "pulled: full",
            "files: 2", "exit status: 0", "codes: -32700 -32700 -32601 -32600 -32601", "answers: 8",
            "hostile exit status: 0",
            "status after a cut stream: 1",
        ] {
            #expect(output.contains(line), "\(output)")
        }
    }

    private static var hasPygls: Bool {
        get async {
            (try? await ExternalProgram.python.run(["-c", "import pygls.lsp.client"]).status) == 0
        }
    }
}
