import TableSpecDiagnostics
import TableSpecYAML
import Testing

@Suite("Places of nodes")
struct RangeTests {
    /// Every node's range in the order of the file, collections before what they contain.
    private func ranges(of node: YAMLNode) -> [Range<Int>] {
        switch node.kind {
        case .scalar: [node.range.bytes]
        case .sequence: [node.range.bytes] + node.elements.flatMap(ranges)
        case .mapping: [node.range.bytes] + node.pairs.flatMap { ranges(of: $0.key) + ranges(of: $0.value) }
        }
    }

    @Test(
        "cover the value exactly",
        arguments: [
            "⟦⟦title⟧: ⟦Settings⟧⟧\n",
            "⟦⟦rows⟧:\n  ⟦- ⟦one⟧\n  - ⟦two⟧⟧⟧\n\n# after\n",
            "⟦⟦rows⟧:\n⟦- ⟦one⟧⟧\n⟦next⟧: ⟦[⟦1⟧]⟧⟧\n",
            "⟦{ ⟦a⟧: ⟦[⟦1⟧, ⟦'two'⟧, ⟦\"three\"⟧]⟧ }⟧ # after",
            "⟦⟦empty⟧:⟦⟧\n⟦next⟧:⟦⟧⟧",
            "⟦⟦text⟧: ⟦|\n  one\n  two⟧⟧\n\n# after\n",
            "⟦⟦text⟧: ⟦>-\n  one\n  two⟧⟧\n",
            "⟦⟦plain⟧: ⟦one\n  two⟧⟧\n",
            "⟦⟦ключ⟧: ⟦значение⟧\n⟦表⟧: ⟦😀 x⟧⟧\n",
            "\u{FEFF}⟦⟦a⟧: ⟦é⟧⟧\n",
            "\u{FEFF}⟦⟦a⟧: ⟦b⟧⟧\n",
            "⟦⟦a⟧: ⟦b⟧\r\n⟦c⟧: ⟦ü⟧⟧\r\n",
            "⟦[⟦⟦a⟧: ⟦b⟧⟧ , ⟦c⟧]⟧",
            "⟦[]⟧",
            "⟦{}⟧",
            "# only a comment\n⟦⟧",
            "⟦⟧",
            "---\n⟦⟦a⟧: ⟦b⟧⟧\n...\n",
            "%YAML 1.2\n---\n⟦⟦a⟧: ⟦b⟧⟧\n",
        ]
    )
    func coverTheValue(_ marked: String) throws {
        let parsed = Parsed(marked)
        #expect(ranges(of: try parsed.root()) == parsed.marks)
        #expect(parsed.messages.isEmpty)
    }

    @Test("exclude anchor and tag, which have a separate range")
    func properties() throws {
        let parsed = Parsed(
            """
            a: ⟦&one !!str ⟦12⟧⟧
            b: ⟦&two # why
              ⟦- x⟧⟧
            c: ⟦!!map {}⟧
            d: ⟦&three⟧
            e: ⟦!<tag:yaml.org,2002:int> ⟦5⟧⟧
            """
        )
        let root = try parsed.root()
        let (one, two, four) = (try #require(root["a"]), try #require(root["b"]), try #require(root["d"]))
        #expect(one.propertiesRange.bytes == parsed.marks[0])
        #expect(one.range.bytes == parsed.marks[1])
        #expect(one.anchor == "one")
        #expect(one.tag == "tag:yaml.org,2002:str")
        #expect(two.propertiesRange.bytes == parsed.marks[2])
        #expect(two.range.bytes == parsed.marks[3])
        #expect(root["c"]?.propertiesRange.bytes == parsed.marks[4])
        #expect(four.anchor == "three")
        #expect(four.propertiesRange.bytes == parsed.marks[5])
        #expect(four.range.isEmpty && four.isNull)
        #expect(root["e"]?.propertiesRange.bytes == parsed.marks[6])
        #expect(root["e"]?.range.bytes == parsed.marks[7])
        #expect(root["e"]?.intValue == 5)
    }

    @Test("of an alias are its own and its target's")
    func alias() throws {
        let parsed = Parsed("a: &x ⟦[1, 2]⟧\nb: ⟦*x⟧\n")
        let alias = try #require(try parsed.root()["b"])
        #expect(alias.isAlias)
        #expect(alias.range.bytes == parsed.marks[1])
        #expect(alias.propertiesRange.bytes == parsed.marks[1])
        #expect(alias.targetRange.bytes == parsed.marks[0])
        #expect(alias.outline == "['1', '2']")
    }
}
