internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ContentView {
    static let mapping = MappingType<ContentView>(
        ContentKey.object,
        Control.keys(in: .control, except: ContentKey.replaced) + ContentKey.keys + ButtonKey.keys
            + ViewAttributeKey.keys,
        constraints: Control.Kind.constraints + ContentKey.constraints + ButtonKey.constraints
            + ControlPropertyKey.constraints,
        kinds: MappingKinds(
            rule: "a view has only one kind",
            details: Control.Kind.everywhere.map { ($0.rawValue, ContentKey.details(of: $0)) }
                + ContentKey.allCases.compactMap { key in key.details.map { (key.name, $0) } },
            kind: \.kindKey,
            begin: { view, kind, range in view.kind = Kind(stating: kind, at: range) }
        ),
        inner: { $0.control.map(ModelPart.control) },
        finish: { decoder, view, fields in
            if let control = view.control {
                decoder.checkStyle(of: control)
                decoder.checkDetectors(of: control)
                if control.mayLackPart {
                    Place.control.modify(&view) { $0.isPartUnread = fields.hasHoles }
                }
            }
            decoder.checkSizes(of: view)
            decoder.checkImages(of: fields)
            decoder.checkCustomClass(of: &view, fields)
            decoder.checkSpokenName(of: view)
            decoder.checkPressName(of: view, fields)
            decoder.checkLinks(of: view, fields)
        }
    )

    /// The keys that specify the kind of a view.
    static let kindKeys = Set(
        Control.Kind.everywhere.map(\.rawValue) + ContentKey.allCases.filter { $0.details != nil }.map(\.name)
    )

    /// The key that specifies the kind of the view.
    fileprivate var kindKey: String? {
        switch kind {
        case .stack(let stack): (stack.axis == .horizontal ? ContentKey.hstack : .vstack).name
        case .zstack: ContentKey.zstack.name
        case .label: ContentKey.label.name
        case .image: ContentKey.image.name
        case .control(let control): control.kind.rawValue
        case .app(let app): (app.isController ? ContentKey.child : .view).name
        case .spacer: ContentKey.spacer.name
        case .invalid: nil
        }
    }

    fileprivate var json: JSONValue {
        let members = Self.mapping.members(of: self).map { (key: $0.key, value: Optional($0.value)) }
        return .members((control?.kindMembers ?? []) + members)
    }
}

extension ContentView.Kind {
    /// Creates the kind of view that a key specifies, without other settings, or `.invalid` for other keys.
    fileprivate init(stating key: String, at range: SourceRange) {
        switch ContentKey(rawValue: key) {
        case .hstack: self = .stack(ContentStack(.horizontal))
        case .vstack: self = .stack(ContentStack(.vertical))
        case .zstack: self = .zstack(ContentZStack())
        case .label: self = .label(ContentLabel(nil))
        case .image: self = .image(ContentImage(nil))
        case .spacer: self = .spacer
        case .view: self = .app(AppView(Located("", at: range)))
        case .child:
            var app = AppView(Located("", at: range))
            app.isController = true
            self = .app(app)
        default: self = Control.Kind(rawValue: key).map { .control(Control(kind: $0, at: range)) } ?? .invalid
        }
    }
}

extension ContentKey {
    /// The names of control keys that all views of a cell have, under these or other names.
    fileprivate static let replaced =
        Set(allCases.map(\.name) + ViewAttributeKey.allCases.map(\.name)).union([
            ControlPropertyKey.backgroundColor.name
        ])

    /// The keys of all views except stacks and spacers.
    private static let common =
        [ContentKey.id, .width, .height, .accessibilityLabel].map(\.name) + ViewAttributeKey.ofLeaves.map(\.name)

    /// The gestures of views that aren't controls.
    private static let gestures = TriggerKey.ofViews + [ContentKey.longPress, .longPressLabel].map(\.name)

    /// The keys of all kinds of stacks.
    private static let ofStacks =
        [ContentKey.id, .width, .height, .accessibilityLabel].map(\.name) + gestures
        + ViewAttributeKey.ofStacks.map(\.name)

    /// The additional keys of a control in a cell.
    fileprivate static func details(of kind: Control.Kind) -> [String] {
        common + (kind == .button ? ofButtons : []) + (kind.traits.hasSubclasses ? customClass : [])
            + kind.detailNames.filter { !common.contains($0) && $0 != ControlPropertyKey.backgroundColor.name }
    }

    /// The additional keys of the kind of view that a key specifies, or `nil` for a key that belongs to other kinds.
    fileprivate var details: [String]? {
        switch self {
        case .hstack: Self.stackDetails.map(\.name) + [Self.adjustsAxisForContentSizeCategory.name] + Self.ofStacks
        case .vstack: Self.stackDetails.map(\.name) + Self.ofStacks
        case .zstack: Self.ofStacks.filter { $0 != ViewAttributeKey.padding.name }
        case .label: Self.common + Self.gestures + Self.customClass + Self.labelDetails.map(\.name)
        case .image:
            Self.common + Self.gestures + Self.customClass
                + [ContentKey.highlightedImage, .contentMode, .tintColor, .symbolConfiguration].map(\.name)
        case .spacer: []
        case .textView: Self.details(of: .textView)
        case .pickerView: Self.details(of: .pickerView) + [ContentKey.titles.name]
        case .view: Self.common + Self.gestures + [ContentKey.set.name]
        case .child: Self.common
        default: nil
        }
    }

