import TableSpecDiagnostics
import TableSpecYAML
import Testing

@Suite("Lists and mappings")
struct CollectionTests {
    @Test("keep the order of the file")
    func order() throws {
        let root = try Parsed("z: 1\na: [x, {k: v}, []]\nm:\n  - p\n  - q: r\n").root()
        #expect(root.outline == "{'z': '1', 'a': ['x', {'k': 'v'}, []], 'm': ['p', {'q': 'r'}]}")
        #expect(root.count == 3)
        #expect(root["a"]?.count == 3)
        #expect(root["z"]?.count == 0)
    }

    @Test("are collections with indexes")
    func indexes() throws {
        let root = try Parsed("a: [1, [2, 3], 4]\n").root()
        let elements = try #require(root["a"]).elements
        #expect(elements.count == 3 && elements.map(\.kind) == [.scalar, .sequence, .scalar])
        #expect(elements.first?.string == "1")
        #expect(elements[elements.index(elements.startIndex, offsetBy: 2)].string == "4")
        #expect(root.pairs.first?.key.string == "a")
        #expect(root.elements.isEmpty)
        #expect(elements.first?.pairs.isEmpty == true)
    }

    @Test("know whether they have brackets")
    func flow() throws {
        let root = try Parsed("a: [1]\nb:\n  - 1\nc: {d: e}\n").root()
        #expect(root.pairs.map(\.value.isFlow) == [true, false, true])
        #expect(!root.isFlow)
    }

    @Test("look up values by key")
    func lookup() throws {
        let root = try Parsed("a: 1\n\"b\\x63\": 2\n").root()
        #expect(root["a"]?.string == "1")
        #expect(root["bc"]?.string == "2")
        #expect(root["b"] == nil)
        #expect(root["a"]?["a"] == nil)
    }

    @Test("report every duplicate key and keep the first", arguments: [0, 40])
    func duplicates(_ otherKeys: Int) throws {
        let others = (0..<otherKeys).map { "key\($0): 0\n" }.joined()
        let parsed = Parsed(others + "⟦a⟧: 1\nb: 2\n⟦'a'⟧: 3\n⟦\"\\x61\"⟧: 4\n")
        let message = "yaml-duplicate-key: key 'a' is given twice in one mapping"
        #expect(parsed.messages == [message, message])
        #expect(parsed.places == Array(parsed.marks.dropFirst()))
        let first = Diagnostic.Label("first defined here", at: SourceRange(parsed.marks[0]))
        #expect(parsed.diagnostics.map(\.labels) == [[first], [first]])
        let root = try parsed.root()
        #expect(root["a"]?.string == "1")
        #expect(root.count == otherKeys + 2)
        #expect(root.pairs.count == otherKeys + 2)
        #expect(Array(root.pairs).count == otherKeys + 2)
    }

    @Test("distinguish keys with the same length, start and end")
    func similarKeys() throws {
        let parsed = Parsed("prefix00A00suffix00: 1\nprefix00B00suffix00: 2\nab: 3\nba: 4\n")
        #expect(parsed.messages.isEmpty)
        #expect(try parsed.root().count == 4)
    }

    @Test("have duplicates in brackets and through aliases too")
    func duplicatesElsewhere() throws {
        let parsed = Parsed("x: &k name\ny: {a: 1, ⟦a⟧: 2}\nz: {name: 1, ⟦*k⟧ : 2}\n")
        #expect(parsed.places == parsed.marks)
        #expect(try parsed.root().outline == "{'x': 'name', 'y': {'a': '1'}, 'z': {'name': '1'}}")
    }

    @Test("drop keys that aren't texts")
    func complexKeys() throws {
        let parsed = Parsed("? ⟦[a]⟧\n: b\n⟦{x: y}⟧: z\nc: d\n")
        #expect(
            parsed.messages == [
                "yaml-complex-key: a key must be a string, found a list",
                "yaml-complex-key: a key must be a string, found a mapping",
            ]
        )
        #expect(parsed.places == parsed.marks)
        #expect(try parsed.root().outline == "{'c': 'd'}")
    }

    @Test("merge: explicit keys win, then earlier mappings")
    func merge() throws {
        let parsed = Parsed(
            """
            one: &one { a: 1, b: 1 }
            two: &two { b: 2, c: 2 }
            all:
              c: 0
              <<: [*one, *two]
              d: 0
            again: { <<: *one, <<x: 1 }
            nested: &n { <<: *two, e: 1 }
            last: { <<: *n }
            inline: { <<: { f: 1 }, g: 2 }
            quoted: { '<<': 1 }
            """
        )
        #expect(parsed.messages.isEmpty)
        let root = try parsed.root()
        #expect(root["all"]?.outline == "{'c': '0', 'd': '0', 'a': '1', 'b': '1'}")
        #expect(root["all"]?.count == 4)
        #expect(root["again"]?.outline == "{'<<x': '1', 'a': '1', 'b': '1'}")
        #expect(root["last"]?.outline == "{'e': '1', 'b': '2', 'c': '2'}")
        #expect(root["inline"]?.outline == "{'g': '2', 'f': '1'}")
        #expect(root["quoted"]?.outline == "{'<<': '1'}")
    }

    @Test("merge only mappings")
    func wrongMerge() throws {
        let parsed = Parsed(
            """
            m: &m {x: 1}
            a: { <<: ⟦1⟧, b: 2 }
            b: { <<: [*m, ⟦[3]⟧] }
            c: {<<: *m, ⟦<<⟧: *m}
            d:
              ⟦<<⟧:
            """
        )
        #expect(
            parsed.messages == [
                "yaml-merge-value: the merge key '<<' takes a mapping or a list of mappings, found a string",
                "yaml-merge-value: the merge key '<<' takes a mapping or a list of mappings, found a list",
                "yaml-duplicate-key: key '<<' is given twice in one mapping",
                "yaml-merge-value: the merge key '<<' takes a mapping or a list of mappings, found nothing",
            ]
        )
        #expect(parsed.places == parsed.marks)
        #expect(try parsed.root()["a"]?.outline == "{'b': '2'}")
        #expect(try parsed.root()["b"]?.outline == "{'x': '1'}")
    }
}

extension SourceRange {
    /// A range in the one file of a ``Parsed`` text.
    init(_ bytes: Range<Int>) {
        self.init(source: SourceID(index: 0), start: Int32(bytes.lowerBound), end: Int32(bytes.upperBound))
    }
}
