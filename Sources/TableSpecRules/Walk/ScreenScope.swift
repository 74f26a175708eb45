internal import TableSpecDiagnostics
internal import TableSpecModel

/// The screen that contains the checked part, created once per screen.
final class ScreenScope: Sendable {
    let screen: Screen
    let table: Table
    let index: RuleIndex
    /// The prototypes and the static rows of the table, in order.
    let owners: [CellOwner]
    /// The rows of collections, in order.
    let dynamicRows: [DynamicRows]
    /// The buttons of the navigation bar and the toolbar, in order.
    let barButtons: [BarButton]
    private let stateByName: [String: Property]
    private let prototypesByName: [String: Prototype]
    /// The prototypes that draw the rows of a selection list, by name.
    private let selectionPrototypes: Set<String>

    init(_ screen: Screen, in index: RuleIndex) {
        self.screen = screen
        table = screen.table
        self.index = index
        owners = CellOwner.all(in: table)
        dynamicRows = table.dynamicRows
        barButtons = screen.barButtons
        stateByName = Dictionary(screen.state.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        prototypesByName = Dictionary(
            table.prototypes.map { ($0.id.value, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        selectionPrototypes = Set(
            dynamicRows.filter { $0.selection != nil }.flatMap(\.prototypeNames).map(\.value)
        )
    }

    /// The state with a name, or `nil`. If several share it, the first one.
    func state(named name: String) -> Property? { stateByName[name] }

    /// The prototype with a name, or `nil`. If several share it, the first one.
    func prototype(named name: String) -> Prototype? { prototypesByName[name] }

    /// The owner of a part, for messages: a row or a prototype, or the screen for parts of bars and around the table.
    func name(of owner: CellOwner?) -> String { owner?.description ?? "screen \(screen.name.value.quoted)" }

    /// Whether the owner's rows have the checkmarks of a selection list.
    func isInSelectionList(_ owner: CellOwner) -> Bool {
        !selectionPrototypes.isEmpty && owner.kind == .prototype && selectionPrototypes.contains(owner.id.value)
    }
}

/// The owner of a cell: a static row or a prototype.
///
/// A class, because it's passed to every rule.
final class CellOwner: Sendable {
    enum Kind: Sendable { case row, prototype }

    let kind: Kind
    let id: Located<String>
    /// Whether the spec specifies the id.
    let hasStatedID: Bool
    let cell: Cell
    /// Whether the views of the cell aren't those of one of UIKit's styles.
    let hasOwnViews: Bool
    /// Whether the cell shows neither a text nor an image nor a control.
    let isEmpty: Bool
    /// The kind of control in the cell. One at its trailing edge outside of editing mode precedes those in its views.
    let controlKind: Control.Kind?
    /// When the row is visible; `nil` means always.
    let visible: Condition?
    /// When the row's section is visible; `nil` means always.
    let sectionVisible: Condition?
    let range: SourceRange

    private init(_ row: Row, sectionVisible: Condition?) {
        kind = .row
        id = row.id
        hasStatedID = row.hasStatedID
        cell = row.cell
        (hasOwnViews, isEmpty, controlKind) = Self.facts(of: row.cell)
        visible = row.visible
        self.sectionVisible = sectionVisible
        range = row.range
    }

    private init(_ prototype: Prototype) {
        kind = .prototype
        id = prototype.id
        hasStatedID = true
        cell = prototype.cell
        (hasOwnViews, isEmpty, controlKind) = Self.facts(of: prototype.cell)
        visible = nil
        sectionVisible = nil
        range = prototype.range
    }

    /// Returns the facts about a cell that several rules query.
    ///
    /// Not inlined, because each query would copy the cell.
    @inline(never)
    private static func facts(of cell: Cell) -> (hasOwnViews: Bool, isEmpty: Bool, controlKind: Control.Kind?) {
        let hasOwnViews = cell.hasOwnViews
        let kind = cell.accessory?.controlKind ?? (hasOwnViews ? cell.viewControls.first?.kind : nil)
        return (hasOwnViews, cell.isEmpty, kind)
    }

    /// The prototypes of a table and the rows that it lists, in the order of the walk. The spinner of a load-more row
    /// isn't content of the spec, and the walk enters no row for it.
    static func all(in table: Table) -> [CellOwner] {
        var owners = table.prototypes.map(CellOwner.init)
        for section in table.sections.all {
            let visible = section.visible
            for entry in section.rows {
                guard let row = entry.row ?? entry.dynamicRows?.editing?.insertRow?.row else { continue }
                owners.append(CellOwner(row, sectionVisible: visible))
            }
        }
        return owners
    }

    /// Whether a control appears at the trailing edge only in editing mode.
    func showsOnlyInEditing(_ control: Control) -> Bool {
        cell.hasAttributes && cell[.editing]?.control?.range == control.range
    }

    /// The owner with its name, for messages.
    var description: String {
        switch kind {
        case .row: "row \(id.value.quoted)"
        case .prototype where id.value.isEmpty: "the prototype"
        case .prototype: "prototype \(id.value.quoted)"
        }
    }
}
