internal import TableSpecModel

/// Where the parts of the status bar and the navigation bar lie.
package struct BarLayout: Hashable, Sendable {
    /// The status bar, which a sheet has not.
    package var statusBar: StatusBarLayout?
    /// The navigation bar with its prompt and large title.
    package var frame: Rect
    package var promptLine: LaidOutLine?
    /// The title in the middle of the bar.
    package var titleLine: LaidOutLine?
    /// The view in the middle of the bar.
    package var titleView: BarItemLayout?
    /// The large title below the bar's controls.
    package var largeTitleLine: LaidOutLine?
    /// The search field below the title; on phones with iOS 26 it is in the toolbar.
    package var searchField: SearchFieldLayout?
    /// The search field among the buttons of a tablet's bar.
    package var barSearchField: SearchFieldLayout?
    package var backButton: BackButtonLayout?
    /// The bar buttons that fit, from the leading edge inwards.
    package var leftItems: [BarItemLayout]
    /// The bar buttons that fit, from the trailing edge inwards.
    package var rightItems: [BarItemLayout]
    /// The views above the table, from the top.
    package var viewsAbove: [BarItemLayout] = []
    /// The views below the table, from the top.
    package var viewsBelow: [BarItemLayout] = []
    /// The space around the views on one side of the table.
    var columnMargins = EdgeInsets()
    /// The bar at the bottom of the screen.
    package var toolbar: ToolbarLayout?

    /// Where the table begins.
    var contentTop: Double {
        viewsAbove.last.map { $0.frame.maxY + columnMargins.bottom } ?? frame.maxY
    }

    func mirrored(in width: Double) -> BarLayout {
        BarLayout(
            statusBar: statusBar?.mirrored(in: width),
            frame: frame.mirrored(in: width),
            promptLine: promptLine?.mirrored(in: width),
            titleLine: titleLine?.mirrored(in: width),
            titleView: titleView?.mirrored(in: width),
            largeTitleLine: largeTitleLine?.mirrored(in: width),
            searchField: searchField?.mirrored(in: width),
            barSearchField: barSearchField?.mirrored(in: width),
            backButton: backButton?.mirrored(in: width),
            leftItems: leftItems.map { $0.mirrored(in: width) },
            rightItems: rightItems.map { $0.mirrored(in: width) },
            viewsAbove: viewsAbove.map { $0.mirrored(in: width) },
            viewsBelow: viewsBelow.map { $0.mirrored(in: width) },
            columnMargins: columnMargins,
            toolbar: toolbar?.mirrored(in: width)
        )
    }
}

/// The search field in its place.
package struct SearchFieldLayout: Hashable, Sendable {
    package var frame: Rect
    /// The frame of the magnifying glass.
    package var symbolFrame: Rect
    /// The text, or the placeholder.
    package var line: LaidOutLine?

    func mirrored(in width: Double) -> SearchFieldLayout {
        SearchFieldLayout(
            frame: frame.mirrored(in: width),
            symbolFrame: symbolFrame.mirrored(in: width),
            line: line?.mirrored(in: width)
        )
    }
}

/// The toolbar in its place.
package struct ToolbarLayout: Hashable, Sendable {
    package var frame: Rect
    /// The buttons, from the leading edge.
    package var items: [BarItemLayout]
    /// The search field after the buttons.
    package var searchField: SearchFieldLayout?

    func mirrored(in width: Double) -> ToolbarLayout {
        ToolbarLayout(
            frame: frame.mirrored(in: width),
            items: items.map { $0.mirrored(in: width) },
            searchField: searchField?.mirrored(in: width)
        )
    }
}

/// The back button in its place.
package struct BackButtonLayout: Hashable, Sendable {
    package var frame: Rect
    package var chevronFrame: Rect
    package var titleLine: LaidOutLine?

    func mirrored(in width: Double) -> BackButtonLayout {
        BackButtonLayout(
            frame: frame.mirrored(in: width),
            chevronFrame: chevronFrame.mirrored(in: width),
            titleLine: titleLine?.mirrored(in: width)
        )
    }
}

/// A bar button in its place.
package struct BarItemLayout: Hashable, Sendable {
    /// The place of the button in the content's list of this side.
    package var index: Int
    /// The frame of the button; on iOS 26 of its piece of glass.
    package var frame: Rect
    /// The words of the button, `nil` for a symbol.
    package var titleLine: LaidOutLine?
    /// The frame of the button's symbol, `nil` for words.
    package var symbolFrame: Rect?
    /// The control in place of a button.
    package var control: ControlLayout?
    /// The views of a cell's content that are drawn, from back to front.
    package var drawnViews: [ViewLayout] = []

    func mirrored(in width: Double) -> BarItemLayout {
        BarItemLayout(
            index: index,
            frame: frame.mirrored(in: width),
            titleLine: titleLine?.mirrored(in: width),
            symbolFrame: symbolFrame?.mirrored(in: width),
            control: control?.mirrored(in: width),
            drawnViews: drawnViews.map { $0.mirrored(in: width) }
        )
    }
}
