internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecPreview

/// The previews and the gallery that a run draws of specs.
struct PictureProducts: Sendable {
    /// The preview variants to draw for each screen.
    var pictures: [PreviewVariant] = []
    /// The traits that users can choose in the gallery, or `nil` for no gallery.
    var gallery: PictureChoices?
    /// The name of the only screen to draw, or `nil` for all screens.
    var onlyScreen: String?
    /// The images, colors, symbols, and translations to show.
    var inputs = PictureInputs()

    static let galleryPath = OutputKind.gallery.path("index")
}

extension PictureProducts: Drawing {
    var kinds: [OutputKind] { (pictures.isEmpty ? [] : [.picture]) + (gallery == nil ? [] : [.gallery]) }

    var key: String {
        let gallery = gallery.map { ["gallery\($0.key)"] } ?? []
        let only = onlyScreen.map { ["only \($0)"] } ?? []
        return (pictures.map { "picture\($0.suffix)" } + gallery + only).joined(separator: " ")
    }

    var sharedPaths: [String] { gallery == nil ? [] : [Self.galleryPath] }

    func paths(stem: String) -> [String] {
        let name = PreviewVariant.name(ofPicturesFor: stem)
        return pictures.map { OutputKind.picture.path("\(name)\($0.suffix)") }
    }

    /// Previews with other traits than those of the run stay, as long as they have the name of their spec.
    func replaces(_ kind: OutputKind, named name: String, ofSpecNamed stem: String) -> Bool {
        guard kinds.contains(kind) else { return false }
        guard kind == .picture else { return true }
        let stem = PreviewVariant.name(ofPicturesFor: stem)
        let isOwn = name == stem || name.hasPrefix("\(stem)-")
        return onlyScreen == nil && (!isOwn || pictures.contains { name == stem + $0.suffix })
    }

    mutating func readAssets(of workspace: inout Workspace) {
        inputs = PictureInputs(readingAssetsOf: &workspace)
    }

    mutating func readTranslations(of workspace: inout Workspace, in folder: OutputFolder) throws(FileProblem) {
        let locales = Set(pictures.compactMap(\.locale))
        guard !locales.isEmpty else { return }
        inputs.translations = try Translations(in: folder, for: locales)
        workspace.drawingInputs.hashes.append(inputs.translations.hash)
    }

    func screens(of workspace: Workspace, _ analysis: Analysis, _ stacks: NavigationStacks) -> any DrawnScreens {
        DrawnPictures(Previews(workspace, analysis, inputs, stacks), self)
    }
}

/// The screens that can be drawn, with the previews and the gallery of a run.
struct DrawnPictures: DrawnScreens {
    private let previews: Previews
    private let products: PictureProducts

    init(_ previews: Previews, _ products: PictureProducts) {
        self.previews = previews
        self.products = products
    }

    var count: Int { previews.count }

    var sharedPlans: [OutputPlan] {
        guard let choices = products.gallery else { return [] }
        return [
            OutputPlan(source: nil, paths: [PictureProducts.galleryPath]) { _ in
                previews.gallery(choices, screen: products.onlyScreen)
            }
        ]
    }

    func plan(of file: SpecFile, stem: String) -> OutputPlan? {
        guard let screen = file.screen, products.draws(screen), previews.draws(file), !products.pictures.isEmpty
        else { return nil }
        let paths = products.paths(stem: stem)
        return OutputPlan(source: file.source, paths: paths) { log in
            let tabBar = previews.tabBar(of: screen, noting: log)
            let types = previews.types.noting(in: log)
            let pictures = products.pictures.layouts.flatMap {
                previews.pictures(of: screen, $0, types, tabBar: tabBar)
            }
            return zip(paths, pictures).map { OutputFile(path: $0, text: $1) }
        }
    }
}

extension PictureProducts {
    fileprivate func draws(_ screen: Screen) -> Bool { onlyScreen == nil || onlyScreen == screen.name.value }
}

extension PictureChoices {
    /// A text that differs for galleries of different choices.
    fileprivate var key: String {
        let lists = [devices.map(\.word), systems.map(\.word), textSizes.map(\.word), directions.map(\.word)]
        return (lists + [localizations.map(\.rawValue)]).map { $0.joined(separator: ",") }.joined(separator: ";")
    }
}
