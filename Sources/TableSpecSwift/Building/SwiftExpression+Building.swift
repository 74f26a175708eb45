extension SwiftExpression {
    /// `nil`
    package static let `nil` = SwiftExpression.keyword(.nil)

    /// A single name from a spec.
    package static func name(_ name: SwiftIdentifier) -> SwiftExpression { .identifier(name) }

    /// `.name`, the member of a type that is known from the context.
    package static func implicit(_ name: SwiftIdentifier) -> SwiftExpression { .member(nil, name) }

    /// `callee(arguments) { … }`
    package static func call(
        _ callee: SwiftExpression,
        _ arguments: SwiftArguments = [],
        trailing: SwiftClosure? = nil
    ) -> SwiftExpression {
        .call(Call(callee: callee, arguments: arguments, trailing: trailing))
    }

    /// `Type(arguments)`, for types with generic arguments or from a spec.
    package static func make(_ type: SwiftType, _ arguments: SwiftArguments = []) -> SwiftExpression {
        .call(.type(type), arguments)
    }

    /// A string literal without interpolation; `.interpolated("Hello \(name)")` has one.
    package static func string(_ text: String) -> SwiftExpression { .interpolated(SwiftStringLiteral(text)) }

    /// `{ [weak self] action in … }`
    package static func closure(
        _ parameters: [SwiftClosure.Parameter] = [],
        capturing captures: [SwiftClosure.Capture] = [],
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftExpression {
        .closure(SwiftClosure(parameters, capturing: captures, body))
    }

    /// `left ?? right`
    package static func coalescing(_ left: SwiftExpression, _ right: SwiftExpression) -> SwiftExpression {
        .binary(left, .coalesce, right)
    }

    /// `!operand`
    package static func not(_ operand: SwiftExpression) -> SwiftExpression { .prefix(.not, operand) }

    /// `self.name`
    package func dot(_ name: SwiftIdentifier) -> SwiftExpression { .member(self, name) }

    /// `self.name(arguments) { … }`
    package func calling(
        _ name: SwiftIdentifier,
        _ arguments: SwiftArguments = [],
        trailing: SwiftClosure? = nil
    ) -> SwiftExpression {
        .call(.member(self, name), arguments, trailing: trailing)
    }

    /// `self.map { … }`, a call of a method of `Optional`.
    ///
    /// An optional chain is in parentheses. Without them, the method would be that of the chain's last member.
    package func calling(onOptional name: SwiftIdentifier, _ body: () -> SwiftExpression) -> SwiftExpression {
        let result = body()
        return (isOptionalChain ? .tuple([self]) : self).calling(name, trailing: SwiftClosure { result })
    }

    private var isOptionalChain: Bool {
        switch self {
        case .path(let path): path.isOptionalChain
        case .suffixed(let base, let path): path.isOptionalChain || base.isOptionalChain
        case .call(let call): call.callee.isOptionalChain
        case .subscript(let base, _): base.isOptionalChain
        default: false
        }
    }

    /// `self?`, the start of an optional chain.
    package var chained: SwiftExpression { .optionalChain(self) }

    /// `self[index]`
    package func at(_ index: SwiftExpression) -> SwiftExpression {
        .subscript(self, [index])
    }

    /// `self as? type`
    package func cast(to type: SwiftType) -> SwiftExpression { .cast(self, type) }
}
