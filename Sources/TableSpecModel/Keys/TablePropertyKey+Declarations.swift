extension TablePropertyKey: PropertyKeyTable {
    package static let object = TableKey.object

    package var property: PropertyDescription {
        switch self {
        case .estimatedRowHeight, .estimatedSectionHeaderHeight, .estimatedSectionFooterHeight, .sectionHeaderHeight,
            .sectionFooterHeight, .sectionHeaderTopPadding:
            height
        case .separatorColor, .separatorInset, .separatorInsetReference, .backgroundColor, .tintColor: appearance
        case .allowsSelection, .allowsMultipleSelection, .allowsSelectionDuringEditing,
            .allowsMultipleSelectionDuringEditing, .remembersLastFocusedIndexPath:
            selection
        case .isScrollEnabled, .bounces, .alwaysBounceVertical, .showsVerticalScrollIndicator, .indicatorStyle,
            .scrollsToTop, .keyboardDismissMode, .contentInset:
            scrolling
        case .cellLayoutMarginsFollowReadableWidth:
            .init(
                .boolean,
                default: "false",
                "Whether the content of rows is limited to a readable width, for example on iPad."
            )
        case .layoutMargins:
            .init(.insets, "The space between the edges of the table and its rows' content: its `left` and `right`.")
        case .insetsContentViewsToSafeArea:
            .init(.boolean, default: "true", "Whether the content of rows stays inside the safe area.")
        case .sectionIndexMinimumDisplayRowCount:
            .init(.count, default: "0", "The minimum number of rows for which the table shows its index.")
        case .sectionIndexColor: .init(.color, default: "the tint color", "The color of the index's letters.")
        case .sectionIndexBackgroundColor: .init(.color, "The color behind the index.")
        case .sectionIndexTrackingBackgroundColor: .init(.color, "The color behind the index while it's touched.")
        case .tag: .init(.count, default: "0", "A number that identifies the table.")
        case .accessibilityIdentifier: .init(.string, "The identifier that UI tests use to find the table.")
        }
    }

    private var height: PropertyDescription {
        switch self {
        case .estimatedRowHeight:
            .init(.points, "The estimated height in points of rows that aren't on screen; 0 means no estimate.")
        case .estimatedSectionHeaderHeight:
            .init(.points, "The estimated height in points of headers that aren't on screen; 0 means no estimate.")
        case .estimatedSectionFooterHeight:
            .init(.points, "The estimated height in points of footers that aren't on screen; 0 means no estimate.")
        case .sectionHeaderHeight:
            .init(
                .points,
                "The height in points of headers whose sections don't set one; if absent, headers fit their text."
            )
        case .sectionFooterHeight:
            .init(
                .points,
                "The height in points of footers whose sections don't set one; if absent, footers fit their text."
            )
        default:
            .init(.points, default: "22", "The space in points above the headers of a plain table.")
        }
    }

    private var appearance: PropertyDescription {
        switch self {
        case .separatorColor: .init(.color, default: "separator", "The color of the lines between rows.")
        case .separatorInset: .init(.insets, "The insets of the lines between rows: their `left` and `right`.")
        case .separatorInsetReference:
            .init(
                .choice(SeparatorInsetReference.self),
                default: "fromCellEdges",
                "The edges from which `separatorInset` is measured."
            )
        case .backgroundColor: .init(.color, default: "the style's", "The color behind the rows.")
        default: .init(.color, default: "the app's", "The tint color of the table.")
        }
    }

    private var selection: PropertyDescription {
        switch self {
        case .allowsSelection:
            .init(
                .boolean,
                default: "true if some row reacts to taps",
                "Whether a tap selects a row that reacts to it."
            )
        case .allowsMultipleSelection: .init(.boolean, default: "false", "Whether several rows can be selected.")
        case .allowsSelectionDuringEditing:
            .init(.boolean, default: "false", "Whether a tap selects each row in editing mode, not only insert rows.")
        case .allowsMultipleSelectionDuringEditing:
            .init(.boolean, default: "false", "Whether several rows can be selected in editing mode.")
        default: .init(.boolean, default: "false", "Whether the focus returns to the row that had it last.")
        }
    }

    private var scrolling: PropertyDescription {
        switch self {
        case .isScrollEnabled: .init(.boolean, default: "true", "Whether the table can be scrolled.")
        case .bounces: .init(.boolean, default: "true", "Whether the table can be pulled past its ends.")
        case .alwaysBounceVertical:
            .init(.boolean, default: "true", "Whether a table that fits on the screen can be pulled past its ends.")
        case .showsVerticalScrollIndicator:
            .init(.boolean, default: "true", "Whether the table shows a scroll indicator.")
        case .indicatorStyle:
            .init(.choice(IndicatorStyle.self), default: "default", "The style of the scroll indicator.")
        case .scrollsToTop: .init(.boolean, default: "true", "Whether a tap on the status bar scrolls to the top.")
        case .keyboardDismissMode:
            .init(.choice(KeyboardDismissMode.self), default: "none", "When scrolling hides the keyboard.")
        default: .init(.insets, "Space around the content, which scrolls with it.")
        }
    }
}
