internal import TableSpecDiagnostics

/// The distribution of space in a stack; generated code and previews use the same rules.
///
/// Apple: “for all distributions except fillEqually, the stack view uses each arranged view's intrinsicContentSize when
/// calculating its size along the stack's axis” and for the alignment `fill` “the stack view resizes its arranged views
/// so that they fill the available space perpendicular to the stack view's axis”
/// (https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum,
/// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum/fill). It uses required
/// constraints, so a view with a required size can't be one of those that fill.
extension ContentStack {
    /// The positions of the views that share the remaining space along the axis. The others keep their own size.
    ///
    /// In a row, these are the spacers, or else the first field, slider or similar control, or else the first text. In
    /// a column, they are the spacers. A view with a specified width isn't one of them.
    package var stretchedIndices: [Int] {
        let spacers = views.indices.filter { views[$0].kind == .spacer }
        guard spacers.isEmpty, axis == .horizontal else { return spacers }
        let ranks = views.map(\.stretchRank)
        guard let rank = ranks.max(), rank > 0, let index = ranks.firstIndex(of: rank) else { return [] }
        return [index]
    }

    /// Whether the stack is a row that becomes a column at accessibility text sizes.
    ///
    /// By default, rows of a text and another text or control do, because at these sizes little is left of texts side
    /// by side. Apple recommends stacked layouts for them
    /// (https://developer.apple.com/design/human-interface-guidelines/typography#Supporting-Dynamic-Type).
    package var shownAdjustsAxis: Bool {
        guard axis == .horizontal else { return false }
        return adjustsAxis.value ?? (views.contains(where: \.hasText) && views.count(where: \.hasTextOrControl) > 1)
    }

    /// The views as the stack can arrange them with all stated sizes kept.
    ///
    /// If the stack would stretch a view that keeps its size, a nested stack contains the view and a spacer after it.
    package var arrangedViews: [ContentView] {
        views.map { view in
            var view = view
            if shownDistribution == .fillEqually { view = view.followedByRoom(along: axis) }
            if shownAlignment == .fill { view = view.followedByRoom(along: axis.across) }
            return view
        }
    }
}

extension Cell {
    /// Whether a spec states the height of the cell in a table.
    package func hasFixedHeight(in table: Table) -> Bool { self.height.value ?? table.rowHeight.value != nil }

    /// The views of the cell in a table; at a fixed height, there's no space for columns in place of rows.
    package func views(in table: Table) -> ContentView? {
        hasFixedHeight(in: table) ? self.content?.keepingAxes : self.content
    }
}

extension ContentView {
    /// The view with rows that stay rows at all text sizes.
    fileprivate var keepingAxes: ContentView {
        var view = self
        switch kind {
        case .stack(var stack):
            stack.views = stack.views.map(\.keepingAxes)
            stack.adjustsAxis = .set(false, range)
            view.kind = .stack(stack)
        case .zstack(var stack):
            stack.views = stack.views.map(\.keepingAxes)
            view.kind = .zstack(stack)
        case .label, .image, .control, .app, .spacer, .invalid: break
        }
        return view
    }
}

extension ContentStack.Axis {
    /// The other axis.
    package var across: Self { self == .horizontal ? .vertical : .horizontal }
}

extension ContentView {
    /// Whether a spec says how long the view is along an axis, or how long it is at most.
    private func isBounded(along axis: ContentStack.Axis) -> Bool {
        let isFixed = axis == .horizontal ? width.value != nil : height.value != nil
        let hasLimit = (axis == .horizontal ? limits.maxWidth : limits.maxHeight).value != nil
        let isOtherFixed = axis == .horizontal ? height.value != nil : width.value != nil
        return isFixed || hasLimit || isOtherFixed && limits.aspectRatio.value != nil
    }

    /// Whether the view can't become longer than its own size along an axis.
    package func keepsLength(along axis: ContentStack.Axis) -> Bool {
        if isBounded(along: axis) { return true }
        if case .zstack(let stack) = kind { return stack.fillingViews.contains { $0.keepsLength(along: axis) } }
        guard case .stack(let stack) = kind else { return false }
        guard stack.axis == axis, stack.sharesByLength, stack.stretchedIndices.isEmpty else { return false }
        return axis == .horizontal || stack.views.allSatisfy { $0.keepsLength(along: axis) }
    }

    /// The view itself if it can become longer along an axis.
    fileprivate func followedByRoom(along axis: ContentStack.Axis) -> ContentView {
        guard keepsLength(along: axis) else { return self }
        var view = self
        view.visible = nil
        var stack = ContentStack(axis, [view, ContentView(.spacer, at: range)])
        stack.spacing = .set(0, range)
        stack.alignment = .set(keepsLength(along: axis.across) ? .center : .fill, range)
        // The spacer is visible only with the view, and its empty range distinguishes the stack from the view inside.
        let place = SourceRange(source: range.source, start: range.start, end: range.start)
        var holder = ContentView(.stack(stack), at: place)
        holder.visible = visible
        return holder
    }

    /// The priority with which the view takes remaining space in a row; 0 for a view that keeps its width.
    fileprivate var stretchRank: Int {
        guard !width.isStated, !isBounded(along: .horizontal) else { return 0 }
        switch kind {
        case .spacer: return 4
        case .control(let control): return control.fillsWidth ? 3 : 0
        case .label: return 2
        case .stack(let stack):
            // A spacer in a column adds no space in the row that contains the column.
            let views = stack.axis == .horizontal ? stack.views : stack.views.filter { $0.kind != .spacer }
            return views.map(\.stretchRank).max() ?? 0
        case .zstack(let stack): return stack.fillingViews.map(\.stretchRank).max() ?? 0
        case .app: return 1
        case .image, .invalid: return 0
        }
    }
}

extension ContentView {
    /// Whether the view, or one in it, shows text that grows with the text size.
    fileprivate var hasText: Bool {
        switch kind {
        case .label: true
        case .control(let control): control.title != nil || control.showsText
        case .stack, .zstack: subviews.contains(where: \.hasText)
        case .image, .app, .spacer, .invalid: false
        }
    }

    fileprivate var hasTextOrControl: Bool {
        switch kind {
        case .label, .control: true
        case .stack, .zstack: subviews.contains(where: \.hasTextOrControl)
        case .image, .app, .spacer, .invalid: false
        }
    }
}

extension Control {
    /// Whether the control shows a text or the title of a case.
    fileprivate var showsText: Bool {
        switch self.kind.traits.value {
        case .written(.string), .written(.enumeration): true
        default: false
        }
    }
}

extension ContentStack {
    /// Whether the views have their preferred sizes along the axis, and one of them the remaining space.
    fileprivate var sharesByLength: Bool { shownDistribution == .fill || shownDistribution == .fillProportionally }
}
