extension Cell {
    /// The accessory of a mode.
    public subscript(place: AccessoryPlace) -> Accessory? {
        get {
            switch place {
            case .normal: self.accessory
            case .editing: self.editingAccessory
            }
        }
        set {
            switch place {
            case .normal: self.accessory = newValue
            case .editing: self.editingAccessory = newValue
            }
        }
    }

    /// The accessories that the spec states, that of the normal mode first.
    public var accessories: [Accessory] {
        guard hasLooks, let editing = self.editingAccessory else { return self.accessory.map { [$0] } ?? [] }
        return [self.accessory, editing].compactMap { $0 }
    }

    /// Whether something stands at the trailing edge while the row is edited; such a row is edited for its sake.
    public var hasEditingAccessory: Bool {
        guard hasLooks, let accessory = self.editingAccessory else { return false }
        return accessory.control != nil || accessory.type.value.map { $0 != .none } ?? false
    }

    /// Changes the accessories in their places.
    mutating func updateAccessories(_ change: (inout Accessory) -> Void) {
        if var accessory = self.accessory.take() {
            change(&accessory)
            self.accessory = accessory
        }
        // Only cells with looks of their own have one; asking others to change would give them some.
        guard hasLooks, var accessory = self.editingAccessory else { return }
        change(&accessory)
        self.editingAccessory = accessory
    }

    /// What a tap on the information button of a mode does, of which the delegate is told; `nil` where there is no button.
    ///
    /// UIKit calls one method for the buttons of both modes, so a button of editing mode that is only a word does what the
    /// other one does.
    public func detailTrigger(in place: AccessoryPlace) -> Trigger? {
        guard let accessory = self[place], accessory.type.value?.hasDetailButton == true else { return nil }
        guard place == .editing, accessory.trigger.isNone else { return accessory.trigger }
        return detailTrigger(in: .normal) ?? Trigger.none
    }
}
