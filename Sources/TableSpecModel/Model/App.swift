public import TableSpecDiagnostics

/// An app: the screens that it starts with, and how they are held together.
public struct App: Hashable, Sendable {
    /// What the app shows first.
    public enum Root: Hashable, Sendable {
        /// A tab bar, first tab first.
        case tabs([Tab])
        /// One screen, alone or in a navigation stack.
        case entry(AppEntry)
        /// Nothing that could be read, which has been diagnosed.
        case invalid
    }

    /// The name, unique over all specs: `Clock` becomes `ClockTabBarController`, or `ClockApp` where there are no tabs.
    public var name: Located<String>
    public var root: Root
    /// What the app supplies to its tabs. Where the spec declares nothing, resolution adds the names that badges show, as
    /// `Int?`.
    public var state: [Property]
    /// Whether the spec states `state`, so that every name that is shown must be declared there.
    public var declaresState: Bool
    /// The method that is told which tab a person has chosen.
    public var onSelect: Located<String>?
    /// The method that is told how a person has arranged the tabs.
    public var onCustomize: Located<String>?
    public var range: SourceRange

    /// Creates an app.
    public init(name: Located<String>, root: Root, state: [Property] = [], declaresState: Bool, at range: SourceRange) {
        self.name = name
        self.root = root
        self.state = state
        self.declaresState = declaresState
        self.range = range
    }

    /// The tabs; empty for an app without a tab bar.
    public var tabs: [Tab] {
        if case .tabs(let tabs) = root { return tabs }
        return []
    }

    /// The screens that the app starts with, in order, without those that could not be read.
    public var entries: [AppEntry] {
        switch root {
        case .tabs(let tabs): tabs.compactMap(\.entry)
        case .entry(let entry): [entry]
        case .invalid: []
        }
    }
}

/// A screen that an app starts with.
public struct AppEntry: Hashable, Sendable {
    /// The segue to the screen with the values of its input; it has no kind.
    public var segue: Segue
    /// Whether the screen is the first one of a navigation stack.
    public var isStack: Bool
    /// The segues to the screens above the first one from the start, in order.
    public var stack: [Segue] = []

    /// Creates an entry.
    public init(segue: Segue, isStack: Bool) {
        self.segue = segue
        self.isStack = isStack
    }

    /// The segues to all screens of the initial stack, the first one first.
    public var segues: [Segue] { [segue] + stack }
}

/// A tab of a tab bar.
public struct Tab: Hashable, Sendable {
    /// What the tab shows in the bar.
    public enum Face: Hashable, Sendable {
        /// A title and perhaps an image: `UITabBarItem(title:image:tag:)`.
        case titled(TextTemplate, image: ImageReference?)
        /// A tab that the system names and draws: `UITabBarItem(tabBarSystemItem:tag:)`.
        case system(TabBarSystemItem)
        /// Nothing that could be read, which has been diagnosed.
        case invalid
    }

    public var face: Face
    /// The screen; `nil` where it could not be read, which has been diagnosed.
    public var entry: AppEntry?
    /// The text in the red mark; a number that is 0, an empty text and a value that is missing show no mark.
    public var badge: TextTemplate?
    public var tag: Setting<Int>
    /// When a tap chooses the tab; `nil` for always.
    public var enabled: Binding?
    /// When the tab is there; `nil` for always.
    public var visible: Binding?
    /// Whether a person may move the tab to another place.
    public var customizable: Setting<Bool>
    public var range: SourceRange

    /// Creates a tab.
    public init(face: Face, entry: AppEntry?, at range: SourceRange) {
        self.face = face
        self.entry = entry
        self.tag = .unset
        self.customizable = .unset
        self.range = range
    }

    /// The title, where the tab states one.
    public var title: TextTemplate? {
        if case .titled(let title, image: _) = face { return title }
        return nil
    }

    /// The image, for a tab that is not one of the system's.
    public var image: ImageReference? {
        if case .titled(_, let image) = face { return image }
        return nil
    }
}
