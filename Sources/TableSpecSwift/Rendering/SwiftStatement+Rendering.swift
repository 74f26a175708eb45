extension Array where Element == SwiftStatement {
    /// The statements, a line each; empty lines only between two statements, and never two.
    var layout: Layout {
        var parts: [Layout] = []
        var needsEmptyLine = false
        for statement in self {
            if statement == .blankLine {
                needsEmptyLine = !parts.isEmpty
                continue
            }
            if !parts.isEmpty { parts.append(needsEmptyLine ? .emptyLine : .newLine) }
            parts.append(statement.layout)
            needsEmptyLine = false
        }
        return .sequence(parts)
    }

    /// `{ … }` with the statements on lines of their own.
    var block: Layout {
        let content = layout
        return content.isBlank ? "{}" : ["{", .nested([.newLine, content]), .newLine, "}"]
    }

    /// `{ … }` on one line where it holds one simple statement and fits.
    var shortBlock: Layout {
        isSimple ? .group(["{", .nested([.space, layout]), .space, "}"]) : block
    }

    /// Whether this is one statement that people write on the line of its brace.
    var isSimple: Bool {
        guard count == 1 else { return false }
        switch self[0] {
        case .expression, .assignment, .returning, .throwing, .jump: return true
        default: return false
        }
    }
}

extension SwiftStatement {
    var layout: Layout {
        switch self {
        case .expression(let value): value.layout()
        case .binding(let binding): binding.layout()
        case .assignment(let target, let symbol, let value): [target.layout(), value.assigned(by: symbol)]
        case .guarding(let conditions, let body):
            [.group(["guard", .nested([.space, conditions.layout]), .space, "else "]), body.guardBlock]
        case .branch(let conditions, let body, let otherwise):
            [Self.head("if", conditions), body.block, Self.elseLayout(otherwise)]
        case .selection(let subject, let cases): SwiftCase.layout(of: subject, cases)
        case .loop(let pattern, let sequence, let condition, let body):
            [Self.head(pattern, sequence, condition), body.block]
        case .repetition(let conditions, let body): [Self.head("while", conditions), body.block]
        case .attempt(let body, let handler):
            ["do ", body.block, " catch ", handler.block]
        case .deferring(let body): ["defer ", body.block]
        case .returning(let value): value.map { ["return ", $0.layout()] } ?? "return"
        case .throwing(let error): ["throw ", error.layout()]
        case .jump(let jump): .text(jump.rawValue)
        case .declaration(let declaration): declaration.layout
        case .conditional(let conditional): conditional.layout(\.layout)
        case .comment(let text): .comment(marker: "//", lines: SwiftText.commentLines(of: text))
        case .blankLine: .empty
        }
    }

    private static func head(_ keyword: String, _ conditions: [SwiftCondition]) -> Layout {
        if conditions.count == 1 {
            return .head([.text(keyword + " "), conditions[0].layout], endsWithBracket: conditions[0].endsWithBracket)
        }
        let following = conditions.dropFirst().map { [",", .space, $0.layout] as Layout }
        let first = conditions.first?.layout ?? .empty
        return .group([.text(keyword + " "), first, .nested(.sequence(following)), .space])
    }

    private static func head(
        _ pattern: SwiftPattern,
        _ sequence: SwiftExpression,
        _ condition: SwiftExpression?
    ) -> Layout {
        let start: Layout = [
            .text("for " + Self.loopPattern(pattern) + " in "), sequence.layout(.inParentheses),
        ]
        guard let condition else { return .head(start, endsWithBracket: sequence.endsWithBracket) }
        return .head(
            .group([start, .space, "where ", condition.layout(.inParentheses)]),
            endsWithBracket: condition.endsWithBracket
        )
    }

    /// A case in a loop keeps its `case`, and its names their `let`.
    private static func loopPattern(_ pattern: SwiftPattern) -> String {
        switch pattern {
        case .enumCase, .optional, .cast: "case " + pattern.source(isBinding: false)
        case .wildcard, .binding, .tuple, .check, .expression: pattern.source(isBinding: true)
        }
    }

    private static func elseLayout(_ otherwise: [SwiftStatement]) -> Layout {
        if otherwise.isEmpty { return .empty }
        if otherwise.count == 1, case .branch = otherwise[0] { return [" else ", otherwise[0].layout] }
        return [" else ", otherwise.block]
    }
}

extension Array where Element == SwiftStatement {
    /// Leaving a scope early is short; anything else deserves lines of its own.
    fileprivate var guardBlock: Layout {
        guard count == 1 else { return block }
        switch self[0] {
        case .returning, .throwing, .jump: return shortBlock
        default: return block
        }
    }
}

extension Array where Element == SwiftCondition {
    fileprivate var layout: Layout { map(\.layout).joined([",", .space]) }
}
