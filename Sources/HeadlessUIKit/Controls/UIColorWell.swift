public import Foundation

/// A well that shows a colour; a tap opens the system's colour picker.
///
/// Source: Apple's documentation of `UIColorWell` and `UIColorWell.h` of the iOS 14 SDK.
@MainActor open class UIColorWell: UIControl {
    /// The title of the colour picker.
    open var title: String?
    /// Whether the picker offers colours that are not opaque.
    open var supportsAlpha = true
    /// The colour, none at first; setting it runs no action.
    open var selectedColor: UIColor?

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
