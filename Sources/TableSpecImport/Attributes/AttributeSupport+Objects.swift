extension AttributeSupport {
    /// The objects of table scenes whose attributes are handled.
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
        imported: [
            "title", "storyboardIdentifier", "hidesBottomBarWhenPushed", "clearsSelectionOnViewWillAppear",
            "modalInPresentation", "view", "tableView", "navigationItem", "toolbarItems", "tabBarItem",
            "refreshControl",
        ],
        // The generated controller is created without a storyboard, and its table extends below the bars as in UIKit.
        ignored: [
            "useStoryboardIdentifierAsRestorationIdentifier", "automaticallyAdjustsScrollViewInsets",
            "extendedLayoutIncludesOpaqueBars", "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "nibName",
            "definesPresentationContext", "providesPresentationContextTransitionStyle", "editing",
            "initialViewController",
            // The sizes of the canvas, and bars below which the content doesn't extend.
            "extendedEdge", "customSize", "modalPageSheetSize", "modalFormSheetSize",
        ],
        ignoredValues: ["modalPresentationStyle": ["automatic"], "modalTransitionStyle": ["coverVertical"]]
    )

    private static let navigationItem = Kind(
        imported: [
            "title", "prompt", "largeTitleDisplayMode", "hidesBackButton", "leftItemsSupplementBackButton",
            "backButtonTitle", "backButtonDisplayMode", "titleView", "leftBarButtonItem", "rightBarButtonItem",
            "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem",
        ],
        ignoredValues: ["style": ["navigator"]]
    )

    private static let barButton = Kind(
        imported: ["title", "image", "systemItem", "style", "width", "enabled", "customView", "menu"],
        // Smaller images for iPhones in landscape, and titles that only reserve a width.
        ignored: ["landscapeImage", "largeContentSizeImage", "possibleTitles", "largeContentSizeImageInsets"],
        ignoredValues: ["selected": ["NO"]]
    )

    private static let table = Kind(
        imported: [
            "style", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight", "separatorStyle",
            "separatorInsetReference", "allowsMultipleSelection", "scrollEnabled", "bounces",
            "showsVerticalScrollIndicator", "scrollsToTop", "keyboardDismissMode", "indicatorStyle",
            "sectionIndexMinimumDisplayRowCount", "allowsSelectionDuringEditing",
            "allowsMultipleSelectionDuringEditing", "allowsSelection", "separatorInset", "separatorColor",
            "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
            "tableHeaderView", "tableFooterView", "contentInset",
        ],
        // A table scrolls only vertically, measures its headers itself, and always bounces.
        ignored: [
            "alwaysBounceVertical", "showsHorizontalScrollIndicator", "bouncesZoom", "directionalLockEnabled",
            "maximumZoomScale", "minimumZoomScale", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
            "showsSelectionImmediatelyOnTouchBegin", "delaysContentTouches", "canCancelContentTouches",
            "prefetchingEnabled", "alwaysBounceHorizontal", "verticalScrollIndicatorInsets",
            // Sections and prototypes contain this information.
            "dataMode",
            // The scroll indicators follow the edges of their view.
            "scrollIndicatorInsets", "horizontalScrollIndicatorInsets",
        ],
        ignoredValues: [
            "contentInsetAdjustmentBehavior": ["automatic", "always", "scrollableAxes"], "pagingEnabled": ["NO"],
            "selectionFollowsFocus": ["NO"], "remembersLastFocusedIndexPath": ["NO"],
        ]
    )

    private static let section = Kind(
        imported: ["headerTitle", "footerTitle", "headerHeight", "footerHeight"],
        ignored: ["colspan"]
    )

    private static let cell = Kind(
        imported: [
            "style", "textLabel", "detailTextLabel", "imageView", "accessoryType", "editingAccessoryType",
            "indentationLevel", "indentationWidth", "reuseIdentifier", "rowHeight", "selectionStyle",
            "shouldIndentWhileEditing", "userInteractionEnabled", "preservesSuperviewLayoutMargins", "separatorInset",
            "contentConfiguration",
        ],
        // The accessory also exists in editing mode, and iPhones have no focus.
        ignored: ["hidesAccessoryWhenEditing", "focusStyle", "showsReorderControl", "defaultContentConfiguration"]
    )

    private static let listConfiguration = Kind(
        imported: [
            "style", "text", "secondaryText", "image", "prefersSideBySideTextAndSecondaryText", "configurationType",
        ],
        // The distances of a standard cell are those of its style.
        ignored: [
            "imageToTextPadding", "textToSecondaryTextHorizontalPadding", "textToSecondaryTextVerticalPadding",
            "axesPreservingSuperviewLayoutMargins",
        ]
    )

    private static let contentView = Kind(imported: ["tableViewCell"], ignored: ["userInteractionEnabled"])

    private static let label = Kind(
        imported: [
            "text", "textAlignment", "lineBreakMode", "numberOfLines", "enabled", "adjustsFontSizeToFit",
            "minimumScaleFactor", "alpha", "highlightedColor", "shadowColor", "shadowOffset", "attributedText",
        ],
        // The baseline of a text that shrinks, and attributes removed since iOS 6 and 7. The maximum line width is that
        // of the frame. A font of a text style always scales with the user's text size, and an attributed text is read
        // if there is one.
        ignored: [
            "minimumFontSize", "usesAttributedText", "adjustsFontForContentSizeCategory", "baselineAdjustment",
            "adjustsLetterSpacingToFitWidth", "preferredMaxLayoutWidth", "userInteractionEnabled",
            "allowsDefaultTighteningForTruncation", "useAutomaticPreferredMaxLayoutWidth",
        ]
    )

    private static let imageView = Kind(
        imported: ["image", "highlightedImage", "alpha", "preferredSymbolConfiguration"],
        ignored: ["userInteractionEnabled", "imageReference"]
    )

    private static let view = Kind(imported: ["alpha"])

    private static let stack = Kind(
        imported: [
            "axis", "alignment", "distribution", "spacing", "layoutMarginsRelativeArrangement", "spacingType", "alpha",
        ],
        ignoredValues: ["baselineRelativeArrangement": ["NO"]]
    )

    private static let searchBar = Kind(
        imported: ["placeholder", "text", "textInputTraits", "scopeButtonTitles"],
        // The field belongs to the navigation bar, which draws it.
        ignored: ["barStyle", "translucent", "searchBarStyle", "barTintColor"]
    )
}
