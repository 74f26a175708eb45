/// A method of the table's delegate or of the view controller in which the app takes part.
///
/// The words are the beginnings of UIKit's names. They are what controllers of real tables override most.
public enum Hook: String, Word {
    case configure, willDisplay, didEndDisplaying, heightForRow, shouldHighlight, willSelect, didSelect, didDeselect
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, setEditing

    public static let noun = "hook"

    /// Whether the app is told which row it is about.
    public var isAboutRow: Bool {
        switch self {
        case .configure, .willDisplay, .heightForRow, .shouldHighlight, .willSelect, .didSelect, .didDeselect: true
        case .didEndDisplaying: false
        case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .setEditing: false
        }
    }
}
