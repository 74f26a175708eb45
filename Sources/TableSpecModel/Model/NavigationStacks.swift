/// What the navigation stacks of all specs have: generated code, pictures and the gallery read it here, so that they agree.
///
/// Large titles belong to a stack's bar (`UINavigationBar.prefersLargeTitles`): a stack has them where its first screen, one
/// that lies above it from the start, or one that is shown from these in turn asks for them. A screen that an app holds
/// without a stack has no bar, and neither have screens that are presented without one.
public struct NavigationStacks: Hashable, Sendable {
    /// The first screens of stacks with large titles.
    private let largeTitles: Set<String>
    /// The first screens of apps, and of their tabs, that are in no stack.
    private let bareEntries: Set<String>
    /// The screens that are presented without a stack.
    private let barePresentations: Set<String>

    /// Creates stacks of which the decisions are known.
    public init(
        largeTitles: Set<String> = [],
        bareEntries: Set<String> = [],
        barePresentations: Set<String> = []
    ) {
        self.largeTitles = largeTitles
        self.bareEntries = bareEntries
        self.barePresentations = barePresentations
    }

    /// Reads the stacks off all specs.
    public init(_ model: SpecModel) {
        let graph = NavigationGraph(model)
        largeTitles = NavigationGraph.reach(graph.asking, along: graph.shownFrom)
        // Of several entries with one screen the first counts, as with tab bars.
        var seen: Set<String> = []
        let entries = model.apps.flatMap(\.entries).filter { entry in
            entry.segue.destination.map { seen.insert($0.value).inserted } ?? false
        }
        bareEntries = Set(entries.filter { !$0.isStack }.compactMap(\.segue.destination?.value))
        // Without a navigation controller `show(_:sender:)` presents the screen, which then has no bar either.
        // https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
        let shown = Set(bareEntries.union(graph.unwrapped).flatMap { graph.shows[$0] ?? [] })
        barePresentations = graph.unwrapped.union(NavigationGraph.reach(shown, along: graph.shows))
    }

    /// Whether the bar of a stack has large titles, by the name of the stack's first screen.
    public func hasLargeTitles(startingWith screen: String) -> Bool { largeTitles.contains(screen) }

    /// Whether an app holds a screen without a stack, so that it has no bar.
    public func isBareEntry(_ screen: String) -> Bool { bareEntries.contains(screen) }

    /// Whether some segue presents a screen without a stack.
    public func isPresentedBare(_ screen: String) -> Bool { barePresentations.contains(screen) }

    /// What is decided about some screens, as a text that changes with it.
    public func decisions(on screens: [String]) -> String {
        func listed(_ set: Set<String>) -> String { screens.filter(set.contains).joined(separator: ",") }
        return [largeTitles, bareEntries, barePresentations].map(listed).joined(separator: ";")
    }
}

/// The segues between screens that matter to navigation bars.
private struct NavigationGraph {
    /// The screens that ask for large titles.
    var asking: Set<String> = []
    /// The screens that a screen shows in its stack.
    var shows: [String: [String]] = [:]
    /// The screens whose stack a screen is in, once they show it.
    var shownFrom: [String: [String]] = [:]
    /// The screens that are presented without a stack.
    var unwrapped: Set<String> = []

    init(_ model: SpecModel) {
        for screen in model.screens {
            let name = screen.name.value
            let mode = screen.navigationItem.largeTitle.value
            if mode == .always || mode == .automatic { asking.insert(name) }
            for segue in screen.segues { add(segue, from: name) }
        }
        for entry in model.apps.flatMap(\.entries) { add(entry.stack, above: entry.segue) }
    }

    private mutating func add(_ segue: Segue, from screen: String) {
        guard let destination = segue.destination?.value else { return }
        switch segue.kind.value ?? .show {
        case .show:
            shows[screen, default: []].append(destination)
            shownFrom[destination, default: []].append(screen)
        case .presentModally:
            if !segue.wrapsInNavigation { unwrapped.insert(destination) }
            add(segue.stack, above: segue)
        case .showDetail: return
        }
    }

    private mutating func add(_ stack: [Segue], above first: Segue) {
        guard let root = first.destination?.value else { return }
        for name in stack.compactMap(\.destination?.value) { shownFrom[name, default: []].append(root) }
    }

    static func reach(_ start: Set<String>, along edges: [String: [String]]) -> Set<String> {
        var reached = start
        var pending = Array(start)
        while let name = pending.popLast() {
            for next in edges[name] ?? [] where reached.insert(next).inserted { pending.append(next) }
        }
        return reached
    }
}

extension Segue {
    /// Whether the presented screen gets a navigation bar of its own; a hand-written screen may bring one.
    public var wrapsInNavigation: Bool {
        presentation.wrapsInNavigation.value ?? (target == .screen || !stack.isEmpty)
    }
}
