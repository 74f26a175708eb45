internal import TableSpecModel

/// A disabled control, which is laid out like any other and drawn with half the opacity.
///
/// UIKit dims each kind differently. Half the opacity is closest to screenshots of disabled switches and sliders.
struct DisabledControlPicture: WrappedControlPicture {
    var picture: any ControlPicture

    var spokenTraits: [AccessibilityElement.Trait] { [.dimmed] + picture.spokenTraits }
    var isButton: Bool { false }

    func touchedRoom(around frame: Rect, within room: Rect) -> Rect {
        picture.touchedRoom(around: frame, within: room)
    }

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem] {
        let half = DisplayItem.rect(layout.frame, radius: 0, .fill(Paint(0xFFFFFF).faded(0.5)))
        return [.masked(picture.items(in: layout, by: painter), mask: [half])]
    }
}
