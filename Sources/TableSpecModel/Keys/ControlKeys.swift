/// The keys of a control, wherever it stands.
public enum ControlKey: String, SpelledKeyTable {
    case `switch`, slider, stepper, segmentedControl, textField, button
    case min, max, step, segments, placeholder, keyboard, isSecure, action

    public static let object = ObjectDescription("control", "A control that shows and writes a value.")

    package static let lookup = KeyLookup<Self>()

    public var entry: KeyDescription {
        switch self {
        case .switch: .init(.binding(to: "a truth value of the state"), "A switch that shows and writes the value.")
        case .slider: .init(.binding(to: "a number of the state"), "A slider that shows and writes the value.")
        case .stepper: .init(.binding(to: "a number of the state"), "A stepper that shows and writes the value.")
        case .segmentedControl:
            .init(.binding(to: "a whole number of the state"), "A control whose chosen segment is the value.")
        case .textField: .init(.binding(to: "a text of the state"), "A field that shows and writes the value.")
        case .button: .init(.text, "A button with a title; its `action` is called.")
        case .min: .init(.number, default: "0", "The smallest value of a slider or stepper.")
        case .max:
            .init(.number, default: "1 of a slider, 100 of a stepper", "The largest value of a slider or stepper.")
        case .step: .init(.number, default: "1", "The step of a stepper.")
        case .segments: .init(.list(of: .text), "The titles of the segments.")
        case .placeholder: .init(.text, "What an empty text field shows.")
        case .keyboard: .init(.word(KeyboardType.self), default: "default", "The keyboard of a text field.")
        case .isSecure: .init(.boolean, default: "false", "Whether a text field hides its text.")
        case .action: .init(.identifier, "The method of the app that is called after a change or a tap.")
        }
    }
}
