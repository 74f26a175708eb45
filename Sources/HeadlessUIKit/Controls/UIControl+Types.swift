extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a set of events from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger touches the control.
        public static var touchDown: Event { Event(rawValue: 1 << 0) }
        /// A finger touches the control again.
        public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
        /// A finger moves inside the control.
        public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
        /// A finger moves just outside the control.
        public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
        /// A finger moves into the control.
        public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
        /// A finger moves out of the control.
        public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
        /// A finger is lifted inside the control.
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        /// A finger is lifted outside the control.
        public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
        /// The system cancels the touches.
        public static var touchCancel: Event { Event(rawValue: 1 << 8) }
        /// The value has changed.
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        /// The primary action of the control runs.
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        /// The menu of the control opens.
        public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
        /// Editing has begun.
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        /// The text has changed.
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        /// Editing has ended.
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        /// The return key has ended editing.
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
        /// All touch events.
        public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
        /// All editing events.
        public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
        /// The events reserved for the app.
        public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
        /// The events reserved for the system.
        public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
        /// All events.
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
    }

    /// The states of a control that determine its appearance.
    public struct State: OptionSet, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a set of states from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No other state.
        public static var normal: State { [] }
        /// The user touches the control.
        public static var highlighted: State { State(rawValue: 1 << 0) }
        /// The control is disabled.
        public static var disabled: State { State(rawValue: 1 << 1) }
        /// The control is selected.
        public static var selected: State { State(rawValue: 1 << 2) }
        /// The control has the focus.
        public static var focused: State { State(rawValue: 1 << 3) }
        /// The states reserved for the app.
        public static var application: State { State(rawValue: 0x00FF_0000) }
        /// The states reserved for the system.
        public static var reserved: State { State(rawValue: 0xFF00_0000) }
    }

    /// The horizontal position of content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// The vertical position of content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }
}
