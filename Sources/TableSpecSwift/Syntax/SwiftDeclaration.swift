/// A declaration, or content between declarations, at the top level of a file or in a type.
///
/// In the generator, `Declare.func(…) { … }`, `Declare.let(…)` and others create them; see
/// `SwiftDeclaration+Building.swift`.
package indirect enum SwiftDeclaration: Hashable, Sendable {
    case type(SwiftTypeDeclaration)
    case variable(SwiftVariable)
    case function(SwiftFunction)
    case enumCase(SwiftEnumCase)
    /// `typealias Name = Type`
    case typealiasing(SwiftIdentifier, SwiftType, SwiftModifiers)
    /// `#Preview { … }` at the top of a file.
    case macro(SwiftMacro, attributes: [SwiftAttribute])
    /// `#if … #endif` around declarations.
    case conditional(SwiftBuildCondition, [SwiftDeclaration])
    /// `// MARK: - Title`
    case mark(SwiftComment)
    /// `// text`
    case comment(SwiftComment)
}

/// A struct, class, enum, protocol or extension.
package struct SwiftTypeDeclaration: Hashable, Sendable {
    /// The keyword of the declaration.
    package enum Kind: String, Sendable {
        case `struct`, `class`, `enum`, `protocol`, `extension`
    }

    let kind: Kind
    /// A single name, except for extensions of nested types.
    let name: SwiftType
    let inherits: [SwiftType]
    let modifiers: SwiftModifiers
    let attributes: [SwiftAttribute]
    let documentation: SwiftComment?
    let members: [SwiftDeclaration]
}

/// A property of a type or a global variable.
package struct SwiftVariable: Hashable, Sendable {
    /// The accessors of a property or a variable.
    package enum Accessors: Hashable, Sendable {
        /// A stored property.
        case stored
        /// `{ … }`, with `set` if there's a setter.
        case computed([SwiftStatement], setter: [SwiftStatement]?)
        /// `{ didSet … }`
        case observed(didSet: [SwiftStatement])
        /// `{ get }` or `{ get set }` in a protocol.
        case required(settable: Bool)
    }

    let keyword: SwiftBinding.Keyword
    let name: SwiftIdentifier
    let type: SwiftType?
    let value: SwiftExpression?
    let accessors: Accessors
    let modifiers: SwiftModifiers
    let attributes: [SwiftAttribute]
    let documentation: SwiftComment?
}

/// A case of an enum with its payload or raw value.
package struct SwiftEnumCase: Hashable, Sendable {
    let name: SwiftIdentifier
    let payload: SwiftParameters
    let rawValue: SwiftExpression?
}
