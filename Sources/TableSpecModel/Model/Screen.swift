public import TableSpecDiagnostics

/// A view controller whose content is a table.
public struct Screen: Hashable, Sendable {
    /// The name, unique over all specs: `Settings` becomes `SettingsTable` and `SettingsViewController`.
    public var name: Located<String>
    public var title: TextTemplate?
    @Boxed public var navigationItem: NavigationItem
    @Boxed public var settings: ScreenSettings
    /// What the screen needs from the screen before.
    public var input: [Property]
    /// The state that the screen shows and changes.
    public var state: [Property]
    /// What the screen hands back to the one that presents it; `nil` for nothing.
    @BoxedIfPresent public var result: ScreenResult?
    @Boxed public var table: Table
    /// The table of strings in which the texts are translated; that of the configuration, if unset.
    public var strings: Setting<String>
    /// The texts that are translated, each key once; resolution finds them.
    public var localizedTexts: [LocalizedText]
    /// The methods in which the app takes part, each once.
    public var hooks: [Located<Hook>]
    /// Whether the spec states hooks that could not be read, which has been diagnosed.
    var hasUnreadHooks = false
    /// The values that previews show, by the name of the input or state property.
    public var samples: [Sample]
    public var range: SourceRange

    /// A sample value of an input or state property.
    public struct Sample: Hashable, Sendable {
        public var name: Located<String>
        public var value: Value

        /// Creates a sample.
        public init(name: Located<String>, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The samples as written, until resolution has read them as values of the properties' types.
    var sampleLiterals: [Literal.Entry] = []

    /// Creates an empty screen.
    public init(name: Located<String>, at range: SourceRange) {
        self.name = name
        self.navigationItem = NavigationItem()
        self.settings = ScreenSettings()
        self.input = []
        self.state = []
        self.table = Table(at: range)
        self.hooks = []
        self.strings = .unset
        self.localizedTexts = []
        self.samples = []
        self.range = range
    }

    /// The screen's file.
    public var source: SourceID { range.source }

    /// Whether the app takes part in a method, as far as the hooks could be read.
    public func mayHook(_ hook: Hook) -> Bool { hasUnreadHooks || hooks.contains { $0.value == hook } }
}

/// What a screen hands back when a person saves; after cancelling it hands back `nil`.
public struct ScreenResult: Hashable, Sendable {
    public var type: TypeReference
    public var range: SourceRange
    /// How the result is made.
    public var source: Source

    /// Where the result comes from.
    public enum Source: Hashable, Sendable {
        /// From properties of the state and the input that have the names and types of the result's properties.
        case properties([Path])
        /// The app makes it of the state and the input, as they do not hold all of it.
        case app
    }

    /// Creates a result that the app makes.
    public init(_ type: TypeReference, at range: SourceRange) {
        self.type = type
        self.range = range
        self.source = .app
    }
}

/// A screen that is written by hand and that segues may lead to.
public struct ExternalScreen: Hashable, Sendable {
    public var name: Located<String>
    /// The class of its view controller.
    public var className: Located<String>
    /// What it needs from the screen before; `nil` where the spec does not say.
    public var input: [Property]?

    /// Creates an external screen.
    public init(name: Located<String>, className: Located<String>, input: [Property]? = nil) {
        self.name = name
        self.className = className
        self.input = input
    }
}
