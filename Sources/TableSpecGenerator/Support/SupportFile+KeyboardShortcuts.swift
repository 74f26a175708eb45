extension SupportFile {
    /// Keys of a hardware keyboard that press bar buttons.
    static let keyboardShortcuts = #"""
        //: keyboardShortcuts

        extension UIBarButtonItem {
            /// The keys of a hardware keyboard that do what a tap does; `nil` while the button does not react.
            ///
            /// - Parameter name: What the list of shortcuts calls them; the button's title, if `nil`.
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
                /// Does what a tap on the button does whose keys were pressed; the screen is the one that shows it.
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
        //: .
        """#
}
