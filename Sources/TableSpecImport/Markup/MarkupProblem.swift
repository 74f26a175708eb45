/// Why a document cannot be read.
package struct MarkupProblem: Error, Hashable, Sendable {
    var line: Int
    var message: String
}

/// How much of a document is read. Each limit is many times what is met in practice.
enum MarkupLimit {
    /// Bytes; the largest storyboard of known apps has two million.
    static let size = 64 << 20
    /// Attributes of an element; the parser compares each with all others. Objects of Interface Builder have up to 40.
    static let attributes = 1000
    /// The magnitude of numbers: whole numbers up to it are exact, fit into `Int` and `Float`, and remain numbers when calculated with.
    static let magnitude = 1e15

    /// The number that a text means; `nil` for other texts and for numbers that nothing on a screen can be.
    static func number(_ text: String) -> Double? {
        Double(text).flatMap { abs($0) <= magnitude ? $0 : nil }
    }

    /// Elements inside each other.
    static let depth = 200
}
