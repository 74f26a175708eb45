internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Unwind {
    package static let mapping = MappingType(UnwindKey.self)
}

extension ValueType where Value == Trigger {
    /// An earlier screen, by name or as a mapping.
    static var unwind: Self {
        var type = ValueType(
            .either([.name(of: "screen"), .object(UnwindKey.object.name)]),
            read: { decoder, node in
                guard node.kind == .mapping else {
                    return decoder.string(node).map { .unwind(Unwind(to: $0, at: node.range)) } ?? .invalid(node.range)
                }
                var unwind = Unwind(to: nil, at: node.range)
                decoder.read(node, as: Unwind.mapping, into: &unwind)
                return .unwind(unwind)
            },
            json: { trigger in
                if case .unwind(let unwind) = trigger { return .object(Unwind.mapping.members(of: unwind)) }
                return nil
            }
        )
        type.unread = { .invalid($0) }
        return type.interface().walked { model, trigger in
            guard trigger.unwind != nil else { return false }
            model.walk(&trigger)
            return true
        }
    }
}

extension Place where Root == Accessory, Value == Trigger {
    /// The destination of a tap.
    static var segue: Self {
        Place({ $0.trigger.unwind == nil ? $0.trigger : .none }, { $0.trigger.set($1, unwinds: false) })
    }

    /// The earlier screen that a tap returns to.
    static var unwind: Self {
        Place({ $0.trigger.unwind == nil ? .none : $0.trigger }, { $0.trigger.set($1, unwinds: true) })
    }
}

extension Place where Root == Control, Value == Trigger {
    /// The destination of a tap.
    static var segue: Self {
        Place({ $0.segue.unwind == nil ? $0.segue : .none }, { $0.segue.set($1, unwinds: false) })
    }

    /// The earlier screen that a tap returns to.
    static var unwind: Self {
        Place({ $0.segue.unwind == nil ? .none : $0.segue }, { $0.segue.set($1, unwinds: true) })
    }
}

extension Place where Root == ContentView, Value == Trigger {
    /// The earlier screen that a tap returns to.
    static var unwind: Self {
        Place(
            { view in
                let trigger = view.control?.segue ?? view[.tap]
                return trigger.unwind == nil ? .none : trigger
            },
            { view, unwind in
                guard !unwind.isNone else { return }
                if var control = view.control {
                    control.segue = unwind
                    view.kind = .control(control)
                } else {
                    view[.tap] = unwind
                }
            }
        )
    }
}

extension Trigger {
    /// Sets the trigger of one of two keys. A key that isn't stated leaves the trigger of the other one.
    fileprivate mutating func set(_ trigger: Trigger, unwinds: Bool) {
        if !trigger.isNone || (unwind != nil) == unwinds { self = trigger }
    }
}
