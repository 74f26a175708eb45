/// Why a document cannot be read.
package struct MarkupProblem: Error, Hashable, Sendable {
    var line: Int
    var message: String
}

/// How much of a document is read. Each limit is many times what is met in practice.
enum MarkupLimit {
    /// Bytes; the largest storyboard of known apps has two million.
    static let size = 64 << 20
    /// Elements inside each other.
    static let depth = 200
}
