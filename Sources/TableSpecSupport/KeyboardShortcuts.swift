internal import UIKit

#if keyboardShortcuts
extension UIBarButtonItem {
    /// Returns a key command for the action of the button, or `nil` if the button is disabled.
    ///
    /// - Parameter name: The name in the list of shortcuts. The default is the title of the button.
    func keyCommand(
        for input: String,
        _ modifiers: UIKeyModifierFlags,
        named name: String? = nil
    ) -> UIKeyCommand? {
        guard isEnabled else { return nil }
        #if canImport(ObjectiveC)
        return UIKeyCommand(
            title: name ?? title ?? "",
            action: #selector(UIViewController.pressBarButton),
            input: input,
            modifierFlags: modifiers,
            propertyList: Int(bitPattern: ObjectIdentifier(self))
        )
        #else
        return UIKeyCommand(title: name ?? title ?? "", input: input, modifierFlags: modifiers) { [weak self] _ in
            self?.press()
        }
        #endif
    }

    fileprivate func press() {
        if isEnabled, let primaryAction { UIControl().sendAction(primaryAction) }
    }
}

#if canImport(ObjectiveC)
extension UIViewController {
    /// Performs the action of a bar button, on the nearest screen that shows the button.
    @objc fileprivate func pressBarButton(_ command: UIKeyCommand) {
        let bars = [navigationItem.leftBarButtonItems, navigationItem.rightBarButtonItems, toolbarItems]
        let items = bars.compactMap { $0 }.joined()
        let wanted = command.propertyList as? Int
        if let item = items.first(where: { Int(bitPattern: ObjectIdentifier($0)) == wanted }) {
            item.press()
        } else {
            parent?.pressBarButton(command)
        }
    }
}
#endif
#endif
