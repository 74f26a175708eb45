extension SwiftCase {
    /// Writes a `switch`, with each case on one line if possible.
    static func write(_ cases: [SwiftCase], of subject: SwiftExpression, to layout: inout Layout) {
        layout.head(endsWithBracket: subject.endsWithBracket) { layout in
            layout.text("switch ")
            subject.write(to: &layout, .inParentheses)
        }
        layout.text("{")
        layout.cases(
            cases,
            canBeCompact: { $0.body.isEmpty || $0.body.isSimple },
            label: { $1.writeLabel(to: &$0) },
            statements: { $1.writeStatements(to: &$0) }
        )
        layout.newLine()
        layout.text("}")
    }

    private func writeStatements(to layout: inout Layout) {
        if body.isEmpty { layout.text("break") } else { body.write(to: &layout) }
    }

    private func writeLabel(to layout: inout Layout) {
        guard !patterns.isEmpty else { return layout.text("default:") }
        layout.group { layout in
            layout.text("case ")
            layout.nested { layout in
                layout.separated(patterns) { layout, pattern in
                    layout.flat { pattern.write(to: &$0, isBinding: false) }
                }
            }
        }
        layout.text(":")
    }
}
