internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

/// A position in the format of a binding: `$(due:date=long)`.
struct FormatPoint {
    /// The format whose value is being typed, or `nil` if a format is being typed.
    let format: FormatOption?
    /// The formats that fit at the cursor.
    let formats: [FormatOption]

    /// - Returns: `nil` if the offset isn't in a format.
    init?(_ context: DocumentContext, at offset: Int) {
        let bytes = context.lines.bytes
        let line = context.lines.lineRange(at: offset)
        let before = bytes[line.lowerBound..<offset]
        guard let opening = before.ranges(of: Array("$(".utf8)).last,
            let colon = before[opening.upperBound...].firstIndex(of: UInt8(ascii: ":")),
            before[opening.upperBound..<colon].allSatisfy({ $0.isWordByte || $0 == UInt8(ascii: ".") }),
            !before[colon...].contains(UInt8(ascii: ")"))
        else { return nil }
        let parts = before[(colon + 1)...].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let words = parts.map { FormatOption(rawValue: String(decoding: $0.prefix { $0.isWordByte }, as: UTF8.self)) }
        format = parts.last?.contains(UInt8(ascii: "=")) == true ? words.last ?? nil : nil
        let names = context.file.text(opening.upperBound..<colon).split(separator: ".")
        let model = context.analyzed.analysis.model
        let type = names.dropFirst().reduce(context.names.first { $0.name == names.first ?? "" }?.type) { type, name in
            type.flatMap { model.members(of: $0).first { $0.name == name }?.type }
        }
        formats = FormatOption.formats(for: type ?? .unknown, after: words.count > 1 ? words[0] : nil)
    }
}

extension FormatPoint {
    /// The formats, or the values of a format.
    var items: [CompletionItem] {
        guard let format else {
            return formats.map { word in
                let text = word.example.contains("=") ? "\(word.rawValue)=" : word.rawValue
                return CompletionItem(label: word.rawValue, kind: .member, detail: word.example, text: text)
            }
        }
        return format.values.map { CompletionItem(label: $0, kind: .member) }
    }
}
