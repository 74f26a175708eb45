extension SwiftInterface {
    /// Why code that compiles with an interface may not compile with a newer one.
    package enum Break: Hashable, Sendable {
        /// A declaration was removed, or can no longer be used as before.
        case lost(Declaration)
        /// A protocol has a new requirement, or an enumeration that others receive has a new case.
        case demanded(Declaration)
    }

    /// Returns the changes that break code that uses this interface when a newer one replaces it, in the order of both
    /// interfaces.
    ///
    /// Additions don't break code, except for requirements of protocols and for cases that a `switch` doesn't handle.
    package func breaks(in newer: SwiftInterface) -> [Break] {
        let present = Dictionary(grouping: newer.declarations, by: \.path)
        let lost = declarations.filter { old in
            !(present[old.path] ?? []).contains { old.isServed(by: $0) }
        }
        let known = Set(declarations.map(\.id))
        let added = newer.declarations.filter { !known.contains($0.id) }
        let grown = Set(added.filter(\.isCase).map(\.scope)).filter { enumeration in
            known.contains(enumeration.joined(separator: ".")) && newer.isHandedOut(enumeration)
        }
        let demanded = added.filter { $0.isRequirement || $0.isCase && grown.contains($0.scope) }
        return lost.map(Break.lost) + demanded.map(Break.demanded)
    }

    /// Whether other files receive or pass values of a type, rather than only name it.
    private func isHandedOut(_ path: [String]) -> Bool {
        declarations.contains { declaration in
            !declaration.scope.starts(with: path)
                && declaration.types.contains { type in
                    type.mentioned.contains { name in
                        name == path || declaration.scope.starts(with: path.dropLast()) && name == [path.last]
                    }
                }
        }
    }
}

extension SwiftInterface.Declaration {
    fileprivate var isCase: Bool {
        if case .enumCase = kind { return true }
        return false
    }

    /// Whether code that uses this declaration compiles with another one.
    fileprivate func isServed(by new: Self) -> Bool {
        guard new.modifiers.reach >= modifiers.reach, new.attributes == attributes,
            new.modifiers.subtracting(.reaches) == modifiers.subtracting(.reaches)
        else { return false }
        switch (kind, new.kind) {
        case (.type(let old, _, let inherited), .type(let new, _, let inherits)):
            return old == new && Set(inherited).isSubset(of: inherits)
        case (.variable(_, let old, let wasSettable), .variable(_, let new, let isSettable)):
            return old == new && (isSettable || !wasSettable)
        case (.function(_, _, let wasAsync, let oldResult), .function(_, _, let isAsync, let result)):
            guard wasAsync == isAsync, oldResult == result else { return false }
            return isRequirement ? id == new.id : new.accepts(callsOf: self)
        case (.initializer(_, let wasFailable), .initializer(_, let isFailable)):
            return wasFailable == isFailable && new.accepts(callsOf: self)
        default:
            return kind == new.kind
        }
    }

    /// Whether every call of another function is also a call of this one.
    private func accepts(callsOf old: Self) -> Bool {
        var rest = old.parameters[...]
        for parameter in parameters {
            if let next = rest.first, next.label == parameter.label, next.type == parameter.type,
                parameter.hasDefault || !next.hasDefault
            {
                rest.removeFirst()
            } else if !parameter.hasDefault {
                return false
            }
        }
        return rest.isEmpty
    }

    /// The types in the declaration.
    fileprivate var types: [SwiftType] {
        switch kind {
        case .type(_, _, let inherits): inherits
        case .variable(_, let type, _): [type].compactMap { $0 }
        case .function(_, let parameters, _, let result): parameters.all.map(\.type) + [result]
        case .initializer(let parameters, _), .enumCase(_, let parameters): parameters.all.map(\.type)
        case .alias(_, let type): [type]
        }
    }
}

extension SwiftModifiers {
    fileprivate static let reaches: SwiftModifiers = [.public, .package]

    /// The visibility of the declaration.
    fileprivate var reach: Int { contains(.public) ? 2 : contains(.package) ? 1 : 0 }
}

extension SwiftType {
    /// The nominal types in the type, by their dotted names.
    fileprivate var mentioned: [[String]] {
        switch self {
        case .named(let components):
            [components.map(\.name.text)] + components.flatMap(\.arguments).flatMap(\.mentioned)
        case .optional(let type), .array(let type), .any(let type), .attributed(_, let type), .inout(let type):
            type.mentioned
        case .dictionary(let key, let value): key.mentioned + value.mentioned
        case .function(let function): (function.parameters + [function.result]).flatMap(\.mentioned)
        }
    }
}
