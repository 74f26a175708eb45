import TableSpecDiagnostics
import TableSpecYAML
import Testing

@Suite("Limits")
struct LimitTests {
    @Test("bound the depth as written")
    func depth() {
        let limits = YAMLLimits(maximumDepth: 3)
        #expect(Parsed("[[[1]]]", limits: limits).messages.isEmpty)
        let parsed = Parsed("[[[⟦[⟧1]]]]", limits: limits)
        #expect(parsed.messages == ["yaml-limit: lists and mappings are nested more than 3 levels deep"])
        #expect(parsed.places == parsed.marks)
        #expect(parsed.document == nil)
    }

    @Test("bound the depth of nested aliases")
    func aliasDepth() {
        let limits = YAMLLimits(maximumDepth: 4)
        #expect(Parsed("- &a [1]\n- &b [*a]\n- &c [*b]\n", limits: limits).messages.isEmpty)
        let parsed = Parsed("- &a [1]\n- &b [*a]\n- &c [*b]\n- [⟦*c⟧]\n", limits: limits)
        #expect(
            parsed.messages == [
                "yaml-limit: with this alias expanded, lists and mappings are nested more than 4 levels deep"
            ]
        )
        #expect(parsed.places == parsed.marks)
    }

    @Test("bound the nodes, including a billion laughs")
    func expansion() {
        let laughs = (1..<10).map { level in
            "- &l\(level) [" + Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
        }
        let parsed = Parsed("- &l0 [lol]\n" + laughs.joined())
        #expect(
            parsed.messages == ["yaml-limit: with this alias expanded, the spec has more than 1000000 nodes"]
        )
        #expect(parsed.document == nil)
        #expect(Parsed("[1, 2]", limits: YAMLLimits(maximumExpandedNodes: 3)).messages.isEmpty)
        let many = Parsed("[1, 2, ⟦3⟧]", limits: YAMLLimits(maximumExpandedNodes: 3))
        #expect(many.messages == ["yaml-limit: the spec has more than 3 nodes"])
        #expect(many.places == many.marks)
    }

    @Test("bound the bytes of repeated aliases to a long text")
    func expandedBytes() {
        let limits = YAMLLimits(maximumExpandedBytes: 100)
        let text = String(repeating: "a", count: 30)
        #expect(Parsed("- &a \(text)\n- *a\n- *a\n", limits: limits).messages.isEmpty)
        let message = "yaml-limit: with this alias expanded, the spec has more than 100 bytes of text"
        for list in [
            "- &a \(text)\n- *a\n- *a\n- ⟦*a⟧\n", "- &a [\(text), \(text)]\n- ⟦*a⟧\n",
            "- &a { k: \(text) }\n- &b [*a]\n- *b\n- ⟦*b⟧\n",
        ] {
            let parsed = Parsed(list, limits: limits)
            #expect(parsed.messages == [message])
            #expect(parsed.places == parsed.marks)
            #expect(parsed.document == nil)
        }
        let long = String(repeating: "a", count: 1 << 20)
        let attack = Parsed("- &a \(long)\n" + String(repeating: "- *a\n", count: 200_000))
        #expect(attack.messages.count == 1 && attack.messages[0].hasPrefix("yaml-limit: with this alias expanded"))
    }

    @Test("bound the pairs of nested merges")
    func merges() {
        let chain = (1..<3000).map { "- &m\($0) { <<: *m\($0 - 1), k\($0): v }\n" }
        let parsed = Parsed("- &m0 { k0: v }\n" + chain.joined())
        #expect(
            parsed.messages == [
                "yaml-limit: with this alias expanded, lists and mappings are nested more than 100 levels deep"
            ]
        )
        let wide = (1..<3000).map { "- &m\($0) { <<: *m0, k\($0): v }\n" }
        #expect(Parsed("- &m0 { k0: v }\n" + wide.joined()).messages.isEmpty)
    }

    @Test("bound the size of the file")
    func fileSize() {
        let limits = YAMLLimits(maximumFileSize: 4)
        #expect(Parsed("a: b", limits: limits).messages.isEmpty)
        let parsed = Parsed("a: bc", limits: limits)
        #expect(parsed.messages == ["yaml-limit: the file is larger than 4 bytes, the maximum for a spec"])
        #expect(parsed.places == [0..<1])
    }

    @Test("bound the number of findings")
    func findings() {
        let parsed = Parsed(String(repeating: "a: 1\n", count: 20), limits: YAMLLimits(maximumDiagnostics: 5))
        #expect(parsed.diagnostics.count == 6)
        #expect(
            parsed.messages.last == "yaml-limit: more than 5 problems in one file; the rest aren't listed"
        )
    }

    @Test("have the designed defaults")
    func standard() {
        #expect(YAMLLimits.standard.maximumFileSize == 16 << 20)
        #expect(YAMLLimits.standard.maximumDepth == 100)
        #expect(YAMLLimits.standard.maximumExpandedNodes == 1_000_000)
    }
}
