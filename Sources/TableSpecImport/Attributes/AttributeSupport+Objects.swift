extension AttributeLedger {
    /// The objects of table scenes whose attributes are accounted for.
    static let kinds: [String: Kind] = [
        "tableViewController": controller, "viewController": controller, "navigationItem": navigationItem,
        "barButtonItem": barButton, "tableView": table, "tableViewSection": section, "tableViewCell": cell,
        "tableViewCellContentView": contentView, "label": label, "button": button, "imageView": imageView,
        "stackView": stack, "view": view, "textField": field, "textView": textView, "switch": toggle, "slider": slider,
        "stepper": stepper, "segmentedControl": segments, "progressView": progress, "activityIndicatorView": spinner,
        "pageControl": pages, "datePicker": date, "pickerView": wheel, "searchBar": searchBar,
        "buttonConfiguration": buttonConfiguration, "listContentConfiguration": listConfiguration,
    ]

    private static let controller = Kind(
        said: [
            "title", "storyboardIdentifier", "hidesBottomBarWhenPushed", "clearsSelectionOnViewWillAppear",
            "modalInPresentation", "modalPresentationStyle", "modalTransitionStyle",
        ],
        // The generated controller is made without a storyboard, and its table lies below the bars as UIKit's own do.
        nothing: [
            "useStoryboardIdentifierAsRestorationIdentifier", "automaticallyAdjustsScrollViewInsets",
            "extendedLayoutIncludesOpaqueBars", "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "nibName",
            "definesPresentationContext", "providesPresentationContextTransitionStyle", "editing",
            "initialViewController",
        ],
        properties: [
            "view", "tableView", "navigationItem", "toolbarItems", "tabBarItem", "refreshControl", "extendedEdge",
            "title",
            "nibName", "customSize", "storyboardIdentifier", "contentSizeForViewInPopover", "keyCommands",
            "modalPageSheetSize",
            "modalFormSheetSize",
        ]
    )

    private static let navigationItem = Kind(
        said: [
            "title", "prompt", "largeTitleDisplayMode", "hidesBackButton", "leftItemsSupplementBackButton",
            "backButtonTitle", "backButtonDisplayMode",
        ],
        usual: ["style": ["navigator"]],
        properties: [
            "title", "prompt", "titleView", "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems",
            "rightBarButtonItems", "backBarButtonItem", "backButtonTitle",
        ]
    )

    private static let barButton = Kind(
        said: ["title", "image", "systemItem", "style", "width", "enabled"],
        // Smaller images for iPhones that lie on their side, and titles that only give a width.
        nothing: ["landscapeImage", "largeContentSizeImage", "possibleTitles"],
        usual: ["selected": ["NO"]],
        properties: [
            "title", "customView", "image", "menu", "landscapeImage", "imageInsets", "largeContentSizeImageInsets",
        ]
    )

    private static let table = Kind(
        said: [
            "style", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight", "separatorStyle",
            "separatorInsetReference", "allowsMultipleSelection", "scrollEnabled", "bounces",
            "showsVerticalScrollIndicator", "scrollsToTop", "keyboardDismissMode", "indicatorStyle",
            "sectionIndexMinimumDisplayRowCount", "allowsSelectionDuringEditing",
            "allowsMultipleSelectionDuringEditing",
            "dataMode", "allowsSelection",
        ],
        // A table scrolls down only, measures its headers itself, and tables bounce anyway.
        nothing: [
            "alwaysBounceVertical", "showsHorizontalScrollIndicator", "bouncesZoom", "directionalLockEnabled",
            "maximumZoomScale", "minimumZoomScale", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
            "showsSelectionImmediatelyOnTouchBegin", "delaysContentTouches", "canCancelContentTouches",
            "prefetchingEnabled", "alwaysBounceHorizontal", "verticalScrollIndicatorInsets",
        ],
        usual: [
            "contentInsetAdjustmentBehavior": ["automatic", "always", "scrollableAxes"], "pagingEnabled": ["NO"],
            "selectionFollowsFocus": ["NO"], "remembersLastFocusedIndexPath": ["NO"],
        ],
        properties: [
            "separatorInset", "separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor",
            "sectionIndexTrackingBackgroundColor", "tableHeaderView", "tableFooterView", "contentInset",
            // Where the bar beside the table begins, which follows the table's edges.
            "scrollIndicatorInsets", "horizontalScrollIndicatorInsets", "verticalScrollIndicatorInsets",
        ]
    )

    private static let section = Kind(
        said: ["headerTitle", "footerTitle", "headerHeight", "footerHeight", "colspan"],
        properties: ["headerTitle", "footerTitle"]
    )

    private static let cell = Kind(
        said: [
            "style", "textLabel", "detailTextLabel", "imageView", "accessoryType", "editingAccessoryType",
            "indentationLevel", "indentationWidth", "reuseIdentifier", "rowHeight", "selectionStyle",
            "shouldIndentWhileEditing", "userInteractionEnabled", "preservesSuperviewLayoutMargins",
        ],
        // An accessory is there while rows are edited, too, and iPhones have no focus.
        nothing: ["hidesAccessoryWhenEditing", "focusStyle", "showsReorderControl"],
        properties: ["separatorInset", "contentConfiguration", "defaultContentConfiguration"]
    )

    private static let listConfiguration = Kind(
        said: [
            "style", "text", "secondaryText", "image", "prefersSideBySideTextAndSecondaryText", "configurationType",
        ],
        // The distances of a standard cell are those of its style.
        nothing: [
            "imageToTextPadding", "textToSecondaryTextHorizontalPadding", "textToSecondaryTextVerticalPadding",
            "axesPreservingSuperviewLayoutMargins",
        ],
        properties: ["text", "secondaryText", "image"]
    )

    private static let contentView = Kind(said: ["tableViewCell"], nothing: ["userInteractionEnabled"])

    private static let label = Kind(
        said: [
            "text", "textAlignment", "lineBreakMode", "numberOfLines", "enabled", "adjustsFontSizeToFit",
            "minimumScaleFactor", "minimumFontSize", "usesAttributedText", "adjustsFontForContentSizeCategory", "alpha",
        ],
        // Where a text that shrinks stands, and spacing of letters that iOS 7 gave up; the widest line is the frame's.
        nothing: [
            "baselineAdjustment", "adjustsLetterSpacingToFitWidth", "preferredMaxLayoutWidth", "userInteractionEnabled",
            "allowsDefaultTighteningForTruncation",
        ],
        properties: ["highlightedColor", "shadowColor", "shadowOffset", "text", "attributedText"]
    )

    private static let imageView = Kind(
        said: ["image", "highlightedImage", "alpha"],
        nothing: ["userInteractionEnabled", "adjustsImageSizeForAccessibilityContentSizeCategory"],
        properties: ["image", "highlightedImage", "preferredSymbolConfiguration", "imageReference"]
    )

    private static let view = Kind(said: ["alpha"])

    private static let stack = Kind(
        said: [
            "axis", "alignment", "distribution", "spacing", "layoutMarginsRelativeArrangement", "spacingType", "alpha",
        ],
        usual: ["baselineRelativeArrangement": ["NO"]]
    )

    private static let searchBar = Kind(
        said: ["placeholder", "text", "searchBarStyle"],
        // The field is that of the navigation bar, which draws it.
        nothing: ["barStyle", "translucent"],
        properties: ["textInputTraits", "scopeButtonTitles", "barTintColor"]
    )
}
