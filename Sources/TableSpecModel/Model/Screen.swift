package import TableSpecDiagnostics

/// A view controller whose content is a table.
package struct Screen: Equatable, Sendable {
    /// The name, which is unique in all specs: `Settings` becomes `SettingsTable` and `SettingsViewController`.
    package var name: Located<String>
    package var title: TextTemplate?
    @Boxed package var navigationItem = NavigationItem()
    @Boxed package var settings = ScreenSettings()
    /// The properties that the previous screen passes to this one.
    package var input: [Property] = []
    /// The state that the screen shows and changes.
    package var state: [Property] = []
    /// Whether the state is `Codable`. If unset, the configuration decides.
    package var codableState = Setting<Bool>.unset
    /// The methods that are called after a change of the state, one for each property.
    package var onChange: [ChangeEvent] = []
    /// The properties of the state that are stored in user defaults.
    package var userDefaults: [UserDefault] = []
    /// The value that the screen returns to the one that presents it, or `nil` for none.
    @BoxedIfPresent package var result: ScreenResult?
    @Boxed package var table: Table
    /// The segues that the app's code performs, as `performSegue` does with those of a storyboard's controller
    /// (https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:)).
    package var appSegues: [Segue] = []
    /// The string table with the translations of the texts, or that of the configuration if unset.
    package var strings = Setting<String>.unset
    /// The translated texts, one for each key. Resolution finds them.
    package var localizedTexts: [LocalizedText] = []
    /// The hooks, without duplicates.
    package var hooks: [Located<Hook>] = []
    /// Whether the spec contains hooks that couldn't be decoded, which has been diagnosed.
    var hasUnreadHooks = false
    /// The built-in names that the screen uses. Resolution finds them.
    package var builtInNames: Set<BuiltInName> = []
    /// The values in previews, by the name of the input or state property.
    package var samples: [Sample] = []
    package var range: SourceRange

    /// A sample value of an input or state property.
    package struct Sample: Equatable, Sendable {
        package var name: Located<String>
        package var value: Value

        /// Creates a sample.
        package init(name: Located<String>, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The undecoded samples, until resolution has decoded them as values of the properties' types.
    var sampleLiterals: [Literal.Entry] = []

    /// Creates an empty screen.
    package init(name: Located<String>, at range: SourceRange) {
        self.name = name
        self.table = Table(at: range)
        self.range = range
    }

    /// The screen's file.
    package var source: SourceID { range.source }

    /// Whether the screen has a hook, as far as the hooks could be decoded.
    package func mayHook(_ hook: Hook) -> Bool { hasUnreadHooks || hooks.contains { $0.value == hook } }
}

/// The value that a screen returns when the user saves; it returns `nil` when the user cancels.
package struct ScreenResult: Equatable, Sendable {
    package var type: TypeReference
    package var range: SourceRange
    /// How the result is created.
    package var source = Source.app

    /// The source of the result.
    package enum Source: Equatable, Sendable {
        /// Properties of the state and the input that have the names and types of the result's properties.
        case properties([Path])
        /// The app creates it from the state and the input, because they don't contain all of it.
        case app
    }

    /// Creates a result that the app creates.
    package init(_ type: TypeReference, at range: SourceRange) {
        self.type = type
        self.range = range
    }
}

/// A handwritten screen that can be the destination of segues.
package struct ExternalScreen: Equatable, Sendable {
    package var name: Located<String>
    /// The class of its view controller.
    package var className: Located<String>
    /// The properties that the previous screen passes to this one, or `nil` if the spec doesn't specify them.
    package var input: [Property]?

    /// Creates an external screen.
    package init(name: Located<String>, className: Located<String>, input: [Property]? = nil) {
        self.name = name
        self.className = className
        self.input = input
    }
}
