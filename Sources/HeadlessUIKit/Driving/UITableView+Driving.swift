public import Foundation

/// Touches of a table. Not part of UIKit.
///
/// If a row isn't visible, the table scrolls to it first. Each method returns whether there was something to touch.
extension UITableView {
    /// Taps a row: highlights it, selects it and runs its primary action.
    ///
    /// - Returns: `false` if the row can't be selected, or if the tap only closes a swipe, a delete button or a menu.
    @discardableResult
    public func tapRow(at indexPath: IndexPath) -> Bool {
        HeadlessClock.touch {
            guard bringIntoView(indexPath) else { return false }
            if isSwiping || confirmingPath != nil {
                // The first tap outside the swipe buttons or the delete confirmation button only closes them.
                if let confirmingPath { showDeleteConfirmation(false, at: confirmingPath) }
                endSwipe()
                return false
            }
            return touchRow(indexPath)
        }
    }

    /// Taps the detail button of a row.
    ///
    /// - Returns: `false` if the row has no detail button, or the delegate doesn't implement the method for it.
    @discardableResult
    public func tapAccessory(at indexPath: IndexPath) -> Bool {
        HeadlessClock.touch {
            guard bringIntoView(indexPath), let cell = visibleCell(at: indexPath) else { return false }
            guard [.detailButton, .detailDisclosureButton].contains(cell.inspection.shownAccessoryType) else {
                return false
            }
            return tell(.accessoryButtonTapped(indexPath)) {
                $0.tableView(self, accessoryButtonTappedForRowWith: indexPath)
            } != nil
        }
    }

    /// Taps a title of the section index and scrolls to its section.
    ///
    /// - Returns: The section, or `nil` if there's no such title.
    @discardableResult
    public func tapIndexTitle(_ title: String) -> Int? {
        HeadlessClock.touch {
            guard let titles = drawnIndexTitles, let index = titles.firstIndex(of: title) else { return nil }
            if title == UITableView.indexSearch {
                setContentOffset(.zero, animated: false)
                layoutIfNeeded()
                return NSNotFound
            }
            let section =
                ask(.sectionForIndexTitle(title, index)) {
                    $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
                } ?? index
            guard geometry.sections.indices.contains(section) else { return nil }
            dragContent(toOffset: geometry.sections[section].top)
            return section
        }
    }

    /// Drags the content until its offset from the top, in points, is reached.
    public func dragContent(toOffset offset: CGFloat) {
        HeadlessClock.touch {
            layoutIfNeeded()
            delegate?.scrollViewWillBeginDragging(self)
            scrollOn(to: offset)
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        }
    }

    /// Scrolls with a finger until the whole row is visible.
    ///
    /// - Returns: `false` if there's no such row, or if the touch only closes a menu.
    @discardableResult
    public func dragContent(toRow indexPath: IndexPath) -> Bool {
        HeadlessClock.touch { bringIntoView(indexPath) }
    }

    /// Pulls the content down until the refresh control runs its actions.
    ///
    /// - Returns: `false` if there's no refresh control, or it's already refreshing.
    @discardableResult
    public func pullToRefresh() -> Bool {
        HeadlessClock.touch {
            guard let refreshControl, !refreshControl.isRefreshing else { return false }
            refreshControl.beginRefreshing()
            refreshControl.sendActions(for: .valueChanged)
            return true
        }
    }

    /// Lays out and scrolls until the row has a cell. A touch outside an open menu only closes it.
    @discardableResult
    func bringIntoView(_ path: IndexPath) -> Bool {
        guard !endMenu() else { return false }
        layoutIfNeeded()
        guard geometry.contains(path) else { return false }
        for _ in 0..<UITableView.mostAttempts {
            let span = geometry.span(of: path)
            let isWhole = span.top >= bounds.minY && span.bottom <= bounds.maxY
            if isWhole || span.bottom - span.top > bounds.height && visibleCell(at: path) != nil { break }
            dragContent(toOffset: span.top < bounds.minY ? span.top : span.bottom - bounds.height)
        }
        return visibleCell(at: path) != nil
    }

    /// Scrolls to an offset, even if the content turns out to be longer than estimated.
    private func scrollOn(to offset: CGFloat) {
        for _ in 0..<UITableView.mostAttempts {
            let next = limited(offset)
            contentOffset = CGPoint(x: contentOffset.x, y: next)
            layoutIfNeeded()
            if limited(offset) <= next || bounds.minY < next { break }
        }
    }

    /// Heights become known while scrolling, so scrolling continues until the row is visible.
    private static let mostAttempts = 20
}
