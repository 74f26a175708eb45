internal import TableSpecModel
internal import TableSpecSwift

/// The buttons of the navigation bar.
struct BarButtonTranslator: ScreenFeature {
    let plan: ScreenPlan

    /// A button with its property, if it needs more than its initializer.
    typealias Named = (button: BarButton, name: SwiftIdentifier)

    /// The locations that call the app or lead to other screens.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        facts.screen.barButtons.flatMap { button in
            [TriggerSite(trigger: button.trigger, event: .init(subject: "the \(button.spokenName)"), isBarButton: true)]
                + button.menu.flatMap(\.all).filter { $0.trigger.doesSomething }.map { item in
                    let subject: SwiftComment = "the menu item “\(item.title?.literal ?? item.name)”"
                    return TriggerSite(
                        trigger: item.trigger,
                        event: .init(subject: subject, verb: "is chosen"),
                        isBarButton: true
                    )
                }
        }
    }

    /// The buttons that are properties of the view controller.
    @SwiftMembers var views: [SwiftDeclaration] {
        for (button, name) in named {
            if let made = make(button) {
                let settings = self.settings(of: button)
                Declare.var(
                    name,
                    // The compiler doesn't infer a type from closures that use the property.
                    settings.isEmpty && !button.isNamedByClosures ? nil : "UIBarButtonItem",
                    [.private, .lazy],
                    value: settings.isEmpty ? made : Self.make(made, settings),
                    documentation: "The \(button.spokenName)\(button.condition)."
                )
            }
            if button.menuFollowsState {
                Declare.var(
                    Self.menuName(of: name),
                    "UIMenu",
                    .private,
                    documentation: "The menu of the \(button.spokenName), built from the current values."
                ) {
                    madeMenu(of: button)
                }
            }
        }
    }

    /// The attributes of a button that aren't arguments of its initializer.
    @SwiftBody private func settings(of button: BarButton) -> [SwiftStatement] {
        if let style = button.style.value { Code.assign("item.style", member(of: style)) }
        if let color = button.tintColor.value { Code.assign("item.tintColor", color.expression(else: nil)) }
        if button.enabled.value == .editing { Code.assign("item.isEnabled", false) }
        if let condition = button.enabledCondition {
            Code.assign("item.isEnabled", plan.scope.value(of: condition))
        }
        if let label = button.accessibilityLabel {
            Code.assign("item.accessibilityLabel", plan.scope.optionalText(label))
        }
    }

    /// iOS 26 calls the style of a completing button `prominent`, and warns about the old name
    /// (https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum/prominent).
    private func member(of style: BarButtonStyle) -> SwiftExpression {
        style == .done && plan.index.options.deploymentTarget >= .init(major: 26, minor: 0)
            ? ".prominent" : style.member
    }

    private static func make(_ made: SwiftExpression, _ settings: [SwiftStatement]) -> SwiftExpression {
        .call(
            .closure {
                Code.let("item", made)
                settings
                Code.return("item")
            }
        )
    }

    /// Enables and disables buttons with editing mode.
    @SwiftBody var settingEditing: [SwiftStatement] {
        for (button, name) in named where button.enabled.value != nil {
            Code.assign(
                .member(.name(name), "isEnabled"),
                button.enabled.value == .editing ? "editing" : .not("editing")
            )
        }
    }

    /// Statements that add the buttons to the bar.
    @SwiftBody var initialization: [SwiftStatement] {
        for side in Self.sides {
            let items = plan.screen.navigationItem[keyPath: side.buttons].compactMap(item)
            if items.count == 1 { Code.assign(.member("navigationItem", side.one), items[0]) }
            if items.count > 1 { Code.assign(.member("navigationItem", side.many), .array(items)) }
        }
        let items = plan.screen.settings.toolbar.compactMap(item)
        if !items.isEmpty { Code.assign("toolbarItems", .array(items)) }
    }

    /// Updates the titles of buttons when the values change.
    var reactions: [Reaction] {
        let item = SwiftExpression("navigationItem")
        let bar = Self.sides.flatMap { side -> [Reaction] in
            let buttons = plan.screen.navigationItem[keyPath: side.buttons].filter { $0.kind != .invalid }
            return reactions(of: buttons) { index in
                buttons.count == 1 ? item.dot(side.one).chained : item.dot(side.many).chained.at(.integer(index))
            }
        }
        let toolbar = plan.screen.settings.toolbar.filter { $0.kind != .invalid }
        let items = SwiftExpression("toolbarItems").chained
        let enabling = named.compactMap { button, name in
            button.enabledCondition.map { condition in
                Reaction(
                    condition.bindings,
                    [Code.assign(SwiftExpression.name(name).dot("isEnabled"), plan.scope.value(of: condition))],
                    comparesState: false
                )
            }
        }
        // UIKit shows the entries that a menu was created with.
        let menus = named.filter(\.button.menuFollowsState).map { button, name in
            Reaction(
                button.menu.flatMap(\.shownBindings),
                [Code.assign(SwiftExpression.name(name).dot("menu"), .name(Self.menuName(of: name)))]
            )
        }
        return bar + reactions(of: toolbar) { items.at(.integer($0)) } + enabling + menus
    }

    private func reactions(of buttons: [BarButton], item: (Int) -> SwiftExpression) -> [Reaction] {
        buttons.enumerated().compactMap { index, button in
            guard let title = button.title, !title.bindings.isEmpty else { return nil }
            return Reaction(title.bindings, [.assign(item(index).dot("title"), plan.scope.text(title))])
        }
    }

    // MARK: Making

    private func item(_ button: BarButton) -> SwiftExpression? {
        if let name = named.first(where: { $0.button == button })?.name { return .name(name) }
        return make(button)
    }

    private func make(_ button: BarButton) -> SwiftExpression? {
        switch button.kind {
        case .edit: "editButtonItem"
        case .view(let view):
            ScreenViewTranslator(plan: plan).name(of: view).map {
                view.control == nil
                    ? .shared("barItem", ["showing": .name($0)]).using(.barViews)
                    : .call("UIBarButtonItem", ["customView": .name($0)])
            }
        case .system(.fixedSpace): .call("UIBarButtonItem.fixedSpace", [.number(button.width.value ?? 0)])
        case .system(.flexibleSpace): .call("UIBarButtonItem.flexibleSpace")
        case .system(let item): make("systemItem", item.member, button)
        case .title(let title): make("title", plan.scope.text(title), button)
        case .image(let image):
            make("image", plan.scope.image(image), button, title: button.hiddenTitle.map(plan.scope.text))
        case .invalid: nil
        }
    }

    private func make(
        _ label: SwiftIdentifier,
        _ kind: SwiftExpression,
        _ button: BarButton,
        title: SwiftExpression? = nil
    ) -> SwiftExpression {
        let title = title.map { [SwiftArguments.Argument("title", $0)] } ?? []
        let action = action(of: button).map { [SwiftArguments.Argument("primaryAction", $0)] } ?? []
        let menu = menu(of: button).map { [SwiftArguments.Argument("menu", $0)] } ?? []
        return .call("UIBarButtonItem", SwiftArguments(title + [.init(label, kind)] + action + menu))
    }

    private func menu(of button: BarButton) -> SwiftExpression? {
        guard !button.menu.isEmpty else { return nil }
        guard button.menuFollowsState, let name = named.first(where: { $0.button == button })?.name else {
            return madeMenu(of: button)
        }
        return .name(Self.menuName(of: name))
    }

    /// `moreMenu` for `moreButtonItem`.
    private static func menuName(of button: SwiftIdentifier) -> SwiftIdentifier {
        SwiftIdentifier(property: button.text.replacing("ButtonItem", with: "Menu"))
    }

    private func madeMenu(of button: BarButton) -> SwiftExpression {
        let name = named.first { $0.button == button }?.name
        let source = name.map(SwiftExpression.name)
        if button.menu.flatMap(\.all).contains(where: { $0.confirmation != nil }) { FileContext.note(.confirmingInBar) }
        let menu = MenuTranslator(scope: plan.scope, source: source) { menuCode(of: $0, in: name) }
        return .call("UIMenu", ["children": .array(menu.elements(of: button.menu))])
    }

    /// The action of a menu entry. A method of the app is called as long as the screen exists.
    private func menuCode(of trigger: Trigger, in button: SwiftIdentifier?) -> RowCode? {
        switch trigger {
        case .action(let action):
            RowCode(.call(.member("self?.actions?", MemberName.action(action))))
        case .toggle(let value): RowCode(plan.scope.value(of: value).calling("toggle"))
        case .segue, .choice, .unwind, .open:
            RowCode(
                statements: SegueTranslator(plan: plan).following(trigger, in: plan.scope, at: .menu(of: button))
            )
        case .none, .choose, .finish, .invalid: nil
        }
    }

    // MARK: Names

    var named: [Named] {
        var taken: Set<SwiftIdentifier> = ["editButtonItem", "backBarButtonItem"]
        return plan.screen.barButtons.filter { $0.needsName || isAnchor($0) }.map { button in
            let name = SwiftIdentifier(from: button.stem + " button item", style: .lowerCamelCase, avoiding: taken)
            taken.insert(name)
            return (button, name)
        }
    }

    /// Whether the question about discarding changes points at the button.
    fileprivate func isAnchor(_ button: BarButton) -> Bool {
        guard plan.asksBeforeDiscarding, case .finish(let kind) = button.trigger else { return false }
        return kind.value == .cancel
    }

    /// The two sides of the bar.
    private struct Side {
        let buttons: KeyPath<NavigationItem, [BarButton]>
        let one: SwiftIdentifier
        let many: SwiftIdentifier
    }

    private static var sides: [Side] {
        [
            Side(buttons: \.left, one: "leftBarButtonItem", many: "leftBarButtonItems"),
            Side(buttons: \.right, one: "rightBarButtonItem", many: "rightBarButtonItems"),
        ]
    }
}

