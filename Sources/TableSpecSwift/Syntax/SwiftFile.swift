/// A Swift source file.
package struct SwiftFile: Hashable, Sendable {
    /// The comment at the top.
    let header: SwiftComment
    let imports: [SwiftImport]
    let declarations: [SwiftDeclaration]

    /// Creates a file. The renderer sorts the imports.
    package init(
        header: SwiftComment,
        imports: [SwiftImport],
        @SwiftBuilder<SwiftDeclaration> _ declarations: () -> [SwiftDeclaration]
    ) {
        self.header = header
        self.imports = imports
        self.declarations = declarations()
    }
}

/// An import.
package struct SwiftImport: Hashable, Sendable, ExpressibleByStringLiteral {
    let module: SwiftIdentifier
    /// The access level that types of the module need as part of the file's own interface, or `nil` for that of the
    /// file's declarations.
    ///
    /// It's specified only if imports are internal by default. Otherwise, a plain import has the same level, and
    /// specifying it would make plain imports in the module's other files ambiguous.
    let access: SwiftModifiers

    /// `import module`
    package init(_ module: SwiftIdentifier, access: SwiftModifiers = []) {
        self.module = module
        self.access = access
    }

    /// An import without its own access level.
    package init(stringLiteral text: StaticString) {
        self.init(SwiftIdentifier(stringLiteral: text))
    }
}
