extension AttributeLedger {
    static let button = Kind(
        said: [
            "buttonType", "enabled", "lineBreakMode", "alpha", "showsMenuAsPrimaryAction",
            "changesSelectionAsPrimaryAction",
        ],
        // The glow and the shades that iOS 15 gave up.
        nothing: [
            "showsTouchWhenHighlighted", "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted",
            "reversesTitleShadowWhenHighlighted", "pointerInteraction", "hoverStyle", "role",
        ],
        usual: ["selected": ["NO"]],
        properties: [
            "normal", "selected", "highlighted", "disabled", "focused", "configuration", "attributedTitle", "menu",
            "preferredSymbolConfiguration", "titleShadowOffset",
            // The room around a title is part of the button's frame, which is read.
            "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
        ]
    )

    static let buttonConfiguration = Kind(
        said: ["style", "title", "image", "imagePlacement", "imagePadding", "cornerStyle"],
        // Where lines of a title stand, and what Macs and menus do by themselves; sizes are read from the frame.
        nothing: [
            "titleAlignment", "buttonSize", "titleLineBreakMode", "subtitleLineBreakMode", "macIdiomStyle",
            "titlePadding",
            "indicator", "automaticallyUpdateForSelection",
        ],
        usual: ["showsActivityIndicator": ["NO"], "subtitle": [""]],
        properties: [
            "title", "attributedTitle", "titleFontDescription", "baseForegroundColor", "baseBackgroundColor", "image",
            "imageReference", "preferredSymbolConfigurationForImage", "contentInsets",
        ]
    )

    static let field = Kind(
        said: [
            "text", "placeholder", "textAlignment", "borderStyle", "clearButtonMode", "clearsOnBeginEditing", "enabled",
            "userInteractionEnabled", "usesAttributedText", "adjustsFontForContentSizeCategory", "alpha",
        ],
        // A field scrolls where a text is too long.
        nothing: [
            "minimumFontSize", "adjustsFontSizeToFit", "selected", "clearsOnInsertion", "allowsEditingTextAttributes",
        ],
        properties: ["textInputTraits", "text", "placeholder", "attributedText", "attributedPlaceholder"]
    )

    static let textView = Kind(
        said: ["text", "textAlignment", "editable", "usesAttributedText", "alpha"],
        // A text view grows with its text and does not scroll by itself.
        nothing: [
            "scrollEnabled", "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "selectable",
            "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "scrollsToTop", "indicatorStyle",
            "maximumZoomScale", "minimumZoomScale", "delaysContentTouches", "canCancelContentTouches",
            "keyboardDismissMode",
            "directionalLockEnabled", "pagingEnabled", "adjustsFontForContentSizeCategory",
            "allowsEditingTextAttributes",
            "contentInsetAdjustmentBehavior", "clearsOnInsertion",
        ],
        properties: [
            "textInputTraits", "dataDetectorTypes", "text", "attributedText", "contentInset", "scrollIndicatorInsets",
            "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
        ]
    )

    static let toggle = Kind(
        said: ["on", "enabled", "alpha"],
        // On Macs a switch may have a title.
        nothing: ["title", "preferredStyle"],
        properties: ["onTintColor", "thumbTintColor", "title"]
    )

    static let slider = Kind(
        said: ["value", "minValue", "maxValue", "continuous", "enabled", "alpha"],
        properties: ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"]
    )

    static let stepper = Kind(
        said: ["value", "minimumValue", "maximumValue", "stepValue", "wraps", "autorepeat", "enabled", "alpha"],
        usual: ["continuous": ["YES"]]
    )

    static let segments = Kind(
        said: ["selectedSegmentIndex", "enabled", "alpha"],
        // The styles of iOS 6.
        nothing: ["segmentControlStyle", "segmentedControlStyle"],
        usual: ["momentary": ["NO"], "apportionsSegmentWidthsByContent": ["NO"], "springLoaded": ["NO"]],
        properties: ["selectedSegmentTintColor"]
    )

    static let progress = Kind(
        said: ["progress", "alpha"],
        // A bar of a toolbar is a little thinner.
        nothing: ["progressViewStyle"],
        properties: ["progressTintColor", "trackTintColor"]
    )

    static let spinner = Kind(
        said: ["style", "animating", "hidesWhenStopped", "alpha"],
        properties: ["color"]
    )

    static let pages = Kind(
        said: ["numberOfPages", "currentPage", "hidesForSinglePage", "enabled", "alpha"],
        nothing: ["defersCurrentPageDisplay"],
        properties: ["pageIndicatorTintColor", "currentPageIndicatorTintColor"]
    )

    static let date = Kind(
        said: ["datePickerMode", "style", "minuteInterval", "countDownDuration", "useCurrentDate", "enabled", "alpha"],
        usual: ["roundsToMinuteInterval": ["YES"]],
        properties: ["date", "minimumDate", "maximumDate"]
    )

    static let wheel = Kind(said: ["showsSelectionIndicator", "alpha"])
}
