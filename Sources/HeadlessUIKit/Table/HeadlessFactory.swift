/// Creates instances of an app's own cell and header classes when a table dequeues them by a registered class.
///
/// The Objective-C runtime can call `init(style:reuseIdentifier:)` of any class. Swift can't, because UIKit doesn't
/// declare the initializer `required`. Register a closure once for each custom class that is dequeued by registration:
///
/// ```swift
/// HeadlessFactory.register(MyCell.self) { MyCell(style: .default, reuseIdentifier: $0) }
/// ```
@MainActor public enum HeadlessFactory {
    private static var makers: [ObjectIdentifier: (String) -> UIView] = [:]

    /// Registers the closure that creates cells of a class from a reuse identifier.
    public static func register<Cell: UITableViewCell>(_ type: Cell.Type, make: @escaping (String) -> Cell) {
        makers[ObjectIdentifier(type)] = make
    }

    /// Registers the closure that creates headers or footers of a class from a reuse identifier.
    public static func register<View: UITableViewHeaderFooterView>(
        _ type: View.Type,
        make: @escaping (String) -> View
    ) {
        makers[ObjectIdentifier(type)] = make
    }

    static func make<View: UIView>(_ type: AnyClass, _ identifier: String) -> View? {
        if let maker = makers[ObjectIdentifier(type)] { return maker(identifier) as? View }
        if type == UITableViewCell.self {
            return UITableViewCell(style: .default, reuseIdentifier: identifier) as? View
        }
        if type == UITableViewHeaderFooterView.self {
            return UITableViewHeaderFooterView(reuseIdentifier: identifier) as? View
        }
        HeadlessFailure.report(
            .exception,
            "class '\(type)' is registered for '\(identifier)', but Swift can't create it without the Objective-C "
                + "runtime; call HeadlessFactory.register(\(type).self) { … } first"
        )
        return nil
    }
}
