extension AttributeSupport {
    static let button = Kind(
        imported: ["buttonType", "enabled", "lineBreakMode", "alpha", "changesSelectionAsPrimaryAction"],
        // The glow and the shades that iOS 15 removed. A menu is imported regardless of what opens it.
        ignored: [
            "showsMenuAsPrimaryAction",
            "showsTouchWhenHighlighted", "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted",
            "reversesTitleShadowWhenHighlighted", "pointerInteraction", "hoverStyle", "role",
        ],
        ignoredValues: ["selected": ["NO"]],
        importedProperties: [
            "normal", "selected", "highlighted", "configuration", "attributedTitle", "menu",
            "preferredSymbolConfiguration",
        ],
        // The content for other states is reported separately.
        ignoredProperties: ["disabled", "focused", "titleShadowOffset"]
    )

    static let buttonConfiguration = Kind(
        imported: ["style", "title", "image", "imagePlacement", "imagePadding", "cornerStyle"],
        // The alignment of a title's lines, and default behavior on Macs and of menus. Sizes are read from the frame.
        ignored: [
            "titleAlignment", "buttonSize", "titleLineBreakMode", "subtitleLineBreakMode", "macIdiomStyle",
            "titlePadding", "indicator", "automaticallyUpdateForSelection",
        ],
        ignoredValues: ["showsActivityIndicator": ["NO"], "subtitle": [""]],
        importedProperties: [
            "title", "attributedTitle", "titleFontDescription", "baseForegroundColor", "baseBackgroundColor", "image",
            "preferredSymbolConfigurationForImage",
        ],
        ignoredProperties: ["imageReference", "contentInsets"]
    )

    static let field = Kind(
        imported: [
            "text", "placeholder", "textAlignment", "borderStyle", "clearButtonMode", "clearsOnBeginEditing", "enabled",
            "userInteractionEnabled", "alpha",
        ],
        // A field scrolls if its text is too long.
        ignored: [
            "minimumFontSize", "adjustsFontSizeToFit", "selected", "clearsOnInsertion", "allowsEditingTextAttributes",
            "usesAttributedText", "adjustsFontForContentSizeCategory",
        ],
        importedProperties: ["textInputTraits", "text", "placeholder", "attributedText", "attributedPlaceholder"]
    )

    static let textView = Kind(
        imported: ["text", "textAlignment", "editable", "alpha"],
        // A text view grows with its text and doesn't scroll.
        ignored: [
            "scrollEnabled", "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "selectable",
            "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "scrollsToTop", "indicatorStyle",
            "maximumZoomScale", "minimumZoomScale", "delaysContentTouches", "canCancelContentTouches",
            "keyboardDismissMode", "directionalLockEnabled", "pagingEnabled", "adjustsFontForContentSizeCategory",
            "allowsEditingTextAttributes", "contentInsetAdjustmentBehavior", "clearsOnInsertion", "usesAttributedText",
        ],
        importedProperties: ["textInputTraits", "dataDetectorTypes", "text", "attributedText", "contentInset"],
        ignoredProperties: scrollIndicatorInsets
    )

    static let toggle = Kind(
        imported: ["on", "enabled", "alpha"],
        // On Macs, a switch can have a title.
        ignored: ["title", "preferredStyle"],
        importedProperties: ["onTintColor", "thumbTintColor", "title"]
    )

    static let slider = Kind(
        imported: ["value", "minValue", "maxValue", "continuous", "enabled", "alpha"],
        importedProperties: ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"]
    )

    static let stepper = Kind(
        imported: ["value", "minimumValue", "maximumValue", "stepValue", "wraps", "autorepeat", "enabled", "alpha"],
        ignoredValues: ["continuous": ["YES"]]
    )

    static let segments = Kind(
        imported: ["selectedSegmentIndex", "enabled", "alpha"],
        // The styles of iOS 6.
        ignored: ["segmentControlStyle", "segmentedControlStyle"],
        ignoredValues: ["momentary": ["NO"], "apportionsSegmentWidthsByContent": ["NO"], "springLoaded": ["NO"]],
        importedProperties: ["selectedSegmentTintColor"]
    )

    static let progress = Kind(
        imported: ["progress", "alpha"],
        // The bar style of a progress view in a toolbar is slightly thinner.
        ignored: ["progressViewStyle"],
        importedProperties: ["progressTintColor", "trackTintColor"]
    )

    static let spinner = Kind(
        imported: ["style", "animating", "alpha"],
        ignored: ["hidesWhenStopped"],
        // The color is reported if it isn't UIKit's default.
        ignoredProperties: ["color"]
    )

    static let pages = Kind(
        imported: ["numberOfPages", "currentPage", "hidesForSinglePage", "enabled", "alpha"],
        ignored: ["defersCurrentPageDisplay"],
        importedProperties: ["pageIndicatorTintColor", "currentPageIndicatorTintColor"]
    )

    static let date = Kind(
        imported: ["datePickerMode", "style", "minuteInterval", "countDownDuration", "enabled", "alpha"],
        // The initial date is a value of the state.
        ignored: ["useCurrentDate"],
        ignoredValues: ["roundsToMinuteInterval": ["YES"]],
        importedProperties: ["date", "minimumDate", "maximumDate"]
    )

    static let wheel = Kind(imported: ["alpha"], ignoredValues: ["showsSelectionIndicator": ["YES"]])
}
