internal import TableSpecModel
internal import TableSpecSwift

/// The decisions about an app, which precede code generation.
struct AppPlan {
    let app: App
    let index: ModelIndex
    let names: AppNames
    /// The screens that the app starts with, in order.
    let entries: [Entry]

    /// An initial screen.
    struct Start {
        /// The segue to the screen with the values of its input.
        let segue: Segue
        /// The local name of the screen's view controller.
        let local: SwiftIdentifier
        /// The property that holds the view controller.
        let property: SwiftIdentifier
    }

    /// The content of a tab or the window: a screen or a stack of screens, and the tab's own title and image.
    struct Entry {
        let content: AppEntry
        /// The tab, or `nil` for the only entry of an app without tabs.
        let tab: Tab?
        /// The first screen.
        let root: Start
        /// The screens above the first one.
        let above: [Start]
        /// The navigation stack, as a local value or a property.
        let stack: SwiftIdentifier
        /// The property that holds the tab bar item.
        let item: SwiftIdentifier

        /// Whether the content of the tab depends on the state, so that the item is a property.
        var keepsItem: Bool { !(tab?.bindings.isEmpty ?? true) }

        /// The screens, starting with the first one.
        var starts: [Start] { [root] + above }

        init(_ content: AppEntry, _ tab: Tab?, named names: inout SwiftUniqueNames) {
            // Two tabs can show the same screen.
            func claim(_ stem: String) -> SwiftIdentifier {
                names.claim(SwiftIdentifier(from: stem, style: .lowerCamelCase))
            }
            func start(_ segue: Segue) -> Start {
                let local = claim(segue.destination?.value ?? "")
                return Start(segue: segue, local: local, property: claim(local.text + "ViewController"))
            }
            self.content = content
            self.tab = tab
            root = start(content.segue)
            stack = claim(root.local.text + "Stack")
            item = claim(root.local.text + "Item")
            above = content.stack.map(start)
        }
    }

    init(_ app: App, in index: ModelIndex) {
        self.app = app
        self.index = index
        names = AppNames(app, in: index)
        var locals = SwiftUniqueNames(besides: Self.reserved)
        let contents: [(AppEntry, Tab?)]
        switch app.root {
        case .tabs(let tabs): contents = tabs.compactMap { tab in tab.entry.map { ($0, tab) } }
        case .entry(let entry): contents = [(entry, nil)]
        case .invalid: contents = []
        }
        entries = contents.map { content, tab in Entry(content, tab, named: &locals) }
    }

    /// Names with another meaning in the initializer, or whose properties would hide those of UIKit: `tabBarItem`.
    private static let reserved: Set<SwiftIdentifier> = [
        "state", "screens", "old", "viewControllers", "tabBar", "navigation", "editButton", "selected", "presented",
        "presenting", "split", "root", "tabs",
    ]

    var context: TypeContext { TypeContext(index: index, owner: names.controller) }
    var hasState: Bool { !app.state.isEmpty }

    var hasTabs: Bool {
        if case .tabs = app.root { return true }
        return false
    }

    /// The initial screens, in order.
    var starts: [Start] { entries.flatMap(\.starts) }

    /// A generated screen, or `nil` for a handwritten one.
    func screen(of start: Start) -> Screen? { index.destination(of: start.segue) }

    /// Whether the input of a generated screen depends on the state, so that its view controller is a property.
    func keepsViewController(of start: Start) -> Bool {
        screen(of: start) != nil && start.segue.pass.contains { !$0.value.bindings.isEmpty }
    }

    /// Whether tabs appear and disappear.
    var hasComingTabs: Bool { entries.contains { $0.tab?.visible != nil } }

    /// Whether the controllers of the tabs are properties, to insert them again or to distinguish them.
    var keepsTabs: Bool { hasComingTabs || entries.contains { $0.tab?.enabled != nil } }

    /// Whether the bar of a stack has large titles.
    func hasLargeTitles(_ entry: Entry) -> Bool {
        entry.content.isStack && index.stacks.hasLargeTitles(startingWith: entry.root.segue.destination?.value ?? "")
    }
}

/// The names of the types of an app.
struct AppNames {
    /// The object that creates and contains the app's screens.
    let controller: SwiftIdentifier
    /// The protocol for preparing the app's screens.
    let screens: SwiftIdentifier
    /// The protocol that the app implements for selecting and arranging tabs.
    let actions: SwiftIdentifier

    init(_ app: App, in index: ModelIndex) {
        let suffix =
            switch app.root {
            case .tabs: "TabBarController"
            case .entry, .invalid: "App"
            }
        controller = index.typeName(app.name.value + suffix)
        screens = index.typeName(app.name.value + "Screens")
        actions = index.typeName(app.name.value + "Actions")
    }
}

extension Tab {
    /// The parts of the state that the tab shows.
    var bindings: [Binding] { contentBindings + (badge?.bindings ?? []) }

    /// The bindings of the title and the image.
    var contentBindings: [Binding] {
        guard case .titled(let title, let image) = kind else { return [] }
        return title.bindings + (image?.bindings ?? [])
    }
}

extension ImageReference {
    fileprivate var bindings: [Binding] {
        switch self {
        case .symbol(let name), .named(let name): name.bindings
        case .value(let binding): [binding]
        case .remote(let image): [image.url]
        }
    }
}
