/// The access level of the declarations in a file.
package struct SwiftAccess {
    /// The modifier of the level.
    let level: SwiftModifiers
    /// Whether declarations with types of the shared Swift have the level as well.
    let includesSharedTypes: Bool

    /// Creates an access level.
    package init(_ level: SwiftModifiers, includesSharedTypes: Bool = false) {
        (self.level, self.includesSharedTypes) = (level, includesSharedTypes)
    }
}

extension SwiftFile {
    /// Returns the file with an access level for all its declarations that don't specify one, so that other modules can
    /// use them.
    ///
    package func withAccess(_ access: SwiftAccess) -> SwiftFile {
        SwiftFile(header: header, imports: imports.map { $0.withAccess(access) }) {
            declarations.map { $0.withAccess(access) }
        }
    }
}

extension SwiftImport {
    fileprivate func withAccess(_ access: SwiftAccess) -> SwiftImport {
        guard self.access.isEmpty else { return self }
        return SwiftImport(module, access: access.level)
    }
}

extension SwiftDeclaration {
    /// The declaration and its members at an access level, as far as they say nothing else.
    fileprivate func withAccess(_ access: SwiftAccess) -> SwiftDeclaration {
        switch self {
        case .type(let type): .type(type.withAccess(access))
        case .variable(let variable): .variable(variable.withAccess(access))
        case .function(let function): .function(function.withAccess(access))
        case .typealiasing(let name, let type, let modifiers): .typealiasing(name, type, modifiers.withAccess(access))
        case .conditional(let condition, let declarations):
            .conditional(condition, declarations.map { $0.withAccess(access) })
        case .enumCase, .macro, .mark, .comment: self
        }
    }
}

extension SwiftTypeDeclaration {
    /// Requirements of a protocol have its access; access of an extension belongs to its members.
    fileprivate func withAccess(_ access: SwiftAccess) -> SwiftTypeDeclaration {
        guard !modifiers.isRestricted else { return self }
        return SwiftTypeDeclaration(
            kind: kind,
            name: name,
            inherits: inherits,
            modifiers: kind == .extension ? modifiers : modifiers.withAccess(access),
            attributes: attributes,
            documentation: documentation,
            members: kind == .protocol ? members : members.map { $0.withAccess(access) }
        )
    }
}

extension SwiftVariable {
    fileprivate func withAccess(_ access: SwiftAccess) -> SwiftVariable {
        SwiftVariable(
            keyword: keyword,
            name: name,
            type: type,
            value: value,
            accessors: accessors,
            modifiers: modifiers.withAccess(access),
            attributes: attributes,
            documentation: documentation
        )
    }
}

extension SwiftFunction {
    fileprivate func withAccess(_ access: SwiftAccess) -> SwiftFunction {
        SwiftFunction(
            kind: kind,
            parameters: parameters,
            isAsync: isAsync,
            result: result,
            modifiers: modifiers.withAccess(access),
            attributes: attributes,
            documentation: documentation,
            body: body
        )
    }
}

extension SwiftModifiers {
    private static let levels: SwiftModifiers = [
        .public, .package, .internal, .fileprivate, .private, .keepsInternal, .ofSharedType,
    ]

    fileprivate var isRestricted: Bool { !isDisjoint(with: [.private, .fileprivate]) }

    fileprivate func withAccess(_ access: SwiftAccess) -> SwiftModifiers {
        let modifiers = access.includesSharedTypes ? subtracting(.ofSharedType) : self
        return modifiers.isDisjoint(with: Self.levels) ? modifiers.union(access.level) : modifiers
    }
}
