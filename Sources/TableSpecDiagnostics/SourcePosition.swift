/// A place in a file as people and editors count it; every number is 1-based.
public struct SourcePosition: Hashable, Sendable {
    /// Lines end with LF, CRLF or CR.
    public var line: Int
    /// Unicode scalars; a byte order mark is not counted.
    public var column: Int
    /// UTF-8 bytes, as compilers and Xcode count; a byte order mark is not counted.
    public var utf8Column: Int
    /// UTF-16 code units, as the language server protocol counts; a byte order mark is not counted.
    public var utf16Column: Int
    /// Terminal columns of the line as ``CaretRenderer`` shows it: tabs reach to the next stop, wide characters take two,
    /// combining marks none, and characters shown as escapes the length of the escape.
    public var displayColumn: Int

    public init(line: Int, column: Int, utf8Column: Int, utf16Column: Int, displayColumn: Int) {
        self.line = line
        self.column = column
        self.utf8Column = utf8Column
        self.utf16Column = utf16Column
        self.displayColumn = displayColumn
    }
}
