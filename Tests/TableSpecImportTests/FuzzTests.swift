import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecImport

/// Documents with random damage: each ends as specs or as a finding, and none ends the import of the others.
@Suite("Damaged documents are findings, and the others are imported", .slow)
struct FuzzTests {
    private static let rounds = 400

    /// Bytes that mean something in XML, property lists and files of strings, and numbers.
    private static let pieces = [
        "<", ">", "\"", "&", "</", "/>", "<!--", "]]>", "=", ";", "\\U", "\\", "{", "}", "<key>", "<array>", "1e999",
        "-9223372036854775809", "NaN", "\u{FFFD}", "id=\"a\"", "YES", "bplist00",
    ].map { Array($0.utf8) }

    private static func sound(besides source: ImportSource) -> Bool {
        let other = Fixture(table: Fixture.section(Fixture.cell("Tea")), class: "SoundViewController")
        let result = Import([source, other.source])
        return result.screens.contains("Sound")
    }

    @Test(.needsStoryboards) func storyboards() {
        let sources = Corpus.sources.sorted { $0.bytes.count < $1.bytes.count }.prefix(12)
        let results = (0..<Self.rounds).map { $0 }.concurrentMap { round -> Bool in
            var generator = SeededGenerator(seed: UInt64(round))
            var source = sources[round % sources.count]
            source.bytes = generator.damaged(source.bytes, pieces: Self.pieces)
            return Self.sound(besides: source)
        }
        #expect(results.allSatisfy { $0 })
    }

    /// A document in which an element lacks what Interface Builder always writes.
    @Test("what is imported has no errors where elements and attributes are missing", .needsStoryboards)
    func missingElements() {
        let sources = Corpus.sources.filter { $0.bytes.count < 100_000 }
        let errors = (0..<Self.rounds / 4).map { $0 }.concurrentMap { round -> [String] in
            var generator = SeededGenerator(seed: UInt64(round))
            var source = sources[round % sources.count]
            for _ in 0...generator.number(0...3) { source.bytes = Self.incomplete(source.bytes, &generator) }
            return Import([source]).errors.map { "\(source.path), round \(round): \($0)" }
        }
        #expect(errors.flatMap { $0 } == [])
    }

    /// A document without one of its elements, each of which begins and ends at the same indentation, or without one
    /// attribute.
    private static func incomplete(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
        let line = generator.number(5...max(5, lines.count - 2))
        guard lines.indices.contains(line) else { return bytes }
        let text = lines[line]
        let attributes = text.matches(of: #/ \w+="[^"]*"/#)
        if !attributes.isEmpty, generator.number(0...1) == 0 {
            lines[line].removeSubrange(generator.pick(attributes).range)
        } else if text.hasSuffix("/>") || text.contains("</") {
            if !text.drop(while: { $0 == " " }).hasPrefix("</") { lines.remove(at: line) }
        } else {
            let end = text.prefix { $0 == " " } + "</"
            guard let last = lines[line...].firstIndex(where: { $0.hasPrefix(end) }) else { return bytes }
            lines.removeSubrange(line...last)
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    @Test func settingsBundles() {
        let pane = SettingsTests.pane(
            SettingsTests.specifier("Group", SettingsTests.text("Title", "Sound"))
                + SettingsTests.specifier("ToggleSwitch", SettingsTests.text("Key", "sound"))
                + SettingsTests.specifier(
                    "MultiValue",
                    SettingsTests.text("Key", "theme"),
                    SettingsTests.list("Values", "l", "d"),
                    SettingsTests.list("Titles", "Light", "Dark")
                )
        )
        for round in 0..<Self.rounds {
            var generator = SeededGenerator(seed: UInt64(round))
            var source = pane
            let bytes = round.isMultiple(of: 2) ? pane.bytes : PropertyListTests.binary()
            source.bytes = generator.damaged(bytes, pieces: Self.pieces)
            #expect(Self.sound(besides: source))
        }
    }

    @Test func strings() {
        let text = #"/* A */ "c-t.text" = "T\U00e4e\n\"x\""; key = 'value'; // B"#
        for round in 0..<Self.rounds {
            var generator = SeededGenerator(seed: UInt64(round))
            let bytes = generator.damaged(Array(text.utf8), pieces: Self.pieces)
            var source = Fixture(table: Fixture.section(Fixture.cell("Tea"))).source
            source.translations = [ImportTranslation(language: "de", path: "de.lproj/Main.strings", bytes: bytes)]
            #expect(Self.sound(besides: source))
        }
    }
}
