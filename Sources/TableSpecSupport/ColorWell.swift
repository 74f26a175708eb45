internal import UIKit

#if colorWell && !values
#error("colorWell needs values")
#endif

#if colorWell
extension UIColorWell: ValueControl {
    var shownValue: UIColor? {
        get { selectedColor }
        set { selectedColor = newValue }
    }

    /// Binds the control to a color in the state of a screen.
    @discardableResult
    func writing<Screen: StatefulScreen>(
        _ path: WritableKeyPath<Screen.State, UIColor>,
        of screen: Screen,
        then action: @escaping () -> Void = {}
    ) -> Self {
        show(screen.state[keyPath: path])
        return changed { [weak screen] control in
            guard let screen, let color = control.selectedColor else { return }
            screen.state[keyPath: path] = color
            action()
        }
    }
}
#endif
