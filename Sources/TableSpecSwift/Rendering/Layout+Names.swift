extension Layout {
    /// A name with the backticks that its position requires.
    mutating func name(_ name: SwiftIdentifier, at position: IdentifierPosition) {
        text(name.spelled(at: position))
    }

    /// A name on its own, or `_`.
    mutating func nameOrWildcard(_ name: SwiftIdentifier) {
        text(name.spelledAlone)
    }

    /// A name in a context where `self` is the instance.
    mutating func capturedName(_ name: SwiftIdentifier) {
        if name.text == "self" { text("self") } else { self.name(name, at: .standalone) }
    }

    /// An expression that isn't split, except for content that requires separate lines.
    mutating func line(of value: SwiftExpression, _ closures: TrailingClosures = .allowed) {
        if value.forcesBreak {
            text(LayoutPrinter.line(of: Layout { value.write(to: &$0, closures) }))
        } else {
            flat { value.write(to: &$0, closures) }
        }
    }
}
