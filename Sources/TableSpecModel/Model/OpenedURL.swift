/// The URL that a tap opens: a web page, another app, or the app's page in Settings.
package enum OpenedURL: Hashable, Sendable {
    /// The app's page in the Settings app.
    case settings
    /// A URL with a scheme.
    case constant(Located<String>)
    /// A URL of the data. Without a value, the tap does nothing.
    case bound(Binding)

    /// The word for the app's page in the Settings app.
    package static let settingsValue = "settings"

    /// The binding of the URL, if it's part of the data.
    package var binding: Binding? {
        if case .bound(let binding) = self { return binding }
        return nil
    }
}
