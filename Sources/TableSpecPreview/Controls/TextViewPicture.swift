internal import TableSpecModel

struct TextViewPicture: ControlPicture {
    var text: String

    var fillsRow: Bool { true }

    var terminalText: String { "[" + text + "__]" }
    var spokenValue: String? { text }
    var spokenTraits: [AccessibilityElement.Trait] { [.textField] }

    func size(within width: Double, in context: LayoutContext) -> Size {
        Size(width: width, height: TextViewLayouter(text: text, context: context).height(within: width))
    }

    var accessoryWidth: AccessoryWidth { .share }

    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        LayoutNode(control: frame, lines: TextViewLayouter(text: text, context: context).lines(in: frame))
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        painter.texts(layout, painter.color(.textColor) ?? painter.palette.label)
    }
}
