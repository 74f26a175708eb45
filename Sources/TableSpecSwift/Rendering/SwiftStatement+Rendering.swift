extension Array where Element == SwiftStatement {
    /// Writes the statements, one per line.
    func write(to layout: inout Layout) {
        for (index, statement) in enumerated() {
            if index > 0 { layout.startLine() }
            statement.write(to: &layout)
        }
    }

    /// Writes `{ … }` with the statements on separate lines.
    func writeBlock(to layout: inout Layout) {
        guard !isEmpty else { return layout.text("{}") }
        layout.text("{")
        layout.nested { layout in
            layout.newLine()
            write(to: &layout)
        }
        layout.newLine()
        layout.text("}")
    }

    /// Writes `{ … }` on one line if it contains one simple statement and fits.
    func writeShortBlock(to layout: inout Layout) {
        guard isSimple else { return writeBlock(to: &layout) }
        layout.group(writeOnOneLine)
    }

    /// Writes `{ … }` on one line if it contains one simple statement, or a condition for one, and fits.
    func writeShortAccessor(to layout: inout Layout) {
        guard isShortAccessor, !isSimple else { return writeShortBlock(to: &layout) }
        layout.group(writeOnOneLine)
    }

    /// Whether the statements are one simple statement, or a condition for one.
    var isShortAccessor: Bool {
        guard case .branch(_, let body, otherwise: [])? = first, count == 1 else { return isSimple }
        return body.isSimple
    }

    /// Writes `{ … }` with a break at each brace for the group around it.
    fileprivate func writeOnOneLine(to layout: inout Layout) {
        layout.text("{")
        layout.nested { layout in
            layout.space()
            write(to: &layout)
        }
        layout.space()
        layout.text("}")
    }

    /// Whether this is one statement that is usually on the line of its brace.
    var isSimple: Bool {
        guard count == 1 else { return false }
        switch self[0] {
        case .expression, .assignment, .returning, .break: return true
        default: return false
        }
    }
}

extension SwiftStatement {
    func write(to layout: inout Layout) {
        switch self {
        case .expression(let value): value.write(to: &layout)
        case .binding(let binding): binding.write(to: &layout)
        case .assignment(let target, let value):
            target.write(to: &layout)
            value.writeAssigned(to: &layout)
        case .guarding(let conditions, let body): Self.writeGuard(conditions, body, to: &layout)
        case .branch(let conditions, let body, let otherwise):
            if otherwise.isEmpty, body.isSimple {
                layout.shortStatement {
                    Self.writeHead(conditions, to: &$0)
                } body: {
                    body.writeOnOneLine(to: &$0)
                }
            } else {
                Self.writeBranch(conditions, body, otherwise, to: &layout)
            }
        case .selection(let subject, let cases): SwiftCase.write(cases, of: subject, to: &layout)
        case .loop(let pattern, let sequence, let condition, let body):
            Self.writeHead(pattern, sequence, condition, to: &layout)
            body.writeBlock(to: &layout)
        case .returning(let value):
            layout.text(value == nil ? "return" : "return ")
            value?.write(to: &layout)
        case .break: layout.text("break")
        case .comment(let text): layout.comment("//", text.lines)
        }
    }

    private static func writeGuard(
        _ conditions: [SwiftCondition],
        _ body: [SwiftStatement],
        to layout: inout Layout
    ) {
        layout.group { layout in
            layout.text("guard")
            layout.nested { layout in
                layout.space()
                layout.separated(conditions) { $1.write(to: &$0) }
            }
            layout.space()
            layout.text("else ")
        }
        body.writeGuardBlock(to: &layout)
    }

    private static func writeHead(_ conditions: [SwiftCondition], to layout: inout Layout) {
        if conditions.count == 1 {
            return layout.head(endsWithBracket: conditions[0].endsWithBracket) { layout in
                layout.text("if ")
                conditions[0].write(to: &layout)
            }
        }
        layout.group { layout in
            layout.text("if ")
            conditions.first?.write(to: &layout)
            layout.nested { layout in
                for condition in conditions.dropFirst() {
                    layout.text(",")
                    layout.space()
                    condition.write(to: &layout)
                }
            }
            layout.space()
        }
    }

    private static func writeHead(
        _ pattern: SwiftPattern,
        _ sequence: SwiftExpression,
        _ condition: SwiftExpression?,
        to layout: inout Layout
    ) {
        guard let condition else {
            return layout.head(endsWithBracket: sequence.endsWithBracket) {
                writeStart(pattern, sequence, to: &$0)
            }
        }
        layout.head(endsWithBracket: condition.endsWithBracket) { layout in
            layout.group { layout in
                writeStart(pattern, sequence, to: &layout)
                layout.space()
                layout.text("where ")
                condition.write(to: &layout, .inParentheses)
            }
        }
    }

    /// A case in a loop keeps its `case`, and its names their `let`.
    private static func writeStart(_ pattern: SwiftPattern, _ sequence: SwiftExpression, to layout: inout Layout) {
        layout.text("for ")
        switch pattern {
        case .enumCase:
            layout.text("case ")
            pattern.write(to: &layout, isBinding: false)
        case .wildcard, .binding, .tuple, .expression: pattern.write(to: &layout, isBinding: true)
        }
        layout.text(" in ")
        sequence.write(to: &layout, .inParentheses)
    }

    /// Writes a branch whose blocks are on separate lines.
    private static func writeBranch(
        _ conditions: [SwiftCondition],
        _ body: [SwiftStatement],
        _ otherwise: [SwiftStatement],
        to layout: inout Layout
    ) {
        writeHead(conditions, to: &layout)
        body.writeBlock(to: &layout)
        writeElse(otherwise, to: &layout)
    }

    private static func writeElse(_ otherwise: [SwiftStatement], to layout: inout Layout) {
        guard !otherwise.isEmpty else { return }
        layout.text(" else ")
        if otherwise.count == 1, case .branch(let conditions, let body, let otherwise) = otherwise[0] {
            return writeBranch(conditions, body, otherwise, to: &layout)
        }
        otherwise.writeBlock(to: &layout)
    }
}

extension Array where Element == SwiftStatement {
    /// Leaving a scope early is short. Anything else is on separate lines.
    fileprivate func writeGuardBlock(to layout: inout Layout) {
        guard count == 1 else { return writeBlock(to: &layout) }
        switch self[0] {
        case .returning, .break: writeShortBlock(to: &layout)
        default: writeBlock(to: &layout)
        }
    }
}
