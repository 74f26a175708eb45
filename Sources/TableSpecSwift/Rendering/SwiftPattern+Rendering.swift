extension SwiftPattern {
    /// Writes the pattern. `isBinding` means after `for`, where names need no `let`.
    func write(to layout: inout Layout, isBinding: Bool) {
        switch self {
        case .wildcard: layout.text("_")
        case .binding(let name):
            if !isBinding { layout.text("let ") }
            layout.name(name, at: .standalone)
        case .enumCase(let path, let payload):
            layout.line(of: path)
            Self.write(payload, to: &layout, isBinding: isBinding)
        case .tuple(let elements): Self.write(elements, to: &layout, isBinding: isBinding)
        case .expression(let value): layout.line(of: value, .inParentheses)
        }
    }

    private static func write(_ elements: [SwiftPattern], to layout: inout Layout, isBinding: Bool) {
        layout.text("(")
        layout.flat { $0.separated(elements) { $1.write(to: &$0, isBinding: isBinding) } }
        layout.text(")")
    }
}

extension SwiftBinding {
    /// Writes `let name: Type = value`.
    func write(to layout: inout Layout, _ closures: TrailingClosures = .allowed) {
        layout.text(keyword.rawValue)
        layout.blank()
        // The shorthand `let self` refers to the instance.
        if value == nil { layout.capturedName(name) } else { layout.name(name, at: .standalone) }
        if let type {
            layout.text(": ")
            type.write(to: &layout)
        }
        value?.writeAssigned(to: &layout, closures)
    }
}

extension SwiftCondition {
    func write(to layout: inout Layout) {
        switch self {
        case .expression(let value): value.write(to: &layout, .inParentheses)
        case .binding(let binding): binding.write(to: &layout, .inParentheses)
        case .pattern(let pattern, let value):
            layout.text("case ")
            pattern.write(to: &layout, isBinding: false)
            value.writeAssigned(to: &layout, .inParentheses)
        case .available(let version): layout.text("#available(iOS \(version).0, *)")
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
        case .await(let value): value.endsWithBracket
        default: false
        }
    }
}
