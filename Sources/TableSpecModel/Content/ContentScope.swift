internal import TableSpecMarkdown

/// The values of bindings while the content of a screen is created.
struct ContentScope {
    private let values: SampleValues
    /// The language of formatted values, or `nil` for American English.
    private let locale: String?
    private var elements: [String: Value] = [:]
    /// The built-in names whose value is `true`.
    var trueNames: Set<BuiltInName> = []
    /// Whether each row reacts to a tap, whatever its cell.
    var allRowsReact = false

    init(_ values: SampleValues, locale: String? = nil) {
        self.values = values
        self.locale = locale
    }

    /// Returns the scope inside a loop for one of its elements.
    func entering(_ loop: Loop, element: Value) -> ContentScope {
        var scope = self
        scope.elements[loop.variable.value] = element
        return scope
    }

    /// Returns the value of a binding, or `null` if it couldn't be resolved.
    func value(of binding: Binding) -> Value {
        guard let path = binding.path else { return .null }
        var steps = path.steps[...]
        var value: Value
        switch path.root {
        case .element(let name, _): value = elements[name] ?? .null
        case .builtIn(let name): value = .boolean(trueNames.contains(name))
        case .input, .state: value = steps.popFirst().map { values[$0.name] } ?? .null
        }
        for step in steps {
            switch value {
            case .record(let record): value = record[step.name]
            case .array(let elements), .set(let elements): value = Self.value(of: step, count: elements.count)
            case .string(let text): value = Self.value(of: step, count: text.count)
            default: return .null
            }
        }
        if binding.isNegated, case .boolean(let isTrue) = value { return .boolean(!isTrue) }
        return value
    }

    /// `count` or `isEmpty` of a text or a collection.
    private static func value(of step: Path.Step, count: Int) -> Value {
        step.name == "isEmpty" ? .boolean(count == 0) : .integer(count)
    }

    /// The elements of a loop's collection.
    func elements(of loop: Loop) -> [Value] {
        if case .array(let elements) = value(of: loop.collection) { return elements }
        return []
    }

    /// Returns a text with its bindings replaced, or `nil` for a text that consists only of a binding without a value.
    func text(_ template: TextTemplate?) -> String? {
        guard let template else { return nil }
        if let binding = template.soleBinding { return text(of: binding) }
        return template.segments.reduce(into: "") { text, segment in
            switch segment {
            case .literal(let piece): text += piece
            case .binding(let binding): text += self.text(of: binding) ?? ""
            }
        }
    }

    /// Returns a text with Markdown. A value that makes up the whole text is Markdown; a value within a text isn't.
    func markdown(_ template: TextTemplate?) -> InlineMarkdown? {
        guard let template else { return nil }
        if let binding = template.soleBinding { return text(of: binding).map(InlineMarkdown.init) }
        let pieces = template.segments.map { segment in
            switch segment {
            case .literal(let piece): piece
            case .binding(let binding): InlineMarkdown.escaped(text(of: binding) ?? "")
            }
        }
        return InlineMarkdown(pieces.joined())
    }

    private func text(of binding: Binding) -> String? {
        let value = value(of: binding)
        if let titles = binding.titles { return titles.title(of: value)?.literal }
        guard let format = binding.format else { return Self.text(of: value, as: binding.path?.type) }
        return FormattedValue.text(of: value, format, in: locale)
    }

    /// Returns a value as Swift's string interpolation writes it, or `nil` for `null` and values that aren't texts.
    static func text(of value: Value, as type: TypeReference?) -> String? {
        switch value {
        case .string(let text), .url(let text), .uuid(let text), .enumerationCase(let text, _): text
        case .integer(let number): "\(number)"
        case .number(let number): Self.text(of: number, as: type?.unwrapped)
        case .boolean(let isTrue): "\(isTrue)"
        case .null, .date, .image, .color, .array, .set, .record: nil
        }
    }

    private static func text(of number: Double, as type: TypeReference?) -> String {
        switch type {
        case .float: "\(Float(number))"
        case .decimal: DecimalNumber(number)?.plain ?? "\(number)"
        default: "\(number)"
        }
    }

    /// Returns a number as a text field shows it, or `nil` for `null`.
    func number(_ value: Value, as type: TypeReference?) -> String? {
        guard type?.unwrapped == .float, case .number(let number) = value else {
            return FormattedValue.typedNumber(value, in: locale)
        }
        return FormattedValue.typedNumber(.number(Double("\(Float(number))") ?? number), in: locale)
    }

    /// Returns the URL from which the app loads an image, or `nil` for other images and for a missing URL.
    func remoteAddress(of reference: ImageReference?) -> String? { reference?.remote.flatMap { text(of: $0.url) } }

    func image(_ reference: ImageReference?) -> ImageContent? {
        switch reference {
        case nil: return nil
        case .symbol(let name): return text(name).map(ImageContent.symbol)
        case .named(let name): return text(name).map(ImageContent.named)
        case .value(let binding):
            switch value(of: binding) {
            case .image(let image): return image
            case .string(let name): return .named(name)
            default: return nil
            }
        // The app that would load it isn't running.
        case .remote(let remote): return image(remote.placeholderImage)
        }
    }
}
