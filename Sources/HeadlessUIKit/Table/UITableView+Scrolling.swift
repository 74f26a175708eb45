import Foundation

extension UITableView {
    func scrollByCode(_ indexPath: IndexPath, to scrollPosition: ScrollPosition, animated: Bool) {
        loadDataIfNeeded()
        guard geometry.contains(indexPath) else {
            HeadlessFailure.report(
                .exception,
                TableFailure.scrollOutOfBounds(indexPath, sections: geometry.rowCounts)
            )
            return
        }
        let span = geometry.span(of: indexPath)
        let height = bounds.height
        var offset = contentOffset.y
        switch scrollPosition {
        case .top: offset = span.top
        case .middle: offset = (span.top + span.bottom - height) / 2
        case .bottom: offset = span.bottom - height
        case .none:
            if span.bottom > offset + height { offset = span.bottom - height }
            if span.top < offset { offset = span.top }
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: limited(offset)), animated: animated)
    }

    /// An offset between the ends of the content.
    func limited(_ offset: CGFloat) -> CGFloat {
        max(0, min(offset, contentSize.height - bounds.height))
    }
}
