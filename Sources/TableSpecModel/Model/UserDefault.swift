/// A property of a screen's state that user defaults keep.
package struct UserDefault: Hashable, Sendable {
    /// The name of the property.
    package var property: Located<String>
    /// The key under which its value is kept.
    package var key: Located<String>

    /// Creates a property that is kept.
    package init(_ property: Located<String>, as key: Located<String>) {
        self.property = property
        self.key = key
    }
}

extension TypeReference {
    /// Whether user defaults keep values of the type in the form that SwiftUI's `AppStorage` gives them.
    ///
    /// Source: the initializers on https://developer.apple.com/documentation/swiftui/appstorage
    var isKeptByUserDefaults: Bool {
        switch unwrapped {
        case .boolean, .integer, .double, .string, .url, .enumeration, .unknown: true
        case .float, .date, .uuid, .image, .color, .optional, .array, .set, .structure: false
        }
    }
}
