/// A person's use of a hardware keyboard. Not part of UIKit.
extension UIViewController {
    /// Presses keys while the controller is what a person looks at: it, or else the next object of the responder chain, does
    /// what its key commands say.
    ///
    /// - Returns: `false` where no command has the keys.
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
