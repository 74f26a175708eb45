/// Adds an object before the names of its members, to move code from inside the object to another one: `state` becomes
/// `screen.state`.
///
/// If a parameter, a pattern or a binding declares the same name, the name refers to that, and is unchanged. Nested
/// types are unchanged as well.
package struct SwiftQualifier {
    private let owner: SwiftIdentifier
    private let members: Set<String>
    /// Whether `self` as a value refers to the object.
    private let replacesSelf: Bool
    /// The scopes with declarations that hide members of the same name.
    private var hidden: Set<String> = []
    /// The names from outside that the code uses, members or not.
    package private(set) var used: Set<String> = []

    /// - Parameters:
    ///   - owner: The name of the object in the code.
    ///   - members: The names of its members.
    ///   - replacesSelf: Whether `self` as a value refers to the object.
    package init(_ owner: SwiftIdentifier, _ members: Set<SwiftIdentifier>, replacesSelf: Bool = false) {
        self.owner = owner
        self.members = Set(members.map(\.text))
        self.replacesSelf = replacesSelf
    }

    /// Returns the declaration with the object before its members.
    package mutating func qualified(_ declaration: SwiftDeclaration) -> SwiftDeclaration {
        switch declaration {
        case .variable(let variable): .variable(qualified(variable))
        case .function(let function): .function(qualified(function))
        case .conditional(let conditional): .conditional(qualified(conditional) { $0.qualified($1) })
        case .type, .enumCase, .typealiasing, .macro, .mark, .comment: declaration
        }
    }

    private mutating func qualified(_ variable: SwiftVariable) -> SwiftVariable {
        SwiftVariable(
            keyword: variable.keyword,
            name: variable.name,
            type: variable.type,
            value: variable.value.map { qualified($0) },
            accessors: qualified(variable.accessors),
            modifiers: variable.modifiers,
            attributes: variable.attributes,
            documentation: variable.documentation
        )
    }

    private mutating func qualified(_ accessors: SwiftVariable.Accessors) -> SwiftVariable.Accessors {
        switch accessors {
        case .stored, .required: accessors
        case .computed(let getter, let setter):
            .computed(qualified(getter), setter: setter.map { qualified($0) })
        case .observed(let willSet, let didSet):
            .observed(willSet: willSet.map { qualified($0) }, didSet: didSet.map { qualified($0) })
        }
    }

    private mutating func qualified(_ function: SwiftFunction) -> SwiftFunction {
        let parameters = function.parameters.parameters.map { parameter in
            SwiftParameter(parameter.name, parameter.type, default: parameter.defaultValue.map { qualified($0) })
        }
        let body = function.body.map { body in
            scoped(hiding: parameters.map(\.name.name)) { $0.qualified(body) }
        }
        return SwiftFunction(
            kind: function.kind,
            generics: function.generics,
            parameters: SwiftParameters(parameters),
            effects: function.effects,
            result: function.result,
            modifiers: function.modifiers,
            attributes: function.attributes,
            documentation: function.documentation,
            body: body
        )
    }

    private mutating func qualified<Content>(
        _ conditional: SwiftConditional<Content>,
        _ change: (inout SwiftQualifier, Content) -> Content
    ) -> SwiftConditional<Content> {
        let branches = conditional.branches.map { branch in
            SwiftConditional<Content>.Branch(branch.condition, branch.content.map { change(&self, $0) })
        }
        return SwiftConditional(branches, otherwise: conditional.otherwise.map { change(&self, $0) })
    }

    // MARK: Scopes

    /// Runs a closure with a nested scope.
    private mutating func scoped<Result>(
        hiding names: [SwiftIdentifier] = [],
        _ body: (inout SwiftQualifier) -> Result
    ) -> Result {
        let outside = hidden
        hide(names)
        defer { hidden = outside }
        return body(&self)
    }

    private mutating func hide(_ names: [SwiftIdentifier]) { hidden.formUnion(names.map(\.text)) }

    /// Whether a name refers to a member here.
    private mutating func isMember(_ name: String) -> Bool {
        guard !hidden.contains(name) else { return false }
        used.insert(name)
        return members.contains(name)
    }

    // MARK: Statements

    private mutating func qualified(_ statements: [SwiftStatement]) -> [SwiftStatement] {
        scoped { scope in statements.map { scope.qualified($0) } }
    }

    /// A statement, whose declarations hide members from then on.
    private mutating func qualified(_ statement: SwiftStatement) -> SwiftStatement {
        switch statement {
        case .expression(let value): return .expression(qualified(value))
        case .binding(let binding): return .binding(qualified(binding))
        case .assignment(let target, let symbol, let value):
            return .assignment(qualified(target), symbol, qualified(value))
        case .guarding(let conditions, let body):
            let otherwise = qualified(body)
            return .guarding(conditions.map { qualified($0) }, otherwise)
        case .branch(let conditions, let body, let otherwise):
            let (conditions, body) = qualified(conditions, body)
            return .branch(conditions, body, otherwise: qualified(otherwise))
        case .selection(let subject, let cases): return .selection(qualified(subject), cases.map { qualified($0) })
        case .loop(let pattern, let sequence, let condition, let body):
            let sequence = qualified(sequence)
            return scoped { scope in
                let pattern = scope.qualified(pattern)
                return .loop(pattern, in: sequence, where: condition.map { scope.qualified($0) }, scope.qualified(body))
            }
        case .repetition(let conditions, let body):
            let (conditions, body) = qualified(conditions, body)
            return .repetition(conditions, body)
        case .attempt(let body, let handler): return .attempt(qualified(body), handler: qualified(handler))
        case .deferring(let body): return .deferring(qualified(body))
        case .returning(let value): return .returning(value.map { qualified($0) })
        case .throwing(let error): return .throwing(qualified(error))
        case .declaration(let declaration):
            hide([declaration.memberName].compactMap { $0 })
            return .declaration(qualified(declaration))
        case .conditional(let conditional): return .conditional(qualified(conditional) { $0.qualified($1) })
        case .jump, .comment, .blankLine: return statement
        }
    }

    private mutating func qualified(
        _ conditions: [SwiftCondition],
        _ body: [SwiftStatement]
    ) -> ([SwiftCondition], [SwiftStatement]) {
        scoped { scope in (conditions.map { scope.qualified($0) }, scope.qualified(body)) }
    }

    private mutating func qualified(_ condition: SwiftCondition) -> SwiftCondition {
        switch condition {
        case .expression(let value): return .expression(qualified(value))
        case .binding(let binding): return .binding(qualified(binding))
        case .pattern(let pattern, let value):
            let value = qualified(value)
            return .pattern(qualified(pattern), value)
        case .available: return condition
        }
    }

    /// `let name` alone in a condition unwraps the outer value with the name.
    private mutating func qualified(_ binding: SwiftBinding) -> SwiftBinding {
        var value = binding.value.map { qualified($0) }
        if value == nil, case .binding(let name) = binding.pattern, isMember(name.text) {
            value = .member(.identifier(owner), name)
        }
        return SwiftBinding(
            binding.keyword,
            qualified(binding.pattern),
            type: binding.type,
            value: value,
            isWeak: binding.isWeak
        )
    }

    private mutating func qualified(_ item: SwiftCase) -> SwiftCase {
        scoped { scope in
            SwiftCase(
                patterns: item.patterns.map { scope.qualified($0) },
                condition: item.condition.map { scope.qualified($0) },
                body: scope.qualified(item.body),
                isUnknownDefault: item.isUnknownDefault
            )
        }
    }

    /// A pattern, whose names hide members from then on.
    private mutating func qualified(_ pattern: SwiftPattern) -> SwiftPattern {
        switch pattern {
        case .binding(let name):
            hide([name])
            return pattern
        case .enumCase(let name, let payload): return .enumCase(qualified(name), payload.map { qualified($0) })
        case .tuple(let patterns): return .tuple(patterns.map { qualified($0) })
        case .optional(let pattern): return .optional(qualified(pattern))
        case .cast(let pattern, let type): return .cast(qualified(pattern), type)
        case .expression(let value): return .expression(qualified(value))
        case .wildcard, .check: return pattern
        }
    }

    // MARK: Expressions

    private mutating func qualified(_ value: SwiftExpression) -> SwiftExpression {
        switch value {
        case .path(let path): .path(qualified(path))
        case .suffixed(let base, let path): .suffixed(qualified(base), path)
        case .interpolated(let literal): .interpolated(qualified(literal))
        case .call(let call):
            .call(
                SwiftExpression.Call(
                    callee: qualified(call.callee),
                    arguments: qualified(call.arguments),
                    trailing: call.trailing.map { qualified($0) }
                )
            )
        case .subscript(let base, let arguments): .subscript(qualified(base), qualified(arguments))
        case .prefix(let symbol, let operand): .prefix(symbol, qualified(operand))
        case .binary(let left, let symbol, let right): .binary(qualified(left), symbol, qualified(right))
        case .ternary(let condition, let then, let otherwise):
            .ternary(qualified(condition), qualified(then), qualified(otherwise))
        case .cast(let value, let cast, let type): .cast(qualified(value), cast, type)
        case .marked(let mark, let value): .marked(mark, qualified(value))
        case .tuple(let arguments): .tuple(qualified(arguments))
        case .array(let values): .array(values.map { qualified($0) })
        case .dictionary(let entries):
            .dictionary(entries.map { SwiftExpression.Entry(qualified($0.key), qualified($0.value)) })
        case .closure(let closure): .closure(qualified(closure))
        case .macro(let macro):
            .macro(
                SwiftMacro(
                    macro.name,
                    qualified(macro.arguments),
                    trailing: macro.trailing.map { qualified($0) }
                )
            )
        case .integer, .floating, .type, .keyPath: value
        }
    }

    private mutating func qualified(_ arguments: SwiftArguments) -> SwiftArguments {
        SwiftArguments(
            arguments.arguments.map { argument in
                SwiftArguments.Argument(argument.label ?? .wildcard, qualified(argument.value))
            }
        )
    }

    private mutating func qualified(_ literal: SwiftStringLiteral) -> SwiftStringLiteral {
        SwiftStringLiteral(
            literal.segments.map { segment in
                guard case .interpolation(let value) = segment else { return segment }
                return .interpolation(qualified(value))
            }
        )
    }

    private mutating func qualified(_ closure: SwiftClosure) -> SwiftClosure {
        let captures = closure.captures.map { capture in
            guard case .value(let name, let value) = capture else { return capture }
            return .value(name, qualified(value))
        }
        let names = captures.compactMap(\.name) + closure.parameters.map(\.name)
        let body = scoped(hiding: names) { $0.qualified(closure.body) }
        return SwiftClosure(
            closure.parameters,
            capturing: captures,
            attributes: closure.attributes,
            returns: closure.result
        ) { body }
    }

    private mutating func qualified(_ path: SwiftPath) -> SwiftPath {
        let words = path.words
        guard let first = words.first, !path.startsWithDot else { return path }
        if first == "self" {
            guard words.count > 1 else { return replacesSelf ? path.replacingFirstWord(with: owner) : path }
            return isMember(words[1]) ? path.inserting(owner, beforeWord: 1) : path
        }
        return isMember(first) ? path.inserting(owner, beforeWord: 0) : path
    }
}

extension SwiftClosure.Capture {
    /// The name of a capture inside the closure, or `nil` for `self`.
    fileprivate var name: SwiftIdentifier? {
        switch self {
        case .weak(let name), .unowned(let name), .strong(let name): name.text == "self" ? nil : name
        case .value(let name, _): name
        }
    }
}
