internal import TableSpecSwift

/// The types of Swift, Foundation and UIKit, and their modules, that generated code names: a type of a spec with such a name
/// would take their place.
enum StandardTypes {
    static let used: Set<SwiftIdentifier> = [
        "AnyObject", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "CaseIterable", "Date",
        "Dictionary", "Double", "Float", "Foundation", "Hashable", "Identifiable", "IndexPath", "IndexSet",
        "Int", "MainActor", "NSAttributedString", "NSCoder", "NSDirectionalEdgeInsets",
        "NSLayoutConstraint", "NSObject", "Optional", "Sendable", "Set", "String", "Swift",
        "UIAction", "UIActivityIndicatorView", "UIAdaptivePresentationControllerDelegate",
        "UIBackgroundConfiguration", "UIBarButtonItem", "UIButton", "UICellConfigurationState", "UIColor",
        "UIColorWell",
        "UIContextualAction", "UIControl", "UIDatePicker", "UIEdgeInsets", "UIFont", "UIFontMetrics",
        "UIImage", "UIImageView", "UIInterfaceOrientationMask", "UIKit", "UILabel",
        "UIListContentConfiguration", "UIListContentView", "UILocalizedIndexedCollation",
        "UINavigationController", "UIPageControl", "UIPickerView", "UIPickerViewDataSource",
        "UIPickerViewDelegate", "UIPresentationController", "UIProgressView", "UIRefreshControl",
        "UIScrollView", "UISearchController", "UISearchResultsUpdating", "UISegmentedControl", "UISlider",
        "UIStackView", "UIStepper", "UISwipeActionsConfiguration", "UISwitch", "UITabBarController",
        "UITabBarControllerDelegate", "UITabBarItem", "UITableView", "UITableViewCell",
        "UITableViewController", "UITableViewDataSource", "UITableViewDelegate",
        "UITableViewHeaderFooterView", "UITextField", "UITextView", "UITextViewDelegate",
        "UITraitCollection", "UIView", "UIViewController", "URL", "Void",
    ]
}
