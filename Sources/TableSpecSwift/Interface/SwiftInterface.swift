/// The declarations of a Swift file that other files can access: without bodies, and without private declarations.
package struct SwiftInterface: Hashable, Sendable {
    /// The declarations, each after its enclosing type.
    package let declarations: [Declaration]

    /// Collects the declarations of one file or of several files of one module.
    package init(_ declarations: [Declaration]) {
        self.declarations = declarations
    }

    /// A declaration as other files see it.
    package struct Declaration: Hashable, Sendable {
        /// The names of the enclosing types, from the outermost.
        package let scope: [String]
        /// Whether it's a protocol requirement.
        package let isRequirement: Bool
        let kind: Kind
        /// The visibility, and whether it belongs to the type itself.
        let modifiers: SwiftModifiers
        let attributes: [SwiftAttribute]
    }
}

extension SwiftInterface.Declaration {
    /// The kind of declaration, with the parts that its users depend on.
    enum Kind: Hashable, Sendable {
        case type(SwiftTypeDeclaration.Kind, name: SwiftIdentifier, inherits: [SwiftType])
        /// The type is `nil` if it can't be inferred from the value.
        case variable(SwiftIdentifier, SwiftType?, isSettable: Bool)
        case function(SwiftIdentifier, SwiftParameters, isAsync: Bool, result: SwiftType)
        case initializer(SwiftParameters, isFailable: Bool)
        case enumCase(SwiftIdentifier, payload: SwiftParameters)
        case alias(SwiftIdentifier, SwiftType)
    }

    /// A parameter as callers see it.
    package struct Parameter: Hashable, Sendable {
        /// The label; `_` for none.
        package let label: String
        /// Whether a call can omit it.
        package let hasDefault: Bool
        let type: SwiftType
    }

    /// The name, or `init` for initializers.
    package var name: String {
        switch kind {
        case .type(_, let name, _), .variable(let name, _, _), .function(let name, _, _, _), .enumCase(let name, _),
            .alias(let name, _):
            name.text
        case .initializer: "init"
        }
    }

    /// The name with those of the enclosing types: `SettingsTable.State.volume`.
    package var path: String { (scope + [name]).joined(separator: ".") }

    /// The path with labels and types of parameters, which distinguish overloaded functions.
    package var id: String {
        guard case .function = kind else { return path }
        return "\(path)(\(parameters.map { "\($0.label): \($0.type.source)" }.joined(separator: ", ")))"
    }

    /// Whether it is an initializer.
    package var isInitializer: Bool {
        if case .initializer = kind { return true }
        return false
    }

    /// The parameters of a function or an initializer.
    package var parameters: [Parameter] {
        switch kind {
        case .function(_, let list, _, _), .initializer(let list, _): list.all
        case .type, .variable, .enumCase, .alias: []
        }
    }

    /// The declaration as Swift on one line: `func prepare(_ destination: WiFiViewController)`.
    package var source: String {
        let line = LayoutPrinter.line(of: Layout { syntax.write(to: &$0) })
        // A type has no members here.
        return line.hasSuffix(" {}") ? String(line.dropLast(3)) : line
    }

    private var syntax: SwiftDeclaration {
        switch kind {
        case .type(let kind, let name, let inherits):
            .type(
                SwiftTypeDeclaration(
                    kind: kind,
                    name: .name(name),
                    inherits: inherits,
                    modifiers: modifiers,
                    attributes: [],
                    documentation: nil,
                    members: []
                )
            )
        case .variable(let name, let type, let isSettable):
            Declare.var(name, type, modifiers, accessors: .required(settable: isSettable))
        case .function(let name, let parameters, let isAsync, let result):
            .function(.signature(.function(name), parameters, isAsync: isAsync, result, modifiers))
        case .initializer(let parameters, let isFailable):
            .function(
                .signature(
                    isFailable ? .failableInitializer : .initializer,
                    parameters,
                    isAsync: false,
                    nil,
                    modifiers
                )
            )
        case .enumCase(let name, let payload): Declare.case(name, payload)
        case .alias(let name, let type): .typealiasing(name, type, modifiers)
        }
    }
}

extension SwiftParameters {
    /// The parameters as callers see them.
    var all: [SwiftInterface.Declaration.Parameter] {
        parameters.map {
            .init(
                label: ($0.name.label ?? $0.name.name).text,
                hasDefault: $0.defaultValue != nil,
                type: $0.type
            )
        }
    }
}

extension SwiftFunction {
    /// A function without a body.
    fileprivate static func signature(
        _ kind: Kind,
        _ parameters: SwiftParameters,
        isAsync: Bool,
        _ result: SwiftType?,
        _ modifiers: SwiftModifiers
    ) -> SwiftFunction {
        SwiftFunction(
            kind: kind,
            parameters: parameters,
            isAsync: isAsync,
            result: result,
            modifiers: modifiers,
            attributes: [],
            documentation: nil,
            body: nil
        )
    }
}
