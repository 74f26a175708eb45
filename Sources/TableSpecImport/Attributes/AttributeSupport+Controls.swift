extension AttributeSupport {
    static let button = Kind(
        imported: [
            "buttonType", "enabled", "lineBreakMode", "alpha", "changesSelectionAsPrimaryAction", "configuration",
            "attributedTitle", "menu", "preferredSymbolConfiguration",
        ],
        // The glow and the shades that iOS 15 removed. A menu is imported regardless of what opens it.
        ignored: [
            "showsMenuAsPrimaryAction", "showsTouchWhenHighlighted", "adjustsImageWhenDisabled",
            "adjustsImageWhenHighlighted", "reversesTitleShadowWhenHighlighted", "pointerInteraction", "hoverStyle",
            "role", "titleShadowOffset",
        ],
        ignoredValues: ["selected": ["NO"]]
    )

    static let buttonConfiguration = Kind(
        imported: [
            "style", "title", "image", "imagePlacement", "imagePadding", "cornerStyle", "attributedTitle",
            "titleFontDescription", "baseForegroundColor", "baseBackgroundColor",
            "preferredSymbolConfigurationForImage",
        ],
        // The alignment of a title's lines, and default behavior on Macs and of menus. Sizes are read from the frame.
        ignored: [
            "titleAlignment", "buttonSize", "titleLineBreakMode", "subtitleLineBreakMode", "macIdiomStyle",
            "titlePadding", "indicator", "automaticallyUpdateForSelection", "imageReference", "contentInsets",
        ],
        ignoredValues: ["showsActivityIndicator": ["NO"], "subtitle": [""]]
    )

    static let field = Kind(
        imported: [
            "text", "placeholder", "textAlignment", "borderStyle", "clearButtonMode", "clearsOnBeginEditing", "enabled",
            "userInteractionEnabled", "alpha", "textInputTraits", "attributedText", "attributedPlaceholder",
        ],
        // A field scrolls if its text is too long.
        ignored: [
            "minimumFontSize", "adjustsFontSizeToFit", "selected", "clearsOnInsertion", "allowsEditingTextAttributes",
            "usesAttributedText", "adjustsFontForContentSizeCategory",
        ]
    )

    static let textView = Kind(
        imported: [
            "text", "textAlignment", "editable", "alpha", "textInputTraits", "dataDetectorTypes", "attributedText",
            "contentInset",
        ],
        // A text view grows with its text and doesn't scroll.
        ignored: [
            "scrollEnabled", "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "selectable",
            "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "scrollsToTop", "indicatorStyle",
            "maximumZoomScale", "minimumZoomScale", "delaysContentTouches", "canCancelContentTouches",
            "keyboardDismissMode", "directionalLockEnabled", "pagingEnabled", "adjustsFontForContentSizeCategory",
            "allowsEditingTextAttributes", "contentInsetAdjustmentBehavior", "clearsOnInsertion", "usesAttributedText",
            // The scroll indicators follow the edges of their view.
            "scrollIndicatorInsets", "horizontalScrollIndicatorInsets", "verticalScrollIndicatorInsets",
        ]
    )

    static let toggle = Kind(
        imported: ["on", "enabled", "alpha", "onTintColor", "thumbTintColor"],
        // On Macs, a switch can have a title.
        ignored: ["title", "preferredStyle"]
    )

    static let slider = Kind(
        imported: [
            "value", "minValue", "maxValue", "continuous", "enabled", "alpha", "minimumTrackTintColor",
            "maximumTrackTintColor", "thumbTintColor", "minimumValueImage", "maximumValueImage",
        ]
    )

    static let stepper = Kind(
        imported: ["value", "minimumValue", "maximumValue", "stepValue", "wraps", "autorepeat", "enabled", "alpha"],
        ignoredValues: ["continuous": ["YES"]]
    )

    static let segments = Kind(
        imported: ["selectedSegmentIndex", "enabled", "alpha", "selectedSegmentTintColor"],
        // The styles of iOS 6.
        ignored: ["segmentControlStyle", "segmentedControlStyle"],
        ignoredValues: ["momentary": ["NO"], "apportionsSegmentWidthsByContent": ["NO"], "springLoaded": ["NO"]]
    )

    static let progress = Kind(
        imported: ["progress", "alpha", "progressTintColor", "trackTintColor"],
        // The bar style of a progress view in a toolbar is slightly thinner.
        ignored: ["progressViewStyle"]
    )

    static let spinner = Kind(
        imported: ["style", "animating", "alpha"],
        // The color is reported if it isn't UIKit's default.
        ignored: ["hidesWhenStopped", "color"]
    )

    static let pages = Kind(
        imported: [
            "numberOfPages", "currentPage", "hidesForSinglePage", "enabled", "alpha", "pageIndicatorTintColor",
            "currentPageIndicatorTintColor",
        ],
        ignored: ["defersCurrentPageDisplay"]
    )

    static let date = Kind(
        imported: [
            "datePickerMode", "style", "minuteInterval", "countDownDuration", "enabled", "alpha", "date", "minimumDate",
            "maximumDate",
        ],
        // The initial date is a value of the state.
        ignored: ["useCurrentDate"],
        ignoredValues: ["roundsToMinuteInterval": ["YES"]]
    )

    static let wheel = Kind(imported: ["alpha"], ignoredValues: ["showsSelectionIndicator": ["YES"]])
}
