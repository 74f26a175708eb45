import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

@Suite("Semantic tokens tell what the words of a spec mean")
struct SemanticTokenTests {
    private func session(_ text: String, capabilities: String = EditorSession.capabilities) throws -> EditorSession {
        let session = try EditorSession(
            ["tablespec.yaml": "", "Detail.yaml": "screen: Detail\ninput: { zone: Zone }\ntable: { sections: [] }\n"],
            capabilities: capabilities
        )
        session.open("A.yaml", text)
        return session
    }

    /// The tokens of a spec as "text kind modifier".
    private func tokens(of result: JSONTree, in text: String) throws -> [String] {
        let data = (result["data"]?.elements ?? []).compactMap(\.integer)
        try #require(data.count.isMultiple(of: 5))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
        var (line, character) = (0, 0)
        return stride(from: 0, to: data.count, by: 5).map { index in
            character = data[index] == 0 ? character + data[index + 1] : data[index + 1]
            line += data[index]
            let word = String(decoding: lines[line][character..<(character + data[index + 2])], as: UTF16.self)
            let kind = SemanticToken.Kind.allCases[data[index + 3]].rawValue
            let modifiers = SemanticToken.Modifier.allCases.enumerated().filter {
                data[index + 4] & 1 << $0.offset != 0
            }
            return ([word, kind] + modifiers.map(\.element.rawValue)).joined(separator: " ")
        }
    }

    private func tokens(_ text: String) throws -> [String] {
        try tokens(of: session(text).result("textDocument/semanticTokens/full", of: "A.yaml"), in: text)
    }

    @Test func names() throws {
        let text = """
            screen: A
            title: 😀 $(query)
            types: { Zone: { name: String, kind: "enum(home, away)" } }
            state: { zones: [Zone], query: String }
            table:
              prototypes: [{ id: ZoneCell, text: $(zone.name), segue: { to: Detail, pass: { zone: $(zone) } } }]
              sections: [{ id: s, rows: { forEach: zone in zones, prototype: ZoneCell } }]
            """
        let tokens = try tokens(text)
        for token in [
            "screen property", "A class declaration", "query variable", "Zone type declaration",
            "name variable declaration", "String type", "enum keyword", "home enumMember declaration",
            "zones variable declaration", "Zone type", "ZoneCell struct declaration", "zone parameter", "name variable",
            "Detail class", "zone parameter declaration", "zones variable", "ZoneCell struct",
        ] {
            #expect(tokens.contains(token), "\(token)")
        }
        #expect(tokens.prefix(4) == ["screen property", "A class declaration", "title property", "query variable"])
    }

    @Test func wordsAndMethods() throws {
        let text = """
            screen: A
            navigationItem: { right: { systemItem: add, action: create } }
            table:
              style: "insetGrouped"
              sections: [{ id: s, rows: [{ text: insetGrouped, textColor: systemRed, font: headline }] }]
            """
        let tokens = try tokens(text)
        for token in [
            "add enumMember", "create method", "\"insetGrouped\" enumMember", "systemRed enumMember",
            "headline enumMember",
        ] {
            #expect(tokens.contains(token), "\(token)")
        }
        #expect(tokens.count { $0.contains("insetGrouped") } == 1, "a text is no word")
    }

    @Test func conditions() throws {
        let text = """
            screen: A
            state: { name: String, count: Int, kind: "enum(home, away) = home", due: Date }
            title: "$(due:date=long:time=shortened) $(count:one=item:other=items) $$(name) (name)"
            table: { sections: [{ id: s, visible: '$(!name.isEmpty && (count > 2 || kind != away) && name != "a)b")', rows: [B] }] }
            """
        let tokens = try tokens(text)
        let visible = try #require(tokens.firstIndex(of: "visible property"))
        #expect(
            tokens[(visible + 1)..<(visible + 16)].elementsEqual([
                "! operator", "name variable", "isEmpty variable", "&& operator", "count variable", "> operator",
                "2 number", "|| operator", "kind variable", "!= operator", "away enumMember", "&& operator",
                "name variable", "!= operator", "\"a)b\" string",
            ])
        )
        let title = try #require(tokens.firstIndex(of: "title property"))
        #expect(
            tokens[(title + 1)...].prefix { !$0.hasSuffix("property") } == [
                "due variable", "date function", "long enumMember", "time function", "shortened enumMember",
                "count variable", "one function", "item string", "other function", "items string",
            ]
        )
    }

    @Test(arguments: [
        "$(", "$()", "$(n", "$(n:", "$(n:)", "$(n:=)", "$(n:=x)", "$(n::)", "$(n:date=", "$(n &)", "$(n == \\\")",
        "$$(", "$(n.)",
        "$(n)$(", "$(😀:=)",
    ])
    func unfinishedBindings(_ title: String) throws {
        for quoted in [title, "\"\(title)\"", "'\(title)'"] {
            let tokens = try tokens("screen: A\nstate: { n: Date }\ntitle: \(quoted)\ntable: { sections: [] }\n")
            #expect(tokens.contains("screen property"))
        }
    }

    @Test func formerNamesAreDeprecated() throws {
        let text = """
            screen: A
            table: { sections: [{ id: s, rows: [{ text: B, accessory: { textField: $(n), keyboard: emailAddress } }] }] }
            state: { n: String }
            """
        #expect(try tokens(text).contains("keyboard property deprecated"))
    }

    @Test func aRange() throws {
        let text = "screen: A\ntitle: B\ntable: { style: plain, sections: [] }\n"
        let session = try session(text)
        let range = #""range":{"start":{"line":1,"character":0},"end":{"line":2,"character":1}}"#
        let result = session.result("textDocument/semanticTokens/range", of: "A.yaml", range)
        #expect(try tokens(of: result, in: text) == ["title property", "table property"])
    }

    @Test func positionsInBytes() throws {
        let capabilities = #"{"general":{"positionEncodings":["utf-8"]}}"#
        let session = try session("screen: A\nstate: { é: Int }\ntable: { sections: [] }\n", capabilities: capabilities)
        let data = session.result("textDocument/semanticTokens/full", of: "A.yaml")["data"]?.elements ?? []
        #expect(data.compactMap(\.integer)[15...].prefix(3) == [0, 9, 2], "é has two bytes")
    }

    @Test func linesThatAreNotYAML() throws {
        let tokens = try tokens("screen: A\ntitle: \"\nstate: { n: Int }\n")
        #expect(tokens.contains("screen property"))
        #expect(
            try session("\u{FEFF}").result("textDocument/semanticTokens/full", of: "A.yaml")["data"]?.elements == []
        )
    }
}

