/// An expression with operators is written in two parts: the first line, and the parts that can be on separate lines.
extension SwiftExpression {
    /// Whether the expression breaks before its operators.
    var breaksAtOperators: Bool {
        switch self {
        case .binary, .ternary, .cast: true
        case .await(let value): value.breaksAtOperators
        default: false
        }
    }

    /// - Parameter isNested: Whether the following lines are already nested.
    func writeFirst(to layout: inout Layout, _ closures: TrailingClosures, isNested: Bool = true) {
        switch self {
        case .binary(let left, let symbol, _):
            if left.continues(symbol) {
                left.writeFirst(to: &layout, closures, isNested: isNested)
            } else {
                left.writeLeading(symbol.precedence.tighter, to: &layout, closures, isNested: isNested)
            }
        case .ternary(let condition, _, _):
            condition.writeLeading(.or, to: &layout, closures, isNested: isNested)
        case .cast(let value, _): value.writeLeading(.addition, to: &layout, closures, isNested: isNested)
        case .await(let value):
            layout.text("await ")
            value.writeFirst(to: &layout, closures, isNested: isNested)
        default: break
        }
    }

    func writeRest(to layout: inout Layout, _ closures: TrailingClosures) {
        switch self {
        case .binary(let left, let symbol, let right):
            if left.continues(symbol) { left.writeRest(to: &layout, closures) }
            layout.space()
            layout.text(symbol.rawValue)
            layout.blank()
            if !left.continues(symbol), symbol.joinsRight, right.precedence == symbol.precedence {
                right.writeFirst(to: &layout, closures)
                right.writeRest(to: &layout, closures)
            } else {
                right.writeFollowing(symbol.precedence.tighter, to: &layout, closures)
            }
        case .ternary(_, let then, let otherwise):
            layout.space()
            layout.text("? ")
            then.writeFollowing(.ternary, to: &layout, closures)
            layout.space()
            layout.text(": ")
            otherwise.writeFollowing(.ternary, to: &layout, closures)
        case .cast(_, let type):
            layout.space()
            layout.text("as? ")
            type.write(to: &layout)
        case .await(let value): value.writeRest(to: &layout, closures)
        default: break
        }
    }

    /// Whether this, as the left operand, is part of a chain with the same precedence.
    private func continues(_ symbol: SwiftOperator) -> Bool {
        symbol.joinsLeft && precedence == symbol.precedence && breaksAtOperators
    }

    /// Writes the first operand, whose own breaks are aligned with those of the whole expression.
    private func writeLeading(
        _ minimum: Precedence,
        to layout: inout Layout,
        _ closures: TrailingClosures,
        isNested: Bool
    ) {
        guard precedence >= minimum, breaksAtOperators else { return writeOperand(minimum, to: &layout, closures) }
        layout.group { layout in
            writeFirst(to: &layout, closures, isNested: isNested)
            if isNested {
                writeRest(to: &layout, closures)
            } else {
                layout.nested { writeRest(to: &$0, closures) }
            }
        }
    }

    /// Writes an operand after its operator, where a long text isn't split.
    private func writeFollowing(_ minimum: Precedence, to layout: inout Layout, _ closures: TrailingClosures) {
        guard case .interpolated(let literal) = self else { return writeOperand(minimum, to: &layout, closures) }
        layout.flat { literal.write(to: &$0) }
    }

    /// Whether a broken value begins on the line of its `=`, as one that ends with its own brackets does.
    private func staysBehindSign(_ closures: TrailingClosures) -> Bool {
        switch self {
        case .path(let path): path.isWord
        case .interpolated, .suffixed, .subscript: false
        case .tuple: true
        default: start(closures) != .parenthesis
        }
    }

    /// Writes the text after a declared name or an assigned target: ` = value`.
    func writeAssigned(to layout: inout Layout, _ closures: TrailingClosures = .allowed) {
        layout.text(" =")
        if breaksAtOperators {
            layout.group { layout in
                layout.nested { layout in
                    layout.space()
                    writeFirst(to: &layout, closures)
                    writeRest(to: &layout, closures)
                }
            }
        } else if staysBehindSign(closures) {
            layout.hanging { write(to: &$0, closures) }
        } else {
            layout.group { layout in
                layout.nested { layout in
                    layout.space()
                    write(to: &layout, closures)
                }
            }
        }
    }
}
