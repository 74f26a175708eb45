internal import TableSpecModel

/// A pop-up button: the selected title, and the pop-up indicator.
///
/// The title has the secondary color and the indicator follows it, as UIKit draws a button with
/// `changesSelectionAsPrimaryAction`. The size of the indicator comes from screenshots of iOS 16 and later, without
/// exact measurement.
struct PopUpButtonPicture: ControlPicture {
    var titles: [String]
    var selected: Int?

    /// The indicator next to text of 17 points, with which it scales, and the box in which the symbol has that size.
    private static let sign = Size(width: 11, height: 14)
    private static let signSquare = 19.0
    private static let gap = 5.0

    /// If the value isn't one of the options, the button shows a dash and no indicator.
    private var chosen: String? { selected.flatMap { titles.indices.contains($0) ? titles[$0] : nil } }
    private var title: String { chosen ?? "–" }

    private func sign(_ context: LayoutContext) -> Size {
        let scale = context.font(.body).size / 17
        return Size(width: Self.sign.width * scale, height: Self.sign.height * scale)
    }

    var keepsWidth: Bool { true }
    func terminalText(_ direction: LayoutDirection) -> String {
        chosen.map { "(" + direction.line([$0, "⇅"], gap: 1) + ")" } ?? "(–)"
    }

    var spokenValue: String? { chosen }
    var spokenTraits: [AccessibilityElement.Trait] { [.button] }
    var isButton: Bool { true }

    func size(within width: Double, in context: LayoutContext) -> Size {
        let indicator = chosen == nil ? 0 : Self.gap + sign(context).width
        let text = text(within: width - indicator, in: context)
        return Size(
            width: min(text.width + indicator, width),
            height: max(text.height, context.controlLineHeight) + 2 * ControlMetrics.buttonInsets.height
        )
    }

    /// The lines of the title, as many as fit into a height.
    private func text(within width: Double, in context: LayoutContext, fitting height: Double? = nil) -> TextBlock {
        TextBlock(buttonTitle: title, font: context.font(.body), width: width, fitting: height, in: context)
    }

    private func lines(in room: Rect, _ context: LayoutContext) -> [LaidOutLine] {
        let text = text(within: room.width, in: context, fitting: room.height)
        return text.placed(x: room.maxX, top: room.midY - text.height / 2, edge: .right).clamped(to: room)
    }

    var accessoryWidth: AccessoryWidth { .share }

    /// The indicator is in the frame of the only segment.
    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        guard chosen != nil else { return LayoutNode(control: frame, lines: lines(in: frame, context)) }
        let size = sign(context)
        let side = min(size.width, frame.width)
        let sign = Rect(x: frame.maxX - side, y: frame.midY - size.height / 2, width: side, height: size.height)
        let room = Rect(x: frame.x, y: frame.y, width: max(0, sign.x - Self.gap - frame.x), height: frame.height)
        return LayoutNode(control: frame, lines: lines(in: room, context), segmentFrames: [sign])
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let paint = painter.color(.tintColor) ?? painter.palette.paint(.secondaryLabel)
        let sign = layout.segmentFrames.first.map { frame in
            let side = frame.height * Self.signSquare / Self.sign.height
            let square = frame.square(side)
            return SymbolPainter(paint: paint).symbol("chevron.up.chevron.down", in: square)
        }
        return painter.texts(layout, paint) + (sign ?? [])
    }
}
