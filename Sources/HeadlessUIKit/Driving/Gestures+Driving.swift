/// Touches of views that aren't controls. Not part of UIKit.
extension UIView {
    /// Taps in the middle of the view.
    ///
    /// - Returns: `false` if no gesture recognizer recognizes the tap.
    @discardableResult
    public func tapView() -> Bool {
        HeadlessClock.touch {
            guard let tap: UITapGestureRecognizer = recognizer(where: { $0.numberOfTapsRequired == 1 }) else {
                return false
            }
            tap.pass(through: [.ended])
            return true
        }
    }

    /// Presses the view for a long time and lifts the finger.
    ///
    /// - Returns: `false` if no gesture recognizer recognizes the press.
    @discardableResult
    public func longPressView() -> Bool {
        HeadlessClock.touch {
            guard let press: UILongPressGestureRecognizer = recognizer(where: { $0.numberOfTapsRequired == 0 }) else {
                return false
            }
            press.pass(through: [.began, .ended])
            return true
        }
    }

    /// Chooses an action in VoiceOver's rotor while VoiceOver reads the view
    /// (https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction).
    ///
    /// - Returns: `false` if VoiceOver doesn't read the view, the view has no such action, or the action fails.
    @discardableResult
    public func chooseAccessibilityAction(named name: String) -> Bool {
        HeadlessClock.touch {
            guard isAccessibilityElement, !accessibilityElementsHidden,
                let action = accessibilityCustomActions?.first(where: { $0.name == name })
            else { return false }
            return action.actionHandler?(action) ?? false
        }
    }

    /// The recognizer of a gesture that the view, or one of its superviews, receives.
    ///
    /// Hit-testing “ignores view objects that are hidden, that have disabled user interactions, or have an alpha level
    /// less than 0.01” (https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)), so the superview
    /// receives the touch of a label. A control handles a tap itself: “default control actions prevent overlapping
    /// gesture recognizer behavior” (https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate).
    private func recognizer<Recognizer: UIGestureRecognizer>(where suits: (Recognizer) -> Bool) -> Recognizer? {
        let path = Array(sequence(first: self, next: \.superview))
        guard path.allSatisfy({ !$0.isHidden && $0.alpha >= 0.01 }) else { return nil }
        let touched = path.lastIndex { !$0.isUserInteractionEnabled }.map { $0 + 1 } ?? 0
        for view in path.dropFirst(touched) {
            let own = (view.gestureRecognizers ?? []).lazy.compactMap { $0 as? Recognizer }
            if let found = own.first(where: { $0.isEnabled && suits($0) }) { return found }
            if view is UIControl, Recognizer.self == UITapGestureRecognizer.self { return nil }
        }
        return nil
    }
}
