public import UIKit

#if keyboardShortcuts
@MainActor
extension TableSpec {
    /// Returns a key command for the action of a bar button, or `nil` if the button is disabled.
    ///
    /// - Parameter name: The name in the list of shortcuts. The default is the title of the button.
    public static func keyCommand(
        for item: UIBarButtonItem,
        _ input: String,
        _ modifiers: UIKeyModifierFlags,
        named name: String? = nil
    ) -> UIKeyCommand? {
        guard item.isEnabled else { return nil }
        let title = name ?? item.title ?? ""
        #if canImport(ObjectiveC)
        // UIKit looks for the method along the responder chain. Each screen with shortcuts has it.
        return UIKeyCommand(
            title: title,
            action: Selector(("tableSpecPerform:")),
            input: input,
            modifierFlags: modifiers,
            propertyList: Int(bitPattern: ObjectIdentifier(item))
        )
        #else
        return UIKeyCommand(
            title: title,
            input: input,
            modifierFlags: modifiers,
            headlessHandler: { [weak item] _ in if let item { press(item) } }
        )
        #endif
    }

    private static func press(_ item: UIBarButtonItem) {
        if item.isEnabled, let action = item.primaryAction { UIControl().sendAction(action) }
    }

    #if canImport(ObjectiveC)
    /// Performs the action of a bar button for a key command, on the nearest screen that shows the button.
    public static func perform(_ command: UIKeyCommand, on screen: UIViewController) {
        let wanted = command.propertyList as? Int
        let items = sequence(first: screen, next: \.parent).lazy.flatMap { screen in
            let bar = screen.navigationItem
            let items = [bar.leftBarButtonItems, bar.rightBarButtonItems, screen.toolbarItems]
            return items.flatMap { $0 ?? [] }
        }
        items.first { Int(bitPattern: ObjectIdentifier($0)) == wanted }.map(press)
    }
    #endif
}
#endif
