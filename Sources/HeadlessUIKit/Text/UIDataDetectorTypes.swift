/// The kinds of data that a text view turns into links.
///
/// The raw values are those of UIKit's header `UITextView.h`.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a set of kinds from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times of events.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Shipment tracking numbers.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Suggestions of the system.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All kinds of data.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
