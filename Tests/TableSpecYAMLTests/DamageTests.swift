import Foundation
import TableSpecDiagnostics
import TableSpecTestSupport
import TableSpecYAML
import Testing

@Suite("A file that isn't YAML is read without its damaged lines:")
struct DamageTests {
    /// What remains of a text, with `!` for damaged values and a `*` after collections that may contain damage, and the
    /// errors with their lines.
    private static func reading(_ text: String) -> (outline: String?, errors: [String]) {
        let parsed = Parsed(bytes: Array(text.utf8), recovers: true)
        let lines = parsed.diagnostics.map { finding in
            let line = parsed.bytes[..<Int(finding.range.start)].count { $0 == UInt8(ascii: "\n") } + 1
            return "\(line): \(finding.message)"
        }
        return (parsed.document?.root.damageOutline, lines)
    }

    @Test(
        "one damaged range is one error",
        arguments: [
            (
                "title: \"Set\nscreen: A\n", "{title: !, screen: A}",
                ["1: this quoted text is never closed"]
            ),
            (
                "title: \"Set\nscreen: \"A\"\ntable: b\n", "{title: !, screen: A, table: b}",
                ["1: this quoted text ends only at the next quote, in line 2"]
            ),
            (
                "rows:\n  - { id: a, te\n  - { id: b }\n", "{rows: [!, {id: b}]}",
                ["2: this '{' is never closed"]
            ),
            (
                "table:\n  sty\n  rows: a\n", "{table: {rows: a}*}",
                ["2: expected ':' after the key 'sty'"]
            ),
            (
                "rows:\n  - id: \"b\n    text: B\n  - id: c\n", "{rows: [{id: !, text: B}, {id: c}]}",
                ["2: this quoted text is never closed"]
            ),
            (
                "title: a: b\nscreen: A\n", "{title: !, screen: A}",
                ["1: a second ':' on one line: a mapping can't start on the line of its key"]
            ),
            (
                "table:\n  style: a\n header: b\n  rows: c\n", "{table: {style: a, rows: c}*}*",
                ["3: expected a key of the mapping, found 'header:'"]
            ),
            (
                "title: \"Set\nscreen: A\nfoo: [a, b\nbar: c\n", "{title: !, screen: A, foo: !, bar: c}",
                ["1: this quoted text is never closed", "3: this '[' is never closed"]
            ),
            (
                "rows:\n    text: a\n    id: b\n  - text: c\n", "{rows: [{text: a, id: b}*, {text: c}]}",
                ["2: expected '-' before the first element of the list"]
            ),
            (
                "rows:\n  - { id: a }\n    text: b\n    c: d\n", "{rows: [{id: a}, {text: b, c: d}*]}",
                ["3: expected '-' before the next element of the list, found 'text:'"]
            ),
            (
                "a:\n  b: c\n x d: # e\n    f: g\nh: i\n", "{a: {b: c, d: {f: g}}, h: i}",
                ["3: expected a key of the mapping, found 'x'"]
            ),
        ]
    )
    func examples(_ text: String, outline: String, errors: [String]) {
        let read = Self.reading(text)
        #expect(read.outline == outline)
        #expect(read.errors == errors)
    }

    @Test("an edit of a spec damages only its line and mapping, with one error")
    func edits() throws {
        let specs = try Self.specs()
        var failures: [String] = []
        var damaged = 0
        for (number, bytes) in specs.enumerated() {
            var random = SeededGenerator(seed: UInt64(number))
            for _ in 0..<TestTier.count(quick: 20, slow: 100) {
                guard let edit = SpecEdit(of: bytes, &random), Parsed(bytes: edit.new).document == nil else { continue }
                damaged += 1
                if let failure = edit.failure { failures.append(failure) }
            }
        }
        // An edit can have the same effect as another one that damages another mapping.
        let report = failures.prefix(20).joined(separator: "\n")
        #expect(failures.count * 200 <= damaged, "\(failures.count): \(report)")
    }

    @Test("beyond the limits, only the first error is reported")
    func limits() {
        let many = (0..<100).map { "k\($0): \"a\" b\nl\($0): c\nm\($0): d\nn\($0): e\no\($0): f\n" }.joined()
        let parsed = Parsed(bytes: Array(many.utf8), recovers: true)
        #expect(parsed.document == nil)
        #expect(parsed.diagnostics.count == 1)
        var limits = YAMLLimits.standard
        limits.maximumRecoveryBytes = 10
        let short = Parsed(bytes: Array("a: b: c\nd: e\n".utf8), limits: limits, recovers: true)
        #expect(short.document == nil)
        #expect(short.diagnostics.count == 1)
    }

