public import UIKit

#if pickerView && !values
#error("pickerView needs values")
#endif

#if pickerView
extension TableSpec {
    /// A picker view; its value is the selected row's index.
    public final class RowPickerView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, ValueControl {
        public var titles: [String] { didSet { if titles != oldValue { reloadAllComponents() } } }
        private var change: () -> Void = {}

        public init(titles: [String]) {
            self.titles = titles
            super.init(frame: .zero)
            dataSource = self
            delegate = self
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        public var tableSpecValue: Int {
            get { selectedRow(inComponent: 0) }
            set { selectRow(newValue, inComponent: 0, animated: false) }
        }

        public func tableSpecOnChange(_ action: @escaping () -> Void) { change = action }

        public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

        public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            titles.count
        }

        public func pickerView(
            _ pickerView: UIPickerView,
            titleForRow row: Int,
            forComponent component: Int
        ) -> String? {
            titles.indices.contains(row) ? titles[row] : nil
        }

        public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            change()
        }
    }
}
#endif
