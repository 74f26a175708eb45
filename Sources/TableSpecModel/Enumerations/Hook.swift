/// A method of the table's delegate or of the view controller in which the app takes part.
///
/// The values are the beginnings of UIKit's method names. They are what controllers of real tables override most.
package enum Hook: String, SpecEnumeration {
    case configure, willDisplay, didEndDisplaying, heightForRow, shouldHighlight, willSelect, didSelect, didDeselect
    case accessoryButtonTapped
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, setEditing

    package static let noun = "hook"

    /// Whether the app receives the row.
    package var isAboutRow: Bool {
        switch self {
        case .configure, .willDisplay, .heightForRow, .shouldHighlight, .willSelect, .didSelect, .didDeselect,
            .accessoryButtonTapped:
            true
        case .didEndDisplaying: false
        case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .setEditing: false
        }
    }
}
