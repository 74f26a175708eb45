public import Foundation

/// Wheels of which each shows one of its rows.
///
/// A row that a wheel does not have cannot be selected: UIKit's wheel then stands at its last row (taken from its
/// behaviour, the reference does not say).
@MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selection: [Int: Int] = [:]

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    /// How many wheels there are.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// The row that a wheel shows; -1 where it has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        let rows = numberOfRows(inComponent: component)
        return min(selection[component] ?? 0, rows - 1)
    }

    /// Turns a wheel to a row; tells nobody.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = max(row, 0)
    }

    /// Asks for the rows anew; the wheels stay where they are.
    open func reloadAllComponents() {}

    open func reloadComponent(_ component: Int) {}
}

/// The data source of a picker: how many wheels and rows it has.
@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker. Every method is optional, as in UIKit.
@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
    ) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
