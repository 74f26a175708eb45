internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Place where Root == ContentView, Value == Located<String>? {
    /// The method that a tap or a change calls.
    static var action: Self {
        Place(
            { view in
                if let control = view.control { return control.action }
                if case .action(let method) = view[.tap] { return method }
                return nil
            },
            { view, method in
                if var control = view.control {
                    control.action = method
                    view.kind = .control(control)
                } else if let method {
                    view[.tap] = .action(method)
                }
            }
        )
    }
}

extension Place where Root == ContentView, Value == Trigger {
    /// The effect of a tap if it's of one kind.
    static func tap(_ isOfKind: @escaping @Sendable (Trigger) -> Bool) -> Self {
        Place(
            { view in
                let trigger = view.control?.segue ?? view[.tap]
                return isOfKind(trigger) ? trigger : .none
            },
            { view, trigger in
                guard !trigger.isNone else { return }
                if var control = view.control {
                    control.segue = trigger
                    view.kind = .control(control)
                } else {
                    view[.tap] = trigger
                }
            }
        )
    }

    /// The action of a long press.
    static var longPress: Self { Place({ $0[.longPress] }, { $0[.longPress] = $1 }) }
}

extension ValueType where Value == Trigger {
    /// A method of the app, or a mapping with the effect.
    static var gesture: Self {
        let (action, trigger) = (Self.action, Self.trigger)
        var type = ValueType(
            .either([action.description, trigger.description]),
            read: { $1.kind == .mapping ? trigger.read(&$0, $1) : action.read(&$0, $1) },
            json: { value in
                let members = Trigger.mapping.members(of: value)
                return action.json(value) ?? (members.isEmpty ? nil : .object(members))
            }
        )
        type.unread = { .invalid($0) }
        return type.interface().walkedTrigger { !$0.isNone }
    }
}

extension ContentView {
    /// Whether the view contains others, which VoiceOver reads one by one.
    fileprivate var holdsViews: Bool {
        switch kind {
        case .stack, .zstack: true
        case .label, .image, .control, .app, .spacer, .invalid: false
        }
    }
}

extension SpecDecoder {
    /// Reports the name of a long press without an effect.
    mutating func checkPressName(of view: ContentView, _ fields: MappingFields) {
        guard view[.longPress].isNone, view.longPressLabel != nil,
            let range = fields.keyRange(of: ContentKey.longPressLabel)
        else {
            return
        }
        report(.missingKey, "'longPressLabel' requires 'longPress'", at: range)
    }

    /// Reports a key that excludes links next to the method that they call.
    mutating func checkLinks(of view: ContentView, _ fields: MappingFields) {
        guard case .label(let label) = view.kind, label.app == nil, label.mayHaveLinks, view[.tap].callsMethod,
            let key = view.keysWithoutLinks.first, let range = fields.keyRange(of: key),
            let action = fields.keyRange(of: ContentKey.action)
        else { return }
        report(
            .conflicting(
                "links that call a method aren't possible in a text with '\(key.name)': remove it, or 'markdown'",
                at: range,
                first: action
            )
        )
    }

    /// Reports a label of a stack whose views are read one by one.
    mutating func checkSpokenName(of view: ContentView) {
        guard view.holdsViews, view.gestures == nil, let label = view.accessibilityLabel else { return }
        report(
            .conflictingKeys,
            "VoiceOver reads the views in a stack one by one, so the stack can't have 'accessibilityLabel'",
            at: label.range,
            help: "move the label to a view in the stack, or specify what a tap on the stack does"
        )
    }
}
