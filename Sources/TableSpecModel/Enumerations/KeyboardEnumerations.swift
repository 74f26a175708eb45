/// A key that is held while another one is pressed: `UIKeyModifierFlags`, with SwiftUI's names (`EventModifiers`), in
/// the order that Apple uses.
package enum KeyModifier: String, SpecEnumeration {
    case control, option, shift, command

    package static let noun = "modifier key"
}

/// A key that types no visible character, such as `UIKeyCommand.inputEscape`, with SwiftUI's names
/// (https://developer.apple.com/documentation/swiftui/keyequivalent).
package enum KeyboardKey: String, SpecEnumeration {
    case upArrow, downArrow, leftArrow, rightArrow, pageUp, pageDown, home, end, escape, delete, `return`, tab, space

    package static let noun = "key"
}
