internal import TableSpecModel
internal import TableSpecSwift

/// What is decided about an app before any Swift is made.
struct AppPlan {
    let app: App
    let index: ModelIndex
    let names: AppNames
    /// The screens that the app starts with, in order.
    let entries: [Entry]

    /// A screen that the app starts with, and what its tab shows.
    struct Entry {
        let content: AppEntry
        /// The tab; `nil` for the only screen of an app without tabs.
        let tab: Tab?
        /// The name of the screen's view controller while it is made.
        let local: SwiftIdentifier

        /// The navigation stack while it is made.
        let stack: SwiftIdentifier
        /// The property that holds the tab bar item.
        let item: SwiftIdentifier
        /// The property that holds the view controller.
        let property: SwiftIdentifier

        /// Whether what the tab shows depends on the state, so that the item is kept.
        var keepsItem: Bool { !(tab?.bindings.isEmpty ?? true) }

        var segue: Segue { content.segue }

        init(_ content: AppEntry, _ tab: Tab?, avoiding taken: inout Set<SwiftIdentifier>) {
            /// The name, with a number where a tab before has it: two tabs may show one screen.
            func claim(_ stem: String) -> SwiftIdentifier {
                var name = SwiftIdentifier(from: stem, style: .lowerCamelCase)
                var number = 1
                while !taken.insert(name).inserted {
                    number += 1
                    name = SwiftIdentifier(from: "\(stem)\(number)", style: .lowerCamelCase)
                }
                return name
            }
            self.content = content
            self.tab = tab
            local = claim(content.segue.destination?.value ?? "")
            stack = claim(local.text + "Stack")
            item = claim(local.text + "Item")
            property = claim(local.text + "ViewController")
        }
    }

    init(_ app: App, in index: ModelIndex) {
        self.app = app
        self.index = index
        names = AppNames(app)
        var taken = Self.reserved
        let contents: [(AppEntry, Tab?)]
        switch app.root {
        case .tabs(let tabs): contents = tabs.compactMap { tab in tab.entry.map { ($0, tab) } }
        case .entry(let entry): contents = [(entry, nil)]
        case .invalid: contents = []
        }
        entries = contents.map { content, tab in Entry(content, tab, avoiding: &taken) }
    }

    /// Names that mean something else in the initializer, or whose properties would hide those of UIKit: `tabBarItem`.
    private static let reserved: Set<SwiftIdentifier> = [
        "state", "screens", "old", "viewControllers", "tabBar", "navigation", "editButton", "selected", "presented",
        "presenting", "split", "root",
    ]

    var context: TypeContext { TypeContext(index: index, table: names.controller) }
    var hasState: Bool { !app.state.isEmpty }

    var hasTabs: Bool {
        if case .tabs = app.root { return true }
        return false
    }

    /// The generated screen of an entry; `nil` for one that is written by hand.
    func screen(of entry: Entry) -> Screen? { index.destination(of: entry.segue) }

    /// Whether the input of a generated screen follows the state, so that its view controller is kept.
    func keepsViewController(of entry: Entry) -> Bool {
        screen(of: entry) != nil && entry.segue.pass.contains { !$0.value.bindings.isEmpty }
    }

    /// Whether a screen of a stack asks for large titles, which only the stack's bar can allow.
    func hasLargeTitles(_ entry: Entry) -> Bool {
        guard entry.content.isStack, let root = screen(of: entry) else { return false }
        var seen: Set<String> = [root.name.value]
        var pending = [root]
        while let screen = pending.popLast() {
            let mode = screen.navigationItem.largeTitle.value
            if mode == .always || mode == .automatic { return true }
            for (_, segue) in ScreenPlan(screen, in: index).segueSites where (segue.kind.value ?? .show) == .show {
                guard let next = index.destination(of: segue), seen.insert(next.name.value).inserted else { continue }
                pending.append(next)
            }
        }
        return false
    }
}

/// The names of the types of an app.
struct AppNames {
    /// What makes and holds the app's screens.
    let controller: SwiftIdentifier
    /// The protocol through which the app gets its screens ready.
    let screens: SwiftIdentifier

    init(_ app: App) {
        let suffix =
            switch app.root {
            case .tabs: "TabBarController"
            case .entry, .invalid: "App"
            }
        controller = SwiftIdentifier(from: app.name.value + suffix, style: .upperCamelCase)
        screens = SwiftIdentifier(from: app.name.value + "Screens", style: .upperCamelCase)
    }
}

extension Tab {
    /// What the tab shows of the state.
    var bindings: [Binding] { faceBindings + (badge?.bindings ?? []) }

    /// What the title and the image show of the state.
    var faceBindings: [Binding] {
        guard case .titled(let title, let image) = face else { return [] }
        return title.bindings + (image?.bindings ?? [])
    }
}

extension ImageReference {
    fileprivate var bindings: [Binding] {
        switch self {
        case .symbol(let name), .named(let name): name.bindings
        case .value(let binding): [binding]
        }
    }
}
