extension ScreenDrafter {
    /// The appearance of a text field, and its traits of text input.
    func fieldKeys(of view: Element) -> YAMLMapping {
        var keys = inputKeys(of: view)
        if isNeverCapitalized(view, keys) { keys["autocapitalizationType"] = .text("none") }
        if let style = view["borderStyle"], ["line", "bezel", "roundedRect"].contains(style) {
            keys["borderStyle"] = .text(style)
        }
        if let mode = view["clearButtonMode"], ["whileEditing", "unlessEditing", "always"].contains(mode) {
            keys["clearButtonMode"] = .text(mode)
        }
        if view.bool("clearsOnBeginEditing") == true { keys["clearsOnBeginEditing"] = .bool(true) }
        if let alignment = view["textAlignment"], ["left", "right", "center"].contains(alignment) {
            keys["textAlignment"] = .text(alignment)
        }
        // Interface Builder writes 14 points for every unchanged field.
        if let font = InterfaceFont(view), font != .system(size: 14, weight: "regular"), font.style != "body" {
            keys["font"] = font.yaml
        }
        return keys
    }

    /// Whether a field capitalizes nothing although the keyboard could.
    ///
    /// Interface Builder writes `sentences` explicitly (in 11 of the 14 third-party storyboards that have fields), so
    /// traits without it have Interface Builder's default, `none`.
    ///
    /// `autocapitalizationType` is ignored by keyboards for numbers, telephone numbers and names with them
    /// (https://developer.apple.com/documentation/uikit/uitextinputtraits/autocapitalizationtype).
    private func isNeverCapitalized(_ field: Element, _ keys: YAMLMapping) -> Bool {
        guard field.property("textInputTraits")?["autocapitalizationType"] == nil, keys["isSecureTextEntry"] == nil
        else { return false }
        let keyboards = ["numberPad", "phonePad", "namePhonePad", "decimalPad", "asciiCapableNumberPad"]
        return !keyboards.contains { keys["keyboardType"] == .text($0) }
    }

    /// The appearance of a text view, its data detectors, and its text input traits.
    func textViewKeys(of view: Element) -> YAMLMapping {
        var keys = inputKeys(of: view)
        if let alignment = view["textAlignment"], ["left", "right", "center"].contains(alignment) {
            keys["textAlignment"] = .text(alignment)
        }
        // Interface Builder writes 14 points for every unchanged text view.
        if let font = InterfaceFont(view), font != .system(size: 14, weight: "regular"), font.style != "body" {
            keys["font"] = font.yaml
        }
        guard view.bool("editable") == false else { return keys }
        keys["isEditable"] = .bool(false)
        let detected = view.property("dataDetectorTypes").map { types in
            Self.detectorTypes.filter { types.bool($0) == true }
        }
        if let detected, !detected.isEmpty { keys["dataDetectorTypes"] = .list(detected.map(YAMLValue.text)) }
        return keys
    }

    private static let detectorTypes = [
        "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber", "lookupSuggestion",
    ]

    /// The traits of editable text.
    func inputKeys(of view: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        guard let traits = view.property("textInputTraits") else { return keys }
        if let keyboard = Self.keyboards[traits["keyboardType"] ?? ""] { keys["keyboardType"] = .text(keyboard) }
        if traits.bool("secureTextEntry") == true { keys["isSecureTextEntry"] = .bool(true) }
        for (key, words) in Self.inputWords {
            if let word = traits[key], words.contains(word) { keys[key] = .text(word) }
        }
        for key in Self.typingAids {
            if let word = traits[key], ["no", "yes"].contains(word) { keys[key] = .text(word) }
        }
        if let type = traits["textContentType"], let word = Self.contentTypes[type] {
            keys["textContentType"] = .text(word)
        }
        if traits.bool("enablesReturnKeyAutomatically") == true { keys["enablesReturnKeyAutomatically"] = .bool(true) }
        return keys
    }

    /// The colors of a control's class.
    func colorKeys(of view: Element, kind: String) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        for name in (Self.colors[kind] ?? []) + ["tintColor"] {
            if let color = InterfaceColor(view, name) { keys[name] = color.yaml }
        }
        if kind == "textField" || kind == "textView", let color = InterfaceColor(view, "textColor"), !color.isUsualText
        {
            keys["textColor"] = color.yaml
        }
        return keys
    }

    private static let colors = [
        "switch": ["onTintColor", "thumbTintColor"],
        "slider": ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"],
        "segmentedControl": ["selectedSegmentTintColor"],
        "progressView": ["progressTintColor", "trackTintColor"],
        "pageControl": ["pageIndicatorTintColor", "currentPageIndicatorTintColor"],
    ]

    private static let keyboards = [
        "alphabet": "asciiCapable", "numbersAndPunctuation": "numbersAndPunctuation", "URL": "URL",
        "numberPad": "numberPad", "phonePad": "phonePad", "namePhonePad": "namePhonePad",
        "emailAddress": "emailAddress", "decimalPad": "decimalPad", "twitter": "twitter", "webSearch": "webSearch",
        "asciiCapableNumberPad": "asciiCapableNumberPad", "ASCIICapable": "asciiCapable",
    ]

    private static let inputWords = [
        (
            "returnKeyType",
            ["go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall", "continue"]
        ),
        ("autocapitalizationType", ["none", "words", "allCharacters"]),
    ]

    private static let typingAids = [
        "autocorrectionType", "spellCheckingType", "smartQuotesType", "smartDashesType", "smartInsertDeleteType",
    ]

    /// The values of `UITextContentType` in documents, by the names of its constants.
    private static let contentTypes = [
        "name": "name", "name-prefix": "namePrefix", "given-name": "givenName", "additional-name": "middleName",
        "family-name": "familyName", "name-suffix": "nameSuffix", "nickname": "nickname",
        "organization-title": "jobTitle", "organization": "organizationName", "location": "location",
        "street-address": "fullStreetAddress", "address-line1": "streetAddressLine1",
        "address-line2": "streetAddressLine2", "address-level2": "addressCity", "address-level1": "addressState",
        "address-level1+2": "addressCityAndState", "address-level3": "sublocality", "country-name": "countryName",
        "postal-code": "postalCode", "tel": "telephoneNumber", "email": "emailAddress", "url": "URL",
        "cc-number": "creditCardNumber", "username": "username", "password": "password",
        "new-password": "newPassword", "one-time-code": "oneTimeCode",
        "shipment-tracking-number": "shipmentTrackingNumber", "flight-number": "flightNumber", "date-time": "dateTime",
    ]
}
