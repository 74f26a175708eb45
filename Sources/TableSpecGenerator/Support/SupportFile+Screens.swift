extension SupportFile {
    /// What all screens have in common.
    static let screens = #"""
        // MARK: - Screens

        /// A screen whose main view is a table.
        @MainActor
        protocol TableScreen: AnyObject {
            associatedtype Section: TableItem
            associatedtype Row: TableItem
            var source: TableSource<Section, Row> { get }
        }

        extension TableScreen {
            /// The row at a place of the table view.
            func row(at indexPath: IndexPath) -> Row? {
                source.content[indexPath]
            }

            /// The place of a row in the table view.
            func indexPath(for id: Row.ID) -> IndexPath? {
                source.content.indexPath(for: id)
            }
        }
        //: state

        /// A screen that remembers something.
        @MainActor
        protocol StatefulScreen: AnyObject {
            associatedtype State
            var state: State { get set }
        }

        extension StatefulScreen {
            /// Changes several values at once: the table gets one update.
            func update(_ change: (inout State) -> Void) {
                var new = state
                change(&new)
                state = new
            }
        }
        //: .
        //: elements

        extension Array {
            /// Changes the element with the identity of one.
            ///
            /// - Returns: The element after the change; `nil` where it is there no more.
            @discardableResult
            mutating func change<ID: Equatable>(
                _ element: Element,
                by id: (Element) -> ID,
                _ change: (inout Element) -> Void
            ) -> Element? {
                let wanted = id(element)
                guard let index = firstIndex(where: { id($0) == wanted }) else { return nil }
                change(&self[index])
                return self[index]
            }
        }
        //: .
        //: dismissing

        extension UIViewController {
            /// Dismisses what is presented, and goes on when it has gone.
            func dismissPresented(then next: @escaping () -> Void) {
                guard let presentedViewController else { return next() }
                // A second tap, while it is going, changes nothing.
                if !presentedViewController.isBeingDismissed { dismiss(animated: true, completion: next) }
            }
        }
        //: .
        """#
}
