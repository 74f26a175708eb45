/// A property of a screen's state that is stored in user defaults.
package struct UserDefault: Equatable, Sendable {
    /// The name of the property.
    package var property: Located<String>
    /// The key of its value.
    package var key: Located<String>

    /// Creates a stored property.
    package init(_ property: Located<String>, as key: Located<String>) {
        self.property = property
        self.key = key
    }
}

extension TypeReference {
    /// Whether user defaults can store values of the type, in the form of SwiftUI's `AppStorage`.
    ///
    /// Source: the initializers on https://developer.apple.com/documentation/swiftui/appstorage
    var isStoredInUserDefaults: Bool {
        switch unwrapped {
        case .boolean, .integer, .double, .string, .url, .enumeration, .unknown: true
        case .float, .decimal, .date, .uuid, .image, .color, .optional, .array, .set, .structure: false
        }
    }
}
