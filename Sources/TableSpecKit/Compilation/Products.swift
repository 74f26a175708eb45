internal import TableSpecPreview

/// The kinds of output that a run generates from specs.
public struct Products: Hashable, Sendable {
    /// Whether to generate Swift.
    public var makesSwift: Bool
    /// The preview variants to draw for each screen.
    public var pictures: [PreviewVariant]
    /// The traits that users can choose in the gallery, or `nil` for no gallery.
    public var gallery: PictureChoices?
    /// The name of the only screen to draw, or `nil` for all screens.
    public var onlyScreen: String?

    /// Creates a selection of products.
    ///
    /// - Parameters:
    ///   - makesSwift: Whether to generate Swift.
    ///   - pictures: The preview variants to draw for each screen.
    ///   - gallery: The traits that users can choose in the gallery, or `nil` for no gallery.
    ///   - onlyScreen: The name of the only screen to draw, or `nil` for all screens.
    public init(
        swift makesSwift: Bool,
        pictures: [PreviewVariant],
        gallery: PictureChoices? = nil,
        onlyScreen: String? = nil
    ) {
        self.makesSwift = makesSwift
        self.pictures = pictures
        self.gallery = gallery
        self.onlyScreen = onlyScreen
    }

    /// Swift, and previews in the light and dark appearances.
    public static let all = Products(swift: true, pictures: PreviewVariant.standard)

    /// Swift only.
    public static let swift = Products(swift: true, pictures: [])

    /// The previews among the products.
    var withoutSwift: Products {
        var products = self
        products.makesSwift = false
        return products
    }

    /// The kinds of outputs, in the order in which they are reported.
    var kinds: [OutputKind] {
        (makesSwift ? [.swift, .strings] : []) + (pictures.isEmpty ? [] : [.picture])
            + (gallery == nil ? [] : [.gallery])
    }

    /// A text that identifies the products.
    var key: String {
        let swift = makesSwift ? ["swift"] : []
        let gallery = gallery.map { ["gallery\($0.key)"] } ?? []
        let only = onlyScreen.map { ["only \($0)"] } ?? []
        return (swift + pictures.map { "picture\($0.suffix)" } + gallery + only).joined(separator: " ")
    }

    /// The paths of all outputs that a spec with a stem can have, whether it describes a screen or not.
    func paths(stem: String) -> [String] {
        (makesSwift ? [OutputKind.swift.path(stem)] : []) + picturePaths(stem: stem)
    }

    /// Whether a run for these products replaces an output of a spec that an earlier run generated and this run
    /// doesn't.
    ///
    /// Previews with other traits than those of the run are kept, as long as they have the name of their spec.
    func replace(_ kind: OutputKind, named name: String, ofSpecNamed stem: String) -> Bool {
        guard kinds.contains(kind) else { return false }
        guard kind == .picture else { return true }
        let stem = PreviewVariant.name(ofPicturesFor: stem)
        let isOwn = name == stem || name.hasPrefix("\(stem)-")
        return onlyScreen == nil && (!isOwn || pictures.contains { name == stem + $0.suffix })
    }

    func picturePaths(stem: String) -> [String] {
        let name = PreviewVariant.name(ofPicturesFor: stem)
        return pictures.map { OutputKind.picture.path("\(name)\($0.suffix)") }
    }

    /// The paths of the outputs that are generated from all specs.
    var sharedPaths: [String] {
        (makesSwift ? [Self.supportPath] : []) + (gallery == nil ? [] : [Self.galleryPath])
    }

    static let galleryPath = OutputKind.gallery.path("index")
    /// The Swift that all screens of a module share.
    static let supportPath = OutputKind.swift.path("TableSpecSupport")
}

extension PictureChoices {
    /// A text that identifies the choices of a gallery.
    fileprivate var key: String {
        let lists = [devices.map(\.word), systems.map(\.word), textSizes.map(\.word), directions.map(\.word)]
        return (lists + [localizations.map(\.rawValue)]).map { $0.joined(separator: ",") }.joined(separator: ";")
    }
}
