internal import UIKit

#if pickerView && !values
#error("pickerView needs values")
#endif

#if pickerView
/// A picker view; its value is the selected row's index.
final class RowPickerView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, ValueControl {
    var titles: [String] { didSet { if titles != oldValue { reloadAllComponents() } } }
    private var change: (RowPickerView) -> Void = { _ in }

    init(titles: [String]) {
        self.titles = titles
        super.init(frame: .zero)
        dataSource = self
        delegate = self
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    var shownValue: Int {
        get { selectedRow(inComponent: 0) }
        set { selectRow(newValue, inComponent: 0, animated: false) }
    }

    @discardableResult
    func changed(_ action: @escaping (RowPickerView) -> Void) -> RowPickerView {
        change = action
        return self
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles.indices.contains(row) ? titles[row] : nil
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { change(self) }
}
#endif
