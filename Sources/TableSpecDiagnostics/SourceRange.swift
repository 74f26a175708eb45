/// Names one file of a ``SourceMap``.
public struct SourceID: Hashable, Comparable, Sendable {
    /// The file's place in ``SourceMap/files``.
    public let index: Int32

    public init(index: Int32) {
        self.index = index
    }

    public static func < (left: SourceID, right: SourceID) -> Bool {
        left.index < right.index
    }
}

/// A half-open range of bytes in one file; 12 bytes in memory.
public struct SourceRange: Hashable, Comparable, Sendable {
    public var source: SourceID
    /// Offset of the first byte, counted from the file's first byte (a byte order mark counts).
    public var start: Int32
    /// Offset of the byte after the last one.
    public var end: Int32

    public init(source: SourceID, start: Int32, end: Int32) {
        self.source = source
        self.start = start
        self.end = end
    }

    public var isEmpty: Bool {
        start >= end
    }

    /// Orders by file, then start, then end.
    public static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.source, left.start, left.end) < (right.source, right.start, right.end)
    }
}
