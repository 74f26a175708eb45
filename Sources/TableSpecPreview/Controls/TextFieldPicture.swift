internal import TableSpecModel

struct TextFieldPicture: ControlPicture {
    var text: String
    var placeholder: String?
    var isSecure: Bool

    var spokenValue: String? { text.isEmpty ? placeholder : (isSecure ? nil : text) }
    var spokenTraits: [AccessibilityElement.Trait] { [isSecure ? .secureTextField : .textField] }
    var spokenTitle: String? { placeholder }

    var fillsRow: Bool { true }

    func terminalText(_ direction: LayoutDirection) -> String {
        "[" + direction.line([text.isEmpty ? placeholder ?? "" : shown(atMost: 8), "__"]) + "]"
    }

    private func shown(atMost dots: Int) -> String {
        isSecure ? String(repeating: "•", count: min(text.count, dots)) : text
    }

    func size(within width: Double, in context: LayoutContext) -> Size {
        let line = context.controlFont.font.lineHeight(scale: context.scale)
        return Size(width: width, height: context.hasFieldBorder ? max(line, ControlMetrics.borderedFieldHeight) : line)
    }

    var accessoryWidth: AccessoryWidth { .limited(ControlMetrics.fieldWidth) }

    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        let text = text.isEmpty ? placeholder ?? "" : shown(atMost: 64)
        let inner = room(in: frame, context.control)
        let edge = context.controlTextEdge
        let line = context.controlLine(
            text,
            font: context.controlFont.font,
            x: inner.x(at: edge),
            edge: edge,
            in: inner
        )
        return LayoutNode(control: frame, lines: line.map { [$0] } ?? [])
    }

    /// The frame of the text, before a right-to-left preview is mirrored.
    private func room(in frame: Rect, _ properties: PropertyValues<ControlPropertyKey>) -> Rect {
        var inner = frame
        if properties.choice(.borderStyle, as: BorderStyle.self).map({ $0 != .none }) ?? false {
            let padding = min(ControlMetrics.fieldPadding, frame.width / 2)
            inner.x += padding
            inner.width -= 2 * padding
        }
        if showsClearButton(properties) { inner.width = max(0, inner.width - ControlMetrics.clearButtonRoom) }
        return inner
    }

    func live(in layout: LayoutNode, by painter: ControlPainter) -> LiveControl? {
        var room = room(in: layout.frame, painter.properties)
        if painter.isRightToLeft { room.x = layout.frame.x + layout.frame.maxX - room.maxX }
        return .field(
            LiveControl.FieldContent(
                text: text,
                placeholder: placeholder,
                isSecure: isSecure,
                room: room,
                font: layout.lines.first?.font ?? TextFont(size: 17),
                paint: painter.color(.textColor) ?? painter.palette.label,
                edge: layout.lines.first?.edge ?? (painter.isRightToLeft ? .right : .left)
            )
        )
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let color =
            text.isEmpty ? painter.palette.paint(.placeholderText) : painter.color(.textColor) ?? painter.palette.label
        return border(of: layout.frame, painter) + painter.texts(layout, color) + clearButton(in: layout.frame, painter)
    }

    /// Whether the field shows the clear button. Only a field with text can, and no field is being edited here.
    private func showsClearButton(_ properties: PropertyValues<ControlPropertyKey>) -> Bool {
        guard !text.isEmpty, let mode = properties.choice(.clearButtonMode, as: FieldViewMode.self) else {
            return false
        }
        return mode == .always || mode == .unlessEditing
    }

    private func clearButton(in frame: Rect, _ painter: ControlPainter) -> [DisplayItem] {
        guard showsClearButton(painter.properties) else { return [] }
        let side = min(ControlMetrics.clearButtonSide, frame.height)
        let inset = (ControlMetrics.clearButtonRoom - side) / 2
        let x = painter.isRightToLeft ? frame.x + inset : frame.maxX - inset - side
        let square = Rect(x: x, y: frame.midY - side / 2, width: side, height: side)
        return SymbolPainter(paint: painter.palette.paint(.tertiaryLabel)).symbol("xmark.circle.fill", in: square)
    }

    /// A border around the field: rounded with a radius of 5 points, or else square.
    private func border(of frame: Rect, _ painter: ControlPainter) -> [DisplayItem] {
        guard let style = painter.properties.choice(.borderStyle, as: BorderStyle.self), style != .none else {
            return []
        }
        let radius = style == .roundedRect ? min(5, frame.height / 2) : 0
        return [.rect(frame.insetBy(0.25), radius: radius, .stroke(painter.palette.paint(.separator), width: 0.5))]
    }
}
