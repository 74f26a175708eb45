internal import TableSpecModel

/// The button of a collapsible section or row: a chevron, which points down while the rows are shown.
struct DisclosurePicture: ControlPicture {
    var isExpanded: Bool
    var label: String?

    private var image: ImageButtonPicture {
        ImageButtonPicture(image: .symbol(isExpanded ? "chevron.down" : "chevron.forward"), label: label)
    }

    func terminalText(_ direction: LayoutDirection) -> String {
        isExpanded ? "(▾)" : direction.sign("(▸)", mirrored: "(◂)")
    }

    var spokenValue: String? { isExpanded ? "expanded" : "collapsed" }
    var spokenName: String? { label }
    var spokenTraits: [AccessibilityElement.Trait] { [.button] }
    var isButton: Bool { true }

    /// The whole header responds to taps.
    func touchedRoom(around frame: Rect, within room: Rect) -> Rect { room }

    func size(within width: Double, in context: LayoutContext) -> Size { image.size(within: width, in: context) }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        image.items(in: layout, by: painter)
    }
}
