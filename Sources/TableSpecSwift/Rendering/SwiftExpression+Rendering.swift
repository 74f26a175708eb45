/// Whether a trailing closure may stand here: after `if`, `guard`, `while`, `for` and `switch` its brace would begin the
/// body.
enum TrailingClosures {
    case allowed
    case inParentheses
}

extension SwiftExpression {
    /// The expression; where it breaks at an operator, the following lines are nested.
    func layout(_ closures: TrailingClosures = .allowed) -> Layout {
        guard let parts = operatorParts(closures) else { return simpleLayout(closures) }
        return .group([parts.first, .nested(parts.rest)])
    }

    /// The expression as an operand of something that binds as tightly as `minimum`.
    func operand(_ minimum: Precedence, _ closures: TrailingClosures) -> Layout {
        precedence < minimum ? ["(", layout(), ")"] : layout(closures)
    }

    /// The operand right behind an operator, in parentheses where its first character would become part of that.
    private func adjacentOperand(_ minimum: Precedence, _ closures: TrailingClosures) -> Layout {
        let operand = operand(minimum, closures)
        guard let first = operand.firstCharacter, ".-!&".contains(first) else { return operand }
        return ["(", layout(), ")"]
    }

    private func simpleLayout(_ closures: TrailingClosures) -> Layout {
        switch self {
        case .identifier(let name): .text(name == .wildcard ? "_" : name.spelled(at: .standalone))
        case .keyword(let keyword): .text(keyword.rawValue)
        case .closureParameter(let number): .text("$\(number)")
        case .integer(let value): .text(SwiftNumber.source(of: value))
        case .floating(let value): .text(SwiftNumber.source(of: value))
        case .interpolated(let literal): literal.layout()
        case .type(let type): .text(type.source)
        case .member(let base, let name): Self.member(of: base, "." + name.spelled(at: .member), closures)
        case .initializer(let base): Self.member(of: base, ".init", closures)
        case .postfixSelf(let base): Self.member(of: base, ".self", closures)
        case .optionalChain(let base): [base.operand(.postfix, closures), "?"]
        case .call(let call): call.layout(closures)
        case .subscript(let base, let index): [base.operand(.postfix, closures), index.layout("[", "]")]
        case .prefix(let symbol, let value): [.text(symbol.rawValue), value.adjacentOperand(.keyPath, closures)]
        case .tuple(let elements): elements.layout("(", ")")
        case .array(let elements): .collection(elements.map { $0.layout() })
        case .dictionary(let entries): Self.layout(of: entries)
        case .closure(let closure): closures == .allowed ? closure.layout : ["(", closure.layout, ")"]
        case .keyPath(let root, let names): .text(Self.keyPath(root, names))
        case .macro(let macro): macro.layout
        case .marked(let mark, let value): [.text(mark.rawValue + " "), value.operand(.mark, closures)]
        case .binary(let left, let symbol, let right):
            [
                left.operand(symbol.precedence.tighter, closures), .text(symbol.rawValue),
                right.adjacentOperand(symbol.precedence.tighter, closures),
            ]
        case .ternary, .cast: .empty
        }
    }

    private static func member(of base: SwiftExpression?, _ name: String, _ closures: TrailingClosures) -> Layout {
        guard let base else { return .text(name) }
        return [base.operand(.postfix, closures), .text(name)]
    }

    private static func layout(of entries: [Entry]) -> Layout {
        guard !entries.isEmpty else { return "[:]" }
        return .collection(entries.map { [$0.key.layout(), ": ", $0.valueLayout] })
    }

    private static func keyPath(_ root: SwiftType?, _ names: [SwiftIdentifier]) -> String {
        guard !names.isEmpty else { return "\\" + (root?.source ?? "") + ".self" }
        return "\\" + (root?.source ?? "") + names.map { "." + $0.spelled(at: .member) }.joined()
    }
}

extension SwiftExpression.Entry {
    fileprivate var valueLayout: Layout {
        guard case .interpolated(let literal) = value else { return value.layout() }
        return literal.layout(followsKey: true)
    }
}

extension SwiftExpression.Call {
    fileprivate func layout(_ closures: TrailingClosures) -> Layout {
        let callee = callee.operand(.postfix, closures)
        guard let trailing else { return [callee, arguments.layout("(", ")")] }
        let list = arguments.arguments.isEmpty ? Layout.empty : arguments.layout("(", ")")
        let call: Layout = [callee, list, " ", trailing.layout]
        return closures == .allowed ? call : ["(", call, ")"]
    }
}

extension SwiftMacro {
    var layout: Layout {
        let list = arguments.arguments.isEmpty ? Layout.empty : arguments.layout("(", ")")
        let closure: Layout = trailing.map { [" ", $0.expanded] } ?? .empty
        return [.text("#" + name.text), list, closure]
    }
}

extension SwiftArguments {
    /// The arguments between brackets, on one line or on a line each; a single collection or closure keeps the brackets.
    func layout(_ open: String, _ close: String) -> Layout {
        if arguments.count == 1, arguments[0].value.hasBrackets {
            return [.text(open), arguments[0].layout, .text(close)]
        }
        return .list(open, arguments.map(\.layout), close)
    }
}

extension SwiftArguments.Argument {
    fileprivate var layout: Layout {
        [.text(label.map { $0.spelled(at: .argument) + ": " } ?? ""), value.layout()]
    }
}

extension SwiftExpression {
    fileprivate var hasBrackets: Bool {
        switch self {
        case .array, .dictionary, .closure: true
        default: false
        }
    }
}
