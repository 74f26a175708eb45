extension CellPropertyKey: PropertyKeyTable {
    package static let object = CellKey.object

    package var property: PropertyDescription {
        switch self {
        case .indentationWidth: .init(.points, default: "10", "The width in points of one level of indentation.")
        case .shouldIndentWhileEditing:
            .init(.boolean, default: "true", "Whether the background is indented for the control in editing mode.")
        case .separatorInset:
            .init(
                .insets,
                default: "the table's",
                "The insets of the separator line below the row: its `left` and `right`."
            )
        case .preservesSuperviewLayoutMargins:
            .init(
                .boolean,
                default: "true",
                """
                Whether the row's margins are at least as large as the table's. Otherwise they're those of \
                `layoutMargins`.
                """
            )
        case .layoutMargins:
            .init(.insets, default: "the table's", "The space between the edges of the row and its content.")
        case .tintColor: .init(.color, default: "the table's", "The color of the accessory and of symbols.")
        case .isUserInteractionEnabled: .init(.boolean, default: "true", "Whether the row responds to touches.")
        case .tag: .init(.count, default: "0", "A number that identifies the cell.")
        case .isAccessibilityElement:
            .init(.boolean, default: "true", "Whether VoiceOver reads the row as one element.")
        case .accessibilityTraits:
            .init(
                .choices(AccessibilityTrait.self),
                default: "UIKit's",
                "Accessibility traits of the row in addition to UIKit's own."
            )
        }
    }
}
