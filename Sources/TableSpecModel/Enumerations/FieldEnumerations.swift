/// The title of the Return key: `UIReturnKeyType`.
package enum ReturnKeyType: String, SpecEnumeration {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`

    package static let noun = "return key"
}

/// The words that a keyboard capitalizes automatically: `UITextAutocapitalizationType`.
package enum AutocapitalizationType: String, SpecEnumeration {
    case none, words, sentences, allCharacters

    package static let noun = "autocapitalization type"
}

/// Whether a keyboard assists typing: `UITextAutocorrectionType`, `UITextSpellCheckingType` and the types of smart
/// quotes, dashes and insertions, which have the same cases.
package enum TypingAid: String, SpecEnumeration {
    case `default`, no, yes

    package static let noun = "typing aid"
}

/// When a text field shows the clear button: `UITextField.ViewMode`.
package enum FieldViewMode: String, SpecEnumeration {
    case never, whileEditing, unlessEditing, always

    package static let noun = "clear button mode"
}

/// The data that a text view turns into links: the members of `UIDataDetectorTypes` up to iOS 15.
///
/// Source: https://developer.apple.com/documentation/uikit/uidatadetectortypes
package enum DataDetectorType: String, SpecEnumeration {
    case phoneNumber, link, address, calendarEvent, shipmentTrackingNumber, flightNumber, lookupSuggestion, all

    package static let noun = "data detector type"
}

/// The border of a text field: `UITextField.BorderStyle`.
package enum BorderStyle: String, SpecEnumeration {
    case none, line, bezel, roundedRect

    package static let noun = "border style"
}

/// The meaning of a text, which the system uses for AutoFill: the constants of `UITextContentType` up to iOS 15.
///
/// Source: https://developer.apple.com/documentation/uikit/uitextcontenttype
package enum TextContentType: String, SpecEnumeration {
    case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName
    case location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState
    case addressCityAndState, sublocality, countryName, postalCode, telephoneNumber, emailAddress
    case url = "URL"
    case creditCardNumber, username, password, newPassword, oneTimeCode, shipmentTrackingNumber, flightNumber, dateTime

    package static let noun = "text content type"
}
