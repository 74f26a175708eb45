/// A Swift source file.
package struct SwiftFile: Hashable, Sendable {
    /// The comment at the top.
    let header: SwiftComment
    let imports: [SwiftImport]
    let declarations: [SwiftDeclaration]

    /// Makes a file; the renderer sorts the imports.
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

/// An import, alone or under a condition.
package struct SwiftImport: Hashable, Sendable, ExpressibleByStringLiteral {
    let module: SwiftIdentifier
    /// The access that types of the module need as part of the file's own interface; none for that of the file's declarations.
    ///
    /// It is stated only where imports are internal by default: elsewhere a plain import has it, and would be ambiguous in
    /// the module's other files if this one stated it.
    let access: SwiftModifiers
    /// Whether the import is inside `#if canImport(…)`.
    let isConditional: Bool

    /// `import module`
    package init(_ module: SwiftIdentifier, access: SwiftModifiers = [], isConditional: Bool = false) {
        self.module = module
        self.access = access
        self.isConditional = isConditional
    }

    /// An import without conditions.
    package init(stringLiteral text: StaticString) {
        self.init(SwiftIdentifier(stringLiteral: text))
    }
}
