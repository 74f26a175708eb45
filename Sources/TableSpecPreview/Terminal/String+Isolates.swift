extension String {
    /// The line with isolates around each right-to-left text, which is between frames or after two spaces.
    ///
    /// Source: Unicode Bidirectional Algorithm, 2.4.2, FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, which take no
    /// column.
    var withIsolates: String {
        guard unicodeScalars.contains(where: { $0.value >= 0x0590 }), hasRightToLeft else { return self }
        var line = ""
        var text = ""
        func end() {
            let leading = text.prefix { $0 == " " }
            let trailing = String(text.dropFirst(leading.count).reversed().prefix { $0 == " " })
            let core = String(text.dropFirst(leading.count).dropLast(trailing.count))
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

    /// Whether a word runs from right to left.
    private var hasRightToLeft: Bool { split(separator: " ").contains { TextDirection.isRightToLeft(String($0)) } }
}
