package import TableSpecDiagnostics

/// A value from the screen's data: `$(zone.localeName)`.
package struct Binding: Hashable, Sendable {
    /// Whether the Boolean is negated: `$(!isOn)`.
    package var isNegated: Bool
    /// The names as written, each with its location.
    package var names: [Located<String>]
    /// The format of the value in a text, or `nil` for the form of string interpolation.
    package var format: ValueFormat?
    /// The location of the whole binding.
    package var range: SourceRange
    /// The resolved path, or `nil` if names couldn't be resolved, which has been diagnosed.
    package var path: Path?
    /// The titles by which a text shows the value, or `nil` for the form of string interpolation.
    @BoxedIfPresent package var titles: ChoiceTitles?

    /// Creates an unresolved binding.
    package init(names: [Located<String>], isNegated: Bool = false, at range: SourceRange) {
        self.names = names
        self.isNegated = isNegated
        self.range = range
    }

    /// The names as written, separated by dots.
    package var text: String { names.map(\.value).joined(separator: ".") }

    /// The binding as a spec writes it.
    package var spelling: String {
        "$(" + (isNegated ? "!" : "") + text + (format.map { ":" + $0.spelling } ?? "") + ")"
    }

    /// The type of the value in a text: its own type, or text if it has a format or titles.
    package var textType: TypeReference {
        let type = path?.type ?? .unknown
        guard format != nil || titles != nil else { return type }
        return type.isOptional ? .optional(.string) : .string
    }
}

/// A resolved path from a screen's data to a value.
package struct Path: Hashable, Sendable {
    /// The start of a path.
    package enum Root: Hashable, Sendable {
        /// A property of the screen's input.
        case input
        /// A property of the screen's state.
        case state
        /// The element of a loop, by the loop's variable.
        case element(String, TypeReference)
        /// A built-in name, whose value is a Boolean.
        case builtIn(BuiltInName)
    }

    /// One property of the path, with its declared type.
    package struct Step: Hashable, Sendable {
        package var name: String
        package var type: TypeReference
        /// The titles of a Boolean, or `nil` if the spec specifies none.
        @BoxedIfPresent package var titles: ChoiceTitles?

        /// Creates a step.
        package init(name: String, type: TypeReference, titles: ChoiceTitles? = nil) {
            self.name = name
            self.type = type
            self.titles = titles
        }

        /// Creates a step to a property.
        init(_ property: Property) {
            self.init(name: property.name.value, type: property.type, titles: property.titles)
        }
    }

    package var root: Root
    /// The properties along the path. Never empty for `input` and `state`, and always empty for a built-in name.
    package var steps: [Step]

    /// Creates a path.
    package init(root: Root, steps: [Step]) {
        self.root = root
        self.steps = steps
    }

    /// The type of the value at the end, which is optional if any property of the path is.
    package var type: TypeReference {
        var passesOptional = false
        var type = root.type
        for step in steps {
            passesOptional = passesOptional || type.isOptional
            type = step.type
        }
        return passesOptional && !type.isOptional ? .optional(type) : type
    }

    /// The titles of the value at the end of the path, or `nil` if the spec specifies none.
    var titles: ChoiceTitles? {
        if case .enumeration(let enumeration) = type.unwrapped { return enumeration.titles }
        return steps.last?.titles
    }

    /// The name under `titles` that gives the value at the end of the path its titles, or `nil` if it can't have any.
    package var nameForTitles: String? {
        if case .enumeration(let enumeration) = type.unwrapped {
            return (enumeration.owner.map { "\($0)." } ?? "") + enumeration.property
        }
        guard type.unwrapped == .boolean, isStored, let property = steps.last else { return nil }
        return (declaringType.map { "\($0)." } ?? "") + property.name
    }

    /// The name of the type that declares the last property, or `nil` if the screen or the app does.
    package var declaringType: String? {
        let owner = steps.dropLast().last?.type ?? root.type
        if case .structure(let name) = owner.unwrapped { return name }
        return nil
    }
}

extension Path.Root {
    /// The type of the value at the start of the path, if there is one.
    fileprivate var type: TypeReference {
        switch self {
        case .element(_, let type): type
        case .builtIn: .boolean
        case .input, .state: .unknown
        }
    }
}

