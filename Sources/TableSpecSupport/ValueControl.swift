internal import UIKit

#if values && !(views && state)
#error("values needs views, state")
#endif

#if views
// MARK: - Views and controls

extension NSObjectProtocol where Self: UIView {
    /// Returns the view after configuring it with a closure.
    @MainActor
    func with(_ set: (Self) -> Void) -> Self {
        set(self)
        return self
    }

    /// Returns the view with a fixed size.
    @MainActor
    func sized(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
        return self
    }
}

#if values
/// A view that shows a value.
@MainActor
protocol ValueView: UIView {
    associatedtype Value: Equatable
    var shownValue: Value { get set }
}

extension ValueView {
    /// Shows a value if it has changed, because setting the text of a field moves the cursor.
    func show(_ value: Value) {
        if shownValue != value { shownValue = value }
    }

    /// Returns the view after showing a value.
    func showing(_ value: Value) -> Self {
        show(value)
        return self
    }
}

/// A view whose value the user can change.
@MainActor
protocol ValueControl: ValueView {
    /// Calls a closure after each change by the user, replacing an earlier closure.
    @discardableResult
    func changed(_ action: @escaping (Self) -> Void) -> Self
}

extension ValueControl {
    /// Binds the control to a value in the state of a screen.
    ///
    /// - Parameter action: A closure that is called after each change.
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
            // The state can round the value to a whole number.
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
#endif
#endif
