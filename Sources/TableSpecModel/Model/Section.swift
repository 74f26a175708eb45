package import TableSpecDiagnostics

/// The sections of a table.
package enum Sections: Equatable, Sendable {
    /// Sections that the spec lists.
    case list([Section])
    /// One section for each element of a collection. It has no id, and only the rows of one collection.
    indirect case forEach(Loop, Section)

    /// The sections that the spec describes, including a loop's section once.
    package var all: [Section] {
        switch self {
        case .list(let sections): sections
        case .forEach(_, let section): [section]
        }
    }
}

/// One section of a table, or the description of a loop's sections.
package struct Section: Equatable, Sendable {
    /// The id, which is specified or derived from the header, and is unique in the table.
    package var id: Located<String>
    /// Whether the spec specifies the id.
    package var hasStatedID: Bool
    package var header: TextTemplate?
    /// The style of the header that the spec specifies.
    @BoxedIfPresent package var statedHeaderAttributes: SectionViewAttributes?
    /// The state that determines whether the rows are shown, which a button in the header toggles; `nil` means always.
    @BoxedIfPresent package var collapsible: Binding?
    /// The height in points of the header.
    package var headerHeight = Setting<Double>.unset
    /// Whether the header disappears while the section has no rows.
    package var hideHeaderWhenEmpty = Setting<Bool>.unset
    package var footer: TextTemplate?
    /// The style of a footer that needs a custom view, or `nil` if the table creates the footer from its text.
    @BoxedIfPresent package var footerAttributes: SectionViewAttributes?
    /// The height in points of the footer.
    package var footerHeight = Setting<Double>.unset
    /// When the section is shown; `nil` means always.
    @BoxedIfPresent package var visible: Condition?
    /// The static rows and the rows of collections, in order.
    package var rows: [RowEntry]
    package var range: SourceRange

    /// Creates a section.
    package init(id: Located<String>, hasStatedID: Bool, rows: [RowEntry], at range: SourceRange) {
        self.id = id
        self.hasStatedID = hasStatedID
        self.rows = rows
        self.range = range
    }
}

extension Section {
    /// Whether there is a header that disappears while the section has no rows.
    package var hidesHeaderWhenEmpty: Bool {
        hideHeaderWhenEmpty.value ?? false && (header != nil || headerAttributes != nil)
    }

    /// The bindings of what the header and the footer show.
    package var titleBindings: [Binding] {
        [header, footer].compactMap { $0 }.flatMap(\.bindings)
            + attributes.flatMap(\.bindings)
    }

    /// The styles of the header and the footer, if they need custom views.
    package var attributes: [SectionViewAttributes] { [headerAttributes, footerAttributes].compactMap { $0 } }

    /// The rows that aren't elements, with the insert rows and the load-more rows below collections.
    package var staticRows: [Row] {
        var all: [Row] = []
        all.reserveCapacity(rows.count)
        for entry in rows {
            switch entry {
            case .row(let row): all.append(row)
            case .forEach(let rows): all += rows.rowsBelow
            case .invalid: break
            }
        }
        return all
    }

    /// The rows of collections, in order. Nested rows follow the rows around them.
    package var dynamicRows: [DynamicRows] { rows.compactMap(\.dynamicRows).flatMap(\.levels) }

    /// The rows of a collection, if the section has no others.
    package var onlyDynamicRows: DynamicRows? { rows.count == 1 && nestedRows == nil ? rows[0].dynamicRows : nil }

    /// The first rows that are nested in others.
    var nestedRows: DynamicRows? { rows.lazy.compactMap { $0.dynamicRows?.nested }.first }

    /// Whether the value of a static row is validated.
    var hasValidation: Bool { rows.contains(where: \.hasValidation) }

    /// Whether all rows are static.
    package var isStatic: Bool { rows.allSatisfy { $0.row != nil } }

    /// Whether some rows couldn't be decoded, which is reported elsewhere.
    package var hasUnreadRows: Bool {
        rows.contains { entry in
            if case .invalid = entry { return true }
            return false
        }
    }
}

/// An entry in the list of a section's rows.
package enum RowEntry: Equatable, Sendable {
    /// A static row.
    case row(Row)
    /// One row for each element of a collection.
    indirect case forEach(DynamicRows)
    /// An entry that couldn't be decoded, which has been diagnosed.
    case invalid(SourceRange)

    /// The rows of a collection.
    package var dynamicRows: DynamicRows? {
        if case .forEach(let rows) = self { return rows }
        return nil
    }

    /// Whether the value of a static row, or of one below the elements of a collection, is validated.
    fileprivate var hasValidation: Bool {
        switch self {
        case .row(let row): !row.validation.isEmpty
        case .forEach(let rows): rows.rowsBelow.contains { !$0.validation.isEmpty }
        case .invalid: false
        }
    }

    /// The static row.
    package var row: Row? {
        if case .row(let row) = self { return row }
        return nil
    }
}

