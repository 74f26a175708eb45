internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    private typealias Keys = JoinedKeys<ControlKey, ContentKey>

    /// The content of a custom cell: a text, a view, or a list of views side by side.
    mutating func content(_ node: YAMLNode) -> ContentView {
        switch node.kind {
        case .scalar:
            ContentView(text(node).map { .label(ContentLabel($0)) } ?? .invalid, at: node.range)
        case .sequence:
            ContentView(.stack(ContentStack(.horizontal, views(node))), at: node.range)
        case .mapping:
            view(node)
        }
    }

    private mutating func views(_ node: YAMLNode) -> [ContentView] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of views")
            return []
        }
        return node.elements.map { element in
            guard element.kind == .sequence else { return content(element) }
            reportWrongKind(element, expected: "a view; views in a stack of their own are written 'hstack: […]'")
            return ContentView(.invalid, at: element.range)
        }
    }

    private mutating func view(_ node: YAMLNode) -> ContentView {
        guard let fields: KindFields<Keys> = kindFields(of: node, rule: "a view is one thing", isKind: \.isKind) else {
            return ContentView(.invalid, at: node.range)
        }
        rejectUnsuitable(fields) { fields.kind.key.details.contains($0) }
        var view = ContentView(.invalid, at: node.range)
        switch fields.kind.key {
        case .first(let key): view.kind = key.kind.map { .control(control($0, fields, in: node)) } ?? .invalid
        case .second(let key): view.kind = kind(key, fields, in: node)
        }
        for field in fields.details {
            guard case .second(let key) = field.key else { continue }
            decode(key, field.value, into: &view)
        }
        return view
    }

    private mutating func kind(
        _ key: ContentKey,
        _ fields: KindFields<Keys>,
        in node: YAMLNode
    ) -> ContentView.Kind {
        let value = fields.kind.value
        switch key {
        case .hstack, .vstack:
            var stack = ContentStack(key == .hstack ? .horizontal : .vertical, views(value))
            for field in fields.details { decode(field, into: &stack) }
            return .stack(stack)
        case .label:
            var label = ContentLabel(text(value))
            for field in fields.details { decode(field, into: &label.style) }
            return .label(label)
        case .image:
            var image = ContentImage(self.image(value))
            for field in fields.details { decode(field, into: &image) }
            return .image(image)
        case .spacer:
            _ = boolean(value)
            return .spacer
        case .textView, .pickerView:
            return key.control.map { .control(contentControl($0, fields, in: node)) } ?? .invalid
        case .view:
            return appView(value, assignments: fields.details.first { $0.key == .second(.set) }?.value)
        default:
            return .invalid
        }
    }

    /// A control that stands only among the views of a cell.
    private mutating func contentControl(
        _ kind: Control.Kind,
        _ fields: KindFields<Keys>,
        in node: YAMLNode
    ) -> Control {
        var control = control(kind, fields, in: node)
        guard kind == .pickerView else { return control }
        if let titles = fields.details.first(where: { $0.key == .second(.titles) }) {
            control.segments = segments(titles.value)
        } else {
            reportMissing(Keys.second(.titles), in: node)
        }
        return control
    }

    private mutating func appView(_ node: YAMLNode, assignments: YAMLNode?) -> ContentView.Kind {
        guard let className = identifier(node, noun: "class") else { return .invalid }
        return .app(AppView(className, assignments.map { self.assignments($0) } ?? []))
    }

    /// Reads what every view may have.
    private mutating func decode(_ key: ContentKey, _ node: YAMLNode, into view: inout ContentView) {
        switch key {
        case .id: view.id = identifier(node, noun: "view")
        case .width: view.width = nonnegativeNumber(node)
        case .height: view.height = nonnegativeNumber(node)
        case .accessibilityLabel: view.accessibilityLabel = text(node)
        default: break
        }
    }

    private mutating func decode(_ field: DecodedField<Keys>, into stack: inout ContentStack) {
        switch field.key {
        case .second(.spacing): stack.spacing = number(field.value)
        case .second(.alignment): stack.alignment = word(field.value)
        case .second(.distribution): stack.distribution = word(field.value)
        default: break
        }
    }

    private mutating func decode(_ field: DecodedField<Keys>, into style: inout LabelStyle) {
        switch field.key {
        case .second(.font): style.font = font(field.value)
        case .second(.color): style.color = color(field.value)
        case .second(.highlightedTextColor): style.highlightedColor = color(field.value)
        case .second(.alignment): style.alignment = word(field.value)
        case .second(.lineBreakMode): style.lineBreakMode = word(field.value)
        case .second(.numberOfLines): style.numberOfLines = count(field.value)
        case .second(.adjustsFontSizeToFitWidth): style.adjustsFontSizeToFitWidth = boolean(field.value)
        case .second(.minimumScaleFactor): style.minimumScaleFactor = number(field.value, in: LabelStyle.scaleFactors)
        default: break
        }
    }

    private mutating func decode(_ field: DecodedField<Keys>, into image: inout ContentImage) {
        switch field.key {
        case .second(.contentMode): image.contentMode = word(field.value)
        case .second(.tintColor): image.tintColor = color(field.value)
        case .second(.cornerRadius): image.cornerRadius = nonnegativeNumber(field.value)
        default: break
        }
    }
}

extension JoinedKeys<ControlKey, ContentKey> {
    /// Whether the key says what the view is.
    var isKind: Bool {
        switch self {
        case .first(let key): key.kind != nil
        case .second(.hstack), .second(.vstack), .second(.label), .second(.image), .second(.spacer): true
        case .second(.textView), .second(.pickerView), .second(.view): true
        case .second: false
        }
    }

    /// The further keys that a view of this kind may have.
    var details: Set<Self> {
        let common: [Self] = [.second(.id), .second(.width), .second(.height), .second(.accessibilityLabel)]
        return switch self {
        case .first(let key): Set(common + (key.kind?.traits.keys.map(Self.first) ?? []))
        case .second(.hstack), .second(.vstack): [.second(.spacing), .second(.alignment), .second(.distribution)]
        case .second(.label): Set(common + ContentKey.labelDetails.map(Self.second))
        case .second(.view): Set(common + [.second(.set)])
        case .second(.pickerView): Set(common + [.second(.titles), .first(.action)])
        case .second(let key) where key.control != nil:
            Set(common + (key.control?.traits.keys.map(Self.first) ?? []))
        case .second(.image): Set(common + [.second(.contentMode), .second(.tintColor), .second(.cornerRadius)])
        case .second: []
        }
    }
}

extension ContentKey {
    /// The control that the key states, if it states one.
    fileprivate var control: Control.Kind? { Control.Kind(rawValue: rawValue) }

    fileprivate static let labelDetails: [Self] = [
        .font, .color, .highlightedTextColor, .alignment, .numberOfLines, .lineBreakMode, .adjustsFontSizeToFitWidth,
        .minimumScaleFactor,
    ]
}
