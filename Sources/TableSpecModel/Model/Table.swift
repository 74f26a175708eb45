public import TableSpecDiagnostics

/// A table: its look, its prototypes and its sections.
public struct Table: Hashable, Sendable {
    public var style: Setting<TableStyle>
    public var separatorStyle: Setting<SeparatorStyle>
    /// The height in points of rows that state none.
    public var rowHeight: Setting<Double>
    /// The properties that are set as the spec states them.
    public var properties: PropertySettings<TablePropertyKey>
    /// The view above all rows.
    @BoxedIfPresent public var headerView: HeaderView?
    /// The view below all rows.
    @BoxedIfPresent public var footerView: HeaderView?
    /// What is pulled down to have the table filled anew.
    @BoxedIfPresent public var refreshControl: RefreshControl?
    /// When a row that leads to another screen stops being selected.
    public var deselect: Setting<Deselection>
    /// The row that is selected first.
    @BoxedIfPresent public var initialSelection: RowChoice?
    /// The row to which the table scrolls.
    @BoxedIfPresent public var scrollTarget: RowChoice?
    /// The table's own prototypes, then those of other files that its rows use.
    public var prototypes: [Prototype]
    @BoxedIfPresent public var index: SectionIndex?
    public var sections: Sections
    /// The keys that could not be read.
    var unread = UnreadKeys()
    /// The methods by which the app's code changes rows and sections in one batch.
    public var updates: [TableUpdate]
    public var range: SourceRange

    /// Creates an empty table.
    public init(at range: SourceRange) {
        self.style = .unset
        self.separatorStyle = .unset
        self.rowHeight = .unset
        self.deselect = .unset
        self.properties = PropertySettings()
        self.prototypes = []
        self.sections = .list([])
        self.updates = []
        self.range = range
    }

    /// The prototype with a reuse identifier, or `nil`; the first one where several share it.
    public func prototype(named name: String) -> Prototype? {
        prototypes.first { $0.id.value == name }
    }

    /// The dynamic rows of all sections, in order.
    public var dynamicRows: [DynamicRows] {
        sections.all.compactMap { section in
            if case .forEach(let rows) = section.rows { return rows }
            return nil
        }
    }

    /// The rows of all sections that the spec spells out, in order.
    public var staticRows: [Row] { sections.all.flatMap(\.staticRows) }
}

/// The pattern of cells for the rows of a collection.
public struct Prototype: Hashable, Sendable {
    /// The reuse identifier; unique in the table. Empty where it is missing, which a rule reports.
    public var id: Located<String>
    public var cell: Cell
    /// The loop variables that the cell's bindings use, with their types, in the order of the loops.
    public var parameters: [Parameter]
    public var range: SourceRange

    /// A loop variable that a prototype uses.
    public struct Parameter: Hashable, Sendable {
        public var name: String
        public var type: TypeReference

        /// Creates a parameter.
        public init(name: String, type: TypeReference) {
            self.name = name
            self.type = type
        }
    }

    /// Creates a prototype.
    public init(id: Located<String>, cell: Cell, at range: SourceRange) {
        self.id = id
        self.cell = cell
        self.parameters = []
        self.range = range
    }
}

/// The strip of letters at the edge of an indexed list.
public struct SectionIndex: Hashable, Sendable {
    /// The property of the element by which `UILocalizedIndexedCollation` sorts.
    public var collation: Located<String>?
    public var range: SourceRange

    /// Creates an index.
    public init(collation: Located<String>?, at range: SourceRange) {
        self.collation = collation
        self.range = range
    }
}
