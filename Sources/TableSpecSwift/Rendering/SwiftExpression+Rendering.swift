/// Whether a trailing closure is allowed here. After `if`, `guard`, `while`, `for` and `switch`, its brace would begin
/// the body.
enum TrailingClosures {
    case allowed
    case inParentheses
}

extension SwiftExpression {
    /// Writes the expression. If it breaks at an operator, the following lines are nested.
    func write(to layout: inout Layout, _ closures: TrailingClosures = .allowed) {
        guard breaksAtOperators else { return writeSimple(to: &layout, closures) }
        layout.group { layout in
            writeFirst(to: &layout, closures, isNested: false)
            layout.nested { writeRest(to: &$0, closures) }
        }
    }

    /// Writes the expression as an operand of an operator with the precedence `minimum`.
    func writeOperand(_ minimum: Precedence, to layout: inout Layout, _ closures: TrailingClosures) {
        guard precedence < minimum else { return write(to: &layout, closures) }
        writeInParentheses(to: &layout)
    }

    private func writeInParentheses(to layout: inout Layout) {
        layout.text("(")
        write(to: &layout)
        layout.text(")")
    }

    /// Writes the operand of a prefix operator, in parentheses if its first character would become part of the operator.
    private func writePrefixed(to layout: inout Layout, _ closures: TrailingClosures) {
        guard precedence >= .keyPath, start(closures) == .operator else {
            return writeOperand(.keyPath, to: &layout, closures)
        }
        writeInParentheses(to: &layout)
    }

    private func writeSimple(to layout: inout Layout, _ closures: TrailingClosures) {
        switch self {
        case .path(let path): layout.text(path.text)
        case .suffixed(let base, let suffix):
            base.writeOperand(.postfix, to: &layout, closures)
            layout.text(suffix.text)
        case .integer(let value): layout.text(SwiftNumber.source(of: value))
        case .floating(let value): layout.text(SwiftNumber.source(of: value))
        case .interpolated(let literal): literal.write(to: &layout)
        case .type(let type): type.write(to: &layout)
        case .call(let call): call.write(to: &layout, closures)
        case .subscript(let base, let index):
            base.writeOperand(.postfix, to: &layout, closures)
            index.write("[", to: &layout, "]")
        case .prefix(let symbol, let value):
            layout.text(symbol.rawValue)
            value.writePrefixed(to: &layout, closures)
        case .tuple(let elements): elements.write("(", to: &layout, ")")
        case .array(let elements):
            if elements.count > 1, elements.allSatisfy(\.isPath) {
                layout.names(elements) { $1.write(to: &$0) }
            } else {
                layout.collection(elements) { $1.write(to: &$0) }
            }
        case .dictionary(let entries): Self.write(entries, to: &layout)
        case .closure(let closure): closure.write(to: &layout, closures)
        case .keyPath(let root, let names): Self.writeKeyPath(root, names, to: &layout)
        case .await(let value):
            layout.text("await ")
            value.write(to: &layout, closures)
        case .binary, .ternary, .cast: break
        }
    }

    private static func write(_ entries: [Entry], to layout: inout Layout) {
        guard !entries.isEmpty else { return layout.text("[:]") }
        layout.collection(entries) { layout, entry in
            entry.key.write(to: &layout)
            layout.text(": ")
            if case .interpolated(let literal) = entry.value {
                literal.write(to: &layout, followsKey: true)
            } else {
                entry.value.write(to: &layout)
            }
        }
    }

    private static func writeKeyPath(_ root: SwiftType?, _ names: [SwiftIdentifier], to layout: inout Layout) {
        layout.text("\\")
        root?.write(to: &layout)
        if names.isEmpty { layout.text(".self") }
        for name in names {
            layout.text(".")
            layout.name(name, at: .member)
        }
    }
}

extension SwiftExpression.Call {
    fileprivate func write(to layout: inout Layout, _ closures: TrailingClosures) {
        let hasParentheses = trailing != nil && closures == .inParentheses
        if hasParentheses { layout.text("(") }
        let chain = closures == .inParentheses ? [] : chain
        if let first = chain.first {
            // A chain is broken between its calls before the arguments of a call are.
            layout.chain(
                { first.base.writeOperand(.postfix, to: &$0, closures) },
                chain,
                { layout, link in
                    layout.text(link.member.text)
                    link.call.writeArguments(to: &layout)
                }
            )
        } else {
            callee.writeOperand(.postfix, to: &layout, closures)
            writeArguments(to: &layout)
        }
        if hasParentheses { layout.text(")") }
    }

    /// A call on the result of another call: `.with { … }` after `UISlider()`.
    private typealias Link = (base: SwiftExpression, member: SwiftPath, call: SwiftExpression.Call)

    /// The calls after the first one. A multiline closure stays next to the text before it, unless calls precede that,
    /// too.
    private var chain: [Link] {
        var links: [Link] = []
        var call = self
        while case .suffixed(let base, let member) = call.callee, case .call(let inner) = base, member.startsWithDot {
            links.append((base, member, call))
            call = inner
        }
        if let first = links.last, first.call.hasLongClosure { links.removeLast() }
        return links.reversed()
    }

    /// Whether the closure after the call is on separate lines.
    private var hasLongClosure: Bool { trailing.map { !$0.body.isSimple } ?? false }

    private func writeArguments(to layout: inout Layout) {
        if trailing == nil || !arguments.arguments.isEmpty { arguments.write("(", to: &layout, ")") }
        if let trailing {
            layout.blank()
            trailing.write(to: &layout)
        }
    }
}

extension SwiftMacro {
    func write(to layout: inout Layout) {
        layout.text("#")
        layout.text(name.text)
        if !arguments.arguments.isEmpty { arguments.write("(", to: &layout, ")") }
        guard let trailing else { return }
        layout.blank()
        trailing.write(to: &layout)
    }
}

extension SwiftArguments {
    /// Writes the arguments between brackets, on one line or on a line each. A single collection or closure keeps the
    /// brackets.
    func write(_ open: String, to layout: inout Layout, _ close: String) {
        guard arguments.count == 1, arguments[0].value.hasBrackets else {
            return layout.list(open, arguments, close) { $1.write(to: &$0) }
        }
        layout.text(open)
        arguments[0].write(to: &layout)
        layout.text(close)
    }
}

extension SwiftArguments.Argument {
    fileprivate func write(to layout: inout Layout) {
        if let label {
            layout.name(label, at: .argument)
            layout.text(": ")
        }
        value.write(to: &layout)
    }
}

extension SwiftExpression {
    fileprivate var isPath: Bool {
        if case .path = self { return true }
        return false
    }

    fileprivate var hasBrackets: Bool {
        switch self {
        case .array, .dictionary, .closure: true
        default: false
        }
    }
}
