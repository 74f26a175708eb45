extension Cell {
    /// The accessory of a mode.
    package subscript(place: AccessoryPlace) -> Accessory? {
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
    package var accessories: [Accessory] {
        guard hasAttributes, let editing = self.editingAccessory else { return self.accessory.map { [$0] } ?? [] }
        return [self.accessory, editing].compactMap { $0 }
    }

    /// Whether something stands at the trailing edge while the row is edited; such a row is edited for its sake.
    package var hasEditingAccessory: Bool {
        guard hasAttributes, let accessory = self.editingAccessory else { return false }
        return accessory.control != nil || accessory.type.value.map { $0 != .none } ?? false
    }

    /// Changes the accessories in their places.
    mutating func updateAccessories(_ change: (inout Accessory) -> Void) {
        if var accessory = self.accessory.take() {
            change(&accessory)
            self.accessory = accessory
        }
        // Other cells have no editing accessory, and changing it in them would allocate storage for it.
        guard hasAttributes, var accessory = self.editingAccessory else { return }
        change(&accessory)
        self.editingAccessory = accessory
    }

    /// Returns the effect of a tap on the detail button of a mode; `nil` where there is no such button.
    ///
    /// UIKit calls one method for the buttons of both modes, so a button of editing mode without a trigger does what
    /// the other one does.
    package func detailTrigger(in place: AccessoryPlace) -> Trigger? {
        guard let accessory = self[place], accessory.type.value?.hasDetailButton == true else { return nil }
        guard place == .editing, accessory.trigger.isNone else { return accessory.trigger }
        return detailTrigger(in: .normal) ?? Trigger.none
    }
}
