import Testing

@testable import TableSpecImport

@Suite("Property lists")
struct PropertyListTests {
    /// `{ "A": [true, 7, "ü", 2.5] }` as a binary property list.
    static func binary(references: [UInt8] = [3, 4, 5, 6], top: UInt8 = 0) -> [UInt8] {
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        let objects: [[UInt8]] = [
            [0xD1, 1, 2], [0x51, 0x41], [0xA0 | UInt8(references.count)] + references, [0x09], [0x10, 7],
            [0x61, 0x00, 0xFC], [0x23, 0x40, 0x04, 0, 0, 0, 0, 0, 0],
        ]
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets
        bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
        bytes += [0, 0, 0, 0, 0, 0, 0, top] + [0, 0, 0, 0, 0, 0, 0, table]
        return bytes
    }

    @Test func binaryAndXMLAreTheSame() throws {
        let list = "<array><true/><integer>7</integer><string>ü</string><real>2.5</real></array>"
        let xml = "<plist><dict><key>A</key>\(list)</dict></plist>"
        for bytes in [Self.binary(), Array(xml.utf8)] {
            let list = try #require(try PropertyListReader.read(bytes)["A"]?.list)
            #expect(list.map(\.value) == [.bool(true), .number(7), .text("ü"), .number(2.5)])
        }
    }

    @Test func circlesAndBombsEnd() {
        // The list holds itself.
        #expect(throws: MarkupProblem.self) { try PropertyListReader.read(Self.binary(references: [2, 2])) }
        // So does the dictionary, fourteen times.
        let bomb = [UInt8](repeating: 0, count: 14)
        #expect(throws: MarkupProblem.self) { try PropertyListReader.read(Self.binary(references: bomb)) }
    }

    /// A text of a megabyte that is referred to a hundred times would fill a hundred.
    @Test func textsAreCopiedOnlySoOften() {
        let text = [UInt8](repeating: UInt8(ascii: "A"), count: 1 << 20)
        let references = [UInt8](repeating: 1, count: 100)
        var bytes = Array("bplist00".utf8)
        let list = [0xAF, 0x10, UInt8(references.count)] + references
        let offsets = [bytes.count, bytes.count + list.count]
        bytes += list + [0x5F, 0x12, 0, 0x10, 0, 0] + text
        let table = bytes.count
        for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
        bytes += [0, 0, 0, 0, 0, 0, 2, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0]
        bytes += (0..<8).reversed().map { UInt8(table >> ($0 * 8) & 0xFF) }
        #expect(throws: MarkupProblem(line: 1, message: "strings are referenced too often")) {
            try PropertyListReader.read(bytes)
        }
    }

    @Test func brokenBinaryListsAreFindings() {
        let sound = Self.binary()
        #expect(throws: MarkupProblem.self) { try PropertyListReader.read(Self.binary(references: [200])) }
        #expect(throws: MarkupProblem.self) { try PropertyListReader.read(Self.binary(top: 99)) }
        // Every byte changed, and every end: nothing crashes.
        for index in sound.indices {
            for byte in [UInt8(0), 0xFF, sound[index] ^ 0x10] {
                var bytes = sound
                bytes[index] = byte
                _ = try? PropertyListReader.read(bytes)
            }
            _ = try? PropertyListReader.read(Array(sound.prefix(index)))
        }
    }

    @Test(arguments: [
        ("<plist>\n<dict><key>a</key></dict></plist>", 2, "key without a value"),
        ("<plist>\n\n<dict><true/></dict></plist>", 3, "value without a key"),
        ("<plist><integer>seven</integer></plist>", 1, "invalid number 'seven'"),
        ("<plist><real>1e308</real></plist>", 1, "invalid number '1e308'"),
        ("<plist>\n<what/></plist>", 2, "'what' isn't a property list value"),
        ("<plist/>", 1, "empty property list"),
        ("<resources/>", 1, "not a property list: the root element is 'resources'"),
        ("<plist><dict/></plist>", 1, "not a settings bundle pane: it has no PreferenceSpecifiers"),
        ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>", 1, "entity declarations aren't supported"),
    ])
    func brokenListsAreFindingsWithTheirLines(_ text: String, _ line: Int, _ message: String) {
        let result = Import([ImportSource(path: "Settings.bundle/Root.plist", bytes: Array(text.utf8))])
        #expect(result.unread.map(\.line) == [line])
        #expect(result.unread.map(\.message) == [message])
    }
}
