extension SupportFile {
    /// The fields of a form, from which the return key and the bar over the keyboard lead to others.
    static let fields = #"""
        //: fieldTable

        /// A table view beside other views, which keeps the field that is being edited in sight when the keyboard makes the table
        /// lower. `UITableViewController` does that by itself, and nothing else does.
        final class FieldTableView: UITableView {
            private var height: CGFloat = 0

            override func layoutSubviews() {
                let isLower = bounds.height < height
                height = bounds.height
                super.layoutSubviews()
                guard isLower, let field = firstResponder(in: self) else { return }
                scrollRectToVisible(field.convert(field.bounds, to: self), animated: false)
            }

            private func firstResponder(in view: UIView) -> UIView? {
                view.isFirstResponder ? view : view.subviews.lazy.compactMap { self.firstResponder(in: $0) }.first
            }
        }
        //: goingOn

        /// A field with the row in which it stands.
        @MainActor
        struct RowField<Row: TableItem> {
            let row: Row.ID
            //: goingOn+!cellFields
            let view: UIView

            init(_ row: Row.ID, _ view: UIView) { (self.row, self.view) = (row, view) }
            //: cellFields
            private let find: @MainActor () -> UIView?

            /// The field; `nil` as long as the cell that has it is not there.
            var view: UIView? { find() }

            init(_ row: Row.ID, _ view: UIView) { self.init(row) { view } }

            init(_ row: Row.ID, finding find: @escaping @MainActor () -> UIView?) { (self.row, self.find) = (row, find) }
            //: goingOn

            /// Whether a person could type in the field, provided that its row is there.
            fileprivate var isUsable: Bool {
                //: cellFields
                guard let view else { return true }
                //: goingOn
                let views = sequence(first: view, next: \.superview).prefix { !($0 is UITableViewCell) }
                return (view as? UIControl)?.isEnabled != false && (view as? UITextView)?.isEditable != false
                    && !views.contains(where: \.isHidden)
            }

            /// Whether nothing around the field, its cell least of all, keeps a person from it, who sees it.
            fileprivate var isReachable: Bool {
                //: cellFields
                guard let view else { return false }
                //: goingOn
                return sequence(first: view, next: \.superview).prefix { !($0 is UITableView) }
                    .allSatisfy(\.isUserInteractionEnabled)
            }
            //: keyboardToolbar

            /// Whether a person could type in the field. A cell out of sight may show what its row was like before.
            fileprivate var isAvailable: Bool {
                //: keyboardToolbar+!cellFields
                isUsable && (view.window == nil || isReachable)
                //: cellFields
                isUsable && (view?.window == nil || isReachable)
                //: keyboardToolbar
            }
            //: goingOn
        }

        /// A screen whose return key, or the bar over its keyboard, leads from field to field.
        @MainActor
        protocol FormScreen: TableScreen {
            /// The fields that the screen keeps, in the order of their rows.
            var fields: [RowField<Row>] { get }
            //: cellFields

            /// How many fields a row has in a cell that it shares with the other elements of a collection.
            func numberOfFields(in row: Row) -> Int
            //: goingOn
        }
        //: cellFields

        extension FormScreen {
            var fields: [RowField<Row>] { [] }

            func numberOfFields(in row: Row) -> Int { 0 }

            /// The fields of a row, in their order.
            private func fields(of row: Row) -> [RowField<Row>] {
                let count = numberOfFields(in: row)
                guard count > 0 else { return fields.filter { $0.row == row.id } }
                return (0..<count).map { number in
                    RowField(row.id) { [weak self] in
                        self?.source.cell(of: row.id)?.fields.dropFirst(number).first
                    }
                }
            }

            /// The row in which a field stands.
            private func row(of field: UIView) -> Row.ID? {
                if let row = fields.first(where: { $0.view === field })?.row { return row }
                let cell = sequence(first: field, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first
                guard let cell, let tableView = source.tableView else { return nil }
                // Out of sight, the cell in which a person types stays where its row is, but the table view knows no index
                // path of it: https://github.com/ericberman/MyFlightbookiOS/issues/142
                let indexPath = tableView.indexPath(for: cell) ?? tableView.indexPathForRow(at: cell.center)
                return indexPath.flatMap { row(at: $0)?.id }
            }

            /// The fields after one, found as they are needed: there may be many rows.
            private func fields(after field: UIView) -> some Sequence<RowField<Row>> {
                let (row, rows) = (row(of: field), source.content.parts.lazy.flatMap(\.rows))
                return rows.drop { $0.id != row }.flatMap { self.fields(of: $0) }.drop { $0.view !== field }.dropFirst()
            }

            /// The fields before one, the nearest first.
            private func fields(before field: UIView) -> some Sequence<RowField<Row>> {
                let (row, rows) = (row(of: field), source.content.parts.lazy.flatMap(\.rows).reversed())
                return rows.drop { $0.id != row }.flatMap { self.fields(of: $0).reversed() }.drop { $0.view !== field }
                    .dropFirst()
            }
        }

        extension UITableViewCell {
            /// The views in which a person types, in their order.
            fileprivate var fields: [UIView] {
                func fields(in view: UIView) -> [UIView] {
                    view is UITextField || view is UITextView ? [view] : view.subviews.flatMap(fields)
                }
                return [contentView, accessoryView].compactMap { $0 }.flatMap(fields)
            }
        }
        //: goingOn

        extension FormScreen {
            /// Gives the keyboard to the next field that is there and enabled; after the last one it goes.
            func focusField(after field: UIView) { focus(fields(after: field)) }
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
            fileprivate func hasField(after field: UIView) -> Bool { canFocus(fields(after: field)) }

            private func canFocus(_ fields: some Sequence<RowField<Row>>) -> Bool {
                fields.contains { $0.isAvailable && place(of: $0) != nil }
            }
            //: goingOn+!cellFields

            private func fields(after field: UIView) -> ArraySlice<RowField<Row>> {
                fields.drop { $0.view !== field }.dropFirst()
            }
            //: keyboardToolbar+!cellFields

            /// The fields before one, the nearest first.
            private func fields(before field: UIView) -> ArraySlice<RowField<Row>> {
                ArraySlice(fields.prefix { $0.view !== field }.reversed())
            }
            //: goingOn

            private func focus(_ fields: some Sequence<RowField<Row>>) {
                guard let tableView = source.tableView else { return }
                for next in fields where next.isUsable {
                    guard let indexPath = place(of: next) else { continue }
                    if tableView.indexPathsForVisibleRows?.contains(indexPath) != true {
                        // Out of sight, the field of a row has no window, though its cell may be prepared.
                        tableView.scrollToRow(at: indexPath, at: .none, animated: false)
                        tableView.layoutIfNeeded()
                    }
                    //: goingOn+!cellFields
                    if next.isReachable, next.view.becomeFirstResponder() { return }
                    //: cellFields
                    if next.isReachable, next.view?.becomeFirstResponder() == true { return }
                    //: goingOn
                }
            }

            /// The place of the row of a field; `nil` while the row is hidden or disabled.
            private func place(of field: RowField<Row>) -> IndexPath? {
                //: goingOn+enabling
                source.indexPath(ofEnabled: field.row)
                //: goingOn+!enabling
                indexPath(for: field.row)
                //: goingOn
            }
        }
        """#
}
