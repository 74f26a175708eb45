import Foundation

/// The height that a cell needs, if its content determines one.
extension UITableViewCell {
    /// Returns the height for a width, in points.
    ///
    /// If constraints determine no height, a row has the standard height: “constraints ambiguously suggest a height of
    /// zero for a tableview cell's content view. We're considering the collapse unintentional and using standard height
    /// instead” (UIKit's log). Accessories don't affect the height.
    func fittedHeight(in width: CGFloat) -> CGFloat {
        let height = contentHeight(in: width) ?? 0
        return height > 0 ? height.rounded(.up) : TableHeights.row
    }

    private func contentHeight(in width: CGFloat) -> CGFloat? {
        if let list = contentView as? UIListContentView { return list.height(in: contentWidth(in: width)) }
        let isOwn =
            contentView is any UIContentView
            || contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        guard isOwn else { return labelsHeight(in: contentWidth(in: width)) }
        if frame.width != width { frame.size.width = width }
        layoutIfNeeded()
        contentView.layOutForFitting()
        return contentView.fittingLength(along: .vertical)
    }

    /// The space next to the accessory.
    func contentWidth(in width: CGFloat) -> CGFloat {
        let margin = TableHeights.sideMargin(in: width)
        if let view = inspection.shownAccessoryView { return max(width - view.frame.width - 2 * margin, 0) }
        switch inspection.shownAccessoryType {
        case .none: return width
        case .disclosureIndicator: return max(width - 10.33 - margin, 0)
        case .checkmark, .detailButton: return max(width - 24 - margin, 0)
        case .detailDisclosureButton: return max(width - 42.33 - margin, 0)
        }
    }

    /// The labels of the standard styles. “multi-line title: 65.0 for 2 lines at 17pt” means 11 points above and below.
    /// With a subtitle, the padding of both texts together is one line of the title.
    private func labelsHeight(in width: CGFloat) -> CGFloat {
        let room = max(width - 2 * TableHeights.sideMargin(in: width), 0)
        let heights = [textLabel, detailTextLabel].compactMap { $0 }.map { label in
            let text = TextSize(font: label.font)
            return text.height(of: label.text ?? "", width: room, limit: label.numberOfLines)
        }
        let lines = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
        return max(TableHeights.row, lines + 22)
    }
}
