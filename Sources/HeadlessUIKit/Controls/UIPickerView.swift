public import Foundation

/// A picker with wheels that each show one of their rows.
///
/// A row that doesn't exist can't be selected: the wheel then shows its last row. Apple's reference doesn't say so;
/// UIKit behaves like this.
@MainActor open class UIPickerView: UIView {
    /// The data source.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The delegate.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selection: [Int: Int] = [:]

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    /// The number of wheels.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

    /// Returns the number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }

    /// Returns the selected row of a wheel, or -1 if the wheel has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        let rows = numberOfRows(inComponent: component)
        return min(selection[component] ?? 0, rows - 1)
    }

    /// Selects a row of a wheel without calling the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = max(row, 0)
    }

    /// Does nothing. UIKit asks for the rows again.
    open func reloadAllComponents() {}

    /// Does nothing. UIKit asks for the rows again.
    open func reloadComponent(_ component: Int) {}
}

/// The data source of a picker.
@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker. Every method is optional, as in UIKit.
@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Called after the user has selected a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns `nil`.
    public func pickerView(
        _ pickerView: UIPickerView,
        titleForRow row: Int,
        forComponent component: Int
    ) -> String? { nil }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
