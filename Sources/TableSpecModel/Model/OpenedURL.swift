/// The URL that a tap opens: a web page, another app, or the app's page in Settings.
package enum OpenedURL: Hashable, Sendable {
    /// The app's page in the Settings app.
    case settings
    /// A URL with a scheme.
    case constant(Located<String>)
    /// A URL of the data. Without a value, the tap does nothing.
    case bound(Binding)

    /// The word for the app's page in the Settings app.
    package static let settingsWord = "settings"

    /// The schemes of web pages.
    private static let webSchemes = ["http", "https"]

    /// The binding of the URL, if it's part of the data.
    package var binding: Binding? {
        if case .bound(let binding) = self { return binding }
        return nil
    }

    /// Whether the tap is known to open a web page.
    package var isWebPage: Bool {
        guard case .constant(let url) = self, let scheme = url.value.split(separator: ":").first else { return false }
        return Self.webSchemes.contains(scheme.lowercased())
    }
}