extension Path {
    /// Whether the value at the end of the path is stored, rather than computed like `count` and `isEmpty`.
    var isStored: Bool {
        var owner = root.type
        for step in steps {
            if Step(countOrEmptiness: step.name, of: owner) != nil { return false }
            owner = step.type
        }
        return true
    }
}

extension Path.Step {
    /// `count` and `isEmpty` of texts and collections.
    init?(countOrEmptiness name: String, of type: TypeReference) {
        guard let type = Self.computed(of: type).first(where: { $0.name == name })?.type else { return nil }
        self.init(name: name, type: type)
    }

    /// What every text and collection has.
    package static func computed(of type: TypeReference) -> [(name: String, type: TypeReference)] {
        switch type.unwrapped {
        case .string, .array, .set: countAndEmptiness
        default: []
        }
    }

    private static let countAndEmptiness: [(name: String, type: TypeReference)] = [
        ("isEmpty", .boolean), ("count", .integer),
    ]
}

/// A text that can contain bindings: `$(trail.name), $(trail.location)`.
package struct TextTemplate: Hashable, Sendable {
    /// A piece of a text.
    package enum Segment: Hashable, Sendable {
        case literal(String)
        indirect case binding(Binding)
    }

    /// Most texts have no bindings, and are stored here without a list.
    private enum Storage: Hashable, Sendable {
        case literal(String)
        case segments([Segment])

        init(_ segments: [Segment]) {
            if segments.count == 1, case .literal(let text) = segments[0] {
                self = .literal(text)
            } else {
                self = .segments(segments)
            }
        }
    }

    private var storage: Storage
    package var range: SourceRange
    /// The key for the translations of the text, or `nil` if it isn't translated.
    @BoxedIfPresent package var localization: StringKey?

    /// Whether the text contains no bindings.
    package var isLiteral: Bool {
        guard case .segments(let segments) = storage else { return true }
        return !segments.contains { segment in
            if case .binding = segment { return true }
            return false
        }
    }

    /// Creates a text.
    package init(_ segments: [Segment], at range: SourceRange) {
        storage = Storage(segments)
        self.range = range
    }

    /// Creates a text without bindings.
    package init(literal: String, at range: SourceRange) {
        storage = .literal(literal)
        self.range = range
    }

    /// The pieces of the text, in order.
    package var segments: [Segment] {
        get {
            switch storage {
            case .literal(let text): [.literal(text)]
            case .segments(let segments): segments
            }
        }
        set { storage = Storage(newValue) }
    }

    /// The text, if it contains no bindings.
    package var literal: String? {
        switch storage {
        case .literal(let text):
            return text
        case .segments(let segments):
            var text = ""
            for segment in segments {
                guard case .literal(let piece) = segment else { return nil }
                text += piece
            }
            return text
        }
    }

    /// The text with its location, if it contains no bindings.
    package var locatedLiteral: Located<String>? { literal.map { Located($0, at: range) } }

    /// The bindings, in order.
    package var bindings: [Binding] {
        guard case .segments(let segments) = storage else { return [] }
        return segments.compactMap { segment in
            if case .binding(let binding) = segment { return binding }
            return nil
        }
    }

    /// The binding, if the text consists only of one.
    package var soleBinding: Binding? {
        guard case .segments(let segments) = storage, segments.count == 1, case .binding(let binding) = segments[0]
        else { return nil }
        return binding
    }
}

/// An image as the spec specifies it.
package enum ImageReference: Hashable, Sendable {
    /// An SF Symbol, whose name can be bound.
    case symbol(TextTemplate)
    /// An image in the app's asset catalog, whose name can be bound to a text.
    case named(TextTemplate)
    /// A value of type `Image`.
    indirect case value(Binding)
    /// An image that the app loads when it's shown.
    indirect case remote(RemoteImage)

    /// Whether the image never changes.
    var isLiteral: Bool {
        switch self {
        case .symbol(let name), .named(let name): name.isLiteral
        case .value, .remote: false
        }
    }
}

extension Path {
    /// Whether the path begins with the element of a loop.
    package var beginsAtElement: Bool {
        if case .element = root { return true }
        return false
    }
}
