internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A pop-up button, which contains the titles of its choices.
    static func popUpButton(_ control: Control) -> ControlCode {
        ControlCode(
            type: .shared("PopUpButton"),
            parts: control.optionList == nil ? [.popUpButton] : [.popUpOptions],
            isOfModuleClass: true,
            arguments: { scope in
                ["titles": .array((control.optionList?.options ?? control.titles).map(scope.text))]
            }
        )
    }
}
