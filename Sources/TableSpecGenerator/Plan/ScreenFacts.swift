internal import TableSpecModel
internal import TableSpecSwift

/// What the model says about a screen, before any code.
///
/// A class, because every translator contains the facts: copying a structure would retain all parts of the screen.
class ScreenFacts {
    let screen: Screen
    let table: Table
    let index: ModelIndex
    let names: ScreenNames
    let shape: TableShape
    let locals: LocalNames
    /// The scope of the code outside loops.
    let scope: ValueScope

    // Facts that many parts of the Swift depend on, computed on demand.

    /// The static rows, in order.
    private(set) lazy var staticRows = table.staticRows.map { named($0).withEnabledParts }
    /// The rows of collections, in order.
    private(set) lazy var dynamicRows = table.dynamicRows
    /// The views outside the table, with their locations.
    private(set) lazy var placedViews = screen.placedViews
    /// The prototypes by id. If several share an id, the first one counts.
    private(set) lazy var prototypesByID = Dictionary(
        table.prototypes.map { ($0.id.value, table.shown($0).withEnabledParts) },
        uniquingKeysWith: { first, _ in first }
    )
    /// The prototypes that rows use, in the order of the spec.
    private(set) lazy var usedPrototypes = findUsedPrototypes()
    /// The cells of the static rows and of the prototypes.
    private(set) lazy var cells = staticRows.map(\.cell) + usedPrototypes.map(\.cell)
    /// The cases of `Row` for the rows of collections.
    private(set) lazy var rowCases = RowCases(of: self)
    /// The bindings in conditions of rows and sections, in their collections and in titles.
    private(set) lazy var structureBindings = findStructureBindings()

    init(_ screen: Screen, in index: ModelIndex, scope: ValueScope, locals: LocalNames) {
        self.screen = screen
        self.scope = scope
        table = screen.table
        self.index = index
        names = ScreenNames(screen, in: index)
        shape = TableShape(screen.table)
        self.locals = locals
    }

    var context: TypeContext { TypeContext(index: index, owner: names.viewController) }
    /// The type context inside the screen.
    var innerContext: TypeContext { TypeContext(index: index, owner: names.viewController, isInsideOwner: true) }
    /// The type context next to the rows.
    var tableContext: TypeContext { isSeparate ? context : innerContext }
    var hasState: Bool { !screen.state.isEmpty }

    /// Whether the members of the table are in a separate object.
    var isSeparate: Bool { index.options.dataSource == .separate }
    /// The content of the table in the code of the screen.
    var content: SwiftExpression { isSeparate ? "table.content" : "content" }
    /// The access level of private members that code of both screen and table uses.
    var sharedAccess: SwiftModifiers { isSeparate ? .fileprivate : .private }

    var isIndexed: Bool {
        if case .indexed = shape { return true }
        return false
    }

    /// The name of the screen in comments: its title, or else its name in the spec.
    var spokenName: String {
        guard let title = screen.title?.literal, Self.isSpeakable(title) else { return screen.name.value }
        return title
    }

    /// The name of a row in comments: its text, or else its id.
    static func spokenName(of row: Row) -> String {
        guard let text = row.cell.text?.literal, isSpeakable(text) else { return row.id.value }
        return text
    }

    /// Whether a text is short enough for a comment.
    private static func isSpeakable(_ text: String) -> Bool {
        let bytes = text.utf8
        if bytes.count <= 40, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return !bytes.isEmpty }
        return !text.isEmpty && text.count <= 40 && !text.contains(where: \.isNewline)
    }

    /// The groups with values in the screen.
    var groups: [PropertyGroup] {
        PropertyGroup.allCases.filter { !properties(of: $0).isEmpty }
    }

    func properties(of group: PropertyGroup) -> [Property] {
        switch group {
        case .input: screen.input
        case .state: screen.state
        }
    }
}
