extension SwiftPattern {
    /// The pattern; `isBinding` after `let`, `var` and `for`, where names need no `let` of their own.
    func source(isBinding: Bool) -> String {
        switch self {
        case .wildcard: "_"
        case .binding(let name): isBinding ? name.spelled(at: .standalone) : "let " + name.spelled(at: .standalone)
        case .enumCase(let path, let payload):
            LayoutPrinter.line(of: path.layout()) + Self.tuple(payload, isBinding: isBinding)
        case .tuple(let elements): Self.tuple(elements, isBinding: isBinding)
        case .optional(let pattern): pattern.source(isBinding: isBinding) + "?"
        case .cast(let pattern, let type): pattern.source(isBinding: isBinding) + " as " + type.source
        case .check(let type): "is " + type.source
        case .expression(let value): LayoutPrinter.line(of: value.layout(.inParentheses))
        }
    }

    private static func tuple(_ elements: [SwiftPattern], isBinding: Bool) -> String {
        "(" + elements.map { $0.source(isBinding: isBinding) }.joined(separator: ", ") + ")"
    }
}

extension SwiftBinding {
    /// `let name: Type = value`
    func layout(_ closures: TrailingClosures = .allowed) -> Layout {
        let head = (isWeak ? "weak " : "") + keyword.rawValue + " " + name
        return [.text(head + (type.map { ": " + $0.source } ?? "")), value?.assigned(closures) ?? .empty]
    }

    /// The shorthand `let self` means the instance.
    private var name: String {
        guard value == nil, case .binding(let name) = pattern else { return pattern.source(isBinding: true) }
        return name.captured
    }
}

extension SwiftCondition {
    var layout: Layout {
        switch self {
        case .expression(let value): value.layout(.inParentheses)
        case .binding(let binding): binding.layout(.inParentheses)
        case .pattern(let pattern, let value):
            [.text("case " + pattern.source(isBinding: false)), value.assigned(.inParentheses)]
        case .available(let platform): .text("#available(\(platform.source), *)")
        }
    }

    /// Whether the condition breaks inside brackets, so that its last line can end with the brace of the body.
    var endsWithBracket: Bool {
        switch self {
        case .expression(let value), .pattern(_, let value): value.endsWithBracket
        case .binding(let binding): binding.value?.endsWithBracket ?? false
        case .available: false
        }
    }
}

extension SwiftExpression {
    /// Whether the expression breaks inside brackets, so that its last line can end with the brace of a body.
    var endsWithBracket: Bool {
        switch self {
        case .call, .array, .dictionary, .tuple: true
        case .marked(_, let value): value.endsWithBracket
        default: false
        }
    }

    fileprivate func assigned(_ closures: TrailingClosures) -> Layout {
        assigned(by: .assign, closures)
    }
}
