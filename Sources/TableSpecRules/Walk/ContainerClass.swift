/// The kind of container that the name of an external screen's class indicates.
enum ContainerClass {
    /// A stack of screens with its own navigation bar.
    case navigation
    /// A tab bar with its screens.
    case tabs
    /// Screens side by side.
    case split

    /// The kind of container, or `nil` for a class that doesn't seem to be one: a class of UIKit, or a custom class
    /// named after it.
    init?(_ className: String) {
        if Self.navigationClasses.contains(className) || className.hasSuffix("NavigationController") {
            self = .navigation
        } else if className.hasSuffix("TabBarController") {
            self = .tabs
        } else if className.hasSuffix("SplitViewController") {
            self = .split
        } else {
            return nil
        }
    }

    /// The name of the container in messages.
    var noun: String {
        switch self {
        case .navigation: "navigation controller"
        case .tabs: "tab bar controller"
        case .split: "split view controller"
        }
    }

    /// The system's subclasses of `UINavigationController` with other names.
    private static let navigationClasses: Set<String> = [
        "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController",
        "MFMessageComposeViewController",
    ]

    /// The screens in the guide's table of system screens that are meant to be presented, and their replacements.
    static let presented: Set<String> = navigationClasses.union([
        "CNContactPickerViewController", "ABPeoplePickerNavigationController", "PHPickerViewController",
        "MPMediaPickerController", "UIDocumentPickerViewController",
    ])
}
