internal import TableSpecModel
internal import TableSpecSwift

extension ValueScope {
    /// A text for a parameter that accepts `nil`, which a binding without a value becomes.
    func optionalText(_ template: TextTemplate) -> SwiftExpression {
        guard let binding = template.soleBinding else { return text(template) }
        return text(of: binding)
    }

    /// A text for a parameter that doesn't accept `nil`. A missing value is empty.
    func text(_ template: TextTemplate) -> SwiftExpression {
        if let key = template.localization { return localized(template, key) }
        if let literal = template.literal { return .string(literal) }
        if let binding = template.soleBinding { return nonOptionalText(of: binding) }
        let segments = template.segments.map { segment -> SwiftStringLiteral.Segment in
            switch segment {
            case .literal(let text): .text(text)
            case .binding(let binding): .interpolation(interpolated(binding))
            }
        }
        return .interpolated(SwiftStringLiteral(segments))
    }

    /// A text with Markdown. A value that makes up the whole text is Markdown itself.
    func markdown(_ template: TextTemplate) -> SwiftExpression {
        SwiftExpression.shared("markdown", [withinMarkdown.text(template)]).using(.markdown)
    }

    /// A text that is looked up in a string table; the spec's text appears if there is no translation.
    ///
    /// Each form of a text that varies by a number contains the number, which Foundation uses to select one of the
    /// forms in the catalog.
    private func localized(_ template: TextTemplate, _ key: StringKey) -> SwiftExpression {
        guard let number = template.pluralNumber else {
            return ResourceBundle.text(key, default: .interpolated(defaultValue(template)))
        }
        let forms = PluralCategory.allCases.map { SwiftExpression.interpolated(defaultValue(template.form($0))) }
        return ResourceBundle.text(key, default: .ternary(value(of: number).isOne, forms[0], forms[1]))
    }

    private func defaultValue(_ template: TextTemplate) -> SwiftStringLiteral {
        let segments = template.segments.map { segment -> SwiftStringLiteral.Segment in
            switch segment {
            case .literal(let text): .text(text)
            case .binding(let binding): .interpolation(argument(binding))
            }
        }
        return SwiftStringLiteral(segments)
    }

    /// A value in a localized text. Whole numbers keep their type, so that texts can vary by plural.
    private func argument(_ binding: Binding) -> SwiftExpression {
        switch binding.textType {
        case .integer: value(of: binding)
        case .double, .float, .boolean: .call("String", [value(of: binding)])
        default: embeddedText(of: binding)
        }
    }

    func image(_ reference: ImageReference) -> SwiftExpression {
        switch reference {
        case .symbol(let name): image(name) { .call("UIImage", ["systemName": $0]) }
        case .named(let name): image(name, ResourceBundle.image)
        case .value(let binding): image(of: binding)
        case .remote(let remote): remote.placeholderImage.map(image) ?? .nil
        }
    }

    private func text(of binding: Binding) -> SwiftExpression {
        if let titles = binding.titles { return title(of: binding, titles) }
        if let format = binding.format { return formatted(binding, format) }
        let type = type(of: binding)
        let value = value(of: binding)
        guard type.isOptional else { return text(value, type) }
        switch type.unwrapped {
        case .string, .unknown: return value
        case .enumeration: return optionalReceiver(binding).dot("rawValue")
        case .url: return optionalReceiver(binding).dot("absoluteString")
        case .uuid: return optionalReceiver(binding).dot("uuidString")
        default:
            let text = SwiftExpression.interpolated("\("$0" as SwiftExpression)")
            return value.calling(onOptional: "map") { text }
        }
    }

    private func formatted(_ binding: Binding, _ format: ValueFormat) -> SwiftExpression {
        guard case .measurement(let unit) = format else { return format.applied(to: optionalReceiver(binding)) }
        let type = type(of: binding)
        let value = value(of: binding)
        guard type.isOptional else { return unit.text(of: value, type) }
        return value.calling(onOptional: "map") { unit.text(of: "$0", type) }
    }

    /// The title of a value: a property of an enumeration's cases, or one of a Boolean's two titles.
    private func title(of binding: Binding, _ titles: ChoiceTitles) -> SwiftExpression {
        if case .enumeration(let enumeration) = type(of: binding).unwrapped {
            return optionalReceiver(binding).dot(enumeration.titleName)
        }
        let value = value(of: binding)
        guard type(of: binding).isOptional else { return title(of: value, at: binding.path, titles) }
        return value.calling(onOptional: "map") { title(of: "$0", at: binding.path, titles) }
    }

    /// The title of a Boolean. If it's translated, a function of the type that declares the property looks it up.
    private func title(of value: SwiftExpression, at path: Path?, _ titles: ChoiceTitles) -> SwiftExpression {
        guard titles.areTranslated, let path, let property = path.steps.last,
            let owner = FileContext.current?.owner(of: path)
        else { return titles.choice(by: value) }
        let label = SwiftIdentifier(property: property.name)
        return .call(.type(owner).dot("title"), SwiftArguments([.init(label, value)]))
    }

    private func nonOptionalText(of binding: Binding) -> SwiftExpression {
        let text = text(of: binding)
        return type(of: binding).isOptional ? .coalescing(text, .string("")) : text
    }

    /// A value inside a text. Numbers and Booleans use the interpolation directly.
    private func interpolated(_ binding: Binding) -> SwiftExpression {
        switch binding.textType {
        case .integer, .double, .float, .decimal, .boolean: value(of: binding)
        default: embeddedText(of: binding)
        }
    }

    /// A value between other characters of a text.
    private func embeddedText(of binding: Binding) -> SwiftExpression {
        let text = nonOptionalText(of: binding)
        return isWithinMarkdown ? .shared("escapedForMarkdown", [text]) : text
    }

    private func text(_ value: SwiftExpression, _ type: TypeReference) -> SwiftExpression {
        switch type {
        case .string, .unknown: value
        case .enumeration: value.dot("rawValue")
        case .url: value.dot("absoluteString")
        case .uuid: value.dot("uuidString")
        default: .interpolated("\(value)")
        }
    }

    private func image(_ name: TextTemplate, _ make: (SwiftExpression) -> SwiftExpression) -> SwiftExpression {
        guard let binding = name.soleBinding, type(of: binding).isOptional else { return make(text(name)) }
        return Self.image(from: text(of: binding), make)
    }

    /// An image, or the image with a name.
    private func image(of binding: Binding) -> SwiftExpression {
        let type = type(of: binding)
        let value = value(of: binding)
        guard type.unwrapped == .string else { return value }
        return type.isOptional ? Self.image(from: value, ResourceBundle.image) : ResourceBundle.image(named: value)
    }

    /// The image, whose name can be missing.
    private static func image(
        from name: SwiftExpression,
        _ make: (SwiftExpression) -> SwiftExpression
    ) -> SwiftExpression {
        name.calling(onOptional: "flatMap") { make("$0") }
    }

    /// The value before one of its members, with optional chaining if the value itself is optional, not only a part of
    /// its path.
    func optionalReceiver(_ binding: Binding) -> SwiftExpression {
        let value = value(of: binding)
        let own = binding.path.flatMap { $0.steps.last?.type } ?? type(of: binding)
        return own.isOptional ? value.chained : value
    }

    private func type(of binding: Binding) -> TypeReference { binding.path?.type ?? .unknown }
}
