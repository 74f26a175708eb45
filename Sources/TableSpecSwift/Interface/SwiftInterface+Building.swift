extension SwiftFile {
    /// Returns the declarations that other files can access.
    ///
    /// - Parameters:
    ///   - callbacks: The names of members and protocols that only a framework calls.
    ///   - library: The functions that create views, or return the view that they receive.
    package func interface(
        without callbacks: Set<SwiftIdentifier> = [],
        library: ViewLibrary? = nil
    ) -> SwiftInterface {
        var reader = InterfaceReader(callbacks: callbacks, library: library)
        reader.read(declarations, in: [], isProtocol: false)
        return SwiftInterface(reader.declarations)
    }
}

/// The functions of a namespace that create views, or return the view that they receive as an argument.
package struct ViewLibrary: Sendable {
    let namespace: SwiftIdentifier
    let makers: [SwiftIdentifier: SwiftType]
    let labels: Set<SwiftIdentifier>

    /// - Parameters:
    ///   - makers: The types of the views that functions create.
    ///   - labels: The labels of the arguments for the views of other functions, unless it's the first argument.
    package init(
        _ namespace: SwiftIdentifier,
        makers: [SwiftIdentifier: SwiftType],
        labels: Set<SwiftIdentifier>
    ) {
        (self.namespace, self.makers, self.labels) = (namespace, makers, labels)
    }
}

extension SwiftInterface {
    /// The requirements of a protocol as others see them.
    package init(requirements: [SwiftDeclaration], of protocolName: SwiftIdentifier) {
        var reader = InterfaceReader(callbacks: [], library: nil)
        reader.read(requirements, in: [protocolName.text], isProtocol: true)
        self.init(reader.declarations)
    }
}

/// Collects the declarations that are visible from outside.
private struct InterfaceReader {
    let callbacks: Set<SwiftIdentifier>
    let library: ViewLibrary?
    private(set) var declarations: [SwiftInterface.Declaration] = []

    init(callbacks: Set<SwiftIdentifier>, library: ViewLibrary?) {
        self.callbacks = callbacks
        self.library = library
    }

    mutating func read(_ members: [SwiftDeclaration], in scope: [String], isProtocol: Bool) {
        for member in members {
            switch member {
            case .type(let type): read(type, in: scope)
            case .variable(let variable): read(variable, in: scope, isProtocol)
            case .function(let function): read(function, in: scope, isProtocol)
            case .enumCase(let enumCase):
                add(.enumCase(enumCase.name, payload: enumCase.payload), in: scope, false, [])
            case .typealiasing(let name, let type, let modifiers):
                add(.alias(name, type), in: scope, isProtocol, modifiers)
            // Code that uses a declaration of one platform depends on it there.
            case .conditional(_, let declarations): read(declarations, in: scope, isProtocol: isProtocol)
            case .macro, .mark, .comment: break
            }
        }
    }

    private mutating func read(_ type: SwiftTypeDeclaration, in scope: [String]) {
        guard !type.modifiers.isPrivate, case .named(let names) = type.name, let name = names.last?.name else { return }
        let inner = scope + names.map(\.name.text)
        if type.kind != .extension {
            let inherits = type.inherits.filter { type in
                guard case .named(let names) = type, let first = names.first?.name else { return true }
                return first != library?.namespace && !(names.count == 1 && callbacks.contains(first))
            }
            add(.type(type.kind, name: name, inherits: inherits), in: scope, false, type.modifiers, type.attributes)
        }
        read(type.members, in: inner, isProtocol: type.kind == .protocol)
        if let parameters = type.memberwiseParameters {
            add(.initializer(parameters, isFailable: false), in: inner, false, [])
        }
    }

    private mutating func read(_ variable: SwiftVariable, in scope: [String], _ isProtocol: Bool) {
        // An override adds nothing to the declaration of the superclass.
        guard isProtocol || !callbacks.contains(variable.name), !variable.modifiers.contains(.override) else { return }
        let type = variable.type ?? variable.value?.evidentType(library)
        add(
            .variable(variable.name, type, isSettable: variable.isSettable),
            in: scope,
            isProtocol,
            variable.modifiers,
            variable.attributes
        )
    }

