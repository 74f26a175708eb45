/// The content of a screen at one moment: the resolved model with every binding replaced by its value.
///
/// Previews draw it, `inspect` prints it, and tests compare it with the cells of the generated table.
package struct ScreenContent: Hashable, Sendable {
    /// The screen's name.
    package var name: String
    package var title: String?
    package var largeTitle: LargeTitleDisplayMode
    /// The title of the screen that pushed this one, if it's known.
    package var previousTitle: String?
    /// The prompt above the bar's controls.
    package var prompt: String?
    /// The title view, which replaces the title in the bar.
    package var titleView: ViewContent?
    /// The content of the search field, or `nil` if there's none.
    package var searchField: SearchFieldContent?
    /// The views above the table, from the top.
    package var viewsAbove: [ViewContent] = []
    /// The views below the table, from the top.
    package var viewsBelow: [ViewContent] = []
    /// The space around the views above the table, and around those below it. `left` is the leading edge.
    package var columnMargins = ScreenSettings.usualColumnMargins
    /// The visible views that float over the table, as layers, or `nil` if there are none.
    package var overlay: CellViewContent?
    /// The visible view behind the rows, or `nil` if there's none.
    package var backgroundView: CellViewContent?
    /// The space around the table. `left` is the leading edge.
    package var tableMargins = EdgeInsets()
    /// The color around the table, if it isn't that behind the rows.
    package var backgroundColor: ColorReference?
    /// Whether the navigation bar is hidden.
    package var isNavigationBarHidden = false
    /// The buttons of the toolbar, from the leading edge. Empty without a toolbar.
    package var toolbarItems: [BarButtonContent] = []
    /// The bar buttons from the leading edge inwards.
    package var leftItems: [BarButtonContent]
    /// Whether these appear after the back button instead of replacing it.
    package var hasBackButtonBesideLeftItems = false
    /// The bar buttons from the trailing edge inwards.
    package var rightItems: [BarButtonContent]
    package var style: TableStyle
    package var separatorStyle: SeparatorStyle
    /// The height in points of rows that don't specify one.
    package var rowHeight: Double?
    /// The table properties that the spec specifies.
    package var properties: PropertyValues<TablePropertyKey>
    /// The view above all rows.
    package var headerView: HeaderViewContent?
    /// The view below all rows.
    package var footerView: HeaderViewContent?
    /// The content in place of the rows. If it's shown, there are no sections.
    package var unavailable: UnavailableContent?
    /// The visible sections, from top to bottom.
    package var sections: [SectionContent]
    /// The titles of the index at the trailing edge. Empty without an index.
    package var sectionIndexTitles: [String]
    /// The known images and colors of the app's asset catalogs.
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
    /// Whether the field is hidden while the table is scrolled.
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
    /// The id of the section. For a section of a loop, the identity of its element.
    package var id: String
    package var header: String?
    /// The style of a header that needs a custom view.
    package var headerAttributes: SectionViewContent?
    /// The height in points of the header, if the table specifies it for existing headers, or the section does.
    package var headerHeight: Double?
    package var footer: String?
    /// The style of a footer that needs a custom view.
    package var footerAttributes: SectionViewContent?
    /// The height in points of the footer, if the table specifies it for existing footers, or the section does.
    package var footerHeight: Double?
    /// The visible rows, from top to bottom.
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
    /// Whether the section has a header.
    package var hasHeader: Bool { header != nil || headerAttributes != nil }

    /// Whether the section has a footer.
    package var hasFooter: Bool { footer != nil || footerAttributes != nil }
}
