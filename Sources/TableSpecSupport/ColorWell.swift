public import UIKit

#if colorWell && !values
#error("colorWell needs values")
#endif

#if colorWell
extension UIColorWell: TableSpec.ValueControl {
    public var tableSpecValue: UIColor? {
        get { selectedColor }
        set { selectedColor = newValue }
    }
}

@MainActor
extension TableSpec {
    /// Binds a color well to a color in the state of a screen.
    ///
    /// - Parameter action: A closure that is called after each change.
    @discardableResult
    public static func bind<Well: UIColorWell, Screen: StatefulScreen>(
        _ well: Well,
        to path: WritableKeyPath<Screen.State, UIColor>,
        of screen: Screen,
        then action: @escaping () -> Void = {}
    ) -> Well {
        show(screen.state[keyPath: path], in: well)
        return onChange(of: well) { [weak screen] well in
            guard let screen, let color = well.selectedColor else { return }
            screen.state[keyPath: path] = color
            action()
        }
    }
}
#endif
