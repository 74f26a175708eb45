/// The bytes of one spec, exactly as read, and the path to show for it.
public struct SourceFile: Sendable {
    /// The path as the user gave it, with `/` between its parts.
    public let path: String
    /// UTF-8 where the file is sound; a byte order mark is kept.
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The part of the file that `range` covers, cut down to what the file holds.
    func bytes(in range: SourceRange) -> Range<Int> {
        let start = min(max(Int(range.start), 0), bytes.count)
        let end = min(max(Int(range.end), start), bytes.count)
        return start..<end
    }
}

/// The files that a run has read; every ``SourceRange`` points into one of them.
public struct SourceMap: Sendable {
    public private(set) var files: [SourceFile] = []

    public init() {}

    /// Takes the file in and returns the name by which ranges refer to it.
    public mutating func add(_ file: SourceFile) -> SourceID {
        files.append(file)
        return SourceID(index: Int32(files.count - 1))
    }

    /// The file of that name.
    ///
    /// - Precondition: `id` came from this map's ``add(_:)``.
    public subscript(id: SourceID) -> SourceFile {
        files[Int(id.index)]
    }
}
