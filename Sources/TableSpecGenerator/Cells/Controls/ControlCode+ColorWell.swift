internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A color well, whose color is optional: none is selected at first.
    ///
    /// Source: `UIColorWell.h` of the iOS 14 SDK.
    static func colorWell(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIColorWell",
            parts: [.colorWell],
            optionalValue: "selectedColor",
            settings: { view, _ in
                control.supportsAlpha.value == false ? [.assign(view.dot("supportsAlpha"), false)] : []
            }
        )
    }
}
