internal import TableSpecModel

/// The layout of the status bar and the navigation bar.
package struct BarLayout: Hashable, Sendable {
    /// The status bar, which a sheet doesn't have.
    package var statusBar: StatusBarLayout?
    /// The navigation bar with its prompt and large title.
    package var frame: Rect
    package var promptLine: LaidOutLine?
    /// The title in the center of the bar.
    package var titleLine: LaidOutLine?
    /// The view in the center of the bar.
    package var titleView: BarItemLayout?
    /// The large title below the bar's controls.
    package var largeTitleLine: LaidOutLine?
    /// The search field below the title. On iPhone with iOS 26, it's in the toolbar.
    package var searchField: SearchFieldLayout?
    /// The search field among the buttons of an iPad's bar.
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

    /// The start of the table.
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

/// The layout of the search field.
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

/// The layout of the toolbar.
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

/// The layout of the back button.
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

/// The layout of a bar button.
package struct BarItemLayout: Hashable, Sendable {
    /// The index of the button in the content's list for this side.
    package var index: Int
    /// The frame of the button or, on iOS 26, of its glass shape.
    package var frame: Rect
    /// The text of the button, or `nil` for a symbol.
    package var titleLine: LaidOutLine?
    /// The frame of the button's symbol, or `nil` for text.
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
