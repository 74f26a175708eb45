import Foundation

/// Cells and section views that are waiting for reuse, by identifier.
@MainActor struct ReuseQueues {
    private var cells: [String: [UITableViewCell]] = [:]
    private var sectionViews: [String: [UITableViewHeaderFooterView]] = [:]
    var cellClasses: [String: AnyClass] = [:]
    var sectionViewClasses: [String: AnyClass] = [:]

    mutating func enqueue(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    mutating func enqueue(_ view: UITableViewHeaderFooterView) {
        guard let identifier = view.reuseIdentifier else { return }
        sectionViews[identifier, default: []].append(view)
    }

    mutating func dequeueCell(_ identifier: String) -> UITableViewCell? {
        cells[identifier]?.popLast()
    }

    mutating func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
        sectionViews[identifier]?.popLast()
    }

    func cellCount(_ identifier: String) -> Int {
        cells[identifier]?.count ?? 0
    }
}

extension UITableView {
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reuse.dequeueCell(identifier) {
            record(.prepareForReuse(identifier))
            cell.prepareForReuse()
            return cell
        }
        return makeCell(identifier)
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        if currentRequest?.path == path {
            if currentRequest?.hasDequeued == true {
                HeadlessFailure.report(.exception, TableFailure.dequeuedTwice(identifier, path))
            }
            currentRequest?.hasDequeued = true
            // `reconfigureRows(at:)` requires the existing cell, and returns it here (UITableView.h).
            if let existing = currentRequest?.existing, existing.reuseIdentifier == identifier { return existing }
        }
        if let cell = dequeueCell(identifier) { return cell }
        HeadlessFailure.report(.exception, TableFailure.notRegistered(identifier))
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.dequeueSectionView(identifier) {
            view.prepareForReuse()
            return view
        }
        guard let type = reuse.sectionViewClasses[identifier] else { return nil }
        return HeadlessFactory.make(type, identifier)
    }

    private func makeCell(_ identifier: String) -> UITableViewCell? {
        guard let type = reuse.cellClasses[identifier] else { return nil }
        guard type is UITableViewCell.Type else {
            HeadlessFailure.report(.exception, TableFailure.wrongClass(type, identifier))
            return nil
        }
        return HeadlessFactory.make(type, identifier)
    }
}
