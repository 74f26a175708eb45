package import TableSpecDiagnostics

extension YAMLDocument {
    /// The unquoted texts that a comment truncates and that appear to continue in the comment, such as `Issue #12`.
    package var cutTexts: [(text: SourceRange, comment: SourceRange)] {
        let comments = comments.filter { !$0.isOnOwnLine && $0.readsLikeText }
        guard !comments.isEmpty else { return [] }
        let texts = Dictionary(
            records.lazy.filter { $0.kind == .scalar && $0.style == .plain && $0.start < $0.end }.map { ($0.end, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        return comments.compactMap { comment in
            let end = bytes[..<Int(comment.range.start)].lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 }
            return texts[Int32(clamping: end ?? 0)].map { (range(of: $0), comment.range) }
        }
    }
}

extension YAMLNode {
    /// The comment in place of a missing value, if it appears to be the value, such as `#FF0000`.
    package var commentInPlace: String? {
        guard kind == .scalar, targetRange.isEmpty else { return nil }
        return document.comments.first { $0.range.start >= targetRange.end }.flatMap { comment in
            let between = document.bytes[Int(targetRange.end)..<Int(comment.range.start)]
            guard comment.readsLikeText, between.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ":") })
            else {
                return nil
            }
            return "#" + comment.text
        }
    }
}

extension YAMLComment {
    /// Whether a letter or digit follows the `#`, so that it may be part of a text.
    fileprivate var readsLikeText: Bool { bytes[Int(range.start)..<Int(range.end)].readsLikeText }
}

extension Collection<UInt8> {
    /// Whether the bytes after a `#` appear to be text, rather than a comment, which starts with a space.
    var readsLikeText: Bool {
        let rest = dropFirst()
        guard let first = rest.first, !rest.starts(with: "tablespec:".utf8) else { return false }
        return first >= 0x80 || Character(Unicode.Scalar(first)).isLetter || Character(Unicode.Scalar(first)).isNumber
    }
}
