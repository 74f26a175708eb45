internal import TableSpecModel
internal import TableSpecSwift

/// The entries of a menu as UIKit's elements.
struct MenuTranslator {
    /// The scope of the values in titles and conditions.
    let scope: ValueScope
    /// The source of a confirmation's popover; `nil` means the screen.
    var source: SwiftExpression?
    /// The action of an entry, in a closure that captures the screen weakly.
    let code: (Trigger) -> RowCode?

    func elements(of menu: [MenuItem]) -> [SwiftExpression] { menu.map(element) }

    private func element(_ item: MenuItem) -> SwiftExpression {
        item.isMenu ? submenu(item) : action(item)
    }

    private func submenu(_ item: MenuItem) -> SwiftExpression {
        let options: [SwiftExpression] = [
            item.displayInline.value == true ? ".displayInline" : nil,
            item.style.value == .destructive ? ".destructive" : nil,
        ].compactMap { $0 }
        var arguments = titleOrImage(of: item)
        if !options.isEmpty { arguments.append(.init("options", options.count == 1 ? options[0] : .array(options))) }
        arguments.append(.init("children", .array(elements(of: item.menu))))
        return .call("UIMenu", SwiftArguments(arguments))
    }

    private func action(_ item: MenuItem) -> SwiftExpression {
        var arguments = titleOrImage(of: item)
        if let attributes = attributes(of: item) { arguments.append(.init("attributes", attributes)) }
        // The checkmark: https://developer.apple.com/documentation/uikit/uimenuelement/state
        if let value = item.toggledValue {
            arguments.append(.init("state", .ternary(scope.value(of: value), ".on", ".off")))
        }
        return .call("UIAction", SwiftArguments(arguments), trailing: closure(of: item))
    }

    private func titleOrImage(of item: MenuItem) -> [SwiftArguments.Argument] {
        var arguments: [SwiftArguments.Argument] = []
        if let title = item.title { arguments.append(.init("title", scope.text(title))) }
        if let image = item.image { arguments.append(.init("image", scope.image(image))) }
        return arguments
    }

    private func attributes(of item: MenuItem) -> SwiftExpression? {
        let isDestructive = item.style.value == .destructive
        guard let condition = item.enabled else { return isDestructive ? ".destructive" : nil }
        return .ternary(
            scope.value(of: condition),
            isDestructive ? ".destructive" : .array([]),
            isDestructive ? .array([".destructive", ".disabled"]) : ".disabled"
        )
    }

    private func closure(of item: MenuItem) -> SwiftClosure {
        let trigger = item.trigger
        let statements = code(trigger)?.statements ?? []
        return SwiftClosure(["_"], capturing: [.weak("self")]) {
            if trigger.needsScreen || item.confirmation != nil { Code.guard(.let("self")) { Code.return() } }
            if let question = item.confirmation {
                ConfirmationTranslator(question: question, title: item.title, scope: scope)
                    .asking(at: source ?? .nil, before: statements, needsScreen: trigger.needsScreen)
            } else {
                statements
            }
        }
    }
}

extension MenuItem {
    /// Whether something that is shown points at the button or the row of the menu.
    var pointsAtItsOwner: Bool { confirmation != nil || trigger.segues.contains(where: \.isPopover) }
}

extension Trigger {
    /// Whether the closure needs the view controller itself: to show a screen, or to change the state.
    var needsScreen: Bool {
        switch self {
        case .segue, .choice, .toggle, .unwind, .open: true
        case .none, .action, .choose, .finish, .invalid: false
        }
    }
}
