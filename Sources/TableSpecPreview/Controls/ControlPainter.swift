internal import TableSpecModel

/// The colors, metrics and direction of controls.
struct ControlPainter {
    var palette: Palette
    /// The accessibility label of the controls, which is the text of their row.
    var name: String?
    /// The menu of a pop-up button, or the confirmation question of another button.
    var menu: Opening?
    var question: Opening?
    /// The control properties that the spec specifies.
    var properties = PropertyValues<ControlPropertyKey>()

    static let knob = Paint(0xFFFFFF)

    var metrics: ControlMetrics { ControlMetrics(system: palette.system) }
    var isRightToLeft: Bool { palette.isRightToLeft }
    var isGlass: Bool { palette.system == .iOS26 }

    func items(_ layout: LayoutNode) -> [DisplayItem] {
        guard case .control(let control) = layout.content, layout.frame.width > 0, layout.frame.height > 0
        else { return [] }
        let picture = control.picture
        let items = picture.items(in: layout, by: self)
        if let live = picture.live(in: layout, by: self) {
            return [.group(ItemGroup(role: .control, label: name, frame: layout.frame, control: live), items)]
        }
        guard picture.isButton else { return items }
        let label = [picture.spokenName ?? (picture.spokenTitle == nil ? name : nil), picture.spokenValue]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        let opening = picture.spokenTitle == nil && picture.spokenName == nil ? menu : question
        return [.group(ItemGroup(role: .control, label: label, frame: layout.frame, control: .button(opening)), items)]
    }

    func texts(_ layout: LayoutNode, _ paint: Paint) -> [DisplayItem] {
        layout.lines.map { .text($0, paint) }
    }
}
