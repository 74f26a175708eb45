extension String {
    /// The line with isolates around each right-to-left text, which is between frames or marks, or after two spaces.
    ///
    /// Source: Unicode Bidirectional Algorithm, 2.4.2, FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, which take no
    /// column.
    var withIsolates: String {
        guard unicodeScalars.contains(where: { $0.value >= 0x0590 }), hasRightToLeft else { return self }
        var line = ""
        var text = ""
        func end() {
            let leading = text.prefix(while: Self.marks.contains)
            let rest = text.dropFirst(leading.count)
            let trailing = String(rest.reversed().prefix(while: Self.marks.contains).reversed())
            let core = String(rest.dropLast(trailing.count))
            line += leading + (core.hasRightToLeft ? "\u{2068}\(core)\u{2069}" : core) + trailing
            text = ""
        }
        for character in self {
            let endsColumn = character == " " && text.last == " " && text.contains { $0 != " " }
            if endsColumn || Self.frames.contains(character) { end() }
            if Self.frames.contains(character) { line.append(character) } else { text.append(character) }
        }
        end()
        return line
    }

    private static let frames: Set<Character> = ["│", "┌", "┐", "└", "┘", "├", "┤", "╭", "╮", "╰", "╯", "─"]

    /// The characters next to a text that aren't part of it.
    private static let marks: Set<Character> = [" ", "▣", "ⓘ", "✓", "≡", ">", "<", "»", "«"]

    /// Whether a word runs from right to left.
    private var hasRightToLeft: Bool { split(separator: " ").contains { TextDirection.isRightToLeft(String($0)) } }
}
