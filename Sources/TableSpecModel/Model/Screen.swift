package import TableSpecDiagnostics

/// A view controller whose content is a table.
package struct Screen: Hashable, Sendable {
    /// The name, unique over all specs: `Settings` becomes `SettingsTable` and `SettingsViewController`.
    package var name: Located<String>
    package var title: TextTemplate?
    @Boxed package var navigationItem: NavigationItem
    @Boxed package var settings: ScreenSettings
    /// The properties that the previous screen passes to this one.
    package var input: [Property]
    /// The state that the screen shows and changes.
    package var state: [Property]
    /// Whether the state can be written to a file and read back; the configuration says it, if unset.
    package var codableState = Setting<Bool>.unset
    /// The methods that are called after a change of the state, each property once.
    package var onChange: [ChangeEvent] = []
    /// The properties of the state that user defaults keep.
    package var userDefaults: [UserDefault] = []
    /// The value that the screen returns to the one that presents it; `nil` for none.
    @BoxedIfPresent package var result: ScreenResult?
    @Boxed package var table: Table
    /// The table of strings in which the texts are translated; that of the configuration, if unset.
    package var strings: Setting<String>
    /// The texts that are translated, each key once; resolution finds them.
    package var localizedTexts: [LocalizedText]
    /// The methods in which the app takes part, each once.
    package var hooks: [Located<Hook>]
    /// Whether the spec states hooks that could not be read, which has been diagnosed.
    var hasUnreadHooks = false
    /// The given names that the screen uses; resolution finds them.
    package var givenNames: Set<GivenName> = []
    /// The values that previews show, by the name of the input or state property.
    package var samples: [Sample]
    package var range: SourceRange

    /// A sample value of an input or state property.
    package struct Sample: Hashable, Sendable {
        package var name: Located<String>
        package var value: Value

        /// Creates a sample.
        package init(name: Located<String>, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The samples as written, until resolution has read them as values of the properties' types.
    var sampleLiterals: [Literal.Entry] = []

    /// Creates an empty screen.
    package init(name: Located<String>, at range: SourceRange) {
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
    package var source: SourceID { range.source }

    /// Whether the app takes part in a method, as far as the hooks could be read.
    package func mayHook(_ hook: Hook) -> Bool { hasUnreadHooks || hooks.contains { $0.value == hook } }
}

/// The value that a screen returns when the user saves; it returns `nil` when the user cancels.
package struct ScreenResult: Hashable, Sendable {
    package var type: TypeReference
    package var range: SourceRange
    /// How the result is made.
    package var source: Source

    /// Where the result comes from.
    package enum Source: Hashable, Sendable {
        /// From properties of the state and the input that have the names and types of the result's properties.
        case properties([Path])
        /// The app makes it of the state and the input, as they do not hold all of it.
        case app
    }

    /// Creates a result that the app makes.
    package init(_ type: TypeReference, at range: SourceRange) {
        self.type = type
        self.range = range
        self.source = .app
    }
}

/// A screen that is written by hand and that segues may lead to.
package struct ExternalScreen: Hashable, Sendable {
    package var name: Located<String>
    /// The class of its view controller.
    package var className: Located<String>
    /// The properties that the previous screen passes to this one; `nil` where the spec does not say.
    package var input: [Property]?

    /// Creates an external screen.
    package init(name: Located<String>, className: Located<String>, input: [Property]? = nil) {
        self.name = name
        self.className = className
        self.input = input
    }
}
