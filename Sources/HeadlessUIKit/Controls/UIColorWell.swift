public import Foundation

/// A control that shows a color. A tap opens the system's color picker.
///
/// Source: Apple's documentation of `UIColorWell` and `UIColorWell.h` of the iOS 14 SDK.
@MainActor open class UIColorWell: UIControl {
    /// The title of the color picker.
    open var title: String?
    /// Whether the picker offers colors that aren't opaque.
    open var supportsAlpha = true
    /// The color, or `nil` if none was chosen. Setting it runs no action.
    open var selectedColor: UIColor?

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
