/// A method of the table's delegate or of the view controller that calls the app's code.
///
/// The values are the beginnings of UIKit's method names. They're the methods that controllers of real tables override
/// most often.
package enum Hook: String, SpecEnumeration {
    case configure, willDisplay, didEndDisplaying, heightForRow, shouldHighlight, willSelect, didSelect, didDeselect
    case accessoryButtonTapped
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, setEditing

    package static let noun = "hook"
}
