/// The options of a build.
public struct BuildRequest: Sendable {
    /// The paths of spec files and folders, as for ``Workspace/init(paths:root:addingTo:)``.
    public var paths: [String]
    /// The folder that output names are relative to, for specs that are specified as files.
    public var root: String?
    /// The output folder, or `nil` for the folder that the configuration specifies.
    public var output: String?
    /// The products to generate.
    public var products: Products
    /// Whether to overwrite files that were created or edited by hand.
    public var isForced: Bool
    /// Whether folders can contain no specs; otherwise, an empty folder is treated as a typo.
    public var allowsEmptyFolders: Bool
    /// Whether generated code looks up strings, images, and colors in the bundle of its module, unless the
    /// configuration specifies a bundle.
    public var usesModuleBundle: Bool
    /// The library that the specs are, or `nil` for specs without dependencies.
    public var library: Library?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - paths: The paths of spec files and folders.
    ///   - root: The folder that output names are relative to, for specs that are specified as files.
    ///   - output: The output folder, or `nil` for the folder that the configuration specifies.
    ///   - products: The products to generate.
    ///   - isForced: Whether to overwrite files that were created or edited by hand.
    ///   - allowsEmptyFolders: Whether folders can contain no specs.
    ///   - usesModuleBundle: Whether generated code uses the bundle of its module by default.
    ///   - library: The library that the specs are, or `nil` for specs without dependencies.
    public init(
        paths: [String],
        root: String? = nil,
        output: String? = nil,
        products: Products,
        isForced: Bool = false,
        allowsEmptyFolders: Bool = false,
        usesModuleBundle: Bool = false,
        library: Library? = nil
    ) {
        self.paths = paths
        self.root = root
        self.output = output
        self.products = products
        self.isForced = isForced
        self.allowsEmptyFolders = allowsEmptyFolders
        self.usesModuleBundle = usesModuleBundle
        self.library = library
    }
}
