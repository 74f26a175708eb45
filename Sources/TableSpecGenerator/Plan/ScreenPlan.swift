internal import TableSpecModel
internal import TableSpecSwift

/// The decisions about a screen, made before any Swift.
///
/// A class, as every translator holds the plan: each copy of a structure would count the references to all parts of the
/// screen.
final class ScreenPlan {
    let screen: Screen
    let table: Table
    let index: ModelIndex
    let names: ScreenNames
    let shape: TableShape
    let locals: LocalNames

    // Facts that many parts of the Swift depend on, worked out when first asked for.

    /// The rows that the spec spells out, in order.
    private(set) lazy var staticRows = table.staticRows.map { named($0).withEnabledParts }
    /// The rows of collections, in order.
    private(set) lazy var dynamicRows = table.dynamicRows
    /// The views outside the table, with their places.
    private(set) lazy var placedViews = screen.placedViews
    /// The views that the screen keeps, by the ids of their rows.
    private(set) lazy var viewsOfRows = findViewsOfRows()
    /// The prototypes by their ids; the first one where several share one.
    private(set) lazy var prototypesByID = Dictionary(
        table.prototypes.map { ($0.id.value, $0.withEnabledParts) },
        uniquingKeysWith: { first, _ in first }
    )
    /// The prototypes that some row uses, in the order of the spec.
    private(set) lazy var usedPrototypes = findUsedPrototypes()
    /// The cells of the rows that the spec spells out, and of the prototypes.
    private(set) lazy var cells = staticRows.map(\.cell) + usedPrototypes.map(\.cell)
    /// The queues of the rows whose cells show no others.
    private(set) lazy var queues = QueueNames(of: self)
    /// The cases of `Row` for the rows of collections.
    private(set) lazy var rowCases = RowCases(of: self)
    /// The bindings of conditions of rows and sections, of their collections and of titles.
    private(set) lazy var structureBindings = findStructureBindings()
    /// The groups of whose values rows take something besides their elements.
    private(set) lazy var groupsThatRowsCompare = groups.filter(RowChangeTranslator(plan: self).comparesRows)
    /// All places where something is done, from the bar down.
    private(set) lazy var sites = findSites()
    /// The segues with their places.
    private(set) lazy var segueSites = sites.flatMap { site in site.trigger.segues.map { (site: site, segue: $0) } }
    /// The targets of segues that are presented differently.
    private(set) lazy var variedTargets = SegueTarget.varied(in: segueSites.map(\.segue))
    /// The methods that the app must have, each once, in the order of the places that need them.
    private(set) lazy var requirements = findRequirements()
    /// The parts of the screen outside the rows that change.
    private(set) lazy var reactions = findReactions()

    init(_ screen: Screen, in index: ModelIndex) {
        self.screen = screen
        table = screen.table
        self.index = index
        names = ScreenNames(screen, in: index)
        shape = TableShape(screen.table)
        locals = LocalNames(besides: index.options.dataSource == .separate ? ["screen", "table"] : [])
    }

    var context: TypeContext { TypeContext(index: index, owner: names.viewController) }
    /// Where types are written inside of the screen.
    var innerContext: TypeContext { TypeContext(index: index, owner: names.viewController, isInsideOwner: true) }
    /// Where types are written beside the rows.
    var tableContext: TypeContext { isSeparate ? context : innerContext }
    var hasState: Bool { !screen.state.isEmpty }

    /// Whether the members of the table are those of an object of its own.
    var isSeparate: Bool { index.options.dataSource == .separate }

    var isIndexed: Bool {
        if case .indexed = shape { return true }
        return false
    }

    /// The name of the screen in comments: its title, else the name in the spec.
    var spokenName: String {
        guard let title = screen.title?.literal, Self.isSpeakable(title) else { return screen.name.value }
        return title
    }

    /// The name of a row in comments: its text, else its id.
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

    /// The groups of which the screen has any.
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

/// The values of a screen: those that it gets, and those that it keeps.
enum PropertyGroup: CaseIterable {
    case input, state

    /// The property that holds the values: `state`.
    var name: SwiftIdentifier {
        switch self {
        case .input: "input"
        case .state: "state"
        }
    }

    /// The structure of the values: `State`.
    var type: SwiftIdentifier {
        switch self {
        case .input: "Input"
        case .state: "State"
        }
    }
}
