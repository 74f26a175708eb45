/// Builds declarations by Swift's keywords: `Declare.let("input", …)`, `Declare.func("reload") { … }`.
package typealias Declare = SwiftDeclaration

extension SwiftDeclaration {
    /// A stored constant.
    package static func `let`(
        _ name: SwiftIdentifier,
        _ type: SwiftType? = nil,
        _ modifiers: SwiftModifiers = [],
        value: SwiftExpression? = nil,
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil
    ) -> SwiftDeclaration {
        .variable(
            SwiftVariable(
                keyword: .let,
                name: name,
                type: type,
                value: value,
                accessors: .stored,
                modifiers: modifiers,
                attributes: attributes,
                documentation: documentation
            )
        )
    }

    /// A stored variable, with an observer if `accessors` is one, or a requirement of a protocol.
    package static func `var`(
        _ name: SwiftIdentifier,
        _ type: SwiftType? = nil,
        _ modifiers: SwiftModifiers = [],
        value: SwiftExpression? = nil,
        accessors: SwiftVariable.Accessors = .stored,
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil
    ) -> SwiftDeclaration {
        .variable(
            SwiftVariable(
                keyword: .var,
                name: name,
                type: type,
                value: value,
                accessors: accessors,
                modifiers: modifiers,
                attributes: attributes,
                documentation: documentation
            )
        )
    }

    /// A computed property without a setter.
    package static func `var`(
        _ name: SwiftIdentifier,
        _ type: SwiftType,
        _ modifiers: SwiftModifiers = [],
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil,
        @SwiftBody get getter: () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        .var(
            name,
            type,
            modifiers,
            accessors: .computed(getter(), setter: nil),
            attributes: attributes,
            documentation: documentation
        )
    }

    /// A computed property with a setter.
    package static func `var`(
        _ name: SwiftIdentifier,
        _ type: SwiftType,
        _ modifiers: SwiftModifiers = [],
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil,
        @SwiftBody get getter: () -> [SwiftStatement],
        @SwiftBody set setter: () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        .var(
            name,
            type,
            modifiers,
            accessors: .computed(getter(), setter: setter()),
            attributes: attributes,
            documentation: documentation
        )
    }

    /// A function with a body.
    package static func `func`(
        _ name: SwiftIdentifier,
        _ parameters: SwiftParameters = [],
        _ modifiers: SwiftModifiers = [],
        returns result: SwiftType? = nil,
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil,
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        .function(
            SwiftFunction(
                kind: .function(name),
                parameters: parameters,
                isAsync: false,
                result: result,
                modifiers: modifiers,
                attributes: attributes,
                documentation: documentation,
                body: body()
            )
        )
    }

    /// A function that a protocol requires.
    package static func requirement(
        _ name: SwiftIdentifier,
        _ parameters: SwiftParameters = [],
        isAsync: Bool = false,
        returns result: SwiftType? = nil,
        documentation: SwiftComment? = nil
    ) -> SwiftDeclaration {
        .function(
            SwiftFunction(
                kind: .function(name),
                parameters: parameters,
                isAsync: isAsync,
                result: result,
                modifiers: [],
                attributes: [],
                documentation: documentation,
                body: nil
            )
        )
    }

    /// An initializer.
    package static func initializer(
        _ parameters: SwiftParameters = [],
        _ modifiers: SwiftModifiers = [],
        isFailable: Bool = false,
        attributes: [SwiftAttribute] = [],
        documentation: SwiftComment? = nil,
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        .function(
            SwiftFunction(
                kind: isFailable ? .failableInitializer : .initializer,
                parameters: parameters,
                isAsync: false,
                result: nil,
                modifiers: modifiers,
                attributes: attributes,
                documentation: documentation,
                body: body()
            )
        )
    }

    /// A case of an enum. A payload without labels is written `["_": "Profile"]`.
    package static func `case`(
        _ name: SwiftIdentifier,
        _ payload: SwiftParameters = [],
        rawValue: SwiftExpression? = nil
    ) -> SwiftDeclaration {
        .enumCase(SwiftEnumCase(name: name, payload: payload, rawValue: rawValue))
    }

    /// `typealias name = type`
    package static func `typealias`(
        _ name: SwiftIdentifier,
        _ type: SwiftType,
        _ modifiers: SwiftModifiers = []
    ) -> SwiftDeclaration {
        .typealiasing(name, type, modifiers)
    }

    /// `#Preview("title") { … }`
    package static func preview(
        _ title: String? = nil,
        attributes: [SwiftAttribute] = [],
        @SwiftBody _ body: () -> [SwiftStatement]
    ) -> SwiftDeclaration {
        let arguments: SwiftArguments = title.map { [.string($0)] } ?? []
        let macro = SwiftMacro("Preview", arguments, trailing: SwiftClosure { body() })
        return .macro(macro, attributes: attributes)
    }

    /// `#if condition … #endif`
    package static func when(
        _ condition: SwiftBuildCondition,
        @SwiftMembers _ body: () -> [SwiftDeclaration]
    ) -> SwiftDeclaration {
        .conditional(condition, body())
    }
}
