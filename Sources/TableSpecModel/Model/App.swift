package import TableSpecDiagnostics

/// An app: the screens that it starts with, and their container.
package struct App: Equatable, Sendable {
    /// The app's first screen, or its tabs.
    package enum Root: Hashable, Sendable {
        /// A tab bar, starting with the first tab.
        case tabs([Tab])
        /// One screen, alone or in a navigation stack.
        case entry(AppEntry)
        /// A value that couldn't be decoded, which has been diagnosed.
        case invalid
    }

    /// The name, which is unique in all specs. `Clock` becomes `ClockTabBarController`, or `ClockApp` without tabs.
    package var name: Located<String>
    package var root: Root
    /// The properties that the app supplies to its tabs. If the spec declares none, resolution adds the names that
    /// badges show, as `Int?`.
    package var state: [Property]
    /// Whether the spec contains `state`, so that every displayed name must be declared there.
    package var declaresState: Bool
    /// The method that is called with the tab that the user selects.
    package var onSelect: Located<String>?
    /// The method that is called with the user's order of the tabs.
    package var onCustomize: Located<String>?
    package var range: SourceRange

    /// Creates an app.
    package init(name: Located<String>, root: Root, state: [Property] = [], declaresState: Bool, at range: SourceRange)
    {
        self.name = name
        self.root = root
        self.state = state
        self.declaresState = declaresState
        self.range = range
    }

    /// The tabs. Empty for an app without a tab bar.
    package var tabs: [Tab] {
        if case .tabs(let tabs) = root { return tabs }
        return []
    }

    /// The screens that the app starts with, in order, except those that couldn't be decoded.
    package var entries: [AppEntry] {
        switch root {
        case .tabs(let tabs): tabs.compactMap(\.entry)
        case .entry(let entry): [entry]
        case .invalid: []
        }
    }
}

/// A screen that an app starts with.
package struct AppEntry: Hashable, Sendable {
    /// The segue to the screen with the values of its input. It has no kind.
    package var segue: Segue
    /// Whether the screen is the first one of a navigation stack.
    package var isStack: Bool
    /// The segues to the screens above the first one from the start, in order.
    package var stack: [Segue] = []

    /// Creates an entry.
    package init(segue: Segue, isStack: Bool) {
        self.segue = segue
        self.isStack = isStack
    }

    /// The segues to all screens of the initial stack, starting with the first one.
    package var segues: [Segue] { [segue] + stack }
}

/// A tab of a tab bar.
package struct Tab: Hashable, Sendable {
    /// The item in the tab bar.
    package enum Kind: Hashable, Sendable {
        /// A title and, optionally, an image: `UITabBarItem(title:image:tag:)`.
        case titled(TextTemplate, image: ImageReference?)
        /// A tab that the system names and draws: `UITabBarItem(tabBarSystemItem:tag:)`.
        case system(TabBarSystemItem)
        /// A value that could not be read, which has been diagnosed.
        case invalid
    }

    package var kind: Kind
    /// The screen, or `nil` if it couldn't be decoded, which has been diagnosed.
    package var entry: AppEntry?
    /// The text of the badge. For 0, an empty text or a missing value, there's no badge.
    package var badge: TextTemplate?
    package var tag = Setting<Int>.unset
    /// When a tap selects the tab; `nil` means always.
    package var enabled: Condition?
    /// When the tab is shown; `nil` means always.
    package var visible: Condition?
    /// Whether the user can move the tab to another position.
    package var customizable = Setting<Bool>.unset
    package var range: SourceRange

    /// Creates a tab.
    package init(kind: Kind, entry: AppEntry?, at range: SourceRange) {
        self.kind = kind
        self.entry = entry
        self.range = range
    }

    /// The title, if the tab specifies one.
    package var title: TextTemplate? {
        if case .titled(let title, image: _) = kind { return title }
        return nil
    }

    /// The image, for a tab that isn't a system tab.
    package var image: ImageReference? {
        if case .titled(_, let image) = kind { return image }
        return nil
    }
}