    private mutating func read(_ function: SwiftFunction, in scope: [String], _ isProtocol: Bool) {
        switch function.kind {
        case .function(let name):
            guard isProtocol || !callbacks.contains(name), !function.modifiers.contains(.override) else { return }
            let kind = SwiftInterface.Declaration.Kind.function(
                name,
                function.parameters,
                isAsync: function.isAsync,
                result: function.result ?? "Void"
            )
            add(kind, in: scope, isProtocol, function.modifiers, function.attributes)
        case .initializer, .failableInitializer:
            guard !function.attributes.contains(.unavailable) else { return }
            let isFailable = function.kind == .failableInitializer
            let kind = SwiftInterface.Declaration.Kind.initializer(function.parameters, isFailable: isFailable)
            add(kind, in: scope, isProtocol, function.modifiers, function.attributes)
        }
    }

    private mutating func add(
        _ kind: SwiftInterface.Declaration.Kind,
        in scope: [String],
        _ isRequirement: Bool,
        _ modifiers: SwiftModifiers,
        _ attributes: [SwiftAttribute] = []
    ) {
        guard !modifiers.isPrivate else { return }
        declarations.append(
            .init(
                scope: scope,
                isRequirement: isRequirement,
                kind: kind,
                modifiers: modifiers.intersection(.seen),
                attributes: attributes
            )
        )
    }
}

extension SwiftModifiers {
    /// The modifiers that are relevant to other files.
    fileprivate static let seen: SwiftModifiers = [.public, .package, .nonisolated, .static]

    fileprivate var isPrivate: Bool { !isDisjoint(with: [.private, .fileprivate]) }
}

extension SwiftVariable {
    fileprivate var isSettable: Bool {
        guard keyword == .var, !modifiers.contains(.privateSet) else { return false }
        switch accessors {
        case .stored, .observed: return true
        case .computed(_, let setter): return setter != nil
        case .required(let settable): return settable
        }
    }

    /// The parameter of the memberwise initializer for a structure's stored property, or `nil` for other declarations.
    fileprivate var memberwiseParameter: SwiftParameter? {
        guard keyword == .var || value == nil, !modifiers.contains(.static),
            let type = type ?? value?.evidentType(nil)
        else { return nil }
        switch accessors {
        case .stored, .observed:
            let empty: SwiftExpression? = if case .optional = type { .nil } else { nil }
            return SwiftParameter(named: name, type, default: value ?? empty)
        case .computed, .required: return nil
        }
    }
}

extension SwiftTypeDeclaration {
    /// The parameters of a structure's implicit memberwise initializer, or `nil` if it has none.
    fileprivate var memberwiseParameters: SwiftParameters? {
        guard kind == .struct, !members.contains(where: \.isInitializer) else { return nil }
        return SwiftParameters(
            members.compactMap { member in
                guard case .variable(let variable) = member else { return nil }
                return variable.memberwiseParameter
            }
        )
    }
}

extension SwiftDeclaration {
    fileprivate var isInitializer: Bool {
        guard case .function(let function) = self else { return false }
        return function.kind == .initializer || function.kind == .failableInitializer
    }
}

extension SwiftExpression {
    /// The type of a literal, or of an initializer call, or `nil` if only the compiler knows it.
    ///
    /// - Parameter library: The functions that create views, or return the view that they receive.
    fileprivate func evidentType(_ library: ViewLibrary?) -> SwiftType? {
        switch self {
        case .interpolated: "String"
        case .integer: "Int"
        case .floating: "Double"
        case .path(let path) where ["true", "false"].contains(path.text): "Bool"
        case .call(let call): call.callee.namedType ?? library.flatMap { viewType($0) }
        default: nil
        }
    }

    /// The type of the view that a function of a library returns.
    private func viewType(_ library: ViewLibrary) -> SwiftType? {
        guard case .call(let call) = self, let function = function(of: library.namespace) else { return nil }
        if let type = library.makers[function] { return type }
        let arguments = call.arguments.arguments
        let labeled = arguments.filter { $0.label.map(library.labels.contains) ?? false }
        return (labeled + arguments.prefix(1)).lazy.compactMap { $0.value.evidentType(library) }.first
    }

    /// The function of a namespace that the expression calls, if it calls one.
    package func function(of namespace: SwiftIdentifier) -> SwiftIdentifier? {
        guard case .call(let call) = self, case .path(let path) = call.callee, path.text.hasPrefix(namespace.text)
        else { return nil }
        let words = path.words
        guard words.count == 2, words[0] == namespace.text, words[1].first?.isLowercase == true else { return nil }
        return SwiftIdentifier(words[1])
    }

    private var namedType: SwiftType? {
        switch self {
        case .type(let type): type
        case .path(let path):
            path.text.split(separator: ".").last?.first?.isUppercase == true ? SwiftType(parsing: path.text) : nil
        default: nil
        }
    }
}
