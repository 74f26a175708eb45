public import Foundation

/// An object that a table notifies of rows that will soon be visible, so that it can load their data early.
///
/// Source: Apple's documentation of the protocol and of its methods.
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Starts to load the data of rows. The row nearest to the visible rows comes first. Not every row is announced.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Stops loading the data of rows that were announced and are no longer near. This method is optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// The default implementation of the optional method, which counts as missing.
extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        OptionalMethod.missing()
    }
}
