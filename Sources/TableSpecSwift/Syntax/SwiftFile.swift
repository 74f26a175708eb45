/// A Swift source file.
public struct SwiftFile: Equatable, Sendable {
    /// The comment at the top.
    let header: String
    let imports: [SwiftImport]
    let declarations: [SwiftDeclaration]

    /// Makes a file; the renderer sorts the imports.
    public init(
        header: String,
        imports: [SwiftImport],
        @SwiftBuilder<SwiftDeclaration> _ declarations: () -> [SwiftDeclaration]
    ) {
        self.header = header
        self.imports = imports
        self.declarations = declarations()
    }
}

/// An import, alone or under a condition.
public struct SwiftImport: Equatable, Sendable, ExpressibleByStringLiteral {
    let module: SwiftIdentifier
    /// Whether types of the module may be part of the file's own interface: `public import`.
    let isPublic: Bool
    /// Whether the import stands under `#if canImport(…)`.
    let isConditional: Bool

    /// `import module`
    public init(_ module: SwiftIdentifier, isPublic: Bool = false, isConditional: Bool = false) {
        self.module = module
        self.isPublic = isPublic
        self.isConditional = isConditional
    }

    /// An import without conditions.
    public init(stringLiteral text: StaticString) {
        self.init(SwiftIdentifier(stringLiteral: text))
    }
}
