internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A color well, whose color is optional: none is selected at first.
    ///
    /// Source: `UIColorWell.h` of the iOS 14 SDK.
    static func colorWell(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIColorWell",
            support: colorWellSupport,
            optionalValue: "selectedColor",
            settings: { view, _ in
                control.supportsAlpha.value == false ? [.assign(view.dot("supportsAlpha"), false)] : []
            }
        )
    }

    /// The control's part of the support file.
    static let colorWellSupport = #"""
        //: colorWell

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
        """#
}
