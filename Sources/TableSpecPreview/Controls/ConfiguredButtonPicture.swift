internal import TableSpecModel

/// A button of `UIButton.Configuration`.
struct ConfiguredButtonPicture: ControlPicture {
    var button: ButtonContent

    var keepsWidth: Bool { button.title == nil }

    func terminalText(_ direction: LayoutDirection) -> String {
        let parts = [button.image == nil ? nil : "▣", button.title].compactMap { $0 }
        let titleOrImage = direction.line(parts, gap: 1)
        return button.style == .plain ? "(\(titleOrImage))" : "[\(titleOrImage)]"
    }

    var spokenValue: String? { button.title }
    var spokenTraits: [AccessibilityElement.Trait] { button.isSelected ? [.selected, .button] : [.button] }
    var spokenTitle: String? { button.title }
    var isButton: Bool { true }

    private var isStacked: Bool { button.imagePlacement == .top || button.imagePlacement == .bottom }
    private var isImageFirst: Bool { button.imagePlacement == .leading || button.imagePlacement == .top }

    func size(within width: Double, in context: LayoutContext) -> Size {
        let insets = ControlMetrics.buttonInsets
        let image = imageSize(in: context)
        let title = title(within: width - 2 * insets.width, beside: image, in: context)?.size
        let gap = title == nil || image == nil ? 0 : button.imagePadding
        let parts = [title, image].compactMap { $0 }
        let natural =
            isStacked
            ? Size(width: parts.map(\.width).max() ?? 0, height: parts.map(\.height).reduce(gap, +))
            : Size(width: parts.map(\.width).reduce(gap, +), height: parts.map(\.height).max() ?? 0)
        return Size(
            width: min(natural.width + 2 * insets.width, width),
            height: natural.height + 2 * insets.height
        )
    }

    var accessoryWidth: AccessoryWidth { .share }

    /// The image is in the frame of the only segment.
    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        let insets = ControlMetrics.buttonInsets
        let inner = Rect(
            x: frame.x + insets.width,
            y: frame.y,
            width: max(0, frame.width - 2 * insets.width),
            height: frame.height
        )
        let image = imageSize(in: context)
        let room = isStacked ? inner.height - (image.map { $0.height + button.imagePadding } ?? 0) : inner.height
        let text = title(within: inner.width, beside: image, in: context, fitting: room)
        let title = text?.size
        let gap = title == nil || image == nil ? 0 : button.imagePadding
        let sizes = (isImageFirst ? [image, title] : [title, image]).compactMap { $0 }
        let length = sizes.map { isStacked ? $0.height : $0.width }.reduce(gap, +)
        let edge = context.buttonEdge
        var position = isStacked ? frame.midY - length / 2 : max(inner.x, start(of: length, in: inner, at: edge))
        var layout = LayoutNode(.control, frame)
        for (isImage, size) in isImageFirst ? [(true, image), (false, title)] : [(false, title), (true, image)] {
            guard let size else { continue }
            let part = Rect(
                x: isStacked ? start(of: size.width, in: inner, at: edge) : position,
                y: isStacked ? position : frame.midY - size.height / 2,
                width: size.width,
                height: size.height
            ).clamped(to: inner)
            position += (isStacked ? size.height : size.width) + gap
            if isImage {
                layout.children = [LayoutNode(.segment, part)]
            } else if let text {
                let edge = text.lines.count > 1 ? titleEdge : .left
                let lines = text.placed(x: part.x(at: edge), top: part.midY - text.height / 2, edge: edge)
                layout.lines = lines.clamped(to: part)
            }
        }
        return layout
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let palette = painter.palette
        let paint = button.color.map(palette.paint) ?? standardPaint(palette)
        var items: [DisplayItem] = []
        if let ground = background(palette) {
            items.append(.rect(layout.frame, radius: radius(in: layout.frame, palette.system), .fill(ground)))
        }
        if let image = button.image, let frame = layout.segmentFrames.first {
            var images = palette.images(paint)
            images.ground = palette.paint(.tertiarySystemFill)
            items += images.items(of: image, in: frame)
        }
        return items + painter.texts(layout, paint)
    }

    /// The start of content that is aligned to one side of the space.
    private func start(of length: Double, in room: Rect, at edge: LaidOutLine.Edge) -> Double {
        switch edge {
        case .left: room.x
        case .center: room.midX - length / 2
        case .right: room.maxX - length
        }
    }

    // MARK: Parts

    private func font(in context: LayoutContext) -> TextFont {
        button.font.map { TextFont($0, at: context.traits.textSize) } ?? context.font(.body)
    }

    /// The lines of the title in the width that an image beside it leaves, as many as fit into a height.
    private func title(
        within width: Double,
        beside image: Size?,
        in context: LayoutContext,
        fitting height: Double? = nil
    ) -> TextBlock? {
        guard let title = button.title else { return nil }
        let room = isStacked ? width : width - (image.map { $0.width + button.imagePadding } ?? 0)
        return TextBlock(buttonTitle: title, font: font(in: context), width: room, fitting: height, in: context)
    }

    /// The side to which several lines of the title are aligned: that of the image beside it, or else the middle, as
    /// `UIButton.Configuration.TitleAlignment.automatic` depends on the image; not measured.
    private var titleEdge: LaidOutLine.Edge {
        if button.image == nil || isStacked { return .center }
        return isImageFirst ? .left : .right
    }

    private func imageSize(in context: LayoutContext) -> Size? {
        guard button.image != nil else { return nil }
        let side = context.symbolSide(button.symbol ?? button.font.map { SymbolAttributes(font: $0) })
        return Size(width: side, height: side)
    }

    // MARK: Colors

    private func standardPaint(_ palette: Palette) -> Paint {
        button.style == .filled ? Paint(0xFFFFFF) : palette.tint
    }

    private func background(_ palette: Palette) -> Paint? {
        if let color = button.background { return palette.paint(color) }
        return switch button.style {
        case .plain: nil
        case .gray: palette.paint(.tertiarySystemFill)
        case .tinted: palette.tint.faded(ControlMetrics.tintedButtonOpacity)
        case .filled: palette.tint
        }
    }

    private func radius(in frame: Rect, _ system: SystemVersion) -> Double {
        let capsule = min(frame.width, frame.height) / 2
        return switch button.cornerStyle {
        case .capsule: capsule
        case .dynamic where system == .iOS26: capsule
        case .fixed, .dynamic: min(ControlMetrics.buttonRadius, capsule)
        case .small: min(ControlMetrics.smallButtonRadius, capsule)
        case .medium: min(ControlMetrics.mediumButtonRadius, capsule)
        case .large: min(ControlMetrics.largeButtonRadius, capsule)
        }
    }
}

extension LayoutContext {
    /// The side length of a symbol's box next to text in a font.
    func symbolSide(_ attributes: SymbolAttributes?) -> Double {
        guard let attributes else { return (TableMetrics.symbolSide * symbolGrowth).roundedToPixel(scale) }
        let size = TextFont(attributes.font, at: traits.textSize).size
        return (TableMetrics.symbolSide * size / 17 * attributes.scale.factor).roundedToPixel(scale)
    }
}

extension SymbolScale {
    /// The scale of a symbol relative to the medium scale.
    ///
    /// Source: the templates of SF Symbols, whose drawings for small, medium and large have a ratio of about 0.79 to
    /// 1 to 1.29 (https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app).
    fileprivate var factor: Double {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.29
        }
    }
}
