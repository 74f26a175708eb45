/// A screen of settings, from a pane of a settings bundle.
struct PreferencePane: Sendable {
    /// The path of the file as specified.
    var file: String
    /// The path in the bundle without `.plist`, which other panes use to refer to it: `com.acme.Licenses/Alamofire`.
    var id: String
    var title: PreferenceText?
    var groups: [PreferenceGroup] = []
    /// The elements of the file that couldn't be interpreted, with their lines.
    var gaps: [(gap: Gap, line: Int)] = []
}

/// A group of settings, which becomes a section.
struct PreferenceGroup: Hashable, Sendable {
    var header: PreferenceText?
    var footer: PreferenceText?
    var preferences: [Preference] = []
}

/// A text with its translations.
struct PreferenceText: Hashable, Sendable {
    var text: String
    var values: [String: String] = [:]
}

/// One setting.
struct Preference: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case toggle(isOn: Bool)
        case slider(value: Double, min: Double, max: Double)
        /// A text field with some of its keys in specs.
        case field(text: String, traits: YAMLMapping)
        /// A value that is only shown: unchanged, or as the title that represents it.
        case value(String, isKept: Bool)
        /// One of several titles, which represent the stored values.
        case choice(index: Int, titles: [PreferenceText], values: [String])
        /// Another pane.
        case pane(String)
        /// A tap with an effect that only code knows.
        case button
    }

    var kind: Kind
    var title: PreferenceText?
    /// The key of the stored value.
    var key: String?
    var line: Int
    /// Whether a switch stores true or false, rather than two other values.
    var keepsBoolean = true
    var gaps: [Gap] = []
}
