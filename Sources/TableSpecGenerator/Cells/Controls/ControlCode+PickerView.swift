internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A picker view, which contains the titles of its rows.
    static func pickerView(_ control: Control) -> ControlCode {
        ControlCode(
            type: .shared("RowPickerView"),
            parts: [.pickerView],
            isOfModuleClass: true,
            arguments: { scope in ["titles": .array(control.titles.map(scope.text))] }
        )
    }
}
