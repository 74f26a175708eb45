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

    /// The accessories that the spec specifies, starting with that of the normal mode.
    package var accessories: [Accessory] {
        guard hasAttributes, let editing = self.editingAccessory else { return self.accessory.map { [$0] } ?? [] }
        return [self.accessory, editing].compactMap { $0 }
    }

    /// Whether there's an editing accessory at the trailing edge. Such a row needs editing mode to show it.
    package var hasEditingAccessory: Bool {
        guard hasAttributes, let accessory = self.editingAccessory else { return false }
        return accessory.control != nil || accessory.type.value.map { $0 != .none } ?? false
    }

    /// Changes the accessories in place.
    mutating func updateAccessories(_ change: (inout Accessory) -> Void) {
        if var accessory = self.accessory.take() {
            change(&accessory)
            self.accessory = accessory
        }
        // Other cells have no editing accessory, and changing it would allocate storage for it.
        guard hasAttributes, var accessory = self.editingAccessory else { return }
        change(&accessory)
        self.editingAccessory = accessory
    }

    /// Returns the effect of a tap on the detail button of a mode, or `nil` if there's no such button.
    ///
    /// UIKit calls one method for the buttons of both modes, so a button in editing mode without a trigger has the
    /// effect of the other button.
    package func detailTrigger(in place: AccessoryPlace) -> Trigger? {
        guard let accessory = self[place], accessory.type.value?.hasDetailButton == true else { return nil }
        guard place == .editing, accessory.trigger.isNone else { return accessory.trigger }
        return detailTrigger(in: .normal) ?? Trigger.none
    }
}
