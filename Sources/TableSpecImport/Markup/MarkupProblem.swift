/// The reason why a document can't be read.
package struct MarkupProblem: Error, Hashable, Sendable {
    var line: Int
    var message: String
}

/// The limits for reading a document. Each is many times larger than in practice.
enum MarkupLimit {
    /// In bytes. The largest storyboard of known apps has two million.
    static let size = 64 << 20

    /// The attributes of an element, each of which the parser compares with all others. Objects of Interface Builder
    /// have up to 40.
    static let attributes = 1000
    /// The magnitude of numbers: whole numbers up to it are exact, fit into `Int` and `Float`, and remain finite in
    /// computations.
    static let magnitude = 1e15

    /// Checks the size of a file.
    ///
    /// - Throws: `MarkupProblem` for a file that is too large.
    static func check(_ file: [UInt8]) throws(MarkupProblem) {
        guard file.count > size else { return }
        throw MarkupProblem(line: 1, message: "file is larger than \(size >> 20) MB")
    }

    /// The number in a text, or `nil` for other texts and for numbers outside any screen.
    static func number(_ text: String) -> Double? {
        Double(text).flatMap { abs($0) <= magnitude ? $0 : nil }
    }

    /// The nesting depth of elements.
    static let depth = 200
}
