internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A wheel, whose titles its delegate gives.
    static var pickerView: ControlCode {
        ControlCode(
            type: "UIPickerView",
            viewSettings: { view, _ in
                [.assign(view.dot("dataSource"), "self"), .assign(view.dot("delegate"), "self")]
            },
            reading: { picker in picker.calling("selectedRow", ["inComponent": 0]) },
            showing: { row, picker in
                .expression(picker.calling("selectRow", ["_": row, "inComponent": 0, "animated": false]))
            },
            hasDelegate: true
        )
    }
}
