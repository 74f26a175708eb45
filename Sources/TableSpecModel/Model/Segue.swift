public import TableSpecDiagnostics

/// What a tap does.
public enum Trigger: Hashable, Sendable {
    case none
    /// Shows another screen.
    indirect case segue(Segue)
    /// Shows one of several screens: a value decides which.
    indirect case choice(SegueChoice)
    /// Calls a method that the app implements.
    case action(Located<String>)
    /// Ends the screen and hands back its result, or nothing.
    case finish(Located<FinishKind>)
    /// Something that could not be read, which has been diagnosed.
    case invalid(SourceRange)

    /// The segue, if there is one and nothing has to be decided.
    public var segue: Segue? {
        if case .segue(let segue) = self { return segue }
        return nil
    }

    /// The segues of which a tap follows one.
    public var segues: [Segue] {
        switch self {
        case .segue(let segue): [segue]
        case .choice(let choice): choice.cases.map(\.segue)
        case .none, .action, .finish, .invalid: []
        }
    }

    /// What the segues are given, and what decides among them.
    public var segueBindings: [Binding] {
        var bindings = segues.flatMap(\.bindings)
        if case .choice(let choice) = self { bindings.append(choice.value) }
        return bindings
    }

    /// Whether nothing is stated.
    public var isNone: Bool {
        if case .none = self { return true }
        return false
    }
}

/// Segues to several screens, one of which is chosen by a value of an enumeration.
public struct SegueChoice: Hashable, Sendable {
    /// The segue for one value.
    public struct Case: Hashable, Sendable {
        public var word: Located<String>
        public var segue: Segue

        /// Creates a case.
        public init(word: Located<String>, segue: Segue) {
            self.word = word
            self.segue = segue
        }
    }

    /// The value that decides, an enumeration.
    public var value: Binding
    /// The segues in the order of the spec, one for each value.
    public var cases: [Case]
    public var range: SourceRange

    /// Creates a choice.
    public init(of value: Binding, _ cases: [Case], at range: SourceRange) {
        self.value = value
        self.cases = cases
        self.range = range
    }
}

/// A transition from one screen to another.
public struct Segue: Hashable, Sendable {
    /// What the name of a destination stands for.
    public enum Target: Hashable, Sendable {
        /// A screen that a spec describes.
        case screen
        /// A screen that is written by hand.
        case external
        /// No screen; it has been diagnosed.
        case unresolved
    }

    /// The name of the destination; `nil` where it is missing, which has been diagnosed.
    public var destination: Located<String>?
    public var target: Target
    public var kind: Setting<SegueKind>
    /// What the destination's input is made of.
    public var pass: [PassedValue]
    /// The type of what the destination hands back; `nil` where it hands back nothing.
    public var result: TypeReference?
    /// The segues to the screens above the destination in its navigation stack, in order.
    public var stack: [Segue] = []
    /// How the destination is presented.
    public var presentation: Presentation
    /// The keys that could not be read.
    var unread = UnreadKeys()
    public var range: SourceRange

    /// Creates an unresolved segue.
    public init(
        to destination: Located<String>?,
        kind: Setting<SegueKind> = .unset,
        pass: [PassedValue] = [],
        at range: SourceRange
    ) {
        self.destination = destination
        self.target = .unresolved
        self.kind = kind
        self.pass = pass
        self.presentation = Presentation()
        self.range = range
    }

    /// What the destination, and the screens above it, are given.
    public var bindings: [Binding] { pass.flatMap(\.value.bindings) + stack.flatMap(\.bindings) }
}

/// A value that a segue hands to its destination.
public struct PassedValue: Hashable, Sendable {
    /// The name of the property of the destination's input.
    public var name: Located<String>
    /// The value, text with or without bindings; a sole binding hands over the value itself.
    public var value: TextTemplate
    /// The type that the destination declares for the property; `nil` until resolved and for hand-written screens that
    /// declare none.
    public var type: TypeReference?
    /// The value itself, where it is stated in place and the destination's property is no text.
    public var constant: Value?

    /// Creates a passed value.
    public init(name: Located<String>, value: TextTemplate) {
        self.name = name
        self.value = value
    }
}
