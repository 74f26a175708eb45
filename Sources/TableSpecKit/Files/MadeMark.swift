internal import TableSpecDiagnostics

/// The comment at the end of a file by which the tool knows it again as one that it made, in a folder without a manifest.
///
/// Its form is one of XML, of HTML and of Markdown, where it is not shown.
enum MadeMark {
    /// The text of a file with its comment.
    static func text(_ text: String) -> String {
        let body = text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
        return body + comment(on: body.utf8)
    }

    /// Why a file is not just as the tool made it, or `nil`.
    static func fault(of file: [UInt8]) -> OutputFault.Kind? {
        let isIntact = file.suffix(length).elementsEqual(comment(on: file.dropLast(length)).utf8)
        if isIntact { return nil }
        return file.contains(start.utf8) ? .edited : .foreign
    }

    private static let start = "<!-- Made by tablespec, unchanged as "
    private static let length = comment(on: []).utf8.count

    private static func comment(on body: some Sequence<UInt8>) -> String { "\(start)\(ContentHash(body)) -->\n" }
}
