/// The options of a build.
public struct BuildRequest: Sendable {
    /// Spec files and folders, as for ``Workspace/init(paths:root:)``.
    public var paths: [String]
    /// The folder from which the names of outputs are made, for specs that are given as files.
    public var root: String?
    /// The output folder; the configuration's, if `nil`.
    public var output: String?
    /// The products that are made.
    public var products: Products
    /// Whether files that were made or edited by hand are overwritten.
    public var isForced: Bool
    /// Whether folders may hold no specs; otherwise they are taken for mistyped paths.
    public var allowsEmptyFolders: Bool
    /// Whether generated code looks up strings, images and colours in the bundle of its module, unless the configuration
    /// says where.
    public var usesModuleBundle: Bool

    /// Creates a request.
    public init(
        paths: [String],
        root: String? = nil,
        output: String? = nil,
        products: Products = .all,
        isForced: Bool = false,
        allowsEmptyFolders: Bool = false,
        usesModuleBundle: Bool = false
    ) {
        self.paths = paths
        self.root = root
        self.output = output
        self.products = products
        self.isForced = isForced
        self.allowsEmptyFolders = allowsEmptyFolders
        self.usesModuleBundle = usesModuleBundle
    }
}
