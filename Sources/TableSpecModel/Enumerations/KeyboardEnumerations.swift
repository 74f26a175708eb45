/// A key that is held while another one is pressed: `UIKeyModifierFlags`, by SwiftUI's words (`EventModifiers`), in the order
/// in which Apple writes them.
package enum KeyModifier: String, SpecEnumeration {
    case control, option, shift, command

    package static let noun = "modifier key"
}

/// A key that types no character that one sees: `UIKeyCommand.inputEscape` and the like, by SwiftUI's words
/// (https://developer.apple.com/documentation/swiftui/keyequivalent).
package enum KeyboardKey: String, SpecEnumeration {
    case upArrow, downArrow, leftArrow, rightArrow, pageUp, pageDown, home, end, escape, delete, `return`, tab, space

    package static let noun = "key"
}
