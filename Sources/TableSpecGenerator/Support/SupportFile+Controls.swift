extension SupportFile {
    /// The protocols of controls that show values and write them.
    static let controls = #"""
        // MARK: - Views and controls

        extension NSObjectProtocol where Self: UIView {
            /// The view, after it has been set up.
            @MainActor
            func with(_ set: (Self) -> Void) -> Self {
                set(self)
                return self
            }

            /// The view at a size that it keeps.
            @MainActor
            func sized(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
                if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
                if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
                return self
            }
        }
        //: values

        /// A view that shows a value.
        @MainActor
        protocol ValueView: UIView {
            associatedtype Value: Equatable
            var shownValue: Value { get set }
        }

        extension ValueView {
            /// Shows a value, if that is another than before: to set a field’s text moves the cursor.
            func show(_ value: Value) {
                if shownValue != value { shownValue = value }
            }

            /// The view, which shows a value now.
            func showing(_ value: Value) -> Self {
                show(value)
                return self
            }
        }

        /// A view whose value a person changes.
        @MainActor
        protocol ValueControl: ValueView {
            /// Calls a closure after each change by a person; it takes the place of an earlier one.
            @discardableResult
            func changed(_ action: @escaping (Self) -> Void) -> Self
        }

        extension ValueControl {
            /// Shows a value of a screen’s state, and writes it.
            ///
            /// - Parameter action: What follows a change.
            @discardableResult
            func writing<Screen: StatefulScreen>(
                _ path: WritableKeyPath<Screen.State, Value>,
                of screen: Screen,
                then action: @escaping () -> Void = {}
            ) -> Self {
                show(screen.state[keyPath: path])
                return changed { [weak screen] control in
                    guard let screen else { return }
                    screen.state[keyPath: path] = control.shownValue
                    // The state may hold whole numbers only.
                    control.show(screen.state[keyPath: path])
                    action()
                }
            }
        }

        extension ValueControl where Self: UIControl {
            @discardableResult
            func changed(_ action: @escaping (Self) -> Void) -> Self {
                addAction(
                    UIAction(identifier: UIAction.Identifier("changed")) { [weak self] _ in self.map(action) },
                    for: self is UITextField ? .editingChanged : .valueChanged
                )
                return self
            }
        }
        """#
}
