import TableSpecDiagnostics
import Testing

@Suite("Lines and columns")
struct LineTableTests {
    private func position(_ text: String, _ offset: Int) -> SourcePosition {
        LineTable(Array(text.utf8)).position(ofByte: offset)
    }

    @Test(
        "count lines that end with LF, CRLF or CR",
        arguments: [(0, 1, 1), (2, 2, 1), (4, 3, 1), (7, 4, 1), (8, 4, 2)]
    )
    func lines(_ offset: Int, _ line: Int, _ column: Int) {
        let place = position("a\nb\rc\r\nd", offset)
        #expect((place.line, place.column) == (line, column))
    }

    @Test("count scalars, bytes, UTF-16 units and terminal columns")
    func columns() {
        let place = position("é日😀\tx", 2 + 3 + 4 + 1)
        #expect(place == SourcePosition(line: 1, column: 5, utf8Column: 11, utf16Column: 6, displayColumn: 9))
    }

    @Test("do not count a byte order mark")
    func byteOrderMark() {
        let place = position("\u{FEFF}ab", 4)
        #expect(place == SourcePosition(line: 1, column: 2, utf8Column: 2, utf16Column: 2, displayColumn: 2))
        #expect(position("\u{FEFF}ab", 0) == position("ab", 0))
        #expect(position("a\n\u{FEFF}b", 5).column == 2)
    }

    @Test("take an offset inside a character as its start, one outside the file as its nearest end")
    func roundsDown() {
        #expect(position("a日b", 2) == position("a日b", 1))
        #expect(position("a日b", 3) == position("a日b", 1))
        #expect(position("ab", 99) == position("ab", 2))
        #expect(position("ab", -1) == position("ab", 0))
        #expect(position("", 0) == SourcePosition(line: 1, column: 1, utf8Column: 1, utf16Column: 1, displayColumn: 1))
    }

    @Test("count a byte that isn't UTF-8 as one scalar")
    func strayBytes() {
        let table = LineTable([0x61, 0xFF, 0x80, 0x62])
        #expect(table.position(ofByte: 3).column == 4)
        #expect(table.position(ofByte: 3).displayColumn == 1 + 1 + 4 + 4)
    }

    @Test("are the same on long lines as when counted from the line's start")
    func longLines() {
        let line = String(repeating: "ab日é😀\t👨‍👩‍👧e\u{301}", count: 200)
        let text = "first\n" + line + "\nlast"
        let table = LineTable(Array(text.utf8))
        var (column, utf16, offset) = (1, 1, 6)
        for scalar in line.unicodeScalars {
            let place = table.position(ofByte: offset)
            #expect((place.line, place.column, place.utf16Column) == (2, column, utf16))
            column += 1
            utf16 += UTF16.width(scalar)
            offset += UTF8.width(scalar)
        }
        // 11 columns the first time, then 12, as the tab reaches one further.
        #expect(table.position(ofByte: offset).displayColumn == 1 + 11 + 199 * 12)
        #expect(table.position(ofByte: offset + 1).line == 3)
    }

    @Test("support a character with any number of combining marks")
    func endlessMarks() {
        let text = "e" + String(repeating: "\u{301}", count: 10_000) + "x"
        let place = position(text, text.utf8.count - 1)
        #expect((place.column, place.displayColumn) == (10_002, 2))
    }
}
