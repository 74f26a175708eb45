extension SupportFile {
    /// The protocol of all screens.
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
            func row(at indexPath: IndexPath) -> Row? { source.content[indexPath] }

            /// The place of a row in the table view.
            func indexPath(for id: Row.ID) -> IndexPath? { source.content.indexPath(for: id) }

            /// The rows that are selected in the table view, from the top.
            var selectedRows: [Row] { source.selectedRows }
        }
        //: goingOn

        /// A field with the row in which it stands.
        @MainActor
        struct RowField<Row: TableItem> {
            let row: Row.ID
            let view: UIView

            init(_ row: Row.ID, _ view: UIView) { (self.row, self.view) = (row, view) }

            /// Whether a person could type in the field, provided that its row is there.
            fileprivate var isUsable: Bool {
                let views = sequence(first: view, next: \.superview).prefix { !($0 is UITableViewCell) }
                return (view as? UIControl)?.isEnabled != false && (view as? UITextView)?.isEditable != false
                    && !views.contains(where: \.isHidden)
            }

            /// Whether nothing around the field, its cell least of all, keeps a person from it, who sees it.
            fileprivate var isReachable: Bool {
                sequence(first: view, next: \.superview).prefix { !($0 is UITableView) }
                    .allSatisfy(\.isUserInteractionEnabled)
            }
        }

        /// A screen whose return key leads from field to field.
        @MainActor
        protocol FormScreen: TableScreen {
            var fields: [RowField<Row>] { get }
        }

        extension FormScreen {
            /// Gives the keyboard to the next field that is there and enabled; after the last one it goes.
            func focusField(after field: UIView) {
                focus(fields.drop { $0.view !== field }.dropFirst())
            }
            //: goingToRow

            /// Gives the keyboard to the field of a row, or to the next one that is there and enabled.
            func focusField(in row: Row.ID) {
                focus(fields.drop { $0.row != row })
            }
            //: keyboardToolbar

            /// Gives the keyboard to the field before that is there and enabled.
            func focusField(before field: UIView) { focus(fields(before: field)) }

            /// Whether a field before is there and enabled.
            fileprivate func hasField(before field: UIView) -> Bool { canFocus(fields(before: field)) }

            /// Whether a field after one is there and enabled.
            fileprivate func hasField(after field: UIView) -> Bool {
                canFocus(fields.drop { $0.view !== field }.dropFirst())
            }

            /// The fields before one, the nearest first.
            private func fields(before field: UIView) -> ArraySlice<RowField<Row>> {
                ArraySlice(fields.prefix { $0.view !== field }.reversed())
            }

            private func canFocus(_ fields: ArraySlice<RowField<Row>>) -> Bool {
                fields.contains { $0.isUsable && $0.isReachable && indexPath(for: $0.row) != nil }
            }
            //: goingOn

            private func focus(_ fields: ArraySlice<RowField<Row>>) {
                guard let tableView = source.tableView else { return }
                for next in fields where next.isUsable {
                    guard let indexPath = indexPath(for: next.row) else { continue }
                    if tableView.indexPathsForVisibleRows?.contains(indexPath) != true {
                        // Out of sight, the field of a row has no window, though its cell may be prepared.
                        tableView.scrollToRow(at: indexPath, at: .none, animated: false)
                        tableView.layoutIfNeeded()
                    }
                    if next.isReachable, next.view.becomeFirstResponder() { return }
                }
            }
        }
        //: keyboardToolbar

        /// A bar over the keyboard that leads from field to field, and puts the keyboard away.
        final class KeyboardToolbar: UIToolbar {
            private weak var screen: (any FormScreen)?
            private weak var field: UIView?
            private lazy var previousItem = item("chevron.up", "Previous") { $0.focusField(before: $1) }
            private lazy var nextItem = item("chevron.down", "Next") { $0.focusField(after: $1) }

            init(leadingThrough screen: any FormScreen) {
                self.screen = screen
                // The bar lays its items out before the keyboard gives it a width.
                super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
                let ending = UIAction { [weak self] _ in self?.field?.resignFirstResponder() }
                let doneItem = UIBarButtonItem(systemItem: .done, primaryAction: ending)
                setItems([previousItem, nextItem, .flexibleSpace(), doneItem], animated: false)
                sizeToFit()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            /// Leads from a field from now on, or from the same as before.
            func follow(_ field: UIView? = nil) {
                self.field = field ?? self.field
                guard let screen, let field = self.field else { return }
                previousItem.isEnabled = screen.hasField(before: field)
                nextItem.isEnabled = screen.hasField(after: field)
            }

            private func item(
                _ symbol: String,
                _ name: String,
                _ lead: @escaping (any FormScreen, UIView) -> Void
            ) -> UIBarButtonItem {
                let action = UIAction { [weak self] _ in
                    if let screen = self?.screen, let field = self?.field { lead(screen, field) }
                }
                let item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: action)
                item.accessibilityLabel = name.inUIKitsWords
                return item
            }
        }
        //: confirming, keyboardToolbar

        extension String {
            /// The word in the language of the system’s own buttons.
            fileprivate var inUIKitsWords: String {
                Bundle(for: UIViewController.self).localizedString(forKey: self, value: self, table: nil)
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
        //: popping

        extension UIViewController {
            /// Pops what is pushed above the screen, and goes on when it has gone. Without a stack `show` has presented it.
            func popPushed(then next: @escaping () -> Void) {
                guard let navigationController else { return dismissPresented(then: next) }
                // The screen lies in the stack, or a container that holds it.
                let place = sequence(first: self, next: \.parent).first { $0.parent === navigationController }
                guard let place, navigationController.topViewController !== place else { return next() }
                navigationController.popToViewController(place, animated: true)
                guard let coordinator = navigationController.transitionCoordinator else { return next() }
                coordinator.animate(alongsideTransition: nil) { _ in next() }
            }
        }
        //: .
        """#
}
