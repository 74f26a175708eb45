internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Accessory {
    package static let mapping = MappingType<Accessory>(
        AccessoryKey.object,
        Control.keys(in: .control, except: Set(ControlPropertyKey.ofTextViews.map(\.name))) + AccessoryKey.keys,
        constraints: Control.Kind.constraints + AccessoryKey.constraints,
        kinds: MappingKinds(
            rule: "a cell has one accessory",
            details: Control.Kind.everywhere.map { ($0.rawValue, $0.detailNames) }
                + AccessoryKey.allCases.compactMap { key in key.details.map { (key.name, $0) } },
            kind: \.kindKey,
            begin: { accessory, kind, range in
                let control = kind == AccessoryKey.image.name ? .button : Control.Kind(rawValue: kind)
                accessory.control = control.map { Control(kind: $0, at: range) }
            }
        ),
        inner: { $0.control.map(ModelPart.control) },
        finish: { decoder, accessory, fields in
            guard let control = accessory.control else { return }
            decoder.checkStyle(of: control)
            if control.mayLackPart { accessory.control?.isPartUnread = fields.hasHoles }
        }
    )

    /// The key that specifies the kind of the accessory, or `nil` for one of UIKit's accessory types.
    fileprivate var kindKey: String? {
        guard let controlKind else { return trigger.isNone ? nil : type.value?.rawValue }
        return isImage ? AccessoryKey.image.name : controlKind.rawValue
    }

    fileprivate var json: JSONValue {
        let tap = Trigger.mapping.members(of: trigger).map { (key: $0.key, value: Optional($0.value)) }
        guard let control else { return .members([("type", .string((type.value ?? .none).rawValue))] + tap) }
        let details = Self.mapping.members(of: self).filter { member in !tap.contains { $0.key == member.key } }
        return .members(control.kindMembers + details.map { ($0.key, $0.value) } + tap)
    }
}

extension AccessoryKey {
    /// The additional keys of the kind of accessory that a key specifies, or `nil` for a key that belongs to other
    /// kinds.
    fileprivate var details: [String]? {
        switch self {
        case .detailButton, .detailDisclosureButton: []
        case .image:
            [ControlKey.confirm.name, AccessoryKey.accessibilityLabel.name] + TriggerKey.ofViews
        case .view: [AccessoryKey.set, .width, .height, .accessibilityLabel].map(\.name)
        case .segue, .unwind, .openURL, .set, .width, .height, .accessibilityLabel: nil
        }
    }
}

extension Place where Root == Accessory, Value == Control {
    /// The control of an accessory, if it has one.
    static var control: Self { Place(get: { $0.control }, modify: { $0.updateControl($1) }) }
}

extension KeyDeclaration where Owner == Accessory {
    /// Declares an information button, whose key contains the effect of a tap.
    static func detail(_ type: AccessoryType, _ documentation: String) -> Self {
        let place = Place<Accessory, Trigger>({ $0.trigger }, { $0.trigger = $1 })
        return KeyDeclaration(at: place, .trigger, documentation).reading { decoder, pair, accessory in
            accessory.type = .set(type, pair.key.range)
            accessory.trigger = ValueType.trigger.read(&decoder, pair.value)
        }
    }

    /// Declares a key of the accessory's control.
    static func ofControl(_ declaration: KeyDeclaration<Control>) -> Self {
        var lifted = declaration.lifted(to: Place<Accessory, Control>.control)
        lifted.isInner = true
        return lifted
    }
}

extension ValueType where Value == Trigger {
    /// A mapping for the effect of a tap, which is printed with the tapped element.
    static var trigger: Self {
        ValueType(
            .object(TriggerKey.object.name),
            read: { decoder, node in
                var trigger = Trigger.none
                decoder.read(node, as: Trigger.mapping, into: &trigger)
                return trigger
            },
            json: { _ in nil }
        )
        .walkedTrigger()
    }
}

extension ValueType where Value == Accessory? {
    /// The accessory at the trailing edge of a cell in one of its modes.
    static func accessory(_ place: AccessoryPlace) -> Self {
        ValueType(
            .either([.choice(AccessoryType.self), .object(AccessoryKey.object.name)]),
            read: { decoder, node in
                guard node.kind == .mapping else {
                    return Accessory(place: place, type: decoder.choice(node), at: node.range)
                }
                var accessory = Accessory(place: place, at: node.range)
                let fields = decoder.read(node, as: Accessory.mapping, into: &accessory)
                if fields?.kind == nil { accessory.type = .invalid(node.range) }
                return accessory
            },
            json: { $0?.json }
        )
        .part { model, accessory in model.walk(&accessory, Accessory.mapping, as: { .accessory($0) }) }
    }
}
