package import TableSpecDiagnostics

/// An app: the screens that it starts with, and how they are held together.
package struct App: Hashable, Sendable {
    /// The app's first screen, or its tabs.
    package enum Root: Hashable, Sendable {
        /// A tab bar, first tab first.
        case tabs([Tab])
        /// One screen, alone or in a navigation stack.
        case entry(AppEntry)
        /// A value that could not be read, which has been diagnosed.
        case invalid
    }

    /// The name, unique over all specs: `Clock` becomes `ClockTabBarController`, or `ClockApp` where there are no tabs.
    package var name: Located<String>
    package var root: Root
    /// The properties that the app supplies to its tabs. Where the spec declares none, resolution adds the names that
    /// badges show, as `Int?`.
    package var state: [Property]
    /// Whether the spec states `state`, so that every name that is shown must be declared there.
    package var declaresState: Bool
    /// The method that is called with the tab that the user has selected.
    package var onSelect: Located<String>?
    /// The method that is called with the user's arrangement of the tabs.
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

    /// The tabs; empty for an app without a tab bar.
    package var tabs: [Tab] {
        if case .tabs(let tabs) = root { return tabs }
        return []
    }

    /// The screens that the app starts with, in order, without those that could not be read.
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
    /// The segue to the screen with the values of its input; it has no kind.
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

    /// The segues to all screens of the initial stack, the first one first.
    package var segues: [Segue] { [segue] + stack }
}

/// A tab of a tab bar.
package struct Tab: Hashable, Sendable {
    /// The item in the tab bar.
    package enum Kind: Hashable, Sendable {
        /// A title and perhaps an image: `UITabBarItem(title:image:tag:)`.
        case titled(TextTemplate, image: ImageReference?)
        /// A tab that the system names and draws: `UITabBarItem(tabBarSystemItem:tag:)`.
        case system(TabBarSystemItem)
        /// A value that could not be read, which has been diagnosed.
        case invalid
    }

    package var kind: Kind
    /// The screen; `nil` where it could not be read, which has been diagnosed.
    package var entry: AppEntry?
    /// The text in the red mark; a number that is 0, an empty text and a value that is missing show no mark.
    package var badge: TextTemplate?
    package var tag: Setting<Int>
    /// When a tap chooses the tab; `nil` for always.
    package var enabled: Condition?
    /// When the tab is there; `nil` for always.
    package var visible: Condition?
    /// Whether the user can move the tab to another place.
    package var customizable: Setting<Bool>
    package var range: SourceRange

    /// Creates a tab.
    package init(kind: Kind, entry: AppEntry?, at range: SourceRange) {
        self.kind = kind
        self.entry = entry
        self.tag = .unset
        self.customizable = .unset
        self.range = range
    }

    /// The title, where the tab states one.
    package var title: TextTemplate? {
        if case .titled(let title, image: _) = kind { return title }
        return nil
    }

    /// The image, for a tab that is not one of the system's.
    package var image: ImageReference? {
        if case .titled(_, let image) = kind { return image }
        return nil
    }
}
