internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ScreenView {
    package static let mapping = mapping(ScreenViewKey.allCases)

    /// A view in a bar button, which can't have a custom class.
    fileprivate static let mappingInButton = mapping(ScreenViewKey.allCases.filter { $0 != .class })

    private static func mapping(_ keys: [ScreenViewKey]) -> MappingType<ScreenView> {
        MappingType<ScreenView>(
            ScreenViewKey.object,
            keys.map(\.key),
            constraints: ScreenViewKey.constraints,
            kinds: MappingKinds(
                rule: "a view has only one kind",
                details: keys.compactMap { key in key.details.map { (key.name, $0.map(\.name)) } },
                kind: { $0.kindKey?.name },
                begin: { view, kind, range in
                    switch ScreenViewKey(rawValue: kind) {
                    case .segmentedControl: view.content = .control(Control(kind: .segmentedControl, at: range))
                    case .button: view.content = .control(Control(kind: .button, at: range))
                    default: break
                    }
                }
            ),
            inner: { $0.control.map(ModelPart.control) },
            finish: { decoder, view, fields in
                if let control = view.control, control.mayLackPart {
                    Place.control.modify(&view) { $0.isPartUnread = fields.hasHoles }
                }
                guard view.control?.isMomentary == true, !fields.mayState(ScreenViewKey.action) else { return }
                decoder.report(
                    .missingKey,
                    "a momentary segmented control does nothing without an 'action'",
                    at: fields.keyRange(of: ScreenViewKey.segmentedControl) ?? view.range,
                    help: "add 'action:', which receives the segment"
                )
            }
        )
    }

    private var kindKey: ScreenViewKey? {
        switch content {
        case .label: .label
        case .image: .image
        case .control(let control): control.kind == .button ? .button : .segmentedControl
        case .custom: .class
        case .content, .invalid: nil
        }
    }
}

extension ScreenViewKey {
    /// The additional keys of the kind of view that a key specifies, or `nil` for a key that belongs to other kinds.
    fileprivate var details: [ScreenViewKey]? {
        switch self {
        case .label, .image, .class: [.accessibilityLabel]
        case .segmentedControl: [.segments, .action, .accessibilityLabel]
        case .button: [.action, .accessibilityLabel]
        case .segments, .action, .accessibilityLabel: nil
        }
    }
}

extension Place where Root == ScreenView {
    /// One kind of content of a view that isn't a control, or `nil` if it couldn't be decoded.
    static func content<Content>(
        _ content: @escaping @Sendable (ScreenView.Content) -> Content?,
        _ make: @escaping @Sendable (Content) -> ScreenView.Content
    ) -> Self where Value == Content? {
        Place(
            get: { content($0.content) },
            modify: { view, change in
                var value = content(view.content)
                change(&value)
                view.content = value.map(make) ?? .invalid
            }
        )
    }
}

extension Place where Root == ScreenView, Value == Control {
    /// The control that the view is.
    static var control: Self {
        Place(
            get: { $0.control },
            modify: { view, change in
                guard var control = view.control else { return }
                change(&control)
                view.content = .control(control)
            }
        )
    }
}

extension KeyDeclaration where Owner == ScreenView {
    /// Declares a key of the view's control.
    static func ofControl(_ declaration: KeyDeclaration<Control>) -> Self {
        var lifted = declaration.lifted(to: Place<ScreenView, Control>.control)
        lifted.isInner = true
        return lifted
    }
}

/// The value of a segmented control outside the table: the selected segment, or `momentary`.
package struct SegmentChoice: Equatable, Sendable {
    var binding: Binding?
    var isMomentary = false
}

extension Control.Parts {
    /// The value of the key `segmentedControl`.
    var segmentChoice: SegmentChoice {
        get { SegmentChoice(binding: value, isMomentary: isMomentary) }
        set { (value, isMomentary) = (newValue.binding, newValue.isMomentary) }
    }
}

extension ValueType where Value == SegmentChoice {
    static var segmentChoice: Self {
        let value = "a whole number or an enumeration value in the state"
        let noun = "\(value), or 'momentary'"
        return ValueType(
            .either([
                .choice(noun: "segmented control", [ScreenViewKey.momentary]),
                .binding(to: value),
            ]),
            read: { decoder, node in
                node.kind == .scalar && node.text == ScreenViewKey.momentary
                    ? SegmentChoice(isMomentary: true) : SegmentChoice(binding: decoder.binding(node, to: noun))
            },
            json: { $0.binding?.json ?? .string(ScreenViewKey.momentary) }
        )
        .walked { model, choice in
            guard var binding = choice.binding else { return false }
            model.visitor.visit(&binding)
            choice.binding = binding
            return true
        }
    }
}

extension ValueType where Value == [ScreenView] {
    /// A column of views: those of a cell's content, and those that only a screen has.
    static func views(at place: @escaping @Sendable (Int) -> ModelPart.ViewPlace) -> Self {
        let content = ValueType<ContentView?>.content
        return .list(
            .either([.content, .object(ScreenViewKey.object.name)]),
            "a list of views",
            read: { decoder, node, _ in
                var view = ScreenView(.invalid, at: node.range)
                if ScreenView.isOfScreen(node) {
                    decoder.read(node, as: ScreenView.mapping, into: &view)
                } else if let read = content.read(&decoder, node) {
                    view.content = .content(read)
                }
                return view
            },
            json: { view in
                if case .content(let own) = view.content { return content.json(own) ?? .object([]) }
                return .object(ScreenView.mapping.members(of: view))
            },
            walk: { model, view, index in
                guard case .content(let own) = view.content else {
                    return model.walk(&view, ScreenView.mapping, as: { .view($0, at: place(index)) })
                }
                var present = own
                model.inside(.views(at: place(index))) { model.walk(&present) }
                if model.isChanging { view.content = .content(present) }
            }
        )
    }
}

extension ScreenView {
    /// Whether a mapping contains what only a screen supports: a view that the app creates, or momentary segments.
    ///
    /// Next to the key of another view, such as `label`, a class is the class of that view.
    fileprivate static func isOfScreen(_ node: YAMLNode) -> Bool {
        guard node.kind == .mapping else { return false }
        let isOfOtherKind = node.pairs.contains { ContentView.kindKeys.contains($0.key.string) }
        return node.pairs.contains { pair in
            pair.key.string == ScreenViewKey.class.name && !isOfOtherKind
                || pair.key.string == ScreenViewKey.segmentedControl.name && pair.value.kind == .scalar
                    && pair.value.text == ScreenViewKey.momentary
        }
    }
}

extension ValueType where Value == ScreenView? {
    /// A view in a bar.
    static func view(at place: ModelPart.ViewPlace) -> Self {
        view(ScreenView.mapping, at: place)
    }

    /// A view in place of a bar button.
    static var viewInButton: Self {
        let view = view(ScreenView.mappingInButton, at: .barButton)
        return view.described(as: .excluding(key: ScreenViewKey.class.name, view.description))
    }

    private static func view(_ type: MappingType<ScreenView>, at place: ModelPart.ViewPlace) -> Self {
        .mapping(
            ScreenViewKey.object,
            { type },
            blank: { ScreenView(.invalid, at: $0) },
            as: { .view($0, at: place) }
        )
    }
}
