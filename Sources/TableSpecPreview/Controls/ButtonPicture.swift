internal import TableSpecModel

/// A button with a title.
struct ButtonPicture: ControlPicture {
    var title: String

    func terminalText(_ direction: LayoutDirection) -> String { "(\(title))" }
    var spokenValue: String? { title }
    var spokenTraits: [AccessibilityElement.Trait] { [.button] }
    var spokenTitle: String? { title }
    var isButton: Bool { true }

    func size(within width: Double, in context: LayoutContext) -> Size {
        let natural = context.font(.body).width(of: DisplayText.singleLine(title)).ceiledToPixel(context.scale)
        return Size(width: min(natural, width), height: context.controlLineHeight)
    }

    var accessoryWidth: AccessoryWidth { .share }

    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        let edge = context.buttonEdge
        let line = context.controlLine(title, font: context.font(.body), x: frame.x(at: edge), edge: edge, in: frame)
        return LayoutNode(control: frame, lines: line.map { [$0] } ?? [])
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        painter.texts(layout, painter.palette.tint)
    }
}

/// A button with an image.
struct ImageButtonPicture: ControlPicture {
    var image: ImageContent?
    /// The accessibility label of the button, if the spec specifies it.
    var label: String?

    func terminalText(_ direction: LayoutDirection) -> String { "(\(spokenName ?? "▣"))" }
    var spokenValue: String? { nil }
    var spokenTraits: [AccessibilityElement.Trait] { [.button] }
    var isButton: Bool { true }

    /// The label, or else the name of the image.
    var spokenName: String? {
        switch image {
        case .symbol(let name)?, .named(let name)?: label ?? name
        case nil: label
        }
    }

    func size(within width: Double, in context: LayoutContext) -> Size {
        guard let image else { return Size(width: 0, height: 0) }
        let size = context.size(of: image)
        return Size(width: min(size.width, width), height: size.height)
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        image.map { RowPainter.items(of: $0, in: layout.frame, palette: painter.palette) } ?? []
    }
}
