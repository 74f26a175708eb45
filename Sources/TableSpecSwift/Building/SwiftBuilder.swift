/// Lets bodies be written one statement or declaration a line, with `if` and `for` around them.
@resultBuilder
public enum SwiftBuilder<Element> {
    /// One element on its line.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }

    /// Elements that another function made.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

    /// The lines of a body.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }

    /// `if` without `else`.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

    /// `if` with `else`, or the first case of a `switch`.
    public static func buildEither(first part: [Element]) -> [Element] { part }

    /// `else`, or a later case of a `switch`.
    public static func buildEither(second part: [Element]) -> [Element] { part }

    /// `for`
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
}

extension SwiftBuilder where Element == SwiftStatement {
    /// An expression stands for its statement.
    public static func buildExpression(_ expression: SwiftExpression) -> [SwiftStatement] { [.expression(expression)] }
}

/// The statements of a body, for functions of the generator that make parts of one.
public typealias SwiftBody = SwiftBuilder<SwiftStatement>

/// The members of a type, for functions of the generator that make parts of one.
public typealias SwiftMembers = SwiftBuilder<SwiftDeclaration>
