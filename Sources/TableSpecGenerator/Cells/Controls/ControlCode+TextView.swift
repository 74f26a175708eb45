internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A multiline text view, whose row grows with it.
    static func textView(_ control: Control) -> ControlCode {
        ControlCode(
            type: .shared("RowTextView"),
            parts: control.properties[.maximumLength].isStated ? [.textView, .textLength] : [.textView],
            isOfModuleClass: true,
            maker: "textView",
            settings: { view, _ in control.typingSettings(view) }
        )
    }
}
