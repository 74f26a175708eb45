internal import TableSpecModel

/// A pop-up button: the chosen title, and the sign that there are others.
///
/// The title is in the secondary colour and the sign beside it, as UIKit draws the indicator of a button with
/// `changesSelectionAsPrimaryAction`; the size of the sign is read off screenshots of iOS 16 and later, not measured.
struct PopUpButtonPicture: ControlPicture {
    var titles: [String]
    var selected: Int?

    private static let signWidth = 11.0
    private static let signHeight = 14.0
    private static let gap = 5.0

    /// Nothing is chosen where the value is none of the options: the button has a dash and no sign then.
    private var chosen: String? { selected.flatMap { titles.indices.contains($0) ? titles[$0] : nil } }
    private var title: String { chosen ?? "–" }
    private var signSpace: Double { chosen == nil ? 0 : Self.gap + Self.signWidth }

    var keepsWidth: Bool { true }
    var terminalText: String { chosen.map { "(\($0) ⇅)" } ?? "(–)" }
    var spokenValue: String? { chosen }
    var spokenTraits: [AccessibilityElement.Trait] { [.button] }
    var isButton: Bool { true }

    func size(within width: Double, in context: LayoutContext) -> Size {
        let text = context.font(.body).width(of: DisplayText.singleLine(title)).ceiledToPixel(context.scale)
        return Size(
            width: min(text + signSpace, width),
            height: context.controlLineHeight + 2 * ControlMetrics.buttonInsets.height
        )
    }

    func accessoryWidth(in room: Double, besideText hasText: Bool) -> Double {
        shareOfRoom(room, besideText: hasText)
    }

    /// The sign lies in the frame of the only segment.
    func layout(in frame: Rect, context: LayoutContext) -> ControlLayout {
        guard chosen != nil else {
            let line = context.controlLine(title, font: context.font(.body), x: frame.maxX, edge: .right, in: frame)
            return ControlLayout(frame: frame, lines: line.map { [$0] } ?? [], segmentFrames: [])
        }
        let side = min(Self.signWidth, frame.width)
        let sign = Rect(
            x: frame.maxX - side,
            y: frame.midY - Self.signHeight / 2,
            width: side,
            height: Self.signHeight
        )
        let room = Rect(x: frame.x, y: frame.y, width: max(0, sign.x - Self.gap - frame.x), height: frame.height)
        let line = context.controlLine(title, font: context.font(.body), x: room.maxX, edge: .right, in: room)
        return ControlLayout(frame: frame, lines: line.map { [$0] } ?? [], segmentFrames: [sign])
    }

    func items(in layout: ControlLayout, by painter: ControlPainter) -> [DisplayItem] {
        let paint = painter.color(.tintColor) ?? painter.palette.paint(.secondaryLabel)
        let sign = layout.segmentFrames.first.map {
            SymbolPainter(paint: paint).symbol("chevron.up.chevron.down", in: $0)
        }
        return painter.texts(layout, paint) + (sign ?? [])
    }

    func mapTexts(_ change: (String) -> String) -> ControlContent? {
        .popUpButton(titles: titles.map(change), selected: selected)
    }
}
