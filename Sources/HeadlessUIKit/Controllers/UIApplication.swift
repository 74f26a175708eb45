public import Foundation

/// The app, which opens URLs in the apps that handle them: https://developer.apple.com/documentation/uikit/uiapplication
///
/// HeadlessUIKit opens nothing, and records the URLs in `HeadlessScreen.openedURLs`.
@MainActor open class UIApplication: UIResponder {
    /// An option for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates an option from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The URL of the app's page in the Settings app:
    /// https://developer.apple.com/documentation/uikit/uiapplication/opensettingsurlstring
    public nonisolated static let openSettingsURLString = "app-settings:"

    private static let application = UIApplication()

    /// The app.
    open class var shared: UIApplication { application }

    /// Opens a URL, and tells whether it was opened:
    /// https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        HeadlessScreen.openedURLs.append(url)
        guard let completion else { return }
        Task { completion(true) }
    }
}
