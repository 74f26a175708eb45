internal import TableSpecModel

/// Draws images: symbols, known images of the app's asset catalog, and a frame with initials for others.
struct ImagePainter {
    /// The color of symbols and of template images.
    let paint: Paint
    let assets: PictureAssets
    let isRightToLeft: Bool
    /// The color behind an unknown image.
    var ground: Paint?
    /// Whether all images are drawn as shapes, as in bars.
    var isTemplate = false
    /// Whether an image of the catalog fills the frame, which clips it.
    var fills = false

    /// The image that a part of the screen shows.
    func items(_ node: LayoutNode) -> [DisplayItem] {
        guard case .image(let image) = node.content else { return [] }
        return items(of: image, in: node.frame)
    }

    /// The image, scaled to fit a frame.
    func items(of image: ImageContent, in frame: Rect, cornerRadius: Double? = nil) -> [DisplayItem] {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return [] }
        let square = frame.square(side)
        let painter = SymbolPainter(paint: paint, isRightToLeft: isRightToLeft)
        switch image {
        case .symbol(let name):
            return assets.systemSymbols[name].map { painter.symbol($0, in: square) } ?? painter.symbol(name, in: square)
        case .named(let name):
            if let symbol = assets.ownSymbols[name] { return painter.symbol(symbol, in: square) }
            guard let image = assets.images[name], image.light != nil else {
                return placeholder(name, in: frame, square, cornerRadius)
            }
            let shown = fills ? frame.filled(by: image) : frame
            let item = DisplayItem.image(image, shown, tint: isTemplate || image.isTemplate ? paint : nil)
            let radius = cornerRadius ?? 0
            guard radius > 0 || shown != frame else { return [item] }
            let corners = DisplayItem.rect(frame, radius: min(radius, side / 2), .fill(Paint(0xFFFFFF)))
            return [.masked([item], mask: [corners])]
        }
    }

    /// The side length from which on an unknown image is drawn as a photo rather than a symbol.
    private static let photoSide = 44.0

    private func placeholder(_ name: String, in frame: Rect, _ square: Rect, _ cornerRadius: Double?) -> [DisplayItem] {
        if ground != nil, square.width >= Self.photoSide {
            return PhotoPainter(assets: assets).standIn(named: name, in: frame, cornerRadius: cornerRadius ?? 0)
        }
        guard let ground else { return SymbolPainter(paint: paint).placeholder(name, in: square) }
        let radius = cornerRadius.map { min($0, square.width / 2) } ?? square.width / 5
        // Inside rounded corners, the initials are in the square that touches the arcs.
        let inner = cornerRadius == nil ? square : square.insetBy(radius * (1 - 0.5.squareRoot()))
        return [.rect(frame, radius: radius, .fill(ground))]
            + SymbolPainter(paint: SystemPaint.paint(.secondaryLabel)).placeholder(name, in: inner)
    }
}

extension Rect {
    /// The frame of an image that fills the rectangle, centered in it.
    func filled(by image: AssetImage) -> Rect {
        guard image.width > 0, image.height > 0 else { return self }
        let scale = max(width / image.width, height / image.height)
        let size = Size(width: image.width * scale, height: image.height * scale)
        return centered(size)
    }
}

extension Palette {
    /// The painter of the screen's images, whose symbols and template images have a color.
    func images(_ paint: Paint, isTemplate: Bool = false) -> ImagePainter {
        ImagePainter(paint: paint, assets: assets, isRightToLeft: isRightToLeft, isTemplate: isTemplate)
    }
}
