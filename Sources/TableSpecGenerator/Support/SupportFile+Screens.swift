extension SupportFile {
    /// The screens: their protocol, fields, state and transitions.
    static let screens = [screenProtocol, fields, keyboardToolbar, states, transitions, keyboardShortcuts]
        .joined(separator: "\n")

    private static let screenProtocol = #"""
        // MARK: - Screens

        /// A screen whose main view is a table.
        @MainActor
        protocol TableScreen: AnyObject {
            associatedtype Section: TableItem
            associatedtype Row: TableItem
            /// The data source of the table.
            var source: TableSource<Section, Row> { get }
        }

        extension TableScreen {
            /// The row at a place of the table view.
            func row(at indexPath: IndexPath) -> Row? { source.content[indexPath] }

            /// The place of a row in the table view.
            func indexPath(for id: Row.ID) -> IndexPath? { source.content.indexPath(for: id) }

            /// The rows that are selected in the table view, from the top.
            var selectedRows: [Row] { source.selectedRows }
        }
        """#
}
