public import Foundation

/// A control for on or off.
@MainActor open class UISwitch: UIControl {
    /// The style of a switch.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// The state; setting it runs no action.
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var preferredStyle: Style = .automatic
    open var style: Style { .sliding }
    open var title: String?

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.standardSize))
        isAccessibilityElement = true
        accessibilityTraits = [.button, .toggleButton]
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { UISwitch.standardSize }

    /// Sets the state without running actions.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    private static let standardSize = CGSize(width: 51, height: 31)
}