    @Test("a damaged anchor causes no further error")
    func lostAnchor() {
        let read = Self.reading("x-a: &a { b: c\nd: *a\n")
        #expect(read.outline == "{x-a: !, d: !}")
        #expect(read.errors.count == 1)
    }

    private static func specs() throws -> [[UInt8]] {
        let folder = Repository.root.appending(path: "Specs")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
            .filter { $0.hasSuffix(".yaml") }.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
    }
}

/// A change of a spec at one place.
private struct SpecEdit: CustomStringConvertible {
    let old: [UInt8]
    let new: [UInt8]
    /// The changed bytes of the old text.
    let place: Range<Int>
    let description: String

    init?(of bytes: [UInt8], _ random: inout SeededGenerator) {
        old = bytes
        var index = Int.random(in: 1..<bytes.count, using: &random)
        while bytes[index] & 0xC0 == 0x80 { index -= 1 }
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            place = index..<bytes.count
            description = "cut"
        case 1:
            let start = bytes[..<index].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            place = start..<end
            description = "delete line"
        default:
            let inserted = Array("\"'[]{}:-?,#&*!|>%@` \n\taé".unicodeScalars).randomElement(using: &random) ?? "a"
            place = index..<index
            description = "insert \(inserted.debugDescription)"
            new = Array(bytes[..<index]) + Array(String(inserted).utf8) + bytes[index...]
            return
        }
        new = Array(bytes[..<place.lowerBound]) + bytes[place.upperBound...]
    }

    /// The lines of the old text with the changed bytes.
    private var lines: Range<Int> {
        let start = old[..<place.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = old[max(place.lowerBound, place.upperBound - 1)...].firstIndex(of: 0x0A) ?? old.count
        return start..<end
    }

    /// What's wrong with the reading of the changed text.
    var failure: String? {
        let parsed = Parsed(bytes: new, recovers: true)
        let line = old[..<place.lowerBound].count { $0 == 0x0A } + 1
        let name = "\(description) in line \(line) of: \(String(decoding: old.prefix(60), as: UTF8.self))"
        guard let document = parsed.document else { return "unread: \(name)" }
        let errors = parsed.diagnostics.filter { $0.id == "yaml-syntax" || $0.id == "yaml-encoding" }
        guard errors.count == 1, parsed.diagnostics.count == 1 else { return "\(parsed.messages): \(name)" }
        var lost: [String] = []
        guard let original = Parsed(bytes: old).document else { return nil }
        var found: [Int: String] = [:]
        document.root.visitKeys { found[Int($0.range.start)] = $0.string }
        let damaged = original.root.innermostBlock(
            around: place.lowerBound,
            or: description == "cut" ? place.lowerBound : place.upperBound
        )
        original.root.visitKeys { key in
            let start = Int(key.range.start)
            guard !damaged.contains(start), !lines.contains(start) else { return }
            let moved = start < place.lowerBound ? start : start + new.count - old.count
            if found[moved] != key.string { lost.append(key.string) }
        }
        return lost.isEmpty ? nil : "lost \(lost): \(name)"
    }
}

extension YAMLNode {
    fileprivate var damageOutline: String {
        let mark = isDamaged ? "*" : ""
        return switch kind {
        case .scalar: isHole ? "!" : string
        case .sequence: "[" + elements.map(\.damageOutline).joined(separator: ", ") + "]" + mark
        case .mapping:
            "{" + pairs.map { "\($0.key.string): \($0.value.damageOutline)" }.joined(separator: ", ") + "}" + mark
        }
    }

    fileprivate func visitKeys(_ body: (YAMLNode) -> Void) {
        guard !isAlias else { return }
        for element in elements { element.visitKeys(body) }
        for pair in pairs where range.bytes.contains(Int(pair.key.range.start)) {
            body(pair.key)
            pair.value.visitKeys(body)
        }
    }

    /// The bytes of the smallest mapping in block style that contains an offset, up to the next node.
    fileprivate func innermostBlock(around offset: Int, or end: Int) -> Range<Int> {
        var best = 0..<Int.max
        func visit(_ node: YAMLNode, limit: Int) {
            guard !node.isAlias else { return }
            let start = Int(node.range.start)
            if node.kind == .mapping, !node.isFlow, start <= offset || start < end, offset <= limit {
                best = start..<limit
            }
            let children = node.elements.map { ($0, $0) } + node.pairs.map { ($0.key, $0.value) }
            for (index, child) in children.enumerated() {
                let next = index + 1 < children.count ? Int(children[index + 1].0.range.start) - 1 : limit
                if child.0.range.start <= Int32(clamping: max(offset, end - 1)), offset <= next {
                    visit(child.1, limit: next)
                }
            }
        }
        visit(self, limit: Int.max)
        return best
    }
}