/// A static row. Its cell is created once and kept.
package struct Row: Equatable, Sendable {
    /// The id, which is specified or derived from the text, and is unique in the table.
    package var id: Located<String>
    /// Whether the spec specifies the id.
    package var hasStatedID: Bool
    package var cell: Cell
    /// When the row is shown; `nil` means always.
    @BoxedIfPresent package var visible: Condition?
    /// The requirements for the value of the row.
    package var validation: [Validation] = []
    /// Whether a part of the row was reported during decoding, so that its value or its field may be missing.
    var isPartUnread = false
    package var range: SourceRange

    /// Creates a row.
    package init(id: Located<String>, hasStatedID: Bool, cell: Cell, visible: Condition? = nil, at range: SourceRange) {
        self.id = id
        self.hasStatedID = hasStatedID
        self.cell = cell
        self.visible = visible
        self.range = range
    }
}

/// Rows that a prototype creates for the elements of a collection.
package struct DynamicRows: Equatable, Sendable {
    /// The choice of prototype for an element.
    package enum PrototypeChoice: Equatable, Sendable {
        case one(Located<String>)
        /// The value of an enumeration or a Boolean decides.
        case byCase(of: Binding, [CaseChoice], range: SourceRange)
        /// None is specified, or it couldn't be decoded, which has been diagnosed.
        case invalid(SourceRange)
    }

    /// The prototype for one value of an enumeration.
    package struct CaseChoice: Equatable, Sendable {
        package var name: Located<String>
        package var prototype: Located<String>

        /// Creates a choice.
        package init(name: Located<String>, prototype: Located<String>) {
            self.name = name
            self.prototype = prototype
        }
    }

    package var loop: Loop
    /// The number of collections above this one in the list of the section's rows, or `nil` if the section has no other
    /// rows.
    package var listIndex: Int?
    package var prototype: PrototypeChoice
    package var selection: SelectionList?
    /// The rows that follow each row, for a collection of its element.
    @BoxedIfPresent package var nested: DynamicRows?
    /// The Boolean that determines whether the nested rows are shown, which their element's row toggles; `nil` means
    /// always.
    @BoxedIfPresent package var collapsible: Binding?
    /// The loop of the rows in which these are nested, or `nil` for the rows of a section.
    @BoxedIfPresent package var outer: Loop?
    /// The editing operations that the rows allow, or `nil` for none.
    package var editing: RowEditing?
    /// The load-more row below the elements, or `nil` if there is none.
    @BoxedIfPresent package var loadMore: LoadMore?
    /// The method of the app that receives elements whose rows will soon be visible, or `nil` for none.
    @BoxedIfPresent package var onPrefetch: Located<String>?
    /// The method of the app that receives prefetched elements that are no longer needed, or `nil` for none.
    @BoxedIfPresent package var onCancelPrefetching: Located<String>?
    package var range: SourceRange

    /// Creates dynamic rows.
    package init(
        loop: Loop,
        prototype: PrototypeChoice,
        selection: SelectionList? = nil,
        editing: RowEditing? = nil,
        at range: SourceRange
    ) {
        self.loop = loop
        self.prototype = prototype
        self.selection = selection
        self.editing = editing
        self.range = range
    }

    /// The rows, followed by those nested in them.
    package var levels: [DynamicRows] { [self] + [nested].compactMap(\.self) }

    /// The static rows below the elements: the insert row, followed by the load-more row.
    package var rowsBelow: [Row] { [editing?.insertRow?.row, loadMore?.row].compactMap(\.self) }

    /// The prototypes that can draw a row, in order, as named in the spec.
    package var prototypeNames: [Located<String>] {
        switch prototype {
        case .one(let name): [name]
        case .byCase(_, let choices, _): choices.map(\.prototype)
        case .invalid: []
        }
    }
}

/// Selectable rows with checkmarks, whose selection is stored in the state.
package struct SelectionList: Equatable, Sendable {
    package var mode: Setting<SelectionMode>
    /// The state that contains the identity of the selected row, or the set of identities.
    package var value: Binding?
    /// The smallest and the largest number of selected rows.
    package var minimum: ValueSource<Int>?
    package var maximum: ValueSource<Int>?
    package var range: SourceRange

    /// Creates a selection list.
    package init(mode: Setting<SelectionMode>, value: Binding?, at range: SourceRange) {
        self.mode = mode
        self.value = value
        self.range = range
    }
}
