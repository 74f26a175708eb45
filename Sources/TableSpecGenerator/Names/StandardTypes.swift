internal import TableSpecSwift

/// The types of Swift, Foundation and UIKit, and their modules, that generated code uses. A type with such a name in a
/// spec would hide them.
package enum StandardTypes {
    /// The names as texts, with the namespace of the shared Swift.
    package static var names: Set<String> { Set(used.union([SharedNamespace.standard]).map(\.text)) }

    /// Whether generated code names the type as one of Swift, Foundation or UIKit.
    package static func contains(_ name: String) -> Bool { used.contains { $0.text == name } }

    static let used = Set(
        names: """
            AllCases AnyObject Array ArraySlice Bool Bundle CGFloat CGPoint CGRect CGSize Calendar CaseIterable Codable
            Comparable Date DateComponents Decimal Dictionary Dimension Double Equatable Float Foundation Hashable
            Identifiable IndexPath IndexSet InlinePresentationIntent Int KeyPath Locale MainActor Measurement
            NSAttributedString NSCache NSCoder NSDirectionalEdgeInsets NSKeyValueChangeKey NSLayoutConstraint
            NSLineBreakMode NSNumber NSObject NSObjectProtocol NSRange NSRegularExpression NSTextAlignment NSURL Never
            NotificationCenter ObjectIdentifier Optional RawRepresentable ReferenceWritableKeyPath Selector Sendable
            Sequence Set String Swift Thread UIAccessibility UIAccessibilityCustomAction UIAccessibilityTraits UIAction
            UIActivityIndicatorView UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController
            UIApplication UIBackgroundConfiguration UIBarButtonItem UIButton UICellConfigurationState UIColor
            UIColorWell UIConfigurationState UIConfigurationTextAttributesTransformer UIContentConfiguration
            UIContentSizeCategory UIContentUnavailableConfiguration UIContentUnavailableView UIContentView
            UIContextMenuConfiguration UIContextMenuInteractionAnimating UIContextualAction UIControl UIDatePicker
            UIEdgeInsets UIEvent UIFont UIFontMetrics UIGestureRecognizer UIImage UIImageView UIInteraction
            UIInterfaceOrientationMask UIKeyCommand UIKeyModifierFlags UIKit UILabel UILayoutGuide UILayoutPriority
            UIListContentConfiguration UIListContentView UILocalizedIndexedCollation UILongPressGestureRecognizer UIMenu
            UIMenuElement UINavigationController UIPageControl UIPickerView UIPickerViewDataSource UIPickerViewDelegate
            UIPresentationController UIProgressView UIRefreshControl UIResponder UIScrollView UISearchController
            UISearchResultsUpdating UISegmentedControl UISlider UIStackView UIStepper UISwipeActionsConfiguration
            UISwitch UITabBarController UITabBarControllerDelegate UITabBarItem UITableView UITableViewCell
            UITableViewController UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
            UITableViewHeaderFooterView UITapGestureRecognizer UITextField UITextInput UITextItem UITextItemInteraction
            UITextView UITextViewDelegate UIToolbar UITraitCollection UIView UIViewController UInt URL UUID UnitLength
            UnitMass UnitSpeed UnitTemperature UnitVolume UnsafeMutableRawPointer UserDefaults Void WritableKeyPath
            """
    )
}
