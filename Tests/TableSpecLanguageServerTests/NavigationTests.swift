import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

/// Specs with names of all kinds, and a mark at one of them.
private let zones = """
    screen: Zones
    title: Zones
    types: { Zone: { name: String, offset: Int } }
    state: { zones: [Zone], current: "Zone?" }
    table:
      prototypes:
        - { id: ZoneCell, text: $(zone.name), segue: { to: Detail, pass: { zone: $(zone) } } }
      sections:
        - id: all
          rows: { forEach: zone in zones, prototype: ZoneCell }
    samples:
      zones: [{ name: Paris, offset: 1 }]

    """

private let detail = """
    screen: Detail
    title: $(zone.name)
    input: { zone: Zone }
    table: { sections: [{ id: s, rows: [{ id: first, text: A }] }] }

    """

/// Marks an occurrence of a word in a text.
private func marking(_ word: String, _ number: Int = 0, in text: String) -> String {
    let ranges = text.ranges(of: word)
    guard ranges.indices.contains(number) else { return text }
    return text.replacingCharacters(in: ranges[number])
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>) -> String {
        self[..<range.lowerBound] + "⟦" + self[range] + "⟧" + self[range.upperBound...]
    }
}

private func session(_ marked: String, in name: String = "Zones.yaml") throws -> EditorSession {
    let session = try EditorSession(["Zones.yaml": zones, "Detail.yaml": detail, "tablespec.yaml": ""])
    session.open(name, marked)
    return session
}

@Suite("Names lead to their declarations and uses")
struct NavigationTests {
    @Test(arguments: [
        ("Detail", 0, "Detail.yaml 0:8-0:14"), ("Zone", 4, "Zones.yaml 2:9-2:13"),
        ("name", 1, "Zones.yaml 2:17-2:21"), ("ZoneCell", 1, "Zones.yaml 6:12-6:20"),
        ("zones", 1, "Zones.yaml 3:9-3:14"), ("zone", 2, "Detail.yaml 2:9-2:13"),
    ])
    func definitions(_ word: String, _ number: Int, _ place: String) throws {
        let session = try session(marking(word, number, in: zones))
        let result = session.response("textDocument/definition", in: "Zones.yaml")["result"]
        let name = result?["uri"]?.string?.split(separator: "/").last ?? "none"
        #expect("\(name) \(result?["range"]?.place ?? "")" == place)
    }

    private func references(_ session: EditorSession, _ name: String, _ params: String = "") -> [String] {
        let result = session.response("textDocument/references", in: name, params)["result"]
        return (result?.elements ?? []).map { location in
            "\(location["uri"]?.string?.split(separator: "/").last ?? "") \(location["range"]?.place ?? "")"
        }
    }

    @Test func usesInAllFiles() throws {
        let session = try session(marking("Zone", 2, in: zones))
        #expect(
            Set(references(session, "Zones.yaml"))
                == ["Zones.yaml 2:9-2:13", "Zones.yaml 3:17-3:21", "Zones.yaml 3:34-3:38", "Detail.yaml 2:15-2:19"]
        )
        let uses = references(session, "Zones.yaml", #""context":{"includeDeclaration":false}"#)
        #expect(uses.count == 3)
    }

    @Test func usesOfAProperty() throws {
        let session = try session(marking("name", 0, in: zones))
        #expect(
            Set(references(session, "Zones.yaml"))
                == ["Zones.yaml 2:17-2:21", "Zones.yaml 6:35-6:39", "Zones.yaml 11:12-11:16", "Detail.yaml 1:14-1:18"]
        )
    }

    @Test func highlights() throws {
        let session = try session(marking("ZoneCell", 0, in: zones))
        let result = session.response("textDocument/documentHighlight", in: "Zones.yaml")["result"]
        #expect(result?.elements?.compactMap { $0["range"]?.place } == ["6:12-6:20", "9:49-9:57"])
    }

    @Test func nothingAtAText() throws {
        let session = try session(marking("Paris", 0, in: zones))
        #expect(session.response("textDocument/definition", in: "Zones.yaml")["result"] == .null)
    }

    @Test func symbolsOfTheWorkspace() throws {
        let session = try session(zones)
        let result = session.request("workspace/symbol", #"{"query":"detail"}"#)["result"]
        #expect(result?.elements?.compactMap { $0["name"]?.string } == ["Detail"])
    }
}

@Suite("Names lead to their Swift")
struct ImplementationTests {
    /// Starts a session with the Swift of the specs on the disk.
    private func built(_ marked: String) throws -> EditorSession {
        let session = try session(marked)
        let workspace = try Workspace(paths: [session.folder.path])
        for file in Compilation(workspace, Analysis(workspace)).swiftFiles() {
            try session.folder.write(file.text, to: "Generated/\(file.path)")
        }
        return session
    }

