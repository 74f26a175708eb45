import TableSpecModel

/// One screen with its values and their arrangement.
struct ScreenState: Equatable {
    let screen: Screen
    var values: Values
    var isEditing = false
    /// Whether the screen is presented, and not pushed.
    var isPresented = false
    /// The collection of the screen before to which a result is appended.
    var receiver: Binding?
    /// Whether the screen was reached by a segue whose result the app gets.
    var reportsResult = false

    init(_ screen: Screen, _ values: SampleValues) {
        self.screen = screen
        self.values = Values(values)
    }

    var content: ScreenContent { screen.content(with: values.properties) }

    // MARK: Rows

    /// A visible row.
    enum Row {
        case spelled(TableSpecModel.Row)
        /// A row of an element, with the values of the loops around it.
        case element(Value, at: Int, DynamicRows, Values)
    }

    /// The visible rows of the visible sections.
    var rows: [[Row]] {
        switch screen.table.sections {
        case .list(let sections):
            if screen.table.index != nil, let section = sections.first { return indexedRows(of: section) }
            return sections.filter { values.holds($0.visible) }.map { rows(of: $0, values) }
        case .forEach(let loop, let section):
            return values.list(loop.collection).map { element in
                rows(of: section, values.entering(loop, element))
            }
        }
    }

    /// The identities of the visible sections, each followed by those of its rows.
    var structure: [[String]] {
        zip(sectionIdentities, rows).map { section, rows in
            [section]
                + rows.map { row in
                    switch row {
                    case .spelled(let row): "row \(row.id.value)"
                    case .element(let element, _, let rows, let values):
                        "\(rows.loop.variable.value) \(element.identity) \(choice(of: rows, values))"
                    }
                }
        }
    }

    /// The value that chooses the prototype. A row with another prototype is another row.
    private func choice(of rows: DynamicRows, _ values: Values) -> String {
        guard case .byCase(of: let binding, _, range: _) = rows.prototype else { return "" }
        return values[binding].caseName ?? ""
    }

    private var sectionIdentities: [String] {
        switch screen.table.sections {
        case .list where screen.table.index != nil: content.sections.map { $0.header ?? "" }
        case .list(let sections):
            sections.indices.filter { values.holds(sections[$0].visible) }.map { "\($0)" }
        case .forEach(let loop, _): values.list(loop.collection).map { "\($0.identity)" }
        }
    }

    private func rows(of section: Section, _ values: Values) -> [Row] {
        section.rows.flatMap { rows(of: $0, values) }
    }

    /// The visible rows of an entry in the list of a section's rows.
    func rows(of entry: RowEntry, _ values: Values) -> [Row] {
        let spelled = (entry.row.map { [$0] } ?? entry.dynamicRows?.rowsBelow ?? []).filter { values.holds($0.visible) }
        return (entry.dynamicRows.map { rows(of: $0, values) } ?? []) + spelled.map(Row.spelled)
    }

    /// The rows of elements, each followed by the rows nested in it.
    private func rows(of rows: DynamicRows, _ values: Values) -> [Row] {
        values.list(rows.loop.collection).enumerated().flatMap { index, element -> [Row] in
            let inside = values.entering(rows.loop, element)
            let isOpen = rows.collapsible.map { inside[$0] == .boolean(true) } ?? true
            let nested = isOpen ? rows.nested.map { self.rows(of: $0, inside) } : nil
            return [Row.element(element, at: index, rows, inside)] + (nested ?? [])
        }
    }

    /// The rows in collation order: the content has the order of their identities.
    private func indexedRows(of section: Section) -> [[Row]] {
        var rest = rows(of: section, values)
        return content.sections.map { section in
            section.rows.compactMap { row in
                let index = rest.firstIndex { $0.id == row.id }
                return index.map { rest.remove(at: $0) }
            }
        }
    }

    subscript(place: Action.Place) -> Row? {
        let rows = rows
        guard rows.indices.contains(place.section), rows[place.section].indices.contains(place.row) else { return nil }
        return rows[place.section][place.row]
    }

    /// The cell of a row, as the spec describes it.
    func cell(of row: Row) -> Cell? {
        switch row {
        case .spelled(let row): return row.cell
        case .element(_, _, let rows, let values):
            switch rows.prototype {
            case .one(let name): return cell(ofPrototype: name.value)
            case .byCase(of: let binding, let choices, range: _):
                guard let word = values[binding].caseName else { return nil }
                let name = choices.first { $0.name.value == word }?.prototype.value
                return name.flatMap(cell(ofPrototype:))
            case .invalid: return nil
            }
        }
    }

    private func cell(ofPrototype name: String) -> Cell? {
        screen.table.prototype(named: name).map { screen.table.shown($0).cell }
    }

    /// The values that a row sees.
    func values(of row: Row) -> Values {
        if case .element(_, _, _, let values) = row { return values }
        return values
    }

    /// Whether a row can be deleted, inserted or moved; a swipe over another one does nothing in UIKit, which in memory
    /// cannot tell where a table deletes no row at all.
    func isEditable(_ place: Action.Place) -> Bool {
        guard let editing = editing(at: place) else { return false }
        if case .element(_, _, let rows, _) = self[place] { return rows.editing != nil }
        return editing.style == .insert
    }

    /// What a row can do in editing mode; `nil` for one that stays as it is.
    func editing(at place: Action.Place) -> EditingContent? {
        self[place].flatMap { editing(of: $0, inSection: place.section) }
    }

    /// What a row of a section can do in editing mode.
    func editing(of row: Row, inSection section: Int) -> EditingContent? {
        // Nothing else is done to a row that is edited for the sake of its accessory.
        let hasAccessory = cell(of: row)?.hasEditingAccessory ?? false
        let forAccessory = hasAccessory ? EditingContent() : nil
        switch row {
        case .spelled(let row):
            let inserts = screen.table.dynamicRows.contains { $0.editing?.insertRow?.row.id.value == row.id.value }
            return inserts ? EditingContent(style: .insert) : forAccessory
        case .element(_, let index, let rows, let values):
            guard let editing = rows.editing else { return forAccessory }
            let count = list(rows, inSection: section).count
            func isKept(_ keeps: (FixedRow) -> Bool) -> Bool {
                index == 0 && keeps(.first) || index == count - 1 && keeps(.last)
            }
            let deletes = editing.deletion.map { !isKept($0.keeps) && values.holds($0.condition) } ?? false
            return EditingContent(
                style: deletes ? .delete : .none,
                canMove: editing.move.map { !isKept($0.keeps) } ?? false
            )
        }
    }
}

extension ScreenState.Row {
    /// The identity by which the content of a screen names the row.
    fileprivate var id: String {
        switch self {
        case .spelled(let row): row.id.value
        case .element(let element, let index, _, _):
            switch element.identity {
            case .string(let text): text
            case .integer(let number): "\(number)"
            default: "\(index)"
            }
        }
    }
}
