/// A closure: `{ [weak self] action in … }`.
package struct SwiftClosure: Hashable, Sendable {
    /// One entry of a capture list.
    package enum Capture: Hashable, Sendable {
        /// `weak name`, usually `weak self`
        case weak(SwiftIdentifier)
        /// `unowned name`
        case unowned(SwiftIdentifier)
        /// `name`
        case strong(SwiftIdentifier)
        /// `name = value`
        case value(SwiftIdentifier, SwiftExpression)
    }

    /// One parameter. If one has a type, all should.
    package struct Parameter: Hashable, Sendable, ExpressibleByStringLiteral {
        let name: SwiftIdentifier
        let type: SwiftType?

        /// `name: type`
        package init(_ name: SwiftIdentifier, _ type: SwiftType? = nil) {
            self.name = name
            self.type = type
        }

        /// A parameter without a type. `_` ignores it.
        package init(stringLiteral text: StaticString) {
            self.init(SwiftIdentifier(stringLiteral: text))
        }
    }

    let attributes: [SwiftAttribute]
    package let captures: [Capture]
    let parameters: [Parameter]
    let result: SwiftType?
    package let body: [SwiftStatement]

    /// Creates a closure. The result is written only if the parameters have types.
    package init(
        _ parameters: [Parameter] = [],
        capturing captures: [Capture] = [],
        attributes: [SwiftAttribute] = [],
        returns result: SwiftType? = nil,
        @SwiftBuilder<SwiftStatement> _ body: () -> [SwiftStatement]
    ) {
        self.attributes = attributes
        self.captures = captures
        self.parameters = parameters
        self.result = result
        self.body = body()
    }
}

extension SwiftClosure {
    /// Returns the closure with a statement before all others.
    package func beginning(with statement: SwiftStatement) -> SwiftClosure {
        SwiftClosure(parameters, capturing: captures, attributes: attributes, returns: result) {
            statement
            body
        }
    }
}

/// The expansion of a freestanding macro: `#Preview("Settings") { … }`, `#selector(…)`.
package struct SwiftMacro: Hashable, Sendable {
    let name: SwiftIdentifier
    let arguments: SwiftArguments
    let trailing: SwiftClosure?

    /// `#name(arguments) { trailing }`
    package init(_ name: SwiftIdentifier, _ arguments: SwiftArguments = [], trailing: SwiftClosure? = nil) {
        self.name = name
        self.arguments = arguments
        self.trailing = trailing
    }
}
