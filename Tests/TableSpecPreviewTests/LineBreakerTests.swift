import Testing

@testable import TableSpecPreview

@Suite("Line breaking")
struct LineBreakerTests {
    /// Breaks in columns, so that the expected lines can be counted by eye.
    private func lines(_ text: String, width: Int, limit: Int = 0) -> [String] {
        Columns.wrapped(text, to: width, limit: limit)
    }

    @Test("Lines end between words, and trailing spaces disappear")
    func words() {
        #expect(lines("one two three", width: 8) == ["one two", "three"])
        #expect(lines("one  two   three ", width: 3) == ["one", "two", "thr", "ee"])
    }

    @Test("A hyphen may end a line")
    func hyphen() {
        #expect(lines("well-known", width: 6) == ["well-", "known"])
    }

    @Test("Ideographs break anywhere except before punctuation")
    func ideographs() {
        #expect(lines("東京都港区", width: 4) == ["東京", "都港", "区"])
        #expect(lines("東京。都", width: 4) == ["東", "京。", "都"])
    }

    @Test("Words longer than a line break between characters, never inside one")
    func characters() {
        #expect(lines("abcdefgh", width: 3) == ["abc", "def", "gh"])
        #expect(lines("e\u{301}e\u{301}e\u{301}", width: 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    }

    @Test("Line breaks of the text are kept, including empty lines")
    func paragraphs() {
        #expect(lines("a\r\nb\n\nc", width: 9) == ["a", "b", "", "c"])
    }

    @Test("The last allowed line ends with an ellipsis")
    func limit() {
        #expect(lines("one two three four", width: 8, limit: 2) == ["one two", "three f…"])
        #expect(lines("one two", width: 8, limit: 1) == ["one two"])
        #expect(lines("one\ntwo", width: 8, limit: 1) == ["one…"])
    }

    @Test("If not even an ellipsis fits, there is no line")
    func noRoom() {
        #expect(lines("one", width: 0, limit: 1).isEmpty)
        #expect(LineBreaker(font: TextFont(size: 17), maximumWidth: 3).lines(of: "one", limit: 0).isEmpty)
    }

    @Test("A truncated line is no wider than its available width and is marked as truncated")
    func truncation() throws {
        let breaker = LineBreaker(font: TextFont(size: 17), maximumWidth: 100)
        let line = try #require(breaker.truncated("Characteristic: <CBCharacteristic>"))
        #expect(line.isTruncated)
        #expect(line.text.hasSuffix("…"))
        #expect(line.width <= 100)
        #expect(line.width > 85)
    }
}
