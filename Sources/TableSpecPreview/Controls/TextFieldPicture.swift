internal import TableSpecModel

struct TextFieldPicture: ControlPicture {
    var text: String
    var placeholder: String?
    var isSecure: Bool

    var spokenValue: String? { text.isEmpty ? placeholder : (isSecure ? nil : text) }

    var terminalText: String { "[" + (text.isEmpty ? placeholder ?? "" : shown(atMost: 8)) + "__]" }

    private func shown(atMost dots: Int) -> String {
        isSecure ? String(repeating: "•", count: min(text.count, dots)) : text
    }

    func size(within width: Double, in context: LayoutContext) -> Size {
        Size(width: width, height: context.controlLineHeight)
    }

    func accessoryWidth(in room: Double, besideText hasText: Bool) -> Double {
        min(hasText ? ControlMetrics.fieldWidth : ControlMetrics.loneFieldWidth, room)
    }

    func layout(in frame: Rect, context: LayoutContext) -> ControlLayout {
        let text = text.isEmpty ? placeholder ?? "" : shown(atMost: 64)
        let line = context.controlLine(text, font: context.font(.body), x: frame.x, edge: .left, in: frame)
        return ControlLayout(frame: frame, lines: line.map { [$0] } ?? [])
    }

    func items(in layout: ControlLayout, by painter: ControlPainter) -> [DisplayItem] {
        painter.texts(layout, text.isEmpty ? painter.palette.paint(.placeholderText) : painter.palette.label)
    }

    func mapTexts(_ change: (String) -> String) -> ControlContent? {
        .textField(text: text, placeholder: placeholder.map(change), isSecure: isSecure)
    }
}
