import TableSpecDiagnostics
import TableSpecYAML
import Testing

@Suite("Aliases")
struct AliasTests {
    @Test("refer to the last anchor of their name")
    func redefinition() throws {
        let root = try Parsed("a: &x 1\nb: *x\nc: &x 2\nd: *x\n").root()
        #expect(root.outline == "{'a': '1', 'b': '1', 'c': '2', 'd': '2'}")
    }

    @Test("show content and properties of their target")
    func target() throws {
        let root = try Parsed("a: &x !!str 12\nb: *x\n*x : c\n").root()
        let alias = try #require(root["b"])
        #expect(alias.anchor == "x" && alias.tag == "tag:yaml.org,2002:str" && alias.intValue == nil)
        #expect(root["12"]?.string == "c")
        #expect(root["12"]?.isAlias == false)
    }

    @Test("without an anchor become placeholders")
    func undefined() throws {
        let parsed = Parsed("a: ⟦*later⟧\nb: &later 1\nc: { <<: ⟦*none⟧, d: 1 }\n")
        #expect(
            parsed.messages == [
                "yaml-undefined-alias: alias '*later' has no anchor '&later' before it",
                "yaml-undefined-alias: alias '*none' has no anchor '&none' before it",
            ]
        )
        #expect(parsed.places == parsed.marks)
        let root = try parsed.root()
        #expect(root["a"]?.isHole == true)
        #expect(root["a"]?.isNull == true)
        #expect(root["b"]?.isHole == false)
        #expect(root["c"]?.outline == "{'d': '1'}")
    }

    @Test("inside their own target are refused")
    func cycle() throws {
        let parsed = Parsed("a: ⟦&x⟧\n  b: [1, ⟦*x⟧]\n")
        #expect(parsed.messages == ["yaml-recursive-alias: alias '*x' is inside the node that it refers to"])
        #expect(parsed.places == [parsed.marks[1]])
        #expect(parsed.diagnostics[0].labels.map(\.range) == [SourceRange(parsed.marks[0])])
        #expect(try parsed.root()["a"]?.outline == "{'b': ['1', '']}")
    }
}
