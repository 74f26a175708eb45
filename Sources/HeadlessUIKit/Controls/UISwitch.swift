public import Foundation

/// A control for on or off.
@MainActor open class UISwitch: UIControl {
    /// The style of a switch.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// Whether the switch is on. Setting it runs no action.
    open var isOn = false
    /// The color of a switch that is on.
    open var onTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?
    /// The image of a switch that is on. UIKit ignores it.
    open var onImage: UIImage?
    /// The image of a switch that is off. UIKit ignores it.
    open var offImage: UIImage?
    /// The preferred style.
    open var preferredStyle: Style = .automatic
    /// The style of the switch.
    open var style: Style { .sliding }
    /// The title next to a checkbox.
    open var title: String?

    /// Creates a switch of the standard size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.standardSize))
        isAccessibilityElement = true
        accessibilityTraits = [.button, .toggleButton]
    }

    /// Creates a switch; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { UISwitch.standardSize }

    /// Sets whether the switch is on, without running actions.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    private static let standardSize = CGSize(width: 51, height: 31)
}
