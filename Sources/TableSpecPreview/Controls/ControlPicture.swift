internal import TableSpecModel

/// The style of one kind of control: its size, its content, and its text for VoiceOver.
protocol ControlPicture {
    /// Whether the control keeps its own width if it could be as wide as the row.
    var keepsWidth: Bool { get }

    /// Whether the control takes the width that the texts of its row leave, as `ControlContent` of the generated code
    /// arranges fields, sliders, and views that aren't controls.
    var fillsRow: Bool { get }

    /// The size in a custom cell, up to a maximum width in points.
    func size(within width: Double, in context: LayoutContext) -> Size

    /// The maximum width of the control at the trailing edge of a row.
    var accessoryWidth: AccessoryWidth { get }

    /// The frames of the control's texts and parts.
    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode

    func items(in layout: LayoutNode, by painter: ControlPainter) -> [DisplayItem]

    /// The data for the control's behavior on a page, or `nil` for a control without any.
    func live(in layout: LayoutNode, by painter: ControlPainter) -> LiveControl?

    /// The control in a terminal.
    func terminalText(_ direction: LayoutDirection) -> String

    /// The VoiceOver text for the control's value, or `nil` if there's none.
    var spokenValue: String? { get }

    /// The VoiceOver name of the control if it leads to another screen, or `nil` for the text of its row.
    var spokenName: String? { get }

    /// The accessibility role of the control.
    var spokenTraits: [AccessibilityElement.Trait] { get }

    /// The text on the control that names it if nothing else does, or `nil` if there's none.
    var spokenTitle: String? { get }

    /// Whether the control is a `UIButton`, which has a touch area of 44 × 44 points in the generated code.
    var isButton: Bool { get }

    /// The hit target of the control in a custom cell, in points.
    func touchedRoom(around frame: Rect, within room: Rect) -> Rect
}

extension ControlPicture {
    var keepsWidth: Bool { false }

    var fillsRow: Bool { false }

    var spokenName: String? { nil }

    var spokenTraits: [AccessibilityElement.Trait] { [] }

    var spokenTitle: String? { nil }

    var isButton: Bool { false }

    func touchedRoom(around frame: Rect, within room: Rect) -> Rect {
        isButton ? frame.fingerRoom(within: room) : frame
    }

    var accessoryWidth: AccessoryWidth { .limited(.infinity) }

    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode { LayoutNode(.control, frame) }

    func live(in layout: LayoutNode, by painter: ControlPainter) -> LiveControl? { nil }
}

/// The maximum width of a control at the trailing edge of a row.
enum AccessoryWidth {
    /// A number of points.
    case limited(Double)
    /// That of a control whose width depends on its text: all, or a little more than half next to a label.
    case share

    /// The width in points.
    ///
    /// - Parameters:
    ///   - room: The width from the start of the row's text to the end of the control.
    ///   - hasText: Whether the row shows a text in addition to the control.
    func points(in room: Double, besideText hasText: Bool) -> Double {
        switch self {
        case .limited(let width): min(width, room)
        case .share: hasText ? (room * 0.6).rounded() : room
        }
    }
}

extension LayoutNode {
    /// Creates the layout of a control with its texts and the frames of its parts.
    init(control frame: Rect, lines: [LaidOutLine], segmentFrames: [Rect] = []) {
        self.init(.control, frame, lines: lines, children: segmentFrames.map { LayoutNode(.segment, $0) })
    }

    /// The frames of the parts of a control.
    var segmentFrames: [Rect] { children.map(\.frame) }
}

extension ControlContent {
    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode {
        var layout = picture.layout(in: frame, context: context)
        layout.content = .control(self)
        return layout
    }

    var picture: any ControlPicture {
        switch self {
        case .switch(let isOn): SwitchPicture(isOn: isOn)
        case .slider(let value, let minimum, let maximum, let images):
            SliderPicture(value: value, minimum: minimum, maximum: maximum, images: images)
        case .stepper(let value): StepperPicture(value: value)
        case .segmentedControl(let segments, let selected):
            SegmentedControlPicture(segments: segments, selected: selected)
        case .textField(let text, let placeholder, let isSecure):
            TextFieldPicture(text: text, placeholder: placeholder, isSecure: isSecure)
        case .button(let title): ButtonPicture(title: title)
        case .configuredButton(let button): ConfiguredButtonPicture(button: button)
        case .imageButton(let image, let label): ImageButtonPicture(image: image, label: label)
        case .app(let view, let width, let height): AppViewPicture(view: view, width: width, height: height)
        case .datePicker(let picker): DatePickerPicture(picker: picker)
        case .colorWell(let color): ColorWellPicture(color: color)
        case .pageControl(let pages, let current): PageControlPicture(pages: pages, current: current)
        case .progressView(let part): ProgressViewPicture(part: part)
        case .activityIndicator(let isAnimating, let style):
            ActivityIndicatorPicture(isAnimating: isAnimating, style: style)
        case .popUpButton(let titles, let selected): PopUpButtonPicture(titles: titles, selected: selected)
        case .disclosure(let isExpanded, let label): DisclosurePicture(isExpanded: isExpanded, label: label)
        case .textView(let text, let placeholder): TextViewPicture(text: text, placeholder: placeholder)
        case .pickerView(let titles, let selected): PickerViewPicture(titles: titles, selected: selected)
        case .styled(let control, let properties):
            StyledControlPicture(picture: control.picture, properties: properties)
        case .disabled(let control): DisabledControlPicture(picture: control.picture)
        }
    }
}
