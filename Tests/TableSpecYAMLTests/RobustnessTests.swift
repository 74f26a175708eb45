import TableSpecDiagnostics
import TableSpecTestSupport
import TableSpecYAML
import Testing

@Suite("No input causes a crash, a hang or wrong places:")
struct RobustnessTests {
    /// A file that uses every feature.
    static let sample = """
        %YAML 1.2
        ---
        screen: Settings  # é日本😀
        title: 'It''s'   # quoted
        text: "tab\\t \\u00e9 \\
          more"
        block: |-
          one # no comment

            two
        folded: >
          a
          b
        base: &base { a: 1, ? b : 2, "c": [x, {y: z}, k: v] }
        all:
          <<: [*base, { d: !!str 4 }]
          e: *base
        list:
        - - nested
          - ~
        - key: &empty
          other: !!null
        ключ: значение
        ...

        """

    /// Parses, and checks whatever comes back.
    static func check(_ bytes: [UInt8]) {
        check(bytes, recovers: false)
        check(bytes, recovers: true)
    }

    private static func check(_ bytes: [UInt8], recovers: Bool) {
        let parsed = Parsed(bytes: bytes, recovers: recovers)
        let file = 0...bytes.count
        for range in parsed.diagnostics.flatMap({ [$0.range] + $0.labels.map(\.range) }) {
            #expect(range.start <= range.end && file.contains(Int(range.start)) && file.contains(Int(range.end)))
            #expect(!range.isEmpty || bytes.isEmpty, "\(parsed.messages) \(String(decoding: bytes, as: UTF8.self))")
        }
        guard let document = parsed.document else {
            #expect(!parsed.diagnostics.isEmpty)
            return
        }
        check(document.root, inside: 0..<bytes.count)
        for comment in document.comments {
            #expect(bytes[Int(comment.range.start)] == UInt8(ascii: "#") && file.contains(Int(comment.range.end)))
        }
    }

    private static func check(_ node: YAMLNode, inside outer: Range<Int>) {
        let range = node.range
        #expect(range.start <= range.end)
        #expect(outer.lowerBound <= Int(range.start) && Int(range.end) <= outer.upperBound)
        #expect(node.propertiesRange.start <= range.start)
        let children = node.isAlias ? 0..<Int(Int32.max) : range.bytes
        for element in node.elements { check(element, inside: element.isAlias ? 0..<Int(Int32.max) : children) }
        var isMerged = false
        for (key, value) in node.pairs.map({ ($0.key, $0.value) }) {
            // Merged pairs are elsewhere, and follow the explicit ones.
            isMerged = isMerged || !children.contains(Int(key.range.start))
            let place = isMerged ? 0..<Int(Int32.max) : children
            check(key, inside: place)
            check(value, inside: place)
        }
        _ = node.string
    }

    @Test("truncation at every byte")
    func truncation() throws {
        let bytes = Array(Self.sample.utf8)
        _ = try Parsed(bytes: bytes).root()
        for end in bytes.indices {
            Self.check(Array(bytes[..<end]))
            Self.check(Array(bytes[end...]))
        }
    }

    @Test("bytes changed at random", arguments: 0..<TestTier.count(quick: 3, slow: 8))
    func randomBytes(_ seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let sample = Array(Self.sample.utf8)
        let interesting = Array("[]{}:-?,#&*!|>'\"%@` \n\t\r<".utf8) + [0, 0x80, 0xBB, 0xC2, 0xEF, 0xFF]
        for _ in 0..<400 {
            var bytes = sample
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let index = Int.random(in: bytes.indices, using: &generator)
                let byte = interesting.randomElement(using: &generator) ?? 0
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(byte, at: index)
                case 2: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                default: bytes[index] = byte
                }
            }
            Self.check(bytes)
        }
    }

    @Test(
        "unusual files",
        arguments: ([
            String(repeating: "[", count: 100_000),
            String(repeating: "{", count: 100_000),
            String(repeating: "{a: ", count: 100_000),
            String(repeating: "- ", count: 100_000),
            String(repeating: "? ", count: 100_000),
            (0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
            String(repeating: "]", count: 1000),
            "a: " + String(repeating: "x", count: 1_000_000),
            "a: \"" + String(repeating: "é", count: 300_000),
            "a: " + String(repeating: "x: ", count: 100_000),
            String(repeating: "#", count: 200_000),
            String(repeating: "# a\n", count: 50_000),
            String(repeating: "\n", count: 200_000),
            String(repeating: " ", count: 200_000),
            String(repeating: "\r", count: 1000),
            String(repeating: "&a ", count: 1000),
            String(repeating: "*a ", count: 1000),
            String(repeating: "!", count: 10_000),
            String(repeating: "a: 1\n", count: 20_000),
            String(repeating: "\u{FEFF}", count: 100),
            "%YAML 1.2", "%", "---", "...", "--- |", "--- >", "'", "\"", "|", "&", "*", "!", "!<", ":", "-", "?", "@",
            "\u{FEFF}", "\u{2028}", "\u{85}", "a:\u{2029}b",
        ] as [String]).map(StrangeFile.init)
    )
    func strangeFiles(_ file: StrangeFile) {
        Self.check(Array(file.text.utf8))
    }

    /// A file that a report names by its beginning: some have 200,000 lines.
    struct StrangeFile: CustomTestStringConvertible {
        let text: String

        var testDescription: String { "\(text.utf8.count) bytes from \(text.prefix(8).debugDescription)" }
    }

    @Test("files of one or two bytes")
    func tinyFiles() {
        Self.check([])
        for first in UInt8.min...UInt8.max {
            Self.check([first])
            for second in "[]{}:-?,#&*!|>'\"%@` \n\tx".utf8 {
                Self.check([first, second])
            }
        }
    }
}
