/// The keys of a table that are properties of `UITableView` and `UIScrollView`, in the order in which they are set.
package enum TablePropertyKey: String, CaseIterable, Sendable {
    case estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight
    case estimatedSectionHeaderHeight, estimatedSectionFooterHeight, sectionHeaderTopPadding
    case separatorColor, separatorInset, separatorInsetReference
    case backgroundColor, tintColor
    case allowsSelection, allowsMultipleSelection, allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing
    case isScrollEnabled, bounces, alwaysBounceVertical, showsVerticalScrollIndicator, indicatorStyle, scrollsToTop
    case keyboardDismissMode, contentInset
    case cellLayoutMarginsFollowReadableWidth, layoutMargins, insetsContentViewsToSafeArea,
        remembersLastFocusedIndexPath
    case sectionIndexMinimumDisplayRowCount, sectionIndexColor, sectionIndexBackgroundColor
    case sectionIndexTrackingBackgroundColor
    case tag, accessibilityIdentifier
}
