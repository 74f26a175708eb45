import Dispatch
public import Foundation

/// A screen that shows a view controller in a window, as an app does. Tests start here.
///
/// ```swift
/// let screen = HeadlessScreen(GroceriesViewController(groceries: ["Bread", "Milk"]))
/// screen.tableView?.tapRow(at: IndexPath(row: 0, section: 0))
/// ```
@MainActor public final class HeadlessScreen {
    /// The window, which is the key window and visible.
    public var window: UIWindow { retained.takeUnretainedValue() }

    /// The window, which is released on the main queue.
    private let retained: Unmanaged<UIWindow>

    /// The size of an iPhone 14: 390 by 844 points.
    public static let standardSize = CGSize(width: 390, height: 844)

    /// The direction of the app's language. Tests can change it temporarily with `withValue`.
    @TaskLocal public static var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    /// What VoiceOver would have announced so far, in order.
    public internal(set) static var announcements: [String] = []

    /// The URLs that the app has opened so far, in order.
    public internal(set) static var openedURLs: [URL] = []

    /// Shows a controller in a window with a size in points. The default is the size of an iPhone 14.
    public init(_ rootViewController: UIViewController, size: CGSize = HeadlessScreen.standardSize) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        retained = .passRetained(window)
        window.rootViewController = rootViewController
        window.makeKeyAndVisible()
    }

    // UIKit deallocates views and controllers on the main thread, wherever their last references go
    // (https://developer.apple.com/forums/thread/743384). Swift Testing releases suites on any thread.
    deinit {
        if DispatchQueue.getSpecific(key: HeadlessScreen.mainQueueKey) == true { return retained.release() }
        Task { @MainActor [retained] in retained.release() }
    }

    /// A key that has a value on the main queue only.
    private nonisolated static let mainQueueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The controller that the user sees: the top one across presentations, tabs and navigation stacks.
    public var topViewController: UIViewController? {
        guard var top = window.rootViewController else { return nil }
        while let next = top.seenOver ?? top.shownChild { top = next }
        return top
    }

    /// The first table in the view of the top controller.
    public var tableView: UITableView? {
        topViewController?.viewIfLoaded.flatMap(HeadlessScreen.table)
    }

    /// Lays out all views that need it, as the next turn of the run loop would.
    public func layOut() {
        window.layoutIfNeeded()
    }

    /// Resizes the screen, or turns it. The size is in points.
    public func resize(to size: CGSize) {
        window.frame.size = size
        layOut()
    }

    /// Shows the keyboard with a height in points, or hides it with 0. Views that follow the keyboard's layout guide
    /// move.
    public func showKeyboard(height: CGFloat) {
        window.keyboardHeight = height
        layOut()
    }

    /// Changes the text size, as the user does in Settings. Cells update their configurations, as UIKit's cells do when
    /// their traits change
    /// (https://developer.apple.com/documentation/uikit/uitableviewcell/setneedsupdateconfiguration()). Rows are sized
    /// again. Fonts keep their sizes.
    public func changeTextSize(to category: UIContentSizeCategory) {
        window.textSize = category
        window.updateTraits()
        HeadlessScreen.updateConfigurations(in: window)
        layOut()
    }

    /// Changes user defaults as another process does, such as the Settings app.
    ///
    /// On iOS, key-value observation reports such a change. Foundation has none on Linux, so this posts the
    /// notification of changes by the app itself, without an object.
    public static func changeOutside(_ defaults: UserDefaults, _ change: (UserDefaults) -> Void) {
        change(defaults)
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: nil)
    }

    private static func updateConfigurations(in view: UIView) {
        for subview in view.subviews { updateConfigurations(in: subview) }
        (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (view as? UITableView)?.sizeRowsAgain()
        view.setNeedsLayout()
    }

    private static func table(in view: UIView) -> UITableView? {
        if let table = view as? UITableView { return table }
        for subview in view.subviews {
            if let table = table(in: subview) { return table }
        }
        return nil
    }
}

extension UIViewController {
    /// The controller presented over this one; while a search is active, the one presented over the search.
    fileprivate var seenOver: UIViewController? {
        ownPresented is UISearchController ? ownPresented?.ownPresented : ownPresented
    }
}
