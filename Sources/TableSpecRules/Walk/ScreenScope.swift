internal import TableSpecDiagnostics
internal import TableSpecModel

/// The screen around what a rule looks at.
struct ScreenScope {
    let screen: Screen
    let index: ModelIndex
    /// The prototypes and the static rows of the table, in order.
    let owners: [CellOwner]
    private let stateByName: [String: Property]
    /// The prototypes that draw the rows of a selection list, by name.
    private let selectionPrototypes: Set<String>

    init(_ screen: Screen, in index: ModelIndex) {
        self.screen = screen
        self.index = index
        owners = screen.table.owners
        stateByName = Dictionary(screen.state.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        selectionPrototypes = Set(
            screen.table.dynamicRows.filter { $0.selection != nil }.flatMap(\.prototypeNames).map(\.value)
        )
    }

    var table: Table { screen.table }

    /// The state with a name, or `nil`; the first one where several share it.
    func state(named name: String) -> Property? { stateByName[name] }

    /// Whether the owner's rows carry the checkmarks of a selection list.
    func isInSelectionList(_ owner: CellOwner) -> Bool {
        if case .prototype(let prototype) = owner { return selectionPrototypes.contains(prototype.id.value) }
        return false
    }
}

/// What a cell belongs to.
enum CellOwner {
    case row(Row)
    case prototype(Prototype)

    var cell: Cell {
        switch self {
        case .row(let row): row.cell
        case .prototype(let prototype): prototype.cell
        }
    }

    /// The owner with its name, for messages.
    var description: String {
        switch self {
        case .row(let row): "row \(row.id.value.quoted)"
        case .prototype(let prototype) where prototype.id.value.isEmpty: "the prototype"
        case .prototype(let prototype): "prototype \(prototype.id.value.quoted)"
        }
    }
}

/// What a text is for.
enum TextRole: Hashable {
    case title, prompt, buttonTitle, header, footer, text, detail, placeholder, segment
    case accessibilityLabel, accessibilityHint

    /// Whether the text is spoken and never shown.
    var isSpoken: Bool { self == .accessibilityLabel || self == .accessibilityHint }

    /// The key that states the text.
    var key: String {
        switch self {
        case .title, .buttonTitle: "title"
        case .prompt: "prompt"
        case .header: "header"
        case .footer: "footer"
        case .text: "text"
        case .detail: "detail"
        case .placeholder: "placeholder"
        case .segment: "segments"
        case .accessibilityLabel: "accessibilityLabel"
        case .accessibilityHint: "accessibilityHint"
        }
    }
}
