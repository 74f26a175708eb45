internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A wheel, which holds the titles of its rows.
    static func pickerView(_ control: Control) -> ControlCode {
        ControlCode(
            type: .shared("RowPickerView"),
            parts: [.pickerView],
            isOfModuleClass: true,
            arguments: { scope in ["titles": .array(control.titles.map(scope.text))] }
        )
    }
}
