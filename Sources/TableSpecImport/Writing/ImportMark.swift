internal import Foundation
internal import TableSpecDiagnostics

/// The comment at the top of an imported spec with its origin, and a checksum that detects changes.
package enum ImportMark {
    /// The text of a file with its comment.
    static func text(origin: String, _ body: String) -> String {
        "# \(origin)\(start)\(checksum(body.utf8)))\n" + body
    }

    /// The text of a file with an additional line before its spec.
    static func text(_ file: String, startingWith line: String) -> String {
        guard let end = file.firstIndex(of: "\n"), let mark = file[..<end].range(of: Self.start, options: .backwards)
        else { return file }
        return text(origin: String(file[..<mark.lowerBound].dropFirst(2)), line + file[file.index(after: end)...])
    }

    /// Whether a file is unchanged since it was imported.
    package static func isUnchanged(_ file: some Collection<UInt8>) -> Bool {
        guard let end = file.firstIndex(of: UInt8(ascii: "\n")) else { return false }
        let comment = String(decoding: file[..<end], as: UTF8.self)
        return comment.hasSuffix("\(start)\(checksum(file[file.index(after: end)...])))")
    }

    private static let start = " (imported as "

    /// 32-bit FNV-1a, which only distinguishes changed files from unchanged ones.
    private static func checksum(_ bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.reduce(into: UInt32(0x811C_9DC5)) { $0 = ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

/// Texts of documents in comments.
enum SpecComment {
    /// The text on one line, with escapes of characters that are invisible or reorder others. A long text is cut off.
    static func line(_ text: String) -> String {
        let shown = VisibleText.singleLine(text).unicodeScalars
        let start = String(String.UnicodeScalarView(shown.prefix(most)))
        return shown.count > most ? start + "…" : start
    }

    /// The maximum number of characters, which is that of a line.
    private static let most = 110
}
