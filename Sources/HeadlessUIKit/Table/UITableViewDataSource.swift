public import Foundation

/// The data source of a table: asked for the content, told to change it.
///
/// Only `numberOfRowsInSection` and `cellForRowAt` are required. A table knows whether the other methods are implemented,
/// as UIKit does, though here they are requirements with default implementations.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many sections the table has; one without own implementation.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The letters of the section index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Whether a row can be deleted or inserted; yes without own implementation.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved; yes without own implementation, where `moveRowAt` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The cell of a row, made or dequeued.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Deletes or inserts a row in the model, then in the table.
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )
    /// Moves a row in the model; the table has already moved it.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The section of an index title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// The text below a section.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// The text above a section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

/// The default implementations, which count as missing; see `OptionalMethod`.
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalMethod.missing(1) }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMethod.missing(nil) }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }
    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        OptionalMethod.missing()
    }
    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.missing()
    }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalMethod.missing(index)
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethod.missing(nil)
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethod.missing(nil)
    }
}
