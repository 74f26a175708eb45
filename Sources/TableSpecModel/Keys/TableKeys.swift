/// The keys of a table.
public enum TableKey: String, SpelledKeyTable {
    case style, separatorStyle, rowHeight, headerView, footerView, refreshControl, deselect, initialSelection, scrollTo
    case prototypes, index, sections, updates

    public static let object = ObjectDescription("table", "A table: its look, its prototypes and its sections.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .style: .init(.word(TableStyle.self), default: "plain", "The table's look.")
        case .separatorStyle: .init(.word(SeparatorStyle.self), default: "singleLine", "The lines between rows.")
        case .rowHeight:
            .init(.points, "The height in points of rows that state none; fitted to the content, if absent.")
        case .headerView:
            .init(.either([.text, .object("header view")]), "The view above all rows, which scrolls with them.")
        case .footerView:
            .init(.either([.text, .object("header view")]), "The view below all rows, which scrolls with them.")
        case .refreshControl:
            .init(
                .object("refresh control"),
                "What a person pulls down to have the table filled anew. The app's code ends it: "
                    + "`table.refreshControl.endRefreshing()`."
            )
        case .deselect:
            .init(
                .word(Deselection.self),
                default: "onReturn",
                "When a row that leads to another screen stops being selected; other rows do at once."
            )
        case .initialSelection:
            .init(
                RowChoiceKey.description,
                "The row that is selected when the screen appears for the first time, and when the bound value changes."
            )
        case .scrollTo:
            .init(
                RowChoiceKey.description,
                "The row to which the table scrolls when the screen appears for the first time, and when the bound "
                    + "value changes."
            )
        case .prototypes: .init(.list(of: .object("prototype")), "The patterns of cells for the rows of collections.")
        case .index: .init(.object("index"), "The strip of letters at the edge of an indexed list.")
        case .sections:
            .init(
                .either([
                    .list(of: .excluding(key: "forEach", .object("section"))),
                    .requiring(key: "forEach", .excluding(key: "id", .object("section"))),
                ]),
                "The sections: a list, or a mapping with `forEach` for one section an element."
            )
        case .updates:
            .init(
                .list(of: .object("update")),
                "Methods by which the app's code changes rows and sections in one batch."
            )
        }
    }
}

/// All keys of a table.
public typealias TableKeys = JoinedKeys<TableKey, TablePropertyKey>

/// The keys of a refresh control.
public enum RefreshControlKey: String, SpelledKeyTable {
    case action, title, tintColor

    public static let object = ObjectDescription("refresh control", "The spinner above a table that is pulled down.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .action: .init(.identifier, isRequired: true, "The method of the app that fetches what the table shows.")
        case .title: .init(.text, "The text below the spinner.")
        case .tintColor: .init(.color, default: "the table's", "The colour of the spinner.")
        }
    }
}

/// The keys of a row that is selected or scrolled to.
public enum RowChoiceKey: String, SpelledKeyTable {
    case row, scrollPosition, animated

    public static let object = ObjectDescription("row choice", "A row of the table that is selected or scrolled to.")

    package static let lookup = KeyLookup<Self>()

    /// A row alone, or with where it comes to lie.
    static let description = ValueDescription.either([.name(of: "row"), .binding(to: noun), .object("row choice")])

    static let noun = "an element's truth value, or to an identity of the input or the state"

    public var entry: KeyDescription {
        switch self {
        case .row:
            .init(
                .either([.name(of: "row"), .binding(to: Self.noun)]),
                isRequired: true,
                "The id of a row that the spec spells out; or a truth value of a loop's element, `$(zone.isHome)`, which is "
                    + "true for the row; or a value of the input or the state that holds the identity of the row's element."
            )
        case .scrollPosition: .init(.word(ScrollPosition.self), default: "middle", "Where the row comes to lie.")
        case .animated:
            .init(
                .boolean,
                default: "true when the value changes",
                "Whether the table moves there with an animation."
            )
        }
    }
}

/// The keys of an index.
public enum SectionIndexKey: String, SpelledKeyTable {
    case collation

    public static let object = ObjectDescription("index", "The strip of letters at the edge of an indexed list.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .collation:
            .init(
                .name(of: "property"),
                isRequired: true,
                "The text property of the element by which `UILocalizedIndexedCollation` sorts the rows."
            )
        }
    }
}

/// The keys of a section.
public enum SectionKey: String, SpelledKeyTable {
    case forEach, id, header, headerHeight, hideHeaderWhenEmpty, footer, footerHeight, visible, rows

    public static let object = ObjectDescription("section", "A section of a table.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .forEach:
            .init(.loop, "A loop, `element in collection`, that makes one section for each element.")
        case .id:
            .init(.string, default: "derived from the header", "The name that tells the section apart.")
        case .header: .init(.either([.text, .object("section header")]), "The text or view above the rows.")
        case .headerHeight: .init(.points, default: "the table's", "The height in points of the header.")
        case .hideHeaderWhenEmpty:
            .init(.boolean, default: "false", "Whether the header goes while the section has no rows.")
        case .footer: .init(.either([.text, .object("section header")]), "The text or view below the rows.")
        case .footerHeight: .init(.points, default: "the table's", "The height in points of the footer.")
        case .visible: .init(.binding(to: "a truth value"), default: "true", "When the section is there.")
        case .rows:
            .init(
                .either([.list(of: .either([.text, .object("row")])), .object("dynamic rows")]),
                "The rows: a list, or a mapping with `forEach` for one row an element."
            )
        }
    }
}

/// The keys of the rows of a collection.
public enum DynamicRowsKey: String, SpelledKeyTable {
    case forEach, prototype, selection, editing

    public static let object = ObjectDescription("dynamic rows", "One row for each element of a collection.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .forEach:
            .init(.loop, isRequired: true, "A loop, `element in collection`, that makes one row for each element.")
        case .prototype:
            .init(
                .either([
                    .name(of: "prototype"), .tableWith(key: "of", .path, others: .name(of: "prototype")),
                ]),
                isRequired: true,
                "The prototype that draws the rows, or `of:` an enumeration and a prototype for each of its words."
            )
        case .selection: .init(.object("selection"), "Makes the rows a selection list with checkmarks.")
        case .editing:
            .init(.object("editing"), "What a person may do with the rows; their collection must be in the state.")
        }
    }
}

/// The keys of a selection list.
public enum SelectionListKey: String, SpelledKeyTable {
    case mode, value

    public static let object = ObjectDescription("selection", "Checkmarks that are kept in the state.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .mode: .init(.word(SelectionMode.self), isRequired: true, "How many rows may carry a checkmark.")
        case .value:
            .init(
                .binding(to: "a state that holds the identity, or the set of identities, of what is chosen"),
                isRequired: true,
                "The state that holds what is chosen."
            )
        }
    }
}
