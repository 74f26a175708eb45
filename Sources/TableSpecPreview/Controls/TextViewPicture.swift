internal import TableSpecModel

struct TextViewPicture: ControlPicture {
    var text: String
    var placeholder: String?

    var fillsRow: Bool { true }

    func terminalText(_ direction: LayoutDirection) -> String { "[" + direction.line([shownText, "__"]) + "]" }
    var spokenValue: String? { shownText.isEmpty ? nil : shownText }
    var spokenTraits: [AccessibilityElement.Trait] { [.textField] }
    var spokenTitle: String? { placeholder }

    private var shownText: String { text.isEmpty ? placeholder ?? "" : text }

    func size(within width: Double, in context: LayoutContext) -> Size {
        Size(width: width, height: TextViewLayouter(text: shownText, context: context).height(within: width))
    }

    var accessoryWidth: AccessoryWidth { .share }

    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        LayoutNode(control: frame, lines: TextViewLayouter(text: shownText, context: context).lines(in: frame))
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let color =
            text.isEmpty ? painter.palette.paint(.placeholderText) : painter.color(.textColor) ?? painter.palette.label
        return painter.texts(layout, color)
    }
}
