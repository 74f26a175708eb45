/// The keys of a cell that are properties of `UITableViewCell` and its superclasses, in the order in which they are set.
package enum CellPropertyKey: String, PropertyKeyTable {
    case indentationWidth, shouldIndentWhileEditing, separatorInset, preservesSuperviewLayoutMargins, layoutMargins
    case tintColor, isUserInteractionEnabled, tag, isAccessibilityElement, accessibilityTraits

    package static let object = CellKey.object

    package var property: PropertyDescription {
        switch self {
        case .indentationWidth: .init(.points, default: "10", "The width in points of one step of indentation.")
        case .shouldIndentWhileEditing:
            .init(.boolean, default: "true", "Whether the background makes room for the control of editing mode.")
        case .separatorInset:
            .init(
                .insets,
                default: "the table's",
                "Where the line below the row begins and ends: its `left` and `right`."
            )
        case .preservesSuperviewLayoutMargins:
            .init(
                .boolean,
                default: "true",
                "Whether the row's margins are at least its table's; otherwise they are those of `layoutMargins`."
            )
        case .layoutMargins:
            .init(.insets, default: "the table's", "The room between the edges of the row and what it shows.")
        case .tintColor: .init(.color, default: "the table's", "The colour of the accessory and of symbols.")
        case .isUserInteractionEnabled: .init(.boolean, default: "true", "Whether the row reacts to touches.")
        case .tag: .init(.count, default: "0", "A number to find the cell by.")
        case .isAccessibilityElement:
            .init(.boolean, default: "true", "Whether VoiceOver reads the row as one element.")
        case .accessibilityTraits:
            .init(
                .words(AccessibilityTrait.self),
                default: "UIKit's",
                "How VoiceOver treats the row, besides what UIKit says of it itself."
            )
        }
    }
}
