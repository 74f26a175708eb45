package import TableSpecDiagnostics

/// A value that the spec takes from the screen's data: `$(zone.localeName)`.
package struct Binding: Hashable, Sendable {
    /// Whether the Boolean is turned round: `$(!isOn)`.
    package var isNegated: Bool
    /// The names as written, each with its place.
    package var names: [Located<String>]
    /// How the value is written in a text; `nil` for the form of string interpolation.
    package var format: ValueFormat?
    /// The place of the whole binding.
    package var range: SourceRange
    /// The resolved path; `nil` for names that could not be resolved, which has been diagnosed.
    package var path: Path?

    /// Creates an unresolved binding.
    package init(names: [Located<String>], isNegated: Bool = false, at range: SourceRange) {
        self.names = names
        self.isNegated = isNegated
        self.range = range
    }

    /// The names with dots, as written.
    package var text: String { names.map(\.value).joined(separator: ".") }

    /// The binding as a spec writes it.
    package var spelling: String {
        "$(" + (isNegated ? "!" : "") + text + (format.map { ":" + $0.spelling } ?? "") + ")"
    }

    /// The type that the value has in a text: its own, or text where a format writes it.
    package var textType: TypeReference {
        let type = path?.type ?? .unknown
        guard format != nil else { return type }
        return type.isOptional ? .optional(.string) : .string
    }
}

/// A resolved path from a screen's data to a value.
package struct Path: Hashable, Sendable {
    /// Where a path begins.
    package enum Root: Hashable, Sendable {
        /// A property of the screen's input.
        case input
        /// A property of the screen's state.
        case state
        /// The element of a loop, by the loop's variable.
        case element(String, TypeReference)
        /// A name that the language gives, whose value is a Boolean.
        case given(GivenName)
    }

    /// One property of the path, with its declared type.
    package struct Step: Hashable, Sendable {
        package var name: String
        package var type: TypeReference

        /// Creates a step.
        package init(name: String, type: TypeReference) {
            self.name = name
            self.type = type
        }
    }

    package var root: Root
    /// The properties to walk; never empty for `input` and `state`, always for a given name.
    package var steps: [Step]

    /// Creates a path.
    package init(root: Root, steps: [Step]) {
        self.root = root
        self.steps = steps
    }

    /// The type of the value at the end; optional if any property of the path is.
    package var type: TypeReference {
        var passesOptional = false
        var type = root.type
        for step in steps {
            passesOptional = passesOptional || type.isOptional
            type = step.type
        }
        return passesOptional && !type.isOptional ? .optional(type) : type
    }
}

extension Path.Root {
    /// The type of the value at which the path begins, where that is one.
    fileprivate var type: TypeReference {
        switch self {
        case .element(_, let type): type
        case .given: .boolean
        case .input, .state: .unknown
        }
    }
}

extension Path {
    /// Whether the value is stored at the end of the path, not computed as `count` and `isEmpty` are.
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
        switch (type.unwrapped, name) {
        case (.string, "count"), (.array, "count"), (.set, "count"): self.init(name: name, type: .integer)
        case (.string, "isEmpty"), (.array, "isEmpty"), (.set, "isEmpty"): self.init(name: name, type: .boolean)
        default: return nil
        }
    }
}

/// A text that may hold bindings: `$(trail.name), $(trail.location)`.
package struct TextTemplate: Hashable, Sendable {
    /// A piece of a text.
    package enum Segment: Hashable, Sendable {
        case literal(String)
        indirect case binding(Binding)
    }

    /// A text without bindings, as most are, lies here without a list.
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
    /// Where the text's translations are found; `nil` for a text that is not translated.
    @BoxedIfPresent package var localization: StringKey?

    /// Whether the text holds no binding.
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

    /// The text, if it holds no binding.
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

    /// The bindings, in order.
    package var bindings: [Binding] {
        guard case .segments(let segments) = storage else { return [] }
        return segments.compactMap { segment in
            if case .binding(let binding) = segment { return binding }
            return nil
        }
    }

    /// The binding, if the text is nothing else.
    package var soleBinding: Binding? {
        guard case .segments(let segments) = storage, segments.count == 1, case .binding(let binding) = segments[0]
        else { return nil }
        return binding
    }
}

/// An image as the spec names it.
package enum ImageReference: Hashable, Sendable {
    /// An SF Symbol; the name may be bound.
    case symbol(TextTemplate)
    /// An image of the app's asset catalog; the name may be bound to a text.
    case named(TextTemplate)
    /// A value of type `Image`.
    indirect case value(Binding)
    /// An image that the app loads when it is shown.
    indirect case late(LateImage)

    /// Whether the image is the same at all times.
    var isLiteral: Bool {
        switch self {
        case .symbol(let name), .named(let name): name.isLiteral
        case .value, .late: false
        }
    }
}

extension Path {
    /// Whether the path begins at the element of a loop.
    package var beginsAtElement: Bool {
        if case .element = root { return true }
        return false
    }
}
