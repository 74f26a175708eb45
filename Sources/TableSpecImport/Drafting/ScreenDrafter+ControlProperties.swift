internal import TableSpecModel

extension ScreenDrafter {
    /// The appearance of a text field, and its traits of text input.
    func fieldKeys(of view: Element) -> YAMLMapping {
        var keys = inputKeys(of: view)
        if isNeverCapitalized(view, keys) { keys["autocapitalizationType"] = .text("none") }
        keys["borderStyle"] = view.choice("borderStyle", BorderStyle.self, but: .none)
        keys["clearButtonMode"] = view.choice("clearButtonMode", FieldViewMode.self, but: .never)
        keys["clearsOnBeginEditing"] = view.flag("clearsOnBeginEditing", true)
        keys.merge(typedText(of: view))
        return keys
    }

    /// The appearance of typed text.
    private func typedText(of view: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        keys["textAlignment"] = view.choice("textAlignment", TextAlignment.self, but: .natural)
        // Interface Builder writes 14 points for every unchanged field and text view.
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
        keys.merge(typedText(of: view))
        guard view.bool("editable") == false else { return keys }
        keys["isEditable"] = .bool(false)
        keys["dataDetectorTypes"] = view.property("dataDetectorTypes")?.choices(DataDetectorType.self)
        return keys
    }

    /// The traits of editable text.
    func inputKeys(of view: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        guard let traits = view.property("textInputTraits") else { return keys }
        // The older names of a keyboard.
        let isASCII = ["alphabet", "ASCIICapable"].contains(traits["keyboardType"])
        let keyboard = traits.choice("keyboardType", KeyboardType.self, but: .default)
        keys["keyboardType"] = isASCII ? .text("asciiCapable") : keyboard
        keys["isSecureTextEntry"] = traits.flag("secureTextEntry", true)
        keys["returnKeyType"] = traits.choice("returnKeyType", ReturnKeyType.self, but: .default)
        let capitals = traits.choice("autocapitalizationType", AutocapitalizationType.self, but: .sentences)
        keys["autocapitalizationType"] = capitals
        for key in Self.typingAids { keys[key] = traits.choice(key, TypingAid.self, but: .default) }
        keys["textContentType"] = traits["textContentType"].flatMap { Self.contentTypes[$0] }.map(YAMLValue.text)
        keys["enablesReturnKeyAutomatically"] = traits.flag("enablesReturnKeyAutomatically", true)
        return keys
    }

    /// The colors of a control's class.
    func colorKeys(of view: Element, kind: String) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        for name in (Self.colors[kind] ?? []) + ["tintColor"] { keys[name] = view.color(name) }
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
