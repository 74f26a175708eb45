public import Foundation

/// An object that is told early which rows will be seen, so that it can begin to load their data.
///
/// Source: Apple's documentation of the protocol and of its methods.
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Begins to load the data of rows; the one nearest to the visible rows comes first. Not every row is announced.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Gives up loading the data of rows that were announced and are no longer near. Optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// The default implementation of the optional method, which counts as missing; see `OptionalMethod`.
extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        OptionalMethod.missing()
    }
}
