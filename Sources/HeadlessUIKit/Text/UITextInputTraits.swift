public import Foundation

/// How a keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether a keyboard corrects text.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether a keyboard checks spelling.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Whether a keyboard uses curly quotes.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether a keyboard changes hyphens to dashes.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether a keyboard adds and removes spaces automatically.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The keyboard with ASCII characters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text, which the system uses for AutoFill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a content type from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix after a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location.
    public static let location = UITextContentType(rawValue: "location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city and a state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A district of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A user name.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date and time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A flight number.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The tracking number of a shipment.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// The properties of the keyboard for a text object.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// How the keyboard capitalizes.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether the keyboard corrects text.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether the keyboard checks spelling.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether the keyboard uses curly quotes.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether the keyboard changes hyphens to dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether the keyboard adds and removes spaces automatically.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The keys of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while the text is empty.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text, which the system uses for AutoFill.
    var textContentType: UITextContentType! { get set }
}
