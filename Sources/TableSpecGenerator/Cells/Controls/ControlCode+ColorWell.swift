internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A colour well, whose colour is optional: none is chosen at first.
    ///
    /// Source: `UIColorWell.h` of the iOS 14 SDK.
    static func colorWell(_ control: Control) -> ControlCode {
        let isOptional = control.value?.path?.type.isOptional == true
        return ControlCode(
            type: "UIColorWell",
            property: "selectedColor",
            fitsToContent: true,
            settings: { view, _ in
                control.supportsAlpha.value == false ? [.assign(view.dot("supportsAlpha"), false)] : []
            },
            reading: { view in
                let color = view.dot("selectedColor")
                return isOptional ? color : .coalescing(color, ".clear")
            }
        )
    }
}