    /// The lines of the Swift at the locations in the response.
    private func lines(_ session: EditorSession) throws -> [String] {
        let result = session.response("textDocument/implementation", in: "Zones.yaml")["result"]
        return try (result?.elements ?? []).map { location in
            let name = try #require(location["uri"]?.string).dropFirst(session.uri("").count + 1)
            let lines = try #require(session.folder.text(of: String(name))).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            let line = lines[location.at("range", "start", "line")?.integer ?? 0]
            return line.trimmingPrefix { $0 == " " } + " @\(location.at("range", "start", "character")?.integer ?? 0)"
        }
    }

    @Test(arguments: [
        (
            "Zones", 0,
            "final class ZonesViewController: UITableViewController, TableSpec.Screen, TableSpec.StatefulScreen {"
        ),
        ("Detail", 0, "final class DetailViewController: UITableViewController, TableSpec.Screen {"),
        ("Zone", 4, "nonisolated struct Zone: Hashable, Sendable {"), ("name", 1, "var name: String"),
        ("zones", 1, "var zones: [Zone] = []"), ("ZoneCell", 1, "case .zone(let zone):"),
    ])
    func declarations(_ word: String, _ number: Int, _ line: String) throws {
        let lines = try lines(built(marking(word, number, in: zones)))
        #expect(lines.contains { $0.hasPrefix(line) }, "\(lines)")
    }

    @Test func missingOrStaleSwift() throws {
        let missing = try session(marking("Zones", in: zones))
        #expect(missing.response("textDocument/implementation", in: "Zones.yaml")["result"] == .null)
        let stale = try built(marking("Zones", in: zones))
        stale.change("Zones.yaml", to: marking("Zones", in: zones.replacing("title: Zones", with: "title: Other")))
        #expect(stale.response("textDocument/implementation", in: "Zones.yaml")["result"] == .null)
        let damaged = try built(marking("Zones", in: zones))
        damaged.change("Zones.yaml", to: marking("Zones", in: zones.replacing("title:", with: "titel:")))
        #expect(damaged.response("textDocument/implementation", in: "Zones.yaml")["result"] == .null)
    }
}

@Suite("A hover explains keys, values and names")
struct HoverTests {
    private func hover(_ marked: String, in name: String = "Zones.yaml") throws -> String {
        let session = try session(marked, in: name)
        return session.response("textDocument/hover", in: name).at("result", "contents", "value")?.string ?? "none"
    }

    @Test func keys() throws {
        let text = try hover(marking("prototypes", in: zones))
        #expect(text.contains("**prototypes**"))
        #expect(text.contains("key of table"))
    }

    @Test func defaults() throws {
        let text = try hover("⟦screen⟧: Zones\ntable: { sections: [] }\n")
        #expect(text.contains("Default: the file's base name"))
        #expect(!text.contains("](#"), "no links to sections of the reference")
    }

    @Test func bindings() throws {
        #expect(try hover(marking("zone.name", in: zones)).contains("`zone.name`: `String`"))
    }

    @Test func samples() throws {
        let text = try hover(marking("zones", 1, in: zones))
        #expect(text.contains("`zones`: `[Zone]`\n\nA value of the state."))
        #expect(text.contains(#"Sample: `[{"name":"Paris","offset":1}]`"#))
    }

    @Test(arguments: [
        ("systemRed", "`systemRed`: `#FF3B30`, in dark mode `#FF453A`"),
        ("\"#0A0B0C80\"", "`#0A0B0C80`: `#0A0B0C80`, in dark mode `#0A0B0C80`"),
    ])
    func colors(_ color: String, _ expected: String) throws {
        let spec = "screen: Zones\ntable: { sections: [{ id: s, rows: [{ text: A, textColor: ⟦\(color)⟧ }] }] }\n"
        #expect(try hover(spec) == expected)
    }

    @Test func screens() throws {
        let text = try hover(marking("Detail", in: zones))
        #expect(text.contains("screen `Detail`"))
        #expect(text.contains("`zone: Zone`"))
        #expect(text.contains("```text\n┌─"), "a preview")
    }

    @Test func aScreenThatCannotBeDrawnHasNoPreview() throws {
        let text = try hover("screen: ⟦Zones⟧\ntable: { sections: [{ id: s, rows: [{ text: $(missing) }] }] }\n")
        #expect(text.contains("screen `Zones`"))
        #expect(!text.contains("```"))
    }

    @Test func types() throws {
        let text = try hover(marking("Zone", 2, in: zones))
        #expect(text.contains("`offset: Int`"))
        #expect(text.contains("Used 3 times."))
    }

