extension Layout {
    /// The documentation above a declaration.
    mutating func documentation(_ text: SwiftComment?) {
        guard let comment = text, !comment.text.isEmpty else { return }
        self.comment("///", comment.lines)
        newLine()
    }

    /// The attributes above a declaration, one per line.
    mutating func attributeLines(_ attributes: [SwiftAttribute]) {
        for attribute in attributes {
            attribute.write(to: &self)
            newLine()
        }
    }

    /// The attributes on the declaration's own line, each with a space after it.
    mutating func leadingAttributes(_ attributes: [SwiftAttribute]) {
        for attribute in attributes {
            attribute.write(to: &self)
            blank()
        }
    }

    /// Nested lines between two that aren't.
    mutating func nestedLines(_ content: (inout Layout) -> Void) {
        nested { layout in
            layout.newLine()
            content(&layout)
        }
        newLine()
    }

    /// The modifiers, each with a space after it.
    mutating func modifiers(_ modifiers: SwiftModifiers) {
        modifiers.forEachWord { word in
            text(word)
            blank()
        }
    }
}
