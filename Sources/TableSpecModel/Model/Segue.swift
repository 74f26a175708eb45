package import TableSpecDiagnostics

/// The effect of a tap.
package enum Trigger: Hashable, Sendable {
    case none
    /// Shows another screen.
    indirect case segue(Segue)
    /// Shows one of several screens, depending on a value.
    indirect case choice(SegueChoice)
    /// Calls a method that the app implements.
    case action(Located<String>)
    /// Toggles a Boolean of the state.
    case toggle(Binding)
    /// Shows an option list that sets a value of the state.
    indirect case choose(OptionList)
    /// Returns to an earlier screen.
    case unwind(Unwind)
    /// Opens a URL.
    indirect case open(OpenedURL)
    /// Ends the screen and returns its result, or nothing.
    case finish(Located<FinishKind>)
    /// Something that could not be read, which has been diagnosed.
    case invalid(SourceRange)

    /// The segue, if there's exactly one.
    package var segue: Segue? {
        if case .segue(let segue) = self { return segue }
        return nil
    }

    /// The possible segues of a tap.
    package var segues: [Segue] {
        switch self {
        case .segue(let segue): [segue]
        case .choice(let choice): choice.cases.map(\.segue)
        case .none, .action, .toggle, .choose, .unwind, .open, .finish, .invalid: []
        }
    }

    /// The return to an earlier screen, if it is one.
    package var unwind: Unwind? {
        if case .unwind(let unwind) = self { return unwind }
        return nil
    }

    /// The URL that a tap opens, if it opens one.
    package var openedURL: OpenedURL? {
        if case .open(let url) = self { return url }
        return nil
    }

    /// Whether a tap leads to another screen or another app: a new screen, an earlier one, or a URL.
    package var leavesScreen: Bool { !segues.isEmpty || unwind != nil || openedURL != nil }

    /// The bindings of the segues' passed values, of the opened URL, and those that choose a segue.
    package var segueBindings: [Binding] {
        var bindings = segues.flatMap(\.bindings) + [openedURL?.binding].compactMap { $0 }
        if case .choice(let choice) = self { bindings.append(choice.value) }
        return bindings
    }

    /// A name for the owner of the trigger: its effect, or else the beginning of its title.
    func identifier(else title: TextTemplate?) -> String? {
        switch self {
        case .action(let action): action.value
        case .segue(let segue): segue.destination.flatMap { SpecDecoder.camelCased($0.value) }
        case .none, .choice, .toggle, .choose, .unwind, .open, .finish, .invalid:
            title?.literal.flatMap(SpecDecoder.camelCased)
        }
    }

    /// Whether a tap calls the app, changes a value or leads to a screen.
    package var doesSomething: Bool {
        switch self {
        case .none, .finish, .invalid: false
        case .segue, .choice, .action, .toggle, .choose, .unwind, .open: true
        }
    }

    /// Whether the spec specifies nothing.
    package var isNone: Bool {
        if case .none = self { return true }
        return false
    }
}

/// Segues to several screens. The value of an enumeration determines which one is performed.
package struct SegueChoice: Hashable, Sendable {
    /// The segue for one value.
    package struct Case: Hashable, Sendable {
        package var name: Located<String>
        package var segue: Segue

        /// Creates a case.
        package init(name: Located<String>, segue: Segue) {
            self.name = name
            self.segue = segue
        }
    }

    /// The enumeration value that decides.
    package var value: Binding
    /// The segues in the order of the spec, one for each value.
    package var cases: [Case]
    package var range: SourceRange

    /// Creates a choice.
    package init(of value: Binding, _ cases: [Case], at range: SourceRange) {
        self.value = value
        self.cases = cases
        self.range = range
    }
}

/// A transition from one screen to another.
package struct Segue: Hashable, Sendable {
    /// The screen that a destination name refers to.
    package enum Target: Hashable, Sendable {
        /// A screen that a spec describes.
        case screen
        /// A handwritten screen.
        case external
        /// No screen, which has been diagnosed.
        case unresolved
    }

    /// The name of the destination, or `nil` if it's missing, which has been diagnosed.
    package var destination: Located<String>?
    package var target = Target.unresolved
    package var kind: Setting<SegueKind>
    /// The values for the destination's input.
    package var pass: [PassedValue]
    /// The type of the value that the destination returns, or `nil` if it returns none.
    package var result: TypeReference?
    /// The segues to the screens above the destination in its navigation stack, in order.
    package var stack: [Segue] = []
    /// How the destination is presented.
    package var presentation = Presentation()
    /// The keys that couldn't be decoded.
    var unread = UnreadKeys()
    package var range: SourceRange

    /// Creates an unresolved segue.
    package init(
        to destination: Located<String>?,
        kind: Setting<SegueKind> = .unset,
        pass: [PassedValue] = [],
        at range: SourceRange
    ) {
        self.destination = destination
        self.kind = kind
        self.pass = pass
        self.range = range
    }

    /// The bindings of the values that are passed to the destination and to the screens above it.
    package var bindings: [Binding] { pass.flatMap(\.value.bindings) + stack.flatMap(\.bindings) }
}

/// A value that a segue passes to its destination.
package struct PassedValue: Hashable, Sendable {
    /// The name of the property of the destination's input.
    package var name: Located<String>
    /// The value: text with or without bindings. A text that consists of one binding passes the value itself.
    package var value: TextTemplate
    /// The type that the destination declares for the property, or `nil` until it's resolved and for external screens
    /// that declare no type.
    package var type: TypeReference?
    /// The value itself, if the spec specifies it inline and the destination's property isn't a text.
    package var constant: Value?

    /// Creates a passed value.
    package init(name: Located<String>, value: TextTemplate) {
        self.name = name
        self.value = value
    }
}
