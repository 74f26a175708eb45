/// Writes specs in their only form: keys in the order of the reference, lines up to a width, two spaces of indentation,
/// and at most one blank line between entries.
package struct FormWriter {
    /// The maximum length of a line for a mapping or list in flow style.
    package static let width = 120

    private(set) var text = ""

    /// The text of a file.
    package static func text(of file: FormFile) -> String {
        var writer = FormWriter()
        writer.text = file.prologue
        writer.write(file.header, indent: 0, isFirst: true)
        let root = FormEntry(file.root)
        if file.root.isBlock {
            if !file.root.properties.isEmpty { writer.text += file.root.properties + "\n" }
            writer.block(file.root, indent: 0)
        } else if !file.root.isEmpty {
            writer.value(of: root, file.root.isCollection ? FlowLine(root, room: .max) : nil, indent: 0)
        }
        writer.write(file.footer, indent: 0)
        writer.text += file.epilogue
        return writer.text
    }

    /// The text of a collection on one line, however long.
    package static func line(of node: FormNode) -> String { FlowLine(FormEntry(node), room: .max)?.text ?? "" }

    /// The entries of a collection with a line for each.
    mutating func entries(_ entries: [FormEntry], indent: Int, startsInLine: Bool = false) {
        for (index, entry) in entries.enumerated() {
            let flow = FlowLine(entry, indent: indent)
            if index > 0 || !startsInLine {
                let above = entry.leading + Self.commentsAbove(entry, flow, indent: indent).map { .comment($0) }
                write(above, indent: indent, isFirst: index == 0)
                text += spaces(indent)
            }
            text += entry.start
            if !entry.value.isEmpty { text += " " }
            value(of: entry, flow, indent: indent)
        }
    }

    private mutating func block(_ node: FormNode, indent: Int, startsInLine: Bool = false) {
        entries(node.ordered, indent: indent, startsInLine: startsInLine)
        write(node.closing, indent: indent)
    }

    /// A value after `key:` or `-`, with the comment at the end of the line.
    private mutating func value(of entry: FormEntry, _ flow: FlowLine?, indent: Int) {
        if let flow {
            text += flow.text
            return end(entry.trailing, flow.comments, indent: indent)
        }
        if case .scalar(let scalar) = entry.value.content {
            text += entry.value.properties.isEmpty ? "" : entry.value.properties + (scalar.isEmpty ? "" : " ")
            return write(scalar, entry.trailing, indent: indent)
        }
        text += entry.value.properties
        if entry.startsBlockInLine {
            block(entry.value, indent: indent + 2, startsInLine: true)
        } else {
            if entry.value.properties.isEmpty { text.removeLast() }
            end(entry.trailing, indent: indent)
            block(entry.value, indent: indent + 2)
        }
    }

    /// The comments that need a line above an entry, because they're on its line or at the start of its value.
    private static func commentsAbove(_ entry: FormEntry, _ flow: FlowLine?, indent: Int) -> [FormComment] {
        if let flow { return flow.notes }
        guard entry.startsBlockInLine else { return [] }
        let first = entry.value.ordered.first.map { first in
            first.leading.comments + commentsAbove(first, FlowLine(first, indent: indent + 2), indent: indent + 2)
        }
        return (entry.trailing.map { [$0] } ?? []) + (first ?? [])
    }

    private mutating func write(_ scalar: FormScalar, _ trailing: FormComment?, indent: Int) {
        let inner = spaces(indent + (scalar.indentation ?? 2))
        text += scalar.lines[0]
        if scalar.style == .block { end(trailing, indent: indent) }
        for line in scalar.lines.dropFirst() {
            let line = line.isEmpty ? line : inner + line
            text += scalar.style == .block ? line + "\n" : "\n" + line
        }
        if scalar.style != .block { end(trailing, indent: indent) }
    }

    /// Ends the line with a comment, in its column if that's possible, or with comments from inside the line.
    private mutating func end(_ trailing: FormComment?, _ moved: [FormComment] = [], indent: Int) {
        let comments = (trailing.map { [$0] } ?? []) + moved
        if let first = comments.first {
            let used = text.utf8.reversed().prefix { $0 != 0x0A }.count { $0 & 0xC0 != 0x80 }
            text += spaces(first.column.map { max(1, $0 + indent - used) } ?? 2) + first.text
            for comment in comments.dropFirst() { text += ", " + comment.text.dropFirst(2) }
        }
        text += "\n"
    }

    /// Comments and blank lines. No collection starts with a blank line.
    private mutating func write(_ lines: [FormLine], indent: Int, isFirst: Bool = false) {
        var isFirst = isFirst
        for line in lines {
            switch line {
            case .blank: if !isFirst, !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
            case .comment(let comment): text += spaces(indent) + comment.text + "\n"
            }
            if case .comment = line { isFirst = false }
        }
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
