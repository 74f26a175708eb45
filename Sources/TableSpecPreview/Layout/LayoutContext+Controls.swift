internal import TableSpecModel

extension LayoutContext {
    /// The height in points of a line in the font of rows.
    var controlLineHeight: Double { font(.body).lineHeight(scale: scale) }

    /// The font of editable text: the specified one, or else that of rows.
    var controlFont: LineFont { LineFont(control.font(.font) ?? .style(.body), at: traits.textSize) }

    /// Whether a text field has a border.
    var hasFieldBorder: Bool { control.choice(.borderStyle, as: BorderStyle.self).map { $0 != .none } ?? false }

    /// The side to which the text of the control is aligned, before a right-to-left preview is mirrored.
    var controlTextEdge: LaidOutLine.Edge {
        LaidOutLine.Edge(control.choice(.textAlignment, as: TextAlignment.self) ?? .natural, traits.direction)
    }

    /// The side to which the title and the image of a button are aligned, before a right-to-left preview is mirrored.
    var buttonEdge: LaidOutLine.Edge {
        let alignment = control.choice(.contentHorizontalAlignment, as: ContentHorizontalAlignment.self) ?? .center
        return switch alignment {
        case .center: .center
        case .left: LaidOutLine.Edge(.left, traits.direction)
        case .right: LaidOutLine.Edge(.right, traits.direction)
        case .leading: .left
        case .trailing: .right
        }
    }

    /// A line of a control, vertically centered in a frame and clipped to the frame's width, or `nil` if it has no
    /// space.
    func controlLine(
        _ text: String,
        font: TextFont,
        x: Double,
        edge: LaidOutLine.Edge,
        in frame: Rect
    ) -> LaidOutLine? {
        guard frame.height > 0, let line = font.line(text, within: frame.width) else { return nil }
        let top = frame.midY - font.lineHeight(scale: scale) / 2
        return LaidOutLine.placed(line, font: font, x: x, top: top, edge: edge, scale: scale).clamped(to: frame)
    }
}
