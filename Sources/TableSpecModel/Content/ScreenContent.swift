/// The content of a screen at one moment: the resolved model with every binding replaced by its value.
///
/// Previews draw it, `inspect` prints it, and tests compare it with what the generated table's cells show.
package struct ScreenContent: Hashable, Sendable {
    /// The screen's name.
    package var name: String
    package var title: String?
    package var largeTitle: LargeTitleDisplayMode
    /// The title of the screen from which this one was pushed, where that is known.
    package var previousTitle: String?
    /// The line above the bar's controls.
    package var prompt: String?
    /// The view in the middle of the bar that replaces the title.
    package var titleView: ViewContent?
    /// The content of the search field; `nil` without one.
    package var searchField: SearchFieldContent?
    /// The views above the table, from the top.
    package var viewsAbove: [ViewContent] = []
    /// The views below the table, from the top.
    package var viewsBelow: [ViewContent] = []
    /// The space around the views above the table, and around those below it; `left` is the leading one.
    package var columnMargins = ScreenSettings.usualColumnMargins
    /// The views that float over the table, as layers; `nil` without any that are shown.
    package var overlay: CellViewContent?
    /// The view behind the rows; `nil` without one that is shown.
    package var backgroundView: CellViewContent?
    /// The space around the table; `left` is the leading one.
    package var tableMargins = EdgeInsets()
    /// Whether the navigation bar is hidden.
    package var isNavigationBarHidden = false
    /// The buttons of the toolbar, from the leading edge; empty without a toolbar.
    package var toolbarItems: [BarButtonContent] = []
    /// The bar buttons from the leading edge inwards.
    package var leftItems: [BarButtonContent]
    /// Whether these appear after the back button instead of replacing it.
    package var hasBackButtonBesideLeftItems = false
    /// The bar buttons from the trailing edge inwards.
    package var rightItems: [BarButtonContent]
    package var style: TableStyle
    package var separatorStyle: SeparatorStyle
    /// The height in points of rows that state none.
    package var rowHeight: Double?
    /// The table's properties that the spec states.
    package var properties: PropertyValues<TablePropertyKey>
    /// The view above all rows.
    package var headerView: HeaderViewContent?
    /// The view below all rows.
    package var footerView: HeaderViewContent?
    /// The content shown in place of the rows; there are no sections then.
    package var unavailable: UnavailableContent?
    /// The visible sections, top to bottom.
    package var sections: [SectionContent]
    /// The titles of the index at the trailing edge; empty without an index.
    package var sectionIndexTitles: [String]
    /// The images and colors of the app's asset catalogs, as far as they are known.
    package var assets = PictureAssets()

    /// Creates the content of a screen.
    package init(
        name: String,
        title: String? = nil,
        largeTitle: LargeTitleDisplayMode = .automatic,
        prompt: String? = nil,
        leftItems: [BarButtonContent] = [],
        rightItems: [BarButtonContent] = [],
        style: TableStyle = .plain,
        separatorStyle: SeparatorStyle = .singleLine,
        rowHeight: Double? = nil,
        properties: PropertyValues<TablePropertyKey> = PropertyValues(),
        sections: [SectionContent] = [],
        sectionIndexTitles: [String] = []
    ) {
        self.name = name
        self.title = title
        self.largeTitle = largeTitle
        self.prompt = prompt
        self.leftItems = leftItems
        self.rightItems = rightItems
        self.style = style
        self.separatorStyle = separatorStyle
        self.rowHeight = rowHeight
        self.properties = properties
        self.sections = sections
        self.sectionIndexTitles = sectionIndexTitles
    }
}

/// The content of a search field.
package struct SearchFieldContent: Hashable, Sendable {
    package var text: String
    package var placeholder: String?
    /// Whether the field goes while the table is scrolled.
    package var placement: SearchBarPlacement
    package var hidesWhenScrolling: Bool

    /// Creates the content of a search field.
    package init(
        text: String = "",
        placeholder: String? = nil,
        placement: SearchBarPlacement = .automatic,
        hidesWhenScrolling: Bool = true
    ) {
        self.text = text
        self.placeholder = placeholder
        self.placement = placement
        self.hidesWhenScrolling = hidesWhenScrolling
    }
}

extension ScreenContent {
    /// Whether a tap selects a row.
    package var allowsSelection: Bool {
        properties.boolean(.allowsSelection) ?? true || properties.boolean(.allowsMultipleSelection) ?? false
    }
}

/// One visible section.
package struct SectionContent: Hashable, Sendable {
    /// The section's id; for a section of a loop, the identity of its element.
    package var id: String
    package var header: String?
    /// The style of a header that is a view of its own.
    package var headerAttributes: SectionViewContent?
    /// The height in points of the header, where it is stated for a header that is there, or for this section.
    package var headerHeight: Double?
    package var footer: String?
    /// The style of a footer that is a view of its own.
    package var footerAttributes: SectionViewContent?
    /// The height in points of the footer, where it is stated for a footer that is there, or for this section.
    package var footerHeight: Double?
    /// The visible rows, top to bottom.
    package var rows: [RowContent]

    /// Creates the content of a section.
    package init(id: String, header: String? = nil, footer: String? = nil, rows: [RowContent] = []) {
        self.id = id
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}

extension SectionContent {
    /// Whether there is something above the rows.
    package var hasHeader: Bool { header != nil || headerAttributes != nil }

    /// Whether there is something below the rows.
    package var hasFooter: Bool { footer != nil || footerAttributes != nil }
}
