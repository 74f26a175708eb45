import TableSpecModel

@testable import TableSpecPreview

/// Where the labels of a saved cell are in our layout of it.
extension SavedCell {
    /// What our layout found of a cell's labels.
    enum Finding: Hashable {
        /// Every position and height.
        case everything
        /// Every position and height, at a text size that the table of frames does not state.
        case everythingAtTheSmallestTextSize
        /// The vertical positions and heights, but not how far from the edge the labels begin.
        case allButTheMargin(MarginReason)
        case nothing(Reason)

        var isFound: Bool {
            if case .nothing = self { false } else { true }
        }

        /// Whether the labels also begin where ours do.
        var isWhole: Bool { self == .everything || self == .everythingAtTheSmallestTextSize }

        /// Whether the table of frames tells how far from the edge labels begin in a table.
        var tellsTheMargin: Bool { self != .allButTheMargin(.image) && self != .allButTheMargin(.noTable) }
    }

    /// Why labels begin elsewhere.
    enum MarginReason: String {
        /// The table of frames says neither what the image is nor how wide; we draw 29 points, the most frequent width.
        case image = "an image of another width"
        /// 8 points, a view's own margin, or with Xcodes up to that of iOS 14 the 15 of a line. The content views of those
        /// with a disclosure indicator, 60 kinds, end in keeping with a margin of 8 as well. A cell in its table has at
        /// least the margin of the table, whatever a spec states.
        case noTable = "laid out while it was in no table"
        /// A cell in a table of 375 points that begins at 20, or in one of 390 or 414 that begins at 16: the device of the
        /// scene was changed and the cell not laid out again.
        case otherDevice = "the margin of a device of another width"
        case ownMargin = "a margin of its own"
    }

    /// Why labels are elsewhere.
    enum Reason: String {
        case television = "a television"
        /// 23.5 points for 17 and 16.5 for 12, where the system's font has 20.5 and 14.5: only the app has the font.
        case highFont = "a font of the app's own with higher lines than the system's"
        /// The value was laid out again at the usual text size and the title was not.
        case twoTextSizes = "a title at the smallest text size beside a value at the usual one"
        /// The row is as high and its title as far up as with a detail, which is in no frame of the storyboard.
        case missingDetail = "room for a detail that the table leaves out"
        /// Two and three lines of title over a detail in 44 points begin above the row; our pictures keep labels inside.
        case overlap = "more lines than the row has room for"
        case unknown = "not known"
    }

    var finding: Finding {
        let found = textSizes.first { (shapeError(at: $0) ?? .infinity) <= Self.tolerance }
        guard let found else { return .nothing(reason) }
        guard (marginError(at: found) ?? .infinity) <= Self.tolerance else { return .allButTheMargin(marginReason) }
        return found == .large ? .everything : .everythingAtTheSmallestTextSize
    }

    /// One point; the table's frames are rounded to thousandths.
    private static let tolerance = 1.001

    // MARK: Errors

    /// How far in points our labels are above or below those of the cell, are higher or lower, or begin further from
    /// each other, at most.
    func shapeError(at textSize: ContentSizeCategory) -> Double? {
        guard let row = layout(at: textSize), let text = row.frame(.text) else { return nil }
        var errors = [text.y - row.frame.y - textY, text.height - textHeight]
        if let detailY, let height = number("detail_h") {
            guard let detail = row.frame(.detail) else { return nil }
            errors += [detail.y - row.frame.y - detailY, detail.height - height]
            // Where a value beside its title begins depends on its text, which the table does not say.
            if cellStyle == .subtitle, let detailX = number("detail_x") {
                errors.append(detail.x - text.x - (detailX - textX))
            }
        }
        return errors.map(abs).max()
    }

    /// How far in points our title begins from that of the cell.
    private func marginError(at textSize: ContentSizeCategory) -> Double? {
        guard let row = layout(at: textSize), let text = row.frame(.text) else { return nil }
        return abs(text.x - row.frame.x - textX)
    }

    // MARK: Reasons

    private var marginReason: MarginReason {
        if hasImage { return .image }
        if textX == 8 || textX == 15 { return .noTable }
        return abs((marginError(at: .large) ?? .nan) - 4) < 0.01 ? .otherDevice : .ownMargin
    }

    private var reason: Reason {
        if scale == nil { return .television }
        if case .named = titleFont { return .highFont }
        if cellStyle == .value1, titleFont == detailFont, textHeight != number("detail_h") { return .twoTextSizes }
        if cellStyle == .subtitle, !hasDetail, contentHeight > 50, textY < 12 { return .missingDetail }
        return textY < 0 ? .overlap : .unknown
    }
}
