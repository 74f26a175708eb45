extension Place where Root == Accessory, Value == Trigger {
    /// The effect of a tap if it's of one kind.
    static func tap(_ isOfKind: @escaping @Sendable (Trigger) -> Bool) -> Self {
        Place({ isOfKind($0.trigger) ? $0.trigger : .none }, { $0.trigger.set($1, isOfKind) })
    }
}

extension Place where Root == Control, Value == Trigger {
    /// The effect of a tap if it's of one kind.
    static func tap(_ isOfKind: @escaping @Sendable (Trigger) -> Bool) -> Self {
        Place({ isOfKind($0.segue) ? $0.segue : .none }, { $0.segue.set($1, isOfKind) })
    }
}

extension Trigger {
    /// Sets the trigger of one of several keys. A key that isn't stated leaves the triggers of the other ones.
    fileprivate mutating func set(_ trigger: Trigger, _ isOfKind: (Trigger) -> Bool) {
        if !trigger.isNone || isOfKind(self) { self = trigger }
    }
}