@Suite("Inlay hints show the types and samples of loops")
struct InlayHintTests {
    private func hints(_ marked: String) throws -> [String] {
        let session = try EditorSession()
        session.open("A.yaml", marked)
        let result = session.result(
            "textDocument/inlayHint",
            of: "A.yaml",
            #""range":\#(session.range(of: 0, in: "A.yaml"))"#
        )
        return (result.elements ?? []).map { hint in
            let position = hint["position"]
            return
                "\(position?["line"]?.integer ?? -1):\(position?["character"]?.integer ?? -1) \(hint["label"]?.string ?? "")"
        }
    }

    private static let spec = """
        screen: A
        types: { Region: { zones: [Zone] }, Zone: { name: String } }
        state: { regions: [Region] }
        table:
          prototypes: [{ id: ZoneCell, text: $(zone.name) }]
          sections:
            forEach: region in regions
            rows: { forEach: zone in region.zones, prototype: ZoneCell }
        samples:
          regions: [{ zones: [] }, { zones: [] }]
        """

    @Test func loops() throws {
        #expect(try hints("⟦\(Self.spec)⟧") == ["6:19 : Region", "6:30 2 samples", "7:25 : Zone"])
    }

    @Test func onlyInTheRange() throws {
        #expect(
            try hints(Self.spec.replacing("  rows:", with: "⟦  rows:").replacing(" }\nsamples", with: " }⟧\nsamples"))
                == ["7:25 : Zone"]
        )
    }

    @Test(arguments: [
        "⟦screen: A\ntable: { sections: [{ id: s, rows: [B] }] }\n⟧",
        "⟦screen: A\ntable: { sections: [{ id: s, rows: { forEach: a in unknown, prototype: B } }] }\n⟧",
        "⟦screen: [\n⟧", "⟦⟧",
    ])
    func noneWithoutInformation(_ text: String) throws {
        #expect(try hints(text) == [])
    }
}

@Suite("Signature help lists the formats of a value")
struct SignatureHelpTests {
    private func signatures(_ title: String) throws -> [String]? {
        let session = try EditorSession()
        session.open(
            "A.yaml",
            "screen: A\nstate: { due: Date, count: Int, names: [String] }\ntitle: \(title)\ntable: { sections: [] }\n"
        )
        let result = session.response("textDocument/signatureHelp", in: "A.yaml")["result"]
        return result?["signatures"]?.elements?.compactMap { $0["label"]?.string }
    }

    @Test(arguments: [
        "\"$(due:⟦⟧)\"", "\"$(due:⟦⟧", "\"$(due:da⟦⟧)\"", "\"$(due:⟦⟧date=long)\"", "😀 $(due:⟦⟧) $(count)",
    ])
    func formatsOfTheType(_ title: String) throws {
        let formats = try #require(try signatures(title))
        #expect(
            formats == [
                "date=numeric|abbreviated|long|complete", "time=shortened|standard|complete", "relative=named|numeric",
            ]
        )
    }

    @Test func otherTypes() throws {
        #expect(try signatures("\"$(names:⟦⟧)\"") == ["list=and|or"])
        #expect(try signatures("\"$(count:⟦⟧)\"")?.contains("currency=EUR") == true)
    }

    @Test func theValueOfAFormat() throws {
        #expect(try signatures("\"$(due:date=⟦⟧)\"") == ["date=numeric|abbreviated|long|complete"])
        #expect(try signatures("\"$(due:date=lo⟦⟧ng)\"") == ["date=numeric|abbreviated|long|complete"])
    }

    @Test func theSecondFormat() throws {
        #expect(try signatures("\"$(due:date=long:⟦⟧)\"") == ["time=shortened|standard|complete"])
        #expect(try signatures("\"$(count:one=item:⟦⟧)\"") == ["one=item:other=items"])
    }

    @Test(arguments: ["⟦⟧", "$(⟦⟧)", "$(due⟦⟧)", "a:⟦⟧", "\"$(due:date=long)⟦⟧\"", "\"$(due:date=long) at:⟦⟧\""])
    func noneElsewhere(_ title: String) throws {
        #expect(try signatures(title) == nil)
    }
}
