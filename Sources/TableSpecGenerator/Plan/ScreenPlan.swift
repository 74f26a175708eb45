internal import TableSpecModel
internal import TableSpecSwift

/// The facts about a screen, with what its features must know about each other.
final class ScreenPlan: ScreenFacts {
    /// All locations of effects, from the bar down.
    private(set) var sites: [TriggerSite] = []
    /// The segues with their locations.
    private(set) var segueSites: [(site: TriggerSite, segue: Segue)] = []
    /// The targets of segues that are presented differently.
    private(set) var variedTargets: Set<SegueTarget> = []
    /// The methods that the app must implement, without duplicates, in the order of the locations that need them.
    private(set) var requirements: [Requirement] = []

    // What several features show, made on demand.

    /// The field that has the keyboard when the screen appears.
    private(set) lazy var focused = findFocused(self)
    private let findFocused: (ScreenPlan) -> SwiftIdentifier?

    /// The views that the screen owns, by the ids of their rows.
    private(set) lazy var viewsOfRows = StoredViews.all(in: self)
    /// The attributes of texts that several rows have in common.
    private(set) lazy var sharedTextStyle = findSharedTextStyle()
    /// The queues of the cells that show no other rows.
    private(set) lazy var queues = QueueNames(of: self)

    /// - Parameters:
    ///   - scope: The scope of the code outside loops.
    ///   - locals: The names of loop elements, which hide no member of a feature.
    ///   - sites: Finds the locations of effects.
    ///   - requirements: Returns what the app must implement for a plan with these locations.
    ///   - focused: Finds the field that has the keyboard when the screen appears.
    init(
        _ screen: Screen,
        in index: ModelIndex,
        scope: ValueScope,
        locals: LocalNames,
        sites: (ScreenFacts) -> [TriggerSite],
        requirements: (ScreenPlan) -> [Requirement],
        focused: @escaping (ScreenPlan) -> SwiftIdentifier?
    ) {
        findFocused = focused
        super.init(screen, in: index, scope: scope, locals: locals)
        self.sites = sites(self)
        segueSites = self.sites.flatMap { site in site.trigger.segues.map { (site, $0) } }
        variedTargets = SegueTarget.varied(in: segueSites.map(\.segue))
        self.requirements = requirements(self)
    }

    /// The views of a row that the screen owns, or `nil` for a row with a standard style or a custom cell class.
    func views(of row: Row) -> StoredViews? { viewsOfRows[row.id.value] }

    /// The collection that a result is appended to: the only one of its type that the screen edits, if only bar buttons
    /// and insert rows lead to the screen that returns it.
    func collection(receiving segue: Segue) -> Binding? {
        guard let result = segue.result else { return nil }
        let concernsRow = segueSites.contains { site, other in
            !site.begins && other.destination?.value == segue.destination?.value
        }
        guard !concernsRow else { return nil }
        let edited = dynamicRows.filter { $0.editing != nil && $0.loop.elementType == result }
        let paths = edited.compactMap(\.loop.collection.path).withoutRepetitions
        return paths.count == 1 && paths[0].root == .state ? edited[0].loop.collection : nil
    }
}

extension TriggerSite {
    /// Whether a tap begins something new, rather than affecting an existing row.
    fileprivate var begins: Bool { isBarButton || isInsertRow }
}
