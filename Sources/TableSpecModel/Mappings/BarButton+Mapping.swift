internal import TableSpecDiagnostics
internal import TableSpecYAML

extension BarButton {
    /// The keys: what the button shows, what a tap does, and the rest.
    private static let keys: [MappingType<BarButton>.Key] = {
        let looks = BarButtonKey.keys.prefix { $0.name != BarButtonKey.confirm.name }
        return looks + TriggerKey.keys.lifted(to: Place(\.trigger)) + BarButtonKey.keys.dropFirst(looks.count)
    }()

    package static let mapping = MappingType<BarButton>(
        BarButtonKey.object,
        keys,
        constraints: BarButtonKey.constraints,
        finish: { decoder, button, fields in
            let trigger = TriggerKey.allCases.lazy.compactMap(fields.keyRange).first
            if case .view = button.kind, let trigger {
                decoder.report(
                    .conflictingKeys,
                    "a bar button with 'view' can't have 'segue' or 'action', because the view handles taps itself",
                    at: trigger,
                    help: "move the 'action' to the view"
                )
            }
            if !button.menu.isEmpty, let key = fields.keyRange(of: BarButtonKey.menu),
                button.kind.systemItem?.showsMenu == false
            {
                decoder.report(
                    .conflictingKeys,
                    "the Edit button and spaces can't show a menu",
                    at: key,
                    help: "move the menu to a button with a title or an image"
                )
            }
            if trigger == nil, fields.keyRange(of: BarButtonKey.finish) == nil,
                let key = fields.keyRange(of: BarButtonKey.keyboardShortcut)
            {
                decoder.report(
                    .conflictingKeys,
                    "the button has a keyboard shortcut, but a tap on it does nothing",
                    at: key,
                    help: "add 'action: method', 'segue: Screen' or another result of a tap"
                )
            }
            button.isPartUnread = fields.hasHoles
            if let range = button.width.range, button.kind != .system(.fixedSpace), button.kind != .invalid {
                decoder.report(.conflictingKeys, "'width' requires 'systemItem: fixedSpace'", at: range)
            }
        }
    )
}

extension SystemItem {
    /// Whether UIKit shows the menu of the item.
    package var showsMenu: Bool { ![.edit, .flexibleSpace, .fixedSpace].contains(self) }
}

extension BarButton.Kind {
    /// The system's button, which can be the button that toggles between Edit and Done.
    var systemItem: SystemItem? {
        switch self {
        case .edit: .edit
        case .system(let item): item
        case .title, .image, .view, .invalid: nil
        }
    }
}

extension Place where Root == BarButton {
    /// One kind of content of the button. The first one in a mapping counts.
    static func kind<Content>(
        _ content: @escaping @Sendable (BarButton.Kind) -> Content?,
        _ make: @escaping @Sendable (Content) -> BarButton.Kind
    ) -> Self where Value == Content? {
        Place(
            get: { content($0.kind) },
            modify: { button, change in
                var value = content(button.kind)
                guard value != nil || button.kind == .invalid else { return }
                change(&value)
                button.kind = value.map(make) ?? .invalid
            }
        )
    }
}

extension Place where Root == BarButton, Value == TextTemplate? {
    /// The title, which an image hides.
    static var title: Self {
        Place(
            { $0.title },
            { button, title in
                switch button.kind {
                case .invalid, .title: button.kind = title.map(BarButton.Kind.title) ?? .invalid
                case .image: button.hiddenTitle = title
                case .edit, .system, .view: break
                }
            }
        )
    }
}

extension Place where Root == BarButton, Value == ImageReference? {
    /// The image, which hides a title.
    static var image: Self {
        Place(
            { if case .image(let image) = $0.kind { image } else { nil } },
            { button, image in
                switch button.kind {
                case .title(let title) where image != nil:
                    button.hiddenTitle = title
                    button.kind = image.map(BarButton.Kind.image) ?? .invalid
                case .invalid, .image: button.kind = image.map(BarButton.Kind.image) ?? .invalid
                case .title, .edit, .system, .view: break
                }
            }
        )
    }
}