    @Test func nothingInAnEmptyFile() throws { #expect(try hover("⟦⟧") == "none") }
}

@Suite("Rename changes a name in all files, or nothing")
struct RenameTests {
    private func rename(_ session: EditorSession, _ name: String, to new: String) -> JSONTree {
        session.response("textDocument/rename", in: name, #""newName":"\#(new)""#)
    }

    @Test(arguments: [("Detail", 0), ("Zone", 2), ("name", 0), ("ZoneCell", 0), ("zones", 1), ("current", 0)])
    func everyKindOfName(_ word: String, _ number: Int) throws {
        let session = try session(marking(word, number, in: zones))
        let edited = session.applying(rename(session, "Zones.yaml", to: "Renamed")["result"])
        try #require(edited.isEmpty == false)
        #expect(edited["Zones.yaml"]?.contains("Renamed") == true)
        for (name, text) in edited { session.open(name, text) }
        #expect(session.findings(in: "Zones.yaml").filter { $0.contains("error") } == [])
        #expect(session.findings(in: "Detail.yaml").filter { $0.contains("error") } == [])
    }

    @Test func fromAUse() throws {
        let session = try session(marking("Zone", 0, in: detail), in: "Detail.yaml")
        let edited = session.applying(rename(session, "Detail.yaml", to: "Place")["result"])
        #expect(edited["Zones.yaml"]?.contains("types: { Place: {") == true)
        #expect(edited["Detail.yaml"]?.contains("input: { zone: Place }") == true)
        #expect(edited["Zones.yaml"]?.contains("ZoneCell") == true, "only whole words")
    }

    @Test func aQuotedName() throws {
        let session = try session(marking("Detail", in: zones.replacing("to: Detail", with: "to: \"Detail\"")))
        let edited = session.applying(rename(session, "Zones.yaml", to: "Place")["result"])
        #expect(edited["Zones.yaml"]?.contains("to: \"Place\"") == true)
    }

    @Test func prepareNamesTheRange() throws {
        let session = try session(marking("Detail", in: zones))
        let result = session.response("textDocument/prepareRename", in: "Zones.yaml")["result"]
        #expect(result?["placeholder"]?.string == "Detail")
        #expect(result?["range"]?.place == "6:55-6:61")
        let other = try TableSpecLanguageServerTests.session(marking("Paris", in: zones))
        #expect(code(other, "textDocument/prepareRename") == -32803)
    }

    private func code(_ session: EditorSession, _ method: String) -> Int? {
        session.response(method, in: "Zones.yaml", #""newName":"x""#).at("error", "code")?.integer
    }

    @Test(arguments: [
        ("Zone", 2, "String"), ("Detail", 0, "Zones"), ("name", 0, "offset"), ("zones", 1, "current"),
        ("Detail", 0, "two words"), ("Detail", 0, ""), ("Detail", 0, "a: b"), ("Zone", 2, "1st"),
        ("current", 0, "zone: x"),
    ])
    func aNameThatIsTakenOrInvalid(_ word: String, _ number: Int, _ new: String) throws {
        let session = try session(marking(word, number, in: zones))
        let response = rename(session, "Zones.yaml", to: new)
        #expect(response.at("error", "code")?.integer == -32803)
        #expect(response["result"] == nil)
    }

    @Test func aNameThatALoopHides() throws {
        let text = zones.replacing("- id: all", with: "- id: all\n      header: $(current.name)")
            .replacing("text: $(zone.name)", with: "text: $(zone.name) $(title)")
            .replacing("state: {", with: "state: { title: String,")
        let session = try session(marking("title", 1, in: text))
        let response = rename(session, "Zones.yaml", to: "zone")
        #expect(response.at("error", "code")?.integer == -32803, "the binding would name the element")
    }

    @Test func aFileThatWasChanged() throws {
        let session = try session(marking("Zone", 2, in: zones))
        try session.folder.write(detail + "# Changed.\n", to: "Detail.yaml")
        #expect(rename(session, "Zones.yaml", to: "Place").at("error", "message")?.string?.contains("changed") == true)
    }

    @Test func aFileBehindALink() throws {
        let session = try session(marking("Zone", 2, in: zones))
        try session.folder.write(detail, to: "Other/Detail.yml")
        try session.folder.link("Detail.yaml", to: "Other/Detail.yml", replacing: true)
        session.notify("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
        #expect(rename(session, "Zones.yaml", to: "Place").at("error", "code")?.integer == -32803)
    }

    @Test func versionsOfDocuments() throws {
        let capabilities = #"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#
        let session = try EditorSession(
            ["Zones.yaml": zones, "Detail.yaml": detail, "tablespec.yaml": ""],
            capabilities: capabilities
        )
        session.open("Zones.yaml", marking("Detail", in: zones))
        let changes = rename(session, "Zones.yaml", to: "Place").at("result", "documentChanges")?.elements ?? []
        #expect(changes.map { $0.at("textDocument", "version") } == [.null, .integer(1)])
    }

    @Test func theNameOfAFile() throws {
        let text = "title: A\ntable: { sections: [{ id: s, rows: [{ text: B, segue: { to: ⟦Own⟧ } }] }] }\n"
        let session = try EditorSession(["tablespec.yaml": ""])
        session.open("Own.yaml", text)
        #expect(rename(session, "Own.yaml", to: "Other").at("error", "code")?.integer == -32803)
    }
}