    private static let stackDetails: [Self] = [.spacing, .alignment, .distribution]

    /// The keys of views that may be of a subclass of the app's own.
    private static let customClass = [ContentKey.class, .set].map(\.name)

    private static let ofButtons = buttonKeys.map(\.name) + ButtonKey.allCases.map(\.name)

    private static let buttonKeys: [ContentKey] = [
        .image, .style, .font, .color, .symbolConfiguration, .segue, .unwind, .openURL, .longPress,
        .longPressLabel,
    ]

    private static let labelDetails: [Self] = [
        .markdown, .font, .color, .highlightedTextColor, .shadow, .alignment, .numberOfLines, .lineBreakMode,
        .adjustsFontSizeToFitWidth, .minimumScaleFactor, .enabled,
    ]
}

// MARK: - Places

extension KeyDeclaration where Owner == ContentView {
    /// Declares a key of a control that is valid only in a custom cell.
    ///
    /// - Parameter statesKind: Whether the key specifies the kind of the view, which the JSON contains in another form.
    static func ofControl(_ declaration: KeyDeclaration<Control>, statesKind: Bool = false) -> Self {
        var lifted = declaration.lifted(to: Place<ContentView, Control>.control)
        lifted.isInner = true
        if statesKind { lifted.json = { _ in nil } }
        return lifted
    }

    /// The alignment, for which stacks and labels have separate enumerations.
    static func alignment(default defaultValue: String, _ documentation: String) -> Self {
        let (stack, label) = (ValueType<Setting<StackAlignment>>.choice(), ValueType<Setting<TextAlignment>>.choice())
        let type = ValueType<ContentAlignment>(
            .either([stack.description, label.description]),
            read: { _, _ in ContentAlignment() },
            json: { stack.json($0.stack) ?? label.json($0.label) }
        )
        return KeyDeclaration(at: .alignment, type, default: defaultValue, documentation)
            .reading { decoder, pair, view in
                var alignment = ContentAlignment()
                if case .stack = view.kind {
                    alignment.stack = stack.read(&decoder, pair.value)
                } else {
                    alignment.label = label.read(&decoder, pair.value)
                }
                Place.alignment.set(alignment, in: &view)
            }
    }
}

extension ContentView {
    /// The spacing that applies, for a stack.
    fileprivate var stack: ContentStack? {
        if case .stack(let stack) = kind { return stack }
        return nil
    }

    var shownSpacing: Setting<Double> { stack.map { .set($0.shownSpacing, range) } ?? .unset }

    var shownAdjustsAxis: Setting<Bool> {
        stack.flatMap { $0.axis == .horizontal ? .set($0.shownAdjustsAxis, range) : nil } ?? .unset
    }

    var shownDistribution: Setting<StackDistribution> { stack.map { .set($0.shownDistribution, range) } ?? .unset }
}

extension ValueType where Value == Located<String> {
    /// The class of a custom view. One that couldn't be decoded has no name.
    static var className: Self {
        ValueType(
            .identifier,
            read: { $0.identifier($1, noun: "class") ?? Located("", at: $1.range) },
            json: { .string($0.value) }
        )
    }
}

extension ValueType where Value == [ContentView] {
    /// The views of a stack.
    static var views: Self {
        ValueType(
            .list(of: .content),
            read: { $0.views($1) },
            json: { .array($0.map(\.json)) }
        )
        .parts { model, view, _ in model.walk(&view) }
    }
}

extension ValueType where Value == [ContentView] {
    /// Views around the table.
    static func views(at place: @escaping @Sendable (Int) -> ModelPart.ViewPlace) -> Self {
        ValueType(
            .list(of: .content),
            read: { $0.views($1) },
            json: { $0.isEmpty ? nil : .array($0.map(\.json)) }
        )
        .parts { model, view, index in model.inside(.views(at: place(index))) { model.walk(&view) } }
    }
}

extension ValueType where Value == ContentView? {
    /// The content of a custom cell: a text, a view, or a list of views side by side.
    static var content: Self {
        ValueType(.content, read: { $0.content($1) }, json: { $0?.json }).part { model, view in model.walk(&view) }
    }
}

extension ValueType where Value == ContentView? {
    /// The view behind the rows of a table.
    static var contentBehindTable: Self {
        ValueType(.content, read: { $0.content($1) }, json: { $0?.json }).part { model, view in
            model.inside(.views(at: .behindTable)) { model.walk(&view) }
        }
    }
}

extension ModelWalk {
    func walk(_ view: inout ContentView) {
        walk(&view, ContentView.mapping, as: { .contentView($0) })
    }
}

extension SpecDecoder {
    fileprivate mutating func content(_ node: YAMLNode) -> ContentView {
        switch node.kind {
        case .scalar:
            return ContentView(text(node).map { .label(ContentLabel($0)) } ?? .invalid, at: node.range)
        case .sequence:
            return ContentView(.stack(ContentStack(.horizontal, views(node))), at: node.range)
        case .mapping:
            var view = ContentView(.invalid, at: node.range)
            read(node, as: ContentView.mapping, into: &view)
            return view
        }
    }

    fileprivate mutating func views(_ node: YAMLNode) -> [ContentView] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of views")
            return []
        }
        return node.elements.map { element in
            guard element.kind == .sequence else { return content(element) }
            reportWrongKind(element, expected: "a view; to nest views, write 'hstack: […]'")
            return ContentView(.invalid, at: element.range)
        }
    }
}
