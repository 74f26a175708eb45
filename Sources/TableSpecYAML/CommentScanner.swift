/// Finds comments between scalars: a `#` outside every scalar starts one.
struct CommentScanner {
    struct Comment {
        /// Offset of the `#`.
        var start: Int32
        var end: Int32
        var isOnOwnLine: Bool
    }

    private(set) var found: [Comment] = []
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The first `#` that isn't yet known to be a comment or part of a scalar.
    private var nextHash: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        nextHash = bytes.firstOffset(of: UInt8(ascii: "#"), from: 0)
    }

    /// Records a scalar. Scalars come in the order of the file.
    mutating func pass(scalar range: Range<Int>, isBlock: Bool) {
        guard nextHash < range.upperBound else { return }
        takeComments(before: range.lowerBound)
        // The header of a literal or folded scalar, such as `|2-`, can be followed by a comment.
        if isBlock { takeComments(before: bytes.lineEnd(from: range.lowerBound)) }
        if nextHash < range.upperBound {
            nextHash = bytes.firstOffset(of: UInt8(ascii: "#"), from: range.upperBound)
        }
    }

    /// Treats every further `#` before `end` as a comment.
    mutating func takeComments(before end: Int) {
        while nextHash < end {
            let commentEnd = bytes.lineEnd(from: nextHash)
            found.append(
                Comment(
                    start: Int32(clamping: nextHash),
                    end: Int32(clamping: commentEnd),
                    isOnOwnLine: isFirstOnLine(nextHash)
                )
            )
            nextHash = bytes.firstOffset(of: UInt8(ascii: "#"), from: commentEnd)
        }
    }

    private func isFirstOnLine(_ offset: Int) -> Bool {
        var index = offset
        while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 {
            index -= 1
        }
        return bytes.isLineStart(index)
    }
}
