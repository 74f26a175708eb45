/// An identifier of a file in a ``SourceMap``.
public struct SourceID: Hashable, Comparable, Codable, Sendable {
    /// The index of the file in ``SourceMap/files``.
    public let index: Int32

    /// Creates an identifier from the index of a file.
    public init(index: Int32) {
        self.index = index
    }

    /// Orders identifiers by index.
    public static func < (left: SourceID, right: SourceID) -> Bool {
        left.index < right.index
    }
}

/// A half-open range of bytes in a file; it takes 12 bytes in memory.
public struct SourceRange: Hashable, Comparable, Codable, Sendable {
    /// The file.
    public var source: SourceID
    /// The offset of the first byte from the start of the file, in bytes, including a byte order mark.
    public var start: Int32
    /// The offset of the byte after the last one.
    public var end: Int32

    /// Creates a range.
    public init(source: SourceID, start: Int32, end: Int32) {
        self.source = source
        self.start = start
        self.end = end
    }

    /// Creates a range from offsets in bytes.
    package init(source: SourceID, bytes: Range<Int>) {
        self.init(source: source, start: Int32(clamping: bytes.lowerBound), end: Int32(clamping: bytes.upperBound))
    }

    /// Whether the range contains no bytes.
    public var isEmpty: Bool {
        start >= end
    }

    /// Orders ranges by file, then by start, then by end.
    public static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.source, left.start, left.end) < (right.source, right.start, right.end)
    }
}
