public import UIKit

#if fieldTable
extension TableSpec {
    /// A table view that keeps the active field visible when the keyboard reduces the table's height.
    ///
    /// Only `UITableViewController` does this by itself.
    public final class FieldTableView: UITableView {
        private var height: CGFloat = 0

        public override func layoutSubviews() {
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
}
#endif

#if goingOn
extension TableSpec {
    /// A field with the row that contains it.
    @MainActor
    public struct RowField<Row: Item> {
        public let row: Row.ID
        #if !cellFields
        public let view: UIView

        public init(_ row: Row.ID, _ view: UIView) { (self.row, self.view) = (row, view) }
        #else
        private let find: @MainActor () -> UIView?

        /// The field, or `nil` if its cell doesn't exist.
        public var view: UIView? { find() }

        public init(_ row: Row.ID, _ view: UIView) { self.init(row) { view } }

        public init(_ row: Row.ID, finding find: @escaping @MainActor () -> UIView?) {
            (self.row, self.find) = (row, find)
        }
        #endif

        /// Whether the field accepts input, assuming that its row is in the table.
        fileprivate var isUsable: Bool {
            #if cellFields
            guard let view else { return true }
            #endif
            let views = sequence(first: view, next: \.superview).prefix { !($0 is UITableViewCell) }
            return (view as? UIControl)?.isEnabled != false && (view as? UITextView)?.isEditable != false
                && !views.contains(where: \.isHidden)
        }

        /// Whether the field's cell and its other superviews accept user interaction.
        fileprivate var isReachable: Bool {
            #if cellFields
            guard let view else { return false }
            #endif
            return sequence(first: view, next: \.superview).prefix { !($0 is UITableView) }
                .allSatisfy(\.isUserInteractionEnabled)
        }

        #if keyboardToolbar
        /// Whether the field accepts input. The superviews of an offscreen cell can be out of date.
        fileprivate var isAvailable: Bool {
            #if !cellFields
            isUsable && (view.window == nil || isReachable)
            #else
            isUsable && (view?.window == nil || isReachable)
            #endif
        }
        #endif
    }
}

extension TableSpec {
    /// A screen with fields that the Return key or the keyboard toolbar moves between.
    @MainActor
    public protocol FormScreen: Screen {
        /// The fields that the screen owns, in the order of their rows.
        var fields: [RowField<Row>] { get }

        #if cellFields
        /// Returns the number of fields in the cell of a collection's row.
        func numberOfFields(in row: Row) -> Int
        #endif
    }
}
#endif

#if cellFields
extension TableSpec.FormScreen {
    public var fields: [TableSpec.RowField<Row>] { [] }

    public func numberOfFields(in row: Row) -> Int { 0 }

    /// Returns the fields of a row, in order.
    private func fields(of row: Row) -> [TableSpec.RowField<Row>] {
        let count = numberOfFields(in: row)
        guard count > 0 else { return fields.filter { $0.row == row.id } }
        return (0..<count).map { number in
            TableSpec.RowField(row.id) { [weak self] in
                self?.source.cell(of: row.id).map(TableSpec.fields)?.dropFirst(number).first
            }
        }
    }

    /// Returns the row that contains a field.
    private func row(of field: UIView) -> Row.ID? {
        if let row = fields.first(where: { $0.view === field })?.row { return row }
        let cell = sequence(first: field, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first
        guard let cell, let tableView = source.tableView else { return nil }
        // The cell of the active field stays at its row when offscreen, but has no index path:
        // https://github.com/ericberman/MyFlightbookiOS/issues/142
        let indexPath = tableView.indexPath(for: cell) ?? tableView.indexPathForRow(at: cell.center)
        return indexPath.flatMap { row(at: $0)?.id }
    }

    /// Returns the fields after another one, lazily because there can be many rows.
    private func fields(after field: UIView) -> some Sequence<TableSpec.RowField<Row>> {
        let (row, rows) = (row(of: field), source.content.parts.lazy.flatMap(\.rows))
        return rows.drop { $0.id != row }.flatMap { self.fields(of: $0) }.drop { $0.view !== field }.dropFirst()
    }

    /// Returns the fields before another one, nearest first.
    private func fields(before field: UIView) -> some Sequence<TableSpec.RowField<Row>> {
        let (row, rows) = (row(of: field), source.content.parts.lazy.flatMap(\.rows).reversed())
        return rows.drop { $0.id != row }.flatMap { self.fields(of: $0).reversed() }.drop { $0.view !== field }
            .dropFirst()
    }
}

@MainActor
extension TableSpec {
    /// Returns the text fields and text views of a cell, in order.
    fileprivate static func fields(in cell: UITableViewCell) -> [UIView] {
        func fields(in view: UIView) -> [UIView] {
            view is UITextField || view is UITextView ? [view] : view.subviews.flatMap(fields)
        }
        return [cell.contentView, cell.accessoryView].compactMap { $0 }.flatMap(fields)
    }
}
#endif

#if goingOn
extension TableSpec.FormScreen {
    /// Moves the focus to the next available field, or hides the keyboard after the last one.
    public func focusField(after field: UIView) { focus(fields(after: field)) }

    #if goingToRow
    /// Moves the focus to the field of a row, or to the next available field.
    public func focusField(in row: Row.ID) {
        focus(fields.drop { $0.row != row })
    }
    #endif

    #if keyboardToolbar
    /// Moves the focus to the previous available field.
    public func focusField(before field: UIView) { focus(fields(before: field)) }

    /// Returns whether there is an available field before another one.
    internal func hasField(before field: UIView) -> Bool { canFocus(fields(before: field)) }

    /// Returns whether there is an available field after another one.
    internal func hasField(after field: UIView) -> Bool { canFocus(fields(after: field)) }

    private func canFocus(_ fields: some Sequence<TableSpec.RowField<Row>>) -> Bool {
        fields.contains { $0.isAvailable && place(of: $0) != nil }
    }
    #endif

    #if !cellFields
    private func fields(after field: UIView) -> ArraySlice<TableSpec.RowField<Row>> {
        fields.drop { $0.view !== field }.dropFirst()
    }

    #if keyboardToolbar
    /// Returns the fields before another one, nearest first.
    private func fields(before field: UIView) -> ArraySlice<TableSpec.RowField<Row>> {
        ArraySlice(fields.prefix { $0.view !== field }.reversed())
    }
    #endif
    #endif

    private func focus(_ fields: some Sequence<TableSpec.RowField<Row>>) {
        guard let tableView = source.tableView else { return }
        for next in fields where next.isUsable {
            guard let indexPath = place(of: next) else { continue }
            if tableView.indexPathsForVisibleRows?.contains(indexPath) != true {
                // The field of an offscreen row has no window, even if its cell is prefetched.
                tableView.scrollToRow(at: indexPath, at: .none, animated: false)
                tableView.layoutIfNeeded()
            }
            #if !cellFields
            if next.isReachable, next.view.becomeFirstResponder() { return }
            #else
            if next.isReachable, next.view?.becomeFirstResponder() == true { return }
            #endif
        }
    }

    /// Returns the index path of a field's row, or `nil` if the row is hidden or disabled.
    private func place(of field: TableSpec.RowField<Row>) -> IndexPath? {
        #if enabling
        source.indexPath(ofEnabled: field.row)
        #else
        indexPath(for: field.row)
        #endif
    }
}
#endif
