/// The kind of container that the name of an external screen's class indicates.
enum ContainerClass {
    /// A stack of screens with a navigation bar of its own.
    case navigation
    /// A tab bar with its screens.
    case tabs
    /// Screens side by side.
    case split

    /// The kind of container, `nil` for a class that seems to be none: one of UIKit's, or one of the app's named after it.
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

    /// The subclasses of `UINavigationController` that the system brings along under other names.
    private static let navigationClasses: Set<String> = [
        "UIImagePickerController", "UIVideoEditorController", "MFMailComposeViewController",
        "MFMessageComposeViewController",
    ]

    /// The screens of the guide's table of system screens that are made to be presented, and those that have come in their
    /// places.
    static let presented: Set<String> = navigationClasses.union([
        "CNContactPickerViewController", "ABPeoplePickerNavigationController", "PHPickerViewController",
        "MPMediaPickerController", "UIDocumentPickerViewController",
    ])
}
