internal import Foundation

/// A layout guide that follows the keyboard.
///
/// While there is none its top is the end of the safe area, or of the view where `usesBottomSafeArea` is off
/// (https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide); here both are the same.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide ends above the safe area while there is no keyboard, from iOS 17 on.
    open var usesBottomSafeArea = true

    /// The rectangle of the keyboard in the view that owns the guide.
    final func frame(in view: UIView) -> CGRect {
        let height = min(view.window?.keyboardHeight ?? 0, view.bounds.height)
        return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }
}
