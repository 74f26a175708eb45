/// What has an identifier that automated tests use, and that VoiceOver doesn't read:
/// https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
@MainActor public protocol UIAccessibilityIdentification: AnyObject {
    /// The identifier.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
