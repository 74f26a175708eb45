/// A control that changes some properties of another one and forwards the rest.
protocol WrappedControlPicture: ControlPicture {
    var picture: any ControlPicture { get }
}

extension WrappedControlPicture {
    var keepsWidth: Bool { picture.keepsWidth }
    var fillsRow: Bool { picture.fillsRow }
    var accessoryWidth: AccessoryWidth { picture.accessoryWidth }
    func terminalText(_ direction: LayoutDirection) -> String { picture.terminalText(direction) }
    var spokenValue: String? { picture.spokenValue }
    var spokenName: String? { picture.spokenName }
    var spokenTraits: [AccessibilityElement.Trait] { picture.spokenTraits }
    var spokenTitle: String? { picture.spokenTitle }
    var isButton: Bool { picture.isButton }

    func size(within width: Double, in context: LayoutContext) -> Size { picture.size(within: width, in: context) }

    func layout(in frame: Rect, context: LayoutContext) -> LayoutNode { picture.layout(in: frame, context: context) }
}
