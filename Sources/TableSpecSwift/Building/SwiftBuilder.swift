/// Lets bodies be written one statement or declaration a line, with `if` and `for` around them.
///
/// A body grows by one array that is handed on from line to line.
///
/// It is public, though no product's interface: Swift serializes no bodies of `package` functions, so that the generator
/// would build its lines without knowing their type.
@resultBuilder
public enum SwiftBuilder<Element> {
    /// One element on its line.
    @inlinable public static func buildExpression(_ element: Element) -> Element { element }

    /// Elements that another function made.
    @inlinable public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

    /// An empty body.
    @inlinable public static func buildBlock() -> [Element] { [] }

    /// The first line, with one element.
    @inlinable public static func buildPartialBlock(first element: Element) -> [Element] {
        var elements: [Element] = []
        // As many as most bodies have: it would double its room again and again.
        elements.reserveCapacity(8)
        elements.append(element)
        return elements
    }

    /// The first line, with any number of elements.
    @inlinable public static func buildPartialBlock(first elements: [Element]) -> [Element] { elements }

    /// A further line, with one element.
    @inlinable public static func buildPartialBlock(
        accumulated: consuming [Element],
        next element: Element
    ) -> [Element] {
        accumulated.append(element)
        return accumulated
    }

    /// A further line, with any number of elements.
    @inlinable public static func buildPartialBlock(
        accumulated: consuming [Element],
        next elements: consuming [Element]
    ) -> [Element] {
        if accumulated.isEmpty { return elements }
        accumulated += elements
        return accumulated
    }

    /// `if` without `else`.
    @inlinable public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

    /// `if` with `else`, or the first case of a `switch`.
    @inlinable public static func buildEither(first part: [Element]) -> [Element] { part }

    /// `else`, or a later case of a `switch`.
    @inlinable public static func buildEither(second part: [Element]) -> [Element] { part }

    /// `for`
    @inlinable public static func buildArray(_ parts: consuming [[Element]]) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { elements += part }
        return elements
    }
}

extension SwiftBuilder where Element == SwiftStatement {
    /// An expression stands for its statement.
    package static func buildExpression(_ expression: SwiftExpression) -> SwiftStatement {
        .expression(expression)
    }
}

/// The statements of a body, for functions of the generator that make parts of one.
package typealias SwiftBody = SwiftBuilder<SwiftStatement>

/// The members of a type, for functions of the generator that make parts of one.
package typealias SwiftMembers = SwiftBuilder<SwiftDeclaration>
