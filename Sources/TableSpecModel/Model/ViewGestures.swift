/// The effects of gestures on a view. The effect of a tap on a button belongs to the button.
package struct ViewGestures: Hashable, Sendable {
    package var tap = Trigger.none
    package var longPress = Trigger.none

    package enum Gesture: Sendable {
        case tap, longPress
        /// A tap on a link in a text, instead of a tap on the view.
        case link
    }

    /// Creates gestures without an effect.
    package init() {}

    package subscript(gesture: Gesture) -> Trigger {
        get {
            switch gesture {
            case .tap, .link: tap
            case .longPress: longPress
            }
        }
        set {
            switch gesture {
            case .tap, .link: tap = newValue
            case .longPress: longPress = newValue
            }
        }
    }

    /// Whether no gesture has an effect.
    package var isEmpty: Bool { tap.isNone && longPress.isNone }
}

extension ContentView {
    /// The effect of a gesture on the view.
    package subscript(gesture: ViewGestures.Gesture) -> Trigger {
        get { gestures?[gesture] ?? .none }
        set {
            var changed = gestures ?? ViewGestures()
            changed[gesture] = newValue
            gestures = changed.isEmpty ? nil : changed
        }
    }

    /// The gestures that have an effect, with their effects.
    package var effects: [(gesture: ViewGestures.Gesture, trigger: Trigger)] {
        guard let gestures else { return [] }
        let effects: [(gesture: ViewGestures.Gesture, trigger: Trigger)] = [
            (followsLinks ? .link : .tap, gestures.tap), (.longPress, gestures.longPress),
        ]
        return effects.filter { !$0.trigger.isNone }
    }
}

extension ContentView {
    /// The VoiceOver name of the long press, or `nil` if there's none.
    package var pressName: TextTemplate? {
        guard let name = self[.longPress].actionName else { return nil }
        return longPressLabel ?? TextTemplate(literal: name, at: range)
    }
}

extension Trigger {
    /// The name of the action in the VoiceOver rotor: “Hire Many” for the method `hireMany`.
    package var actionName: String? {
        switch self {
        case .action(let method): method.value.titleWords
        case .toggle(let value): value.names.last.map { "Toggle \($0.value.titleWords)" }
        case .segue(let segue): segue.destination.map { "Show \($0.value.titleWords)" }
        case .choice: "Show"
        case .unwind(let unwind): unwind.destination.map { "Back to \($0.value.titleWords)" }
        case .open: "Open"
        case .choose: "Choose"
        case .finish: "Finish"
        case .none, .invalid: nil
        }
    }
}

extension Cell {
    /// The views of the cell whose gestures have an effect.
    package var gestureViews: [ContentView] {
        guard hasAttributes, let content = self.content else { return [] }
        return content.all.filter { $0.gestures != nil }
    }

    /// The gestures on the views of the cell.
    package var gestureTriggers: [Trigger] { gestureViews.flatMap { $0.effects.map(\.trigger) } }
}
