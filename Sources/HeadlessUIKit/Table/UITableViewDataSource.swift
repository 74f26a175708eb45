public import Foundation

/// The data source of a table. It provides the content and changes it.
///
/// Only `numberOfRowsInSection` and `cellForRowAt` are required. Like UIKit, a table knows which other methods are
/// implemented, although they are requirements with default implementations.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of sections, which is 1 if the method isn't implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the titles of the section index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns whether a row can be deleted or inserted. It's `true` if the method isn't implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a row can be moved. If the method isn't implemented, rows can be moved if `moveRowAt` is
    /// implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Creates or dequeues the cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Deletes or inserts a row in the model, and then in the table.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )
    /// Moves a row in the model. The table has already moved it.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the section of an index title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Returns the text below a section.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns the text above a section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

/// The default implementations, which count as missing.
extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalMethod.missing(1) }
    /// Returns `nil`.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMethod.missing(nil) }
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        OptionalMethod.missing()
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.missing()
    }
    /// Returns the index of the title.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalMethod.missing(index)
    }
    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethod.missing(nil)
    }
    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethod.missing(nil)
    }
}
