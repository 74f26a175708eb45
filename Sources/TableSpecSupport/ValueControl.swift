public import UIKit

#if values && !(views && state)
#error("values needs views, state")
#endif

#if views
// MARK: - Views and controls

@MainActor
extension TableSpec {
    /// Returns a view after configuring it with a closure.
    public static func with<View: UIView>(_ view: View, _ set: (View) -> Void) -> View {
        set(view)
        return view
    }

    /// Gives a view a fixed size, in points.
    @discardableResult
    public static func size<View: UIView>(_ view: View, width: CGFloat? = nil, height: CGFloat? = nil) -> View {
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return view
    }
}

#if values
extension TableSpec {
    /// A view that shows a value.
    @MainActor
    public protocol ValueView: UIView {
        associatedtype TableSpecValue: Equatable
        var tableSpecValue: TableSpecValue { get set }
    }
}

@MainActor
extension TableSpec {
    /// Shows a value in a view if it has changed, because setting the text of a field moves the cursor.
    @discardableResult
    public static func show<View: ValueView>(_ value: View.TableSpecValue, in view: View) -> View {
        if view.tableSpecValue != value { view.tableSpecValue = value }
        return view
    }
}

extension TableSpec {
    /// A view whose value the user can change.
    @MainActor
    public protocol ValueControl: ValueView {
        /// Calls a closure after each change by the user, replacing an earlier closure.
        func tableSpecOnChange(_ action: @escaping () -> Void)
    }
}

@MainActor
extension TableSpec {
    /// Calls a closure after each change of a control by the user, replacing an earlier closure.
    @discardableResult
    public static func onChange<Control: ValueControl>(
        of control: Control,
        _ action: @escaping (Control) -> Void
    ) -> Control {
        control.tableSpecOnChange { [weak control] in control.map(action) }
        return control
    }

    /// Binds a control to a value in the state of a screen.
    ///
    /// - Parameter action: A closure that is called after each change.
    @discardableResult
    public static func bind<Control: ValueControl, Screen: StatefulScreen>(
        _ control: Control,
        to path: WritableKeyPath<Screen.State, Control.TableSpecValue>,
        of screen: Screen,
        then action: @escaping () -> Void = {}
    ) -> Control {
        show(screen.state[keyPath: path], in: control)
        return onChange(of: control) { [weak screen] control in
            guard let screen else { return }
            screen.state[keyPath: path] = control.tableSpecValue
            // The state can round the value to a whole number.
            show(screen.state[keyPath: path], in: control)
            action()
        }
    }
}

extension TableSpec.ValueControl where Self: UIControl {
    public func tableSpecOnChange(_ action: @escaping () -> Void) {
        addAction(
            UIAction(identifier: UIAction.Identifier("changed")) { _ in action() },
            for: self is UITextField ? .editingChanged : .valueChanged
        )
    }
}
#endif
#endif
