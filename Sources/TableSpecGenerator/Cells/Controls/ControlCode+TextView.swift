internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A multiline text view, whose row grows with it.
    static func textView(_ control: Control) -> ControlCode {
        let isLimited = control.properties[.maximumLength].isStated
        let parts = (isLimited ? [SupportPart.textLength] : []) + (control.placeholder == nil ? [] : [.textPlaceholder])
        return ControlCode(
            type: .shared("RowTextView"),
            parts: [.textView] + parts,
            isOfModuleClass: true,
            arguments: control.placeholderArgument,
            maker: "textView",
            settings: { view, _ in control.typingSettings(view) }
        )
    }
}
