/// The keys of a cell that are properties of `UITableViewCell` and its superclasses, in the order in which they are set.
package enum CellPropertyKey: String, CaseIterable, Sendable {
    case indentationWidth, shouldIndentWhileEditing, separatorInset, preservesSuperviewLayoutMargins, layoutMargins
    case tintColor, isUserInteractionEnabled, tag, isAccessibilityElement, accessibilityTraits
}
