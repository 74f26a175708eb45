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
            "modalInPresentation",
        ],
        // The generated controller is created without a storyboard, and its table extends below the bars as in UIKit.
        ignored: [
            "useStoryboardIdentifierAsRestorationIdentifier", "automaticallyAdjustsScrollViewInsets",
            "extendedLayoutIncludesOpaqueBars", "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "nibName",
            "definesPresentationContext", "providesPresentationContextTransitionStyle", "editing",
            "initialViewController",
        ],
        ignoredValues: ["modalPresentationStyle": ["automatic"], "modalTransitionStyle": ["coverVertical"]],
        importedProperties: [
            "view", "tableView", "navigationItem", "toolbarItems", "tabBarItem", "refreshControl", "title",
            "storyboardIdentifier",
        ],
        // The sizes of the canvas, and bars below which the content doesn't extend.
        ignoredProperties: ["extendedEdge", "nibName", "customSize", "modalPageSheetSize", "modalFormSheetSize"]
    )

    private static let navigationItem = Kind(
        imported: [
            "title", "prompt", "largeTitleDisplayMode", "hidesBackButton", "leftItemsSupplementBackButton",
            "backButtonTitle", "backButtonDisplayMode",
        ],
        ignoredValues: ["style": ["navigator"]],
        importedProperties: [
            "title", "prompt", "titleView", "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems",
            "rightBarButtonItems", "backBarButtonItem", "backButtonTitle",
        ]
    )

    private static let barButton = Kind(
        imported: ["title", "image", "systemItem", "style", "width", "enabled"],
        // Smaller images for iPhones in landscape, and titles that only reserve a width.
        ignored: ["landscapeImage", "largeContentSizeImage", "possibleTitles"],
        ignoredValues: ["selected": ["NO"]],
        importedProperties: ["title", "customView", "image", "menu"],
        ignoredProperties: ["landscapeImage", "largeContentSizeImageInsets"]
    )

    private static let table = Kind(
        imported: [
            "style", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight", "separatorStyle",
            "separatorInsetReference", "allowsMultipleSelection", "scrollEnabled", "bounces",
            "showsVerticalScrollIndicator", "scrollsToTop", "keyboardDismissMode", "indicatorStyle",
            "sectionIndexMinimumDisplayRowCount", "allowsSelectionDuringEditing",
            "allowsMultipleSelectionDuringEditing", "allowsSelection",
        ],
        // A table scrolls only vertically, measures its headers itself, and always bounces.
        ignored: [
            "alwaysBounceVertical", "showsHorizontalScrollIndicator", "bouncesZoom", "directionalLockEnabled",
            "maximumZoomScale", "minimumZoomScale", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
            "showsSelectionImmediatelyOnTouchBegin", "delaysContentTouches", "canCancelContentTouches",
            "prefetchingEnabled", "alwaysBounceHorizontal", "verticalScrollIndicatorInsets",
            // Sections and prototypes contain this information.
            "dataMode",
        ],
        ignoredValues: [
            "contentInsetAdjustmentBehavior": ["automatic", "always", "scrollableAxes"], "pagingEnabled": ["NO"],
            "selectionFollowsFocus": ["NO"], "remembersLastFocusedIndexPath": ["NO"],
        ],
        importedProperties: [
            "separatorInset", "separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor",
            "sectionIndexTrackingBackgroundColor", "tableHeaderView", "tableFooterView", "contentInset",
        ],
        ignoredProperties: scrollIndicatorInsets
    )

    /// The scroll indicators follow the edges of their view.
    static let scrollIndicatorInsets: Set<String> = [
        "scrollIndicatorInsets", "horizontalScrollIndicatorInsets", "verticalScrollIndicatorInsets",
    ]

    private static let section = Kind(
        imported: ["headerTitle", "footerTitle", "headerHeight", "footerHeight"],
        ignored: ["colspan"],
        importedProperties: ["headerTitle", "footerTitle"]
    )

    private static let cell = Kind(
        imported: [
            "style", "textLabel", "detailTextLabel", "imageView", "accessoryType", "editingAccessoryType",
            "indentationLevel", "indentationWidth", "reuseIdentifier", "rowHeight", "selectionStyle",
            "shouldIndentWhileEditing", "userInteractionEnabled", "preservesSuperviewLayoutMargins",
        ],
        // The accessory also exists in editing mode, and iPhones have no focus.
        ignored: ["hidesAccessoryWhenEditing", "focusStyle", "showsReorderControl"],
        importedProperties: ["separatorInset", "contentConfiguration"],
        ignoredProperties: ["defaultContentConfiguration"]
    )

    private static let listConfiguration = Kind(
        imported: [
            "style", "text", "secondaryText", "image", "prefersSideBySideTextAndSecondaryText", "configurationType",
        ],
        // The distances of a standard cell are those of its style.
        ignored: [
            "imageToTextPadding", "textToSecondaryTextHorizontalPadding", "textToSecondaryTextVerticalPadding",
            "axesPreservingSuperviewLayoutMargins",
        ],
        importedProperties: ["text", "secondaryText", "image"]
    )

    private static let contentView = Kind(imported: ["tableViewCell"], ignored: ["userInteractionEnabled"])

    private static let label = Kind(
        imported: [
            "text", "textAlignment", "lineBreakMode", "numberOfLines", "enabled", "adjustsFontSizeToFit",
            "minimumScaleFactor", "alpha",
        ],
        // The baseline of a text that shrinks, and attributes removed since iOS 6 and 7. The maximum line width is that
        // of the frame. A font of a text style always scales with the user's text size, and an attributed text is read
        // if there is one.
        ignored: [
            "minimumFontSize", "usesAttributedText", "adjustsFontForContentSizeCategory",
            "baselineAdjustment", "adjustsLetterSpacingToFitWidth", "preferredMaxLayoutWidth", "userInteractionEnabled",
            "allowsDefaultTighteningForTruncation",
        ],
        importedProperties: ["highlightedColor", "shadowColor", "shadowOffset", "text", "attributedText"]
    )

    private static let imageView = Kind(
        imported: ["image", "highlightedImage", "alpha"],
        ignored: ["userInteractionEnabled"],
        importedProperties: ["image", "highlightedImage", "preferredSymbolConfiguration"],
        ignoredProperties: ["imageReference"]
    )

    private static let view = Kind(imported: ["alpha"])

    private static let stack = Kind(
        imported: [
            "axis", "alignment", "distribution", "spacing", "layoutMarginsRelativeArrangement", "spacingType", "alpha",
        ],
        ignoredValues: ["baselineRelativeArrangement": ["NO"]]
    )

    private static let searchBar = Kind(
        imported: ["placeholder", "text"],
        // The field belongs to the navigation bar, which draws it.
        ignored: ["barStyle", "translucent", "searchBarStyle"],
        importedProperties: ["textInputTraits", "scopeButtonTitles"],
        ignoredProperties: ["barTintColor"]
    )
}
