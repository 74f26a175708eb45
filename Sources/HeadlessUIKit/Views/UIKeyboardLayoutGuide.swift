internal import Foundation

/// A layout guide that follows the keyboard.
///
/// Without a keyboard, its top is the end of the safe area, or of the view if `usesBottomSafeArea` is `false`
/// (https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide). In HeadlessUIKit both are the same.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide ends above the safe area when there is no keyboard, from iOS 17.
    @available(iOS 17.0, *)
    open var usesBottomSafeArea = true

    /// The rectangle of the keyboard in the view that owns the guide.
    final func frame(in view: UIView) -> CGRect {
        let height = min(view.window?.keyboardHeight ?? 0, view.bounds.height)
        return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }
}
