extension Alias {
    /// The names of types in JSON Schema, Objective-C and databases.
    package static let types = [
        Alias("integer", "number", "long", is: .renamed("Int")),
        Alias("boolean", is: .renamed("Bool")),
        Alias("decimal", "CGFloat", "real", is: .renamed("Double")),
        Alias("text", "varchar", is: .renamed("String")),
        Alias("UUID", is: .similar("String")),
        Alias("datetime", "timestamp", is: .renamed("Date")),
    ]

    /// The aliases of enumeration values, by the noun of the enumeration.
    package static let values: [String: [Alias]] = [
        // The menu of Interface Builder calls the styles Basic, Right Detail and Left Detail.
        CellStyle.noun: [
            Alias("basic", is: .renamed("default")),
            Alias("rightDetail", is: .renamed("value1")),
            Alias("leftDetail", is: .renamed("value2")),
            Alias(
                "button",
                is: .remedy("use 'action' to make the row a button, and 'textColor: tintColor' for a button's color")
            ),
        ],
        TableStyle.noun: [Alias("inset", "insetGroupedListStyle", is: .similar("insetGrouped"))],
        AccessoryType.noun: [
            Alias("disclosure", "chevron", is: .renamed("disclosureIndicator")),
            Alias("detailDisclosure", is: .renamed("detailDisclosureButton")),
            Alias("detail", "info", is: .renamed("detailButton")),
        ],
        SeparatorStyle.noun: [Alias("singleLineEtched", "default", is: .renamed("singleLine"))],
        SegueKind.noun: [
            Alias("push", is: .renamed("show")),
            Alias("modal", "presentation", "present", "sheet", is: .renamed("presentModally")),
            Alias("replace", is: .renamed("showDetail")),
            Alias(
                "popover",
                "popoverPresentation",
                is: .remedy("write 'kind: presentModally' and 'modalPresentationStyle: popover'")
            ),
        ],
        ModalPresentationStyle.noun: [
            Alias("sheet", is: .similar("pageSheet")),
            Alias("fullScreenCover", is: .renamed("fullScreen")),
        ],
        // SwiftUI's values of `navigationBarTitleDisplayMode`.
        LargeTitleDisplayMode.noun: [
            Alias("inline", is: .renamed("never")),
            Alias("large", is: .renamed("always")),
        ],
        // The names in UIKit, on keyboards and in other tools.
        KeyModifier.noun: [
            Alias("cmd", "meta", is: .renamed("command")),
            Alias("alternate", "alt", "opt", is: .renamed("option")),
            Alias("ctrl", is: .renamed("control")),
        ],
        KeyboardKey.noun: [
            Alias("esc", is: .renamed("escape")),
            Alias("enter", is: .renamed("return")),
            Alias("backspace", is: .renamed("delete")),
            Alias("up", is: .renamed("upArrow")),
            Alias("down", is: .renamed("downArrow")),
            Alias("left", is: .renamed("leftArrow")),
            Alias("right", is: .renamed("rightArrow")),
        ],
        SystemColor.noun: colors,
        FontTextStyle.noun: [
            Alias("title", is: .renamed("title1")),
            Alias("caption", is: .renamed("caption1")),
        ],
        // The spellings of line break modes in storyboards, and SwiftUI's values of `truncationMode`.
        LineBreakMode.noun: [
            Alias("wordWrap", is: .renamed("byWordWrapping")),
            Alias("characterWrap", is: .renamed("byCharWrapping")),
            Alias("clip", is: .renamed("byClipping")),
            Alias("headTruncation", "head", is: .renamed("byTruncatingHead")),
            Alias("tailTruncation", "tail", is: .renamed("byTruncatingTail")),
            Alias("middleTruncation", "middle", is: .renamed("byTruncatingMiddle")),
        ],
        ListTextAlignment.noun: [
            Alias("left", "leading", is: .similar("natural")),
            Alias(
                "right",
                "trailing",
                is: .remedy(
                    "write 'content: [{ label: …, alignment: right }]', or use the 'detail' of 'style: value1'; "
                        + "text in UIKit's cell styles can only be leading-aligned or centered"
                )
            ),
        ],
        KeyboardType.noun: [
            Alias("alphabet", "ascii", is: .renamed("asciiCapable")),
            Alias("email", is: .renamed("emailAddress")),
            Alias("number", "numeric", is: .similar("numberPad")),
            Alias("phone", is: .renamed("phonePad")),
            Alias("decimal", is: .renamed("decimalPad")),
        ],
        ContentMode.noun: [
            Alias("aspectFit", "fit", is: .renamed("scaleAspectFit")),
            Alias("aspectFill", "fill", is: .renamed("scaleAspectFill")),
        ],
        StackAlignment.noun: [Alias("baseline", is: .renamed("firstBaseline"))],
        DatePickerStyle.noun: [
            Alias("graphical", is: .renamed("inline")),
            Alias("wheel", is: .renamed("wheels")),
        ],
        DatePickerMode.noun: [Alias("hourAndMinute", is: .renamed("time"))],
        ActivityIndicatorStyle.noun: [
            Alias("whiteLarge", is: .similar("large")),
            Alias("white", "gray", is: .similar("medium")),
        ],
        // SwiftUI's `buttonStyle`.
        ButtonStyle.noun: [
            Alias("borderless", is: .renamed("plain")),
            Alias("bordered", is: .renamed("gray")),
            Alias("borderedTinted", is: .renamed("tinted")),
            Alias("borderedProminent", "prominent", is: .renamed("filled")),
        ],
        ImagePlacement.noun: [
            Alias("left", is: .similar("leading")),
            Alias("right", is: .similar("trailing")),
        ],
        ViewAnchor.noun: [
            Alias("topLeft", is: .similar("topLeading")),
            Alias("topRight", is: .similar("topTrailing")),
            Alias("bottomLeft", is: .similar("bottomLeading")),
            Alias("bottomRight", is: .similar("bottomTrailing")),
            Alias("left", is: .similar("leading")),
            Alias("right", is: .similar("trailing")),
        ],
        BarButtonStyle.noun: [
            Alias("bordered", is: .renamed("plain")),
            Alias("prominent", is: .renamed("done")),
        ],
        SystemItem.noun: [
            Alias("plus", is: .renamed("add")),
            Alias("share", is: .similar("action")),
            Alias("delete", is: .similar("trash")),
        ],
        SelectionMode.noun: [
            Alias("single", is: .renamed("exclusive")),
            Alias("multiple", is: .renamed("inclusive")),
        ],
    ]

    /// The fixed colors of `UIColor` and SwiftUI's names. A system color is a different shade, which adapts to the
    /// appearance.
    private static let colors =
        [
            "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
            "gray",
        ]
        .map { Alias($0, is: .similar("system" + $0.prefix(1).uppercased() + $0.dropFirst())) } + [
            Alias("magenta", is: .similar("systemPink")),
            Alias("lightGray", "darkGray", is: .similar("systemGray")),
            Alias("groupTableViewBackground", is: .renamed("systemGroupedBackground")),
            Alias("primary", "darkText", "text", is: .similar("label")),
            Alias("secondary", is: .similar("secondaryLabel")),
            Alias("accent", "accentColor", "tint", is: .renamed("tintColor")),
            Alias("transparent", is: .renamed("clear")),
        ]
}
