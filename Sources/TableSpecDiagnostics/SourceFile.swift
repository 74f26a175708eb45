/// The unmodified bytes of a spec, and the path to show for it.
public struct SourceFile: Hashable, Sendable {
    /// The path as the user specified it, with `/` as the separator.
    public let path: String
    /// The bytes of the file, including a byte order mark; UTF-8 if the file is valid.
    public let bytes: [UInt8]

    /// Creates a file from its bytes.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Creates a file from a text, encoded as UTF-8.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The part of the file that `range` covers, clamped to the contents of the file.
    func bytes(in range: SourceRange) -> Range<Int> {
        let start = min(max(Int(range.start), 0), bytes.count)
        let end = min(max(Int(range.end), start), bytes.count)
        return start..<end
    }
}

/// The files that a run has read; every ``SourceRange`` points to one of them.
public struct SourceMap: Sendable {
    /// The files, in the order in which they were added.
    public private(set) var files: [SourceFile] = []

    /// Creates a map without files.
    public init() {}

    /// Adds a file and returns its identifier for use in ranges.
    public mutating func add(_ file: SourceFile) -> SourceID {
        files.append(file)
        return SourceID(index: Int32(files.count - 1))
    }

    /// Whether a range, which can come from another process, is in one of the files.
    package func contains(_ range: SourceRange) -> Bool {
        files.indices.contains(Int(range.source.index)) && 0 <= range.start && range.start <= range.end
            && Int(range.end) <= self[range.source].bytes.count
    }

    /// The file with an identifier.
    ///
    /// - Precondition: This map's ``add(_:)`` returned `id`.
    public subscript(id: SourceID) -> SourceFile {
        files[Int(id.index)]
    }
}