extension ScreenPlan {
    /// The button that discards what the user has changed.
    var cancelButton: SwiftIdentifier? {
        guard asksBeforeDiscarding else { return nil }
        let buttons = BarButtonTranslator(plan: self)
        return buttons.named.first { buttons.isAnchor($0.button) }?.name
    }
}

extension BarButton {
    /// Whether the button needs more than its initializer.
    fileprivate var needsName: Bool {
        kind != .edit && kind != .invalid && !isSpace
            && (enabled.value != nil || enabledCondition != nil || accessibilityLabel != nil || style.value != nil
                || tintColor.value != nil || menuFollowsState || keyboardShortcut != nil
                || isNamedByClosures)
    }

    /// Whether the button's confirmation, or something that its menu shows, points at the button.
    fileprivate var isNamedByClosures: Bool {
        confirmation != nil || menu.flatMap(\.all).contains(where: \.pointsAtItsOwner)
            || keyboardShortcut != nil && trigger.segues.contains(where: \.isPopover)
    }

    /// Whether the content of the menu depends on values.
    fileprivate var menuFollowsState: Bool { menu.contains { !$0.shownBindings.isEmpty } }

    private var isSpace: Bool { kind == .system(.flexibleSpace) || kind == .system(.fixedSpace) }

    /// The word in the name of the button's property.
    fileprivate var stem: String {
        switch kind {
        case .system(let item): item.rawValue
        case .title(let title): title.literal ?? "title"
        case .image where hiddenTitle?.literal != nil: hiddenTitle?.literal ?? ""
        case .image(.symbol(let name)), .image(.named(let name)): name.literal ?? "image"
        case .view(let view): view.control?.action?.value ?? "view"
        case .image, .edit, .invalid: "image"
        }
    }

    /// When the button is enabled, for comments.
    fileprivate var condition: SwiftComment {
        switch enabled.value {
        case .editing: ", which is enabled only in editing mode"
        case .notEditing: ", which is disabled in editing mode"
        case nil: ""
        }
    }
}
