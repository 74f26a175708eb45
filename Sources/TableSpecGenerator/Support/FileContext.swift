internal import TableSpecModel
internal import TableSpecSwift

/// The options of the file that is being generated, and the parts of the shared Swift that its code uses.
///
/// Shared Swift, colors and images appear in many places that have access to neither the screen nor the options. The
/// object is bound while one thread generates one file, so that the file stays a function of its inputs.
final class FileContext: @unchecked Sendable {
    @TaskLocal static var current: FileContext?

    let namespace: SwiftIdentifier
    let bundle: ResourceBundle
    private let types: TypeContext
    private var parts: Set<SupportPart> = []

    private init(_ types: TypeContext) {
        let options = types.index.options
        namespace = options.namespaceName
        bundle = options.bundle
        self.types = types
    }

    /// Generates code, and returns it with the parts that it uses.
    static func generating<Code>(
        in types: TypeContext,
        _ generate: () -> Code
    ) -> (code: Code, parts: Set<SupportPart>) {
        let context = FileContext(types)
        let code = $current.withValue(context) { generate() }
        return (code, context.parts)
    }

    /// The type of an enumeration, with the types that contain it.
    func type(of enumeration: Enumeration) -> SwiftType { enumeration.swiftType(in: types) }

    /// The type that declares the last property of a path.
    func owner(of path: Path) -> SwiftType? {
        if let name = path.declaringType { return .name(types.index.typeName(name)) }
        let group = path.root == .input ? PropertyGroup.input : .state
        return types.owner.flatMap { SwiftType.name($0).nesting(group.type) }
    }

    /// Records that the code being generated uses a part.
    static func note(_ part: SupportPart) { current?.parts.insert(part) }
}

extension SwiftExpression {
    /// The expression, which uses parts of the shared Swift.
    func using(_ parts: SupportPart...) -> SwiftExpression {
        for part in parts { FileContext.note(part) }
        return self
    }
}
