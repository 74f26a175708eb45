package import TableSpecDiagnostics

/// The modes of a cell, each of which has its own accessory.
package enum AccessoryPlace: CaseIterable, Hashable, Sendable {
    /// `accessoryType` and `accessoryView`.
    case normal
    /// `editingAccessoryType` and `editingAccessoryView`, while the row is edited.
    case editing

    /// The key of the accessory.
    package var key: CellKey { self == .normal ? .accessory : .editingAccessory }
}

/// The accessory at the trailing edge of a cell.
package struct Accessory: Hashable, Sendable {
    package var place: AccessoryPlace
    /// The standard accessory; `unset` if a control replaces it.
    package var type: Setting<AccessoryType>
    /// The effect of a tap on the detail button, or on a button with an image.
    package var trigger: Trigger {
        get { statedTrigger ?? .none }
        set { statedTrigger = newValue.isNone ? nil : newValue }
    }
    @BoxedIfPresent private var statedTrigger: Trigger?
    package var control: Control?
    /// The kind of the control, or `nil` for an accessory that isn't a control.
    package var controlKind: Control.Kind? { control?.kind }
    /// Whether the control is a button with only an image.
    var isImage: Bool { control?.image != nil }
    package var range: SourceRange

    /// Creates an accessory.
    package init(
        place: AccessoryPlace = .normal,
        type: Setting<AccessoryType> = .unset,
        trigger: Trigger = .none,
        control: Control? = nil,
        at range: SourceRange
    ) {
        self.place = place
        self.type = type
        self.control = control
        self.range = range
        self.trigger = trigger
    }

    /// Changes the control in place, if there is one.
    mutating func updateControl(_ change: (inout Control) -> Void) {
        control?.update(change)
    }
}
