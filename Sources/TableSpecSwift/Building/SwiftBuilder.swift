/// A result builder for bodies with one statement or declaration per line, and `if` and `for` around them.
///
/// A body is one array that grows from line to line.
///
/// The builder is public, although it isn't part of a product's interface. Swift doesn't serialize the bodies of
/// `package` functions, so the generator would otherwise build its lines without knowing their type.
@resultBuilder
public enum SwiftBuilder<Element> {
    /// Returns one element on its own line.
    @inlinable public static func buildExpression(_ element: Element) -> Element { element }

    /// Returns elements that another function created.
    @inlinable public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

    /// Returns an empty body.
    @inlinable public static func buildBlock() -> [Element] { [] }

    /// Starts a body with one element.
    @inlinable public static func buildPartialBlock(first element: Element) -> [Element] {
        var elements: [Element] = []
        // The size of most bodies, so that the array rarely grows.
        elements.reserveCapacity(8)
        elements.append(element)
        return elements
    }

    /// Starts a body with any number of elements.
    @inlinable public static func buildPartialBlock(first elements: [Element]) -> [Element] { elements }

    /// Adds a line with one element.
    @inlinable public static func buildPartialBlock(
        accumulated: consuming [Element],
        next element: Element
    ) -> [Element] {
        accumulated.append(element)
        return accumulated
    }

    /// Adds a line with any number of elements.
    @inlinable public static func buildPartialBlock(
        accumulated: consuming [Element],
        next elements: consuming [Element]
    ) -> [Element] {
        if accumulated.isEmpty { return elements }
        accumulated += elements
        return accumulated
    }

    /// Returns the elements of an `if` without `else`.
    @inlinable public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

    /// Returns the elements of an `if` with `else`, or of the first case of a `switch`.
    @inlinable public static func buildEither(first part: [Element]) -> [Element] { part }

    /// Returns the elements of an `else`, or of a later case of a `switch`.
    @inlinable public static func buildEither(second part: [Element]) -> [Element] { part }

    /// Joins the elements of a `for` loop.
    @inlinable public static func buildArray(_ parts: consuming [[Element]]) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { elements += part }
        return elements
    }
}

extension SwiftBuilder where Element == SwiftStatement {
    /// An expression becomes its statement.
    package static func buildExpression(_ expression: SwiftExpression) -> SwiftStatement {
        .expression(expression)
    }
}

/// The statements of a body, for generator functions that create parts of one.
package typealias SwiftBody = SwiftBuilder<SwiftStatement>

/// The members of a type, for generator functions that create parts of one.
package typealias SwiftMembers = SwiftBuilder<SwiftDeclaration>
