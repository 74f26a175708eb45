import HeadlessUIKit
import UIKit

/// A form of fifty fields on the screen, into whose first field a user types.
@MainActor
public final class FormTable {
    private let screen: HeadlessScreen
    private let tableView: UITableView
    private let field: UITextField

    /// - Parameter isValidated: Whether every field has two conditions; else the headers of the sections show what is typed.
    public init?(isValidated: Bool) {
        let controller: UITableViewController = isValidated ? ValidatedFormViewController() : LongFormViewController()
        screen = HeadlessScreen(UINavigationController(rootViewController: controller))
        screen.layOut()
        tableView = controller.tableView
        tableView.inspection.isTracing = false
        let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        guard let cell, let field = Self.field(in: cell) else { return nil }
        self.field = field
    }

    /// Types a number of letters, each of which is seen before the next; returns how many letters the field has.
    public func type(_ count: Int) -> Int {
        field.text = ""
        for _ in 0..<count {
            field.type("a")
            screen.layOut()
        }
        return field.text?.count ?? 0
    }

    private static func field(in view: UIView) -> UITextField? {
        if let field = view as? UITextField { return field }
        return view.subviews.lazy.compactMap { field(in: $0) }.first
    }
}
