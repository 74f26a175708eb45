/// What a screen shows at one moment: the resolved model with every binding replaced by its value.
///
/// Previews draw it, `inspect` prints it, and tests compare it with what the generated table's cells show.
public struct ScreenContent: Hashable, Sendable {
    /// The screen's name.
    public var name: String
    public var title: String?
    public var largeTitle: LargeTitleDisplayMode
    /// The line above the bar's controls.
    public var prompt: String?
    /// What stands in the middle of the bar in place of the title.
    public var titleView: ViewContent?
    /// What the search field shows; `nil` without one.
    public var searchField: SearchFieldContent?
    /// The views above the table, from the top.
    public var viewsAbove: [ViewContent] = []
    /// The views below the table, from the top.
    public var viewsBelow: [ViewContent] = []
    /// Whether the navigation bar is hidden.
    public var isNavigationBarHidden = false
    /// The buttons of the toolbar, from the leading edge; empty without a toolbar.
    public var toolbarItems: [BarButtonContent] = []
    /// The bar buttons from the leading edge inwards.
    public var leftItems: [BarButtonContent]
    /// The bar buttons from the trailing edge inwards.
    public var rightItems: [BarButtonContent]
    public var style: TableStyle
    public var separatorStyle: SeparatorStyle
    /// The height in points of rows that state none.
    public var rowHeight: Double?
    /// The table's properties that the spec states.
    public var properties: PropertyValues<TablePropertyKey>
    /// The view above all rows.
    public var headerView: HeaderViewContent?
    /// The view below all rows.
    public var footerView: HeaderViewContent?
    /// The visible sections, top to bottom.
    public var sections: [SectionContent]
    /// The letters of the index at the trailing edge; empty without an index.
    public var sectionIndexTitles: [String]
    /// The colours of the app's asset catalogue whose values are known, by name.
    public var assetColors: [String: AssetColor] = [:]

    /// Creates the content of a screen.
    public init(
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

/// What a search field shows.
public struct SearchFieldContent: Hashable, Sendable {
    public var text: String
    public var placeholder: String?
    /// Whether the field goes while the table is scrolled.
    public var placement: SearchBarPlacement
    public var hidesWhenScrolling: Bool

    /// Creates the content of a search field.
    public init(
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
    public var allowsSelection: Bool {
        properties.boolean(.allowsSelection) ?? true || properties.boolean(.allowsMultipleSelection) ?? false
    }
}

/// One visible section.
public struct SectionContent: Hashable, Sendable {
    /// The section's id; for a section of a loop, the identity of its element.
    public var id: String
    public var header: String?
    /// The look of a header that is a view of its own.
    public var headerLook: SectionViewContent?
    /// The height in points of the header, where it is stated for a header that is there, or for this section.
    public var headerHeight: Double?
    public var footer: String?
    /// The look of a footer that is a view of its own.
    public var footerLook: SectionViewContent?
    /// The height in points of the footer, where it is stated for a footer that is there, or for this section.
    public var footerHeight: Double?
    /// The visible rows, top to bottom.
    public var rows: [RowContent]

    /// Creates the content of a section.
    public init(id: String, header: String? = nil, footer: String? = nil, rows: [RowContent] = []) {
        self.id = id
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}

extension SectionContent {
    /// Whether something stands above the rows.
    public var hasHeader: Bool { header != nil || headerLook != nil }

    /// Whether something stands below the rows.
    public var hasFooter: Bool { footer != nil || footerLook != nil }
}
