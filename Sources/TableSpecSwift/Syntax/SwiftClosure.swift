/// A closure: `{ [weak self] action in … }`.
package struct SwiftClosure: Hashable, Sendable {
    /// One entry of a capture list.
    package enum Capture: Hashable, Sendable {
        /// `weak name`, usually `weak self`
        case weak(SwiftIdentifier)
        /// `unowned name`
        case unowned(SwiftIdentifier)
        /// `name = value`
        case value(SwiftIdentifier, SwiftExpression)
    }

    /// A parameter. `_` ignores it.
    package typealias Parameter = SwiftIdentifier

    package let captures: [Capture]
    let parameters: [Parameter]
    package let body: [SwiftStatement]

    /// Creates a closure.
    package init(
        _ parameters: [Parameter] = [],
        capturing captures: [Capture] = [],
        @SwiftBuilder<SwiftStatement> _ body: () -> [SwiftStatement]
    ) {
        self.captures = captures
        self.parameters = parameters
        self.body = body()
    }
}

extension SwiftClosure {
    /// Returns the closure with a statement before all others.
    package func beginning(with statement: SwiftStatement) -> SwiftClosure {
        SwiftClosure(parameters, capturing: captures) {
            statement
            body
        }
    }
}

/// The expansion of a freestanding macro: `#Preview("Settings") { … }`.
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
