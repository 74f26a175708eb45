package import TableSpecDiagnostics

/// A table: its style, its prototypes and its sections.
package struct Table: Equatable, Sendable {
    package var style = Setting<TableStyle>.unset
    package var separatorStyle = Setting<SeparatorStyle>.unset
    /// The height in points of rows that don't specify one.
    package var rowHeight = Setting<Double>.unset
    /// The properties that the spec sets directly.
    package var properties = PropertySettings<TablePropertyKey>()
    /// The view above all rows.
    @BoxedIfPresent package var headerView: HeaderView?
    /// The view below all rows.
    @BoxedIfPresent package var footerView: HeaderView?
    /// The view behind all rows: `backgroundView`.
    @BoxedIfPresent package var backgroundView: ContentView?
    /// The control that the user pulls down to reload the table.
    @BoxedIfPresent package var refreshControl: RefreshControl?
    /// The contents that can be shown in place of the rows. The first one whose condition is true is shown.
    package var contentUnavailable: [ContentUnavailable] = []
    /// When a row that leads to another screen is deselected.
    package var deselect = Setting<Deselection>.unset
    /// The row that is initially selected.
    @BoxedIfPresent package var initialSelection: RowChoice?
    /// The row to which the table scrolls.
    @BoxedIfPresent package var scrollTarget: RowChoice?
    /// Whether a toolbar above the keyboard moves between fields: `inputAccessoryView`.
    package var keyboardToolbar: Setting<Bool> = .unset
    /// Whether the rows that a tap on a row or a header shows are hidden when another one is tapped.
    package var exclusiveToggles: Setting<Bool> = .unset
    /// The table's own prototypes, followed by those of other files that its rows use.
    package var prototypes: [Prototype] = []
    @BoxedIfPresent package var index: SectionIndex?
    package var sections = Sections.list([])
    /// The keys that couldn't be decoded.
    var unread = UnreadKeys()
    /// The methods with which the app's code changes rows and sections in one batch.
    package var updates: [TableUpdate] = []
    package var range: SourceRange

    /// Creates an empty table.
    package init(at range: SourceRange) {
        self.range = range
    }

    /// The prototype with a reuse identifier, or `nil`. If several share it, the first one.
    package func prototype(named name: String) -> Prototype? {
        prototypes.first { $0.id.value == name }
    }

    /// The dynamic rows of all sections, in order.
    package var dynamicRows: [DynamicRows] { sections.all.flatMap(\.dynamicRows) }

    /// The static rows of all sections, in order.
    package var staticRows: [Row] { sections.all.flatMap(\.staticRows) }
}

/// The template of the cells for the rows of a collection.
package struct Prototype: Equatable, Sendable {
    /// The reuse identifier, which is unique in the table. Empty if it's missing, which a rule reports.
    package var id: Located<String>
    package var cell: Cell
    /// The loop variables that the cell's bindings use, with their types, in the order of the loops.
    package var parameters: [Parameter] = []
    package var range: SourceRange

    /// A loop variable that a prototype uses.
    package struct Parameter: Hashable, Sendable {
        package var name: String
        package var type: TypeReference

        /// Creates a parameter.
        package init(name: String, type: TypeReference) {
            self.name = name
            self.type = type
        }
    }

    /// Creates a prototype.
    package init(id: Located<String>, cell: Cell, at range: SourceRange) {
        self.id = id
        self.cell = cell
        self.range = range
    }
}

/// The strip of titles at the edge of an indexed list.
package struct SectionIndex: Equatable, Sendable {
    /// The property of the element that `UILocalizedIndexedCollation` sorts by.
    package var collation: Located<String>?
    package var range: SourceRange

    /// Creates an index.
    package init(collation: Located<String>?, at range: SourceRange) {
        self.collation = collation
        self.range = range
    }
}