extension Place where Root == BarButton, Value == Trigger {
    /// A trigger that ends the screen.
    static var finish: Self {
        Place(
            get: { button in
                if case .finish = button.trigger { return button.trigger }
                return nil
            },
            modify: { button, change in change(&button.trigger) }
        )
    }
}

extension ValueType where Value == Trigger {
    /// The key `finish` of a bar button, which ends a screen.
    static var finish: Self {
        let word = ValueType<Setting<FinishKind>>.choice()
        return ValueType(
            word.description,
            read: { decoder, node in
                word.read(&decoder, node).located.map(Trigger.finish) ?? .invalid(node.range)
            },
            json: { trigger in
                if case .finish(let kind) = trigger { return .string(kind.value.rawValue) }
                return nil
            }
        )
        .walkedTrigger()
    }
}

/// When a bar button is enabled: the value of its key `enabled`.
package struct BarButtonReaction: Equatable, Sendable {
    var editing = Setting<EditingCondition>.unset
    var condition: Condition?
}

extension BarButton {
    var reaction: BarButtonReaction {
        get { BarButtonReaction(editing: enabled, condition: enabledCondition) }
        set { (enabled, enabledCondition) = (newValue.editing, newValue.condition) }
    }
}

extension ValueType where Value == BarButtonReaction {
    /// A keyword for editing mode, or a condition.
    static var reaction: Self {
        let (word, condition) = (ValueType<Setting<EditingCondition>>.choice(), ValueType<Condition?>.condition)
        var type = ValueType(
            .either([word.description, condition.description]),
            read: { decoder, node in
                node.kind == .scalar && node.text.hasPrefix("$(")
                    ? BarButtonReaction(condition: condition.read(&decoder, node))
                    : BarButtonReaction(editing: word.read(&decoder, node))
            },
            json: { word.json($0.editing) ?? condition.json($0.condition) }
        )
        type.unread = { BarButtonReaction(editing: .invalid($0)) }
        return type.walked { model, reaction in condition.walk?(model, &reaction.condition) ?? false }
    }
}

extension ValueType {
    /// A value of an enumeration, without its location.
    static func choice<W: SpecEnumeration>() -> Self where Value == W? {
        ValueType(.choice(W.self), read: { $0.choice($1).value }, json: { $0.map { .string($0.rawValue) } })
    }
}

extension ValueType where Value == [BarButton] {
    private static let edit = ValueDescription.choice(noun: "bar button", ["edit"])

    /// The button or buttons of a navigation bar, or the buttons of a toolbar.
    static func barButtons(in bar: ModelPart.Bar) -> Self {
        let one = ValueDescription.object(BarButtonKey.object.name)
        let list = ValueType.list(
            .either([edit, one]),
            "a list of bar buttons",
            read: { decoder, node, _ in decoder.barButton(node) },
            json: { .object(BarButton.mapping.members(of: $0)) },
            walk: { model, button, _ in model.walk(&button, BarButton.mapping, as: { .barButton($0, in: bar) }) }
        )
        guard bar == .navigationBar else { return list }
        return list.described(as: .either([edit, one, .list(of: one)])).reading { decoder, node in
            node.kind == .sequence ? list.read(&decoder, node) : [decoder.barButton(node)]
        }
    }
}

extension SpecDecoder {
    fileprivate mutating func barButton(_ node: YAMLNode) -> BarButton {
        var button = BarButton(kind: .invalid, at: node.range)
        if node.kind == .mapping {
            read(node, as: BarButton.mapping, into: &button)
        } else if node.kind == .scalar, node.isEqual(to: "edit") {
            button.kind = .edit
        } else {
            reportNoBarButton(node)
        }
        return button
    }

    private mutating func reportNoBarButton(_ node: YAMLNode) {
        if node.kind == .scalar, Spelling.nearest(to: node.text, in: ["edit"]) != nil {
            reportUnknownSpelling(.unknownValue, node, "unknown bar button '\(node.text)'", candidates: ["edit"])
        } else {
            reportWrongKind(node, expected: "'edit' or a mapping with the keys of a bar button")
        }
    }
}
