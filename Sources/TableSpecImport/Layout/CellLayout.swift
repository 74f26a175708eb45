/// The views of a cell, or of a view around the rows, with the space for them: everything that determines their keys
/// except their arrangement.
struct CellLayout: Sendable {
    /// The identifier of the cell or the view.
    let id: String
    let views: [ViewGroup]
    let place: Place

    enum Place: Sendable {
        /// A row, whose height in the document may be only that of Interface Builder's canvas, or is specified anyway.
        case row(RowFit, hasHeightOfCanvas: Bool, height: YAMLValue?, alpha: Double)
        /// A view above or below all rows, with the size of the whole view.
        case edge(EdgePlacement.Side, Frame)
        case column(ColumnFit)
    }

    /// The keys for one of the possible layouts.
    struct Draft: Hashable, Sendable {
        var keys: YAMLMapping = [:]
        /// The initially visible views.
        var views: [ViewDraft] = []
        /// The number of guesses from frames.
        var guesses = 0
        var parts: [ArrangedPart] = []
        /// Whether the containers are nested more deeply than a spec can be.
        var isTooDeep = false
    }

    func draft(_ choice: LayoutChoice) -> Draft {
        var arranger = Arranger(choice.arrangements)
        let arranged = arranger.arrange(views, of: id, in: room)
        var draft = Draft(parts: arranger.parts)
        guard var tree = arranged else { return draft }
        if tree.depth > LayoutTree.mostLevels {
            draft.isTooDeep = true
            tree = Arrangement.layered.arrange(tree.views.map(LayoutTree.view), in: room) ?? tree
        }
        switch place {
        case .row(var fit, let hasHeightOfCanvas, let height, let alpha):
            tree = tree.placed(in: room)
            // The canvas height as the row's height is an additional guess, the last one.
            let guesses = tree.guesses + (hasHeightOfCanvas ? 1 : 0)
            let forgotten = choice.forgotten[id] ?? []
            let followsContent = hasHeightOfCanvas && forgotten.contains(guesses - 1)
            if followsContent { (fit.isFixed, fit.isStated, fit.isFree) = (false, false, true) }
            tree = tree.without(guesses: forgotten).faded(alpha)
            (draft.views, draft.guesses) = (tree.shownViews, guesses)
            let (keys, padding) = fit.keys(of: tree)
            tree.pad(padding)
            draft.keys = ["content": tree.content]
            draft.keys.merge(keys)
            if let height, !followsContent { draft.keys["height"] = height }
        case .edge(_, let whole):
            draft.views = tree.shownViews
            draft.keys = tree.edgeKeys(in: whole)
        case .column(let fit):
            draft.views = fit.views(of: tree)
            draft.keys = [fit.side.rawValue: .list(fit.items(of: tree))]
        }
        return draft
    }

    /// The space in which the views are arranged.
    private var room: Frame {
        switch place {
        case .row(let fit, _, _, _): fit.bounds
        case .edge(_, let whole): whole.insideMargins
        case .column(let fit): fit.room
        }
    }
}

/// The arrangements of a screen's views, and the guesses from frames that it doesn't need.
struct LayoutChoice: Hashable, Sendable {
    /// The unusual arrangements, by the identifier of the cell or the container.
    var arrangements: [String: Arrangement] = [:]
    /// The omitted guesses, by the identifier of the cell.
    var forgotten: [String: Set<Int>] = [:]
}

extension Frame {
    /// The part of a table's width between its default margins.
    fileprivate var insideMargins: Frame {
        let margin = RowFit.margin(ofWidth: width)
        return Frame(x: margin, width: max(width - 2 * margin, 0), height: height)
    }
}

extension LayoutTree {
    /// The tree with an opacity, which the views of a row have instead of their cell.
    fileprivate func faded(_ alpha: Double) -> LayoutTree {
        guard alpha < 1 else { return self }
        var tree = view == nil && further["alpha"] == nil ? self : inStack()
        tree.further["alpha"] = .number(alpha)
        return tree
    }

    /// The views above or below all rows with the space around them, if it differs from that of the table.
    fileprivate func edgeKeys(in whole: Frame) -> YAMLMapping {
        let margin = RowFit.margin(ofWidth: whole.width)
        let part = Frame(x: frame.x, y: ink.y, width: frame.width, height: ink.height)
        var margins = Padding(of: part, in: whole)
        let room = whole.insideMargins
        let isInside = frame.x >= room.x - 2 && frame.right <= room.right + 2
        let isInMiddle = isBareTitle && abs(frame.middleX - room.middleX) <= 3
        let fillsRoom = abs(frame.x - room.x) <= 2 && abs(frame.right - room.right) <= 2
        let keepsSides = isInMiddle || isInside && (!fills || fillsRoom)
        if keepsSides { (margins.left, margins.right) = (margin, margin) }
        var keys: YAMLMapping = ["content": placed(in: whole.inset(by: margins)).content]
        let isUsual = abs(margins.top - 8) <= 2 && abs(margins.bottom - 8) <= 2 && keepsSides
        if whole.height > 0, !isUsual { keys["layoutMargins"] = margins.yaml }
        return keys
    }
}
