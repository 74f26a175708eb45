/// Use of a hardware keyboard. Not part of UIKit.
extension UIViewController {
    /// Presses keys while the user sees the controller. The controller, or else the next object in the responder chain
    /// with a matching key command, runs it.
    ///
    /// - Returns: `false` if no key command has the keys.
    @discardableResult
    public func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        HeadlessClock.touch {
            for responder in sequence(first: self as UIResponder, next: \.next) {
                let command = responder.keyCommands?.first { $0.input == input && $0.modifierFlags == modifiers }
                if let command { return command.perform(from: responder) }
            }
            return false
        }
    }
}
