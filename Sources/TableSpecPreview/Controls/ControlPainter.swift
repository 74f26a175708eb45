internal import TableSpecModel

/// The colors, measures and direction that controls are drawn with.
struct ControlPainter {
    let palette: Palette
    let metrics: ControlMetrics
    let isRightToLeft: Bool
    /// The accessibility label of the controls: the words of their row.
    var name: String?
    /// The properties of the control that the spec states.
    var properties = PropertyValues<ControlPropertyKey>()

    static let knob = Paint(0xFFFFFF)

    var isGlass: Bool { palette.system == .iOS26 }

    func items(_ control: ControlContent, _ layout: ControlLayout) -> [DisplayItem] {
        guard layout.frame.width > 0, layout.frame.height > 0 else { return [] }
        let picture = control.picture
        let items = picture.items(in: layout, by: self)
        guard let live = picture.live(in: layout, by: self) else { return items }
        return [.group(ItemGroup(role: .control, label: name, frame: layout.frame, control: live), items)]
    }

    func texts(_ layout: ControlLayout, _ paint: Paint) -> [DisplayItem] {
        layout.lines.map { .text($0, paint) }
    }
}
