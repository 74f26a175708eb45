extension Alias {
    /// Keys of controls in all mappings.
    static let control = [
        Alias("keyboard", is: .deprecated("keyboardType")),
        Alias("isSecure", is: .deprecated("isSecureTextEntry")),
        fontAttribute, required, minimumLength,
        Alias("autocapitalization", "capitalization", is: .renamed("autocapitalizationType")),
        Alias("autocorrection", "autocorrect", is: .renamed("autocorrectionType")),
        Alias("returnKey", is: .renamed("returnKeyType")),
        Alias("secure", "password", "secureTextEntry", is: .renamed("isSecureTextEntry")),
        Alias("toggle", "isOn", is: .renamed("switch")),
        Alias("minimumValue", "minValue", "minimum", is: .renamed("min")),
        Alias("maximumValue", "maxValue", "maximum", is: .renamed("max")),
        Alias("stepValue", is: .renamed("step")),
        Alias("prompt", is: .renamed("placeholder")),
        Alias("datePickerMode", is: .renamed("mode")),
        Alias("datePickerStyle", is: .renamed("preferredDatePickerStyle")),
        Alias("activityIndicatorView", "spinner", is: .renamed("activityIndicator")),
        Alias("progress", is: .renamed("progressView")),
        Alias("onChange", "valueChanged", "onTapGesture", "onTap", "selector", "primaryAction", is: .renamed("action")),
        Alias("isEnabled", is: .renamed("enabled")),
        Alias("disabled", is: .remedy("write 'enabled: $(!isBusy)'")),
        Alias("onSubmit", "onCommit", "textFieldShouldReturn", "editingDidEndOnExit", is: .renamed("onReturn")),
        Alias("maxLength", "maximumCharacters", "characterLimit", "limit", is: .renamed("maximumLength")),
        Alias("nextField", "nextResponder", "nextKeyView", is: .renamed("next")),
        Alias("onBeginEditing", "textFieldDidBeginEditing", "textViewDidBeginEditing", is: .renamed("editingDidBegin")),
        Alias("onEndEditing", "textFieldDidEndEditing", "textViewDidEndEditing", is: .renamed("editingDidEnd")),
        Alias("isFocused", "focused", "autofocus", "becomeFirstResponder", is: .renamed("focus")),
        systemImage,
    ]

    /// The list of a pop-up button is in the mapping that contains its value.
    private static let menuOptions = Alias(
        "options",
        "items",
        beside: "menu",
        is: .remedy("move the options into 'menu': 'menu: { value: $(size), options: [ … ] }'")
    )

    static let accessory = [
        Alias("color", beside: "textField", is: .renamed("textColor")),
        Alias(
            "picker",
            is: .remedy(
                "write 'menu: $(choice)' for a few choices, or 'choose' in the row for a list on a separate screen"
            )
        ),
        Alias(
            "text",
            "label",
            "title",
            beside: "textField",
            is: .remedy("the row's 'text' says what the field is for")
        ),
        Alias("url", "link", "href", is: .remedy("write the URL as 'openURL' in the row")),
        menuOptions,
        Alias("items", "options", is: .renamed("segments")),
        Alias("imageView", is: .renamed("image")),
        Alias("customView", "class", is: .renamed("view")),
        Alias("destination", "navigationLink", is: .renamed("segue")),
        Alias("title", is: .remedy("write the title as the value of the button: 'button: Title'")),
        Alias(
            "type",
            "kind",
            is: .remedy(
                "write 'accessory: checkmark', or a mapping with a control: '{ switch: $(isOn) }'"
            )
        ),
    ]

    static let contentView = [
        Alias("textColor", beside: "label", is: .renamed("color")),
        link,
        Alias("tap", "click", "onClick", "onPress", is: .renamed("action")),
        Alias("lines", is: .renamed("numberOfLines")),
        Alias("text", "title", is: .renamed("label")),
        Alias("imageView", is: .renamed("image")),
        Alias("horizontalStack", is: .renamed("hstack")),
        Alias("verticalStack", is: .renamed("vstack")),
        Alias("stackView", is: .remedy("use 'hstack' or 'vstack' with a list of views")),
        Alias("picker", is: .renamed("pickerView")),
        Alias("textEditor", is: .renamed("textView")),
        menuOptions,
        Alias(
            "items",
            "options",
            is: .remedy("write 'segments' for a segmented control, or 'titles' for a picker view")
        ),
        Alias("customView", is: .renamed("view")), Alias("customClass", is: .renamed("class")),
        Alias("foregroundColor", "foregroundStyle", is: .renamed("color")),
        Alias(
            "attributedText",
            "attributedString",
            is: .remedy("use Markdown for bold words: '{ label: \"A **bold** word\", markdown: true }'")
        ),
        Alias("isMarkdown", is: .renamed("markdown")),
        Alias("lineLimit", is: .renamed("numberOfLines")),
        Alias("truncationMode", is: .renamed("lineBreakMode")),
        Alias("tint", is: .renamed("tintColor")),
        Alias("frame", is: .remedy("write 'width' and 'height'")),
        Alias("backgroundColor", is: .deprecated("background")),
        Alias("layer.cornerRadius", is: .renamed("cornerRadius")),
        Alias("shadowColor", "shadowOffset", is: .remedy("write 'shadow: { color: systemGray, y: 1 }'")),
        Alias("layer.borderColor", "borderColor", is: .remedy("write 'border: { color: separator, width: 1 }'")),
        Alias("layer.borderWidth", "borderWidth", is: .remedy("write 'border: { width: 1 }'")),
        Alias("clipsToBounds", "clipShape", is: .remedy("use 'cornerRadius', which clips the content of the view")),
        Alias("layoutMargins", "directionalLayoutMargins", "contentInsets", "insets", is: .renamed("padding")),
        Alias("opacity", is: .renamed("alpha")),
        Alias("titleColor", "baseForegroundColor", is: .renamed("color")),
        Alias("baseBackgroundColor", is: .renamed("background")),
        Alias("titleFont", is: .renamed("font")),
        Alias("buttonStyle", "configuration", "buttonType", is: .renamed("style")),
        Alias("isSelected", is: .renamed("selected")),
        Alias("symbolFont", "preferredSymbolConfiguration", "imageScale", is: .renamed("symbolConfiguration")),
        hidden,
        Alias("isVisible", is: .renamed("visible")),
        Alias("overlay", "depthStack", is: .renamed("zstack")),
        Alias("position", is: .renamed("anchor")),
        Alias("minimumWidth", is: .renamed("minWidth")),
        Alias("maximumWidth", is: .renamed("maxWidth")),
        Alias("minimumHeight", is: .renamed("minHeight")),
        Alias("maximumHeight", is: .renamed("maxHeight")),
        Alias("ratio", is: .renamed("aspectRatio")),
    ]

    static let image = [
        Alias("systemName", "systemImage", "sfSymbol", is: .renamed("symbol")),
        Alias("name", "asset", is: .renamed("named")),
    ]

    static let segment = [
        Alias("text", "label", "accessibilityLabel", is: .renamed("title")),
        systemImage,
    ]

    static let color = [
        Alias("any", "default", "hex", is: .renamed("light")),
        Alias("name", "asset", is: .renamed("named")),
        Alias(
            "red",
            "green",
            "blue",
            "alpha",
            is: .remedy("write '\"#RRGGBB\"' or '\"#RRGGBBAA\"', in hexadecimal digits")
        ),
    ]

    static let font = [
        Alias("pointSize", is: .renamed("size")),
        Alias("name", "family", "fontName", is: .renamed("named")),
        Alias("style", is: .renamed("textStyle")),
        Alias("isItalic", "slanted", is: .renamed("italic")),
    ]

    static let symbolConfiguration = [
        Alias("pointSize", is: .renamed("size")),
        Alias("font", "style", is: .renamed("textStyle")),
        Alias("imageScale", is: .renamed("scale")),
    ]

    static let border = [
        Alias("borderColor", "stroke", is: .renamed("color")),
        Alias("borderWidth", "lineWidth", "thickness", is: .renamed("width")),
    ]

    static let inset = [
        Alias("leading", is: .renamed("left")),
        Alias("trailing", is: .renamed("right")),
        Alias("horizontal", is: .remedy("write 'left' and 'right'")),
        Alias("vertical", is: .remedy("write 'top' and 'bottom'")),
    ]
}
