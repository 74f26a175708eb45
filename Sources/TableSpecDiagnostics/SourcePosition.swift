/// A position in a file, as users and editors count it; every number starts at 1.
public struct SourcePosition: Hashable, Sendable {
    /// The line; lines end with LF, CRLF, or CR.
    public var line: Int
    /// The column in Unicode scalars, without a byte order mark.
    public var column: Int
    /// The column in UTF-8 bytes, as compilers and Xcode count, without a byte order mark.
    public var utf8Column: Int
    /// The column in UTF-16 code units, as the Language Server Protocol counts, without a byte order mark.
    public var utf16Column: Int
    /// The terminal column in the line as ``CaretRenderer`` shows it.
    ///
    /// Tabs extend to the next tab stop. Wide characters take two columns, combining marks none, and characters shown
    /// as escapes the length of the escape.
    public var displayColumn: Int

    /// Creates a position.
    public init(line: Int, column: Int, utf8Column: Int, utf16Column: Int, displayColumn: Int) {
        self.line = line
        self.column = column
        self.utf8Column = utf8Column
        self.utf16Column = utf16Column
        self.displayColumn = displayColumn
    }
}
