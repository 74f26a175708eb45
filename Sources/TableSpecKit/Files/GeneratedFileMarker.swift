internal import TableSpecDiagnostics

/// The comment at the end of a file by which the tool recognizes its own files in a folder without a manifest.
///
/// The comment is valid in XML, HTML and Markdown, which doesn't show it.
package enum GeneratedFileMarker {
    /// The text of a file with its comment.
    package static func text(_ text: String) -> String {
        let body = text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
        return body + comment(on: body.utf8)
    }

    /// The reason why a file isn't exactly as the tool wrote it, or `nil`.
    static func fault(of file: [UInt8]) -> OutputFault.Kind? {
        let isIntact = file.suffix(length).elementsEqual(comment(on: file.dropLast(length)).utf8)
        if isIntact { return nil }
        return file.contains(start.utf8) ? .edited : .foreign
    }

    private static let start = "<!-- Made by tablespec, unchanged as "
    private static let length = comment(on: []).utf8.count

    private static func comment(on body: some Sequence<UInt8>) -> String { "\(start)\(ContentHash(body)) -->\n" }
}
