/// The kinds of output that a run generates from specs.
public struct Products: Sendable {
    /// Whether to generate Swift and string catalogs.
    public var makesSwift: Bool
    /// What is drawn of the specs, or `nil` for nothing.
    package var drawing: (any Drawing)?

    /// Creates a selection of products.
    package init(swift makesSwift: Bool, drawing: (any Drawing)? = nil) {
        self.makesSwift = makesSwift
        self.drawing = drawing
    }

    /// Swift only.
    public static let swift = Products(swift: true)

    /// What is drawn among the products.
    var withoutSwift: Products { Products(swift: false, drawing: drawing) }

    /// The kinds of outputs, in the order in which they are reported.
    var kinds: [OutputKind] { (makesSwift ? [.swift, .strings] : []) + (drawing?.kinds ?? []) }

    /// A text that identifies the products.
    var key: String { ((makesSwift ? ["swift"] : []) + (drawing.map { [$0.key] } ?? [])).joined(separator: " ") }

    /// The paths of all outputs that a spec with a stem can have, whether it describes a screen or not.
    func paths(stem: String) -> [String] {
        (makesSwift ? [OutputKind.swift.path(stem)] : []) + (drawing?.paths(stem: stem) ?? [])
    }

    /// Whether a run for these products replaces an output of a spec that an earlier run generated and this run
    /// doesn't.
    ///
    /// Previews with other traits than those of the run are kept, as long as they have the name of their spec.
    func replace(_ kind: OutputKind, named name: String, ofSpecNamed stem: String) -> Bool {
        switch kind {
        case .swift, .strings: makesSwift
        case .picture, .gallery: drawing?.replaces(kind, named: name, ofSpecNamed: stem) ?? false
        }
    }

    /// The paths of the outputs that are generated from all specs.
    var sharedPaths: [String] { (makesSwift ? [Self.supportPath] : []) + (drawing?.sharedPaths ?? []) }

    /// The Swift that all screens of a module share.
    static let supportPath = OutputKind.swift.path("TableSpecSupport")
}
