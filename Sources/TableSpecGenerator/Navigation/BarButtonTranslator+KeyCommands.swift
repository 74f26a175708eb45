internal import TableSpecModel
internal import TableSpecSwift

extension BarButtonTranslator {
    /// The key commands with the effects of the buttons.
    @SwiftMembers var methods: [SwiftDeclaration] {
        let commands = named.compactMap { button, name in
            button.keyboardShortcut.flatMap { command($0, of: button, name) }
        }
        if !commands.isEmpty {
            Declare.var("keyCommands", "[UIKeyCommand]?", .override) {
                SwiftExpression.binary(
                    .coalescing("super.keyCommands", .array([])),
                    .add,
                    .array(commands).calling("compactMap", trailing: SwiftClosure { "$0" })
                )
            }
            Declare.when(.canImport("ObjectiveC")) {
                Declare.func(
                    "tableSpecPerform",
                    ["_ command": "UIKeyCommand"],
                    .ofSharedType,
                    attributes: [.objc],
                    documentation: "Called when the keyboard shortcut of a bar button is pressed."
                ) {
                    SwiftExpression.shared("perform", ["_": "command", "on": "self"])
                }
            }
        }
    }

    private func command(
        _ shortcut: KeyboardShortcut,
        of button: BarButton,
        _ name: SwiftIdentifier
    ) -> SwiftExpression? {
        guard let key = shortcut.key else { return nil }
        let modifiers = shortcut.modifiers.map(\.member)
        var arguments: [SwiftArguments.Argument] = [
            .init("for", .name(name)), .init(key.expression),
            .init(modifiers.count == 1 ? modifiers[0] : .array(modifiers)),
        ]
        // The button contains its title.
        if button.title == nil {
            let label = button.accessibilityLabel.map(plan.scope.optionalText)
            let title = label ?? button.systemName.map { .shared("systemTitle", [.string($0)]) }
            if let title { arguments.append(.init("named", title)) }
        }
        return .shared("keyCommand", SwiftArguments(arguments)).using(.keyboardShortcuts)
    }
}

extension BarButton {
    /// The system's name of the button, as a key of its localization.
    fileprivate var systemName: String? {
        guard case .system(let item) = kind else { return nil }
        return item.rawValue.prefix(1).uppercased() + item.rawValue.dropFirst()
    }
}

extension KeyModifier {
    fileprivate var member: SwiftExpression {
        switch self {
        case .control: ".control"
        case .option: ".alternate"
        case .shift: ".shift"
        case .command: ".command"
        }
    }
}

extension KeyboardShortcut.Key {
    /// The input of a `UIKeyCommand`: a character, or one of UIKit's constants.
    fileprivate var expression: SwiftExpression {
        switch self {
        case .character(let character): .string(character)
        case .named(.return): .string("\r")
        case .named(.tab): .string("\t")
        case .named(.space): .string(" ")
        case .named(.upArrow): "UIKeyCommand.inputUpArrow"
        case .named(.downArrow): "UIKeyCommand.inputDownArrow"
        case .named(.leftArrow): "UIKeyCommand.inputLeftArrow"
        case .named(.rightArrow): "UIKeyCommand.inputRightArrow"
        case .named(.pageUp): "UIKeyCommand.inputPageUp"
        case .named(.pageDown): "UIKeyCommand.inputPageDown"
        case .named(.home): "UIKeyCommand.inputHome"
        case .named(.end): "UIKeyCommand.inputEnd"
        case .named(.escape): "UIKeyCommand.inputEscape"
        case .named(.delete): "UIKeyCommand.inputDelete"
        }
    }
}
