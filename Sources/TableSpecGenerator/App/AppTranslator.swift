internal import TableSpecModel
internal import TableSpecSwift

/// Translates an app to Swift: the protocol for its screens, and the controller that contains them.
struct AppTranslator {
    let plan: AppPlan

    @SwiftMembers var declarations: [SwiftDeclaration] {
        if plan.app.root != .invalid {
            AppScreensTranslator(plan: plan).declarations
            TabBarTranslator(plan: plan).actions
            controller
        }
    }

    private var controller: SwiftDeclaration {
        Declare.finalClass(
            plan.names.controller,
            inherits: plan.hasTabs ? TabBarTranslator(plan: plan).supertypes : [],
            attributes: plan.hasTabs ? [] : [.mainActor],
            documentation: plan.hasTabs
                ? "The tabs of the app \(plan.app.name.value)."
                : "The app \(plan.app.name.value), with its first screen."
        ) {
            stateMembers
            TabBarTranslator(plan: plan).delegate
            if !plan.hasTabs, !plan.entries.isEmpty {
                Declare.let(
                    "rootViewController",
                    "UIViewController",
                    documentation: "The root view controller of the app's window."
                )
            }
            keptMembers
            initializer
            if plan.hasTabs {
                Declare.initializer(["coder": "NSCoder"], .required, isFailable: true, attributes: [.unavailable]) {
                    SwiftExpression.nil
                }
            }
            TabBarTranslator(plan: plan).methods
            update
        }
    }

    // MARK: State

    @SwiftMembers private var stateMembers: [SwiftDeclaration] {
        if plan.hasState {
            let context = TypeContext(index: plan.index, owner: plan.names.controller, isInsideOwner: true)
            for enumeration in plan.app.enumerations { enumeration.declaration() }
            Declare.struct(
                "State",
                .nonisolated,
                inherits: ["Hashable", "Sendable"],
                documentation: "The values that the app supplies."
            ) {
                StoredProperties(
                    plan.app.state.map { ($0, $0.defaultValue ?? $0.type.initialValue) },
                    in: context
                ).members
            }
            Declare.var(
                "state",
                "State",
                accessors: reactions.isEmpty
                    ? .stored : .observed(didSet: [.expression(.call("update", ["from": "oldValue"]))]),
                documentation: "The current state\(reactions.isEmpty ? "" : "; setting it updates what is shown")."
            )
        }
    }

    /// The tab bar items that change.
    @SwiftMembers private var keptMembers: [SwiftDeclaration] {
        for entry in plan.entries {
            if entry.keepsItem { Declare.let(entry.item, "UITabBarItem", .private) }
            for start in entry.starts where isKept(start, of: entry) {
                Declare.let(start.property, type(of: start), .private)
            }
            if plan.keepsTabs, entry.content.isStack { Declare.let(entry.stack, "UINavigationController", .private) }
        }
    }

    private var reactions: [Reaction] {
        let parts = plan.entries.flatMap { entry -> [Reaction] in
            let tab = entry.tab.map { TabTranslator(tab: $0).reactions(of: .name(entry.item)) } ?? []
            return tab + entry.starts.filter(plan.keepsViewController).flatMap(inputReactions)
        }
        return (parts + TabBarTranslator(plan: plan).reactions).filter { !$0.dependencies.isEmpty }
    }

    /// Whether a screen is a property: its input changes, or its tab contains it.
    private func isKept(_ start: AppPlan.Start, of entry: AppPlan.Entry) -> Bool {
        plan.keepsViewController(of: start) || (plan.keepsTabs && !entry.content.isStack)
    }

    private func type(of start: AppPlan.Start) -> SwiftType {
        plan.screen(of: start).map { .name(ScreenNames($0, in: plan.index).viewController) } ?? "UIViewController"
    }

    /// Updates the input of a screen when the state changes.
    private func inputReactions(of start: AppPlan.Start) -> [Reaction] {
        let values = PassedValues(by: start.segue, in: plan.context)
        return values.all.map { passed in
            let target = SwiftExpression.name(start.property).dot("input")
                .dot(SwiftIdentifier(property: passed.name.value))
            return Reaction(passed.value.bindings, [.assign(target, values.value(of: passed, in: ValueScope()))])
        }
    }

    @SwiftMembers private var update: [SwiftDeclaration] {
        let statements = Reaction.statements(of: reactions, for: .state)
        if !statements.isEmpty {
            Declare.func(
                "update",
                ["from old": "State"],
                .private,
                documentation: "Shows the changes since an earlier state."
            ) { statements }
        }
    }

    // MARK: Making

    private var initializer: SwiftDeclaration {
        var parameters: [SwiftParameter] = []
        if plan.hasState { parameters.append(SwiftParameter("state", "State", default: .call("State"))) }
        if AppScreensTranslator(plan: plan).isNeeded {
            parameters.append(SwiftParameter("screens", .any(.name(plan.names.screens))))
        }
        return Declare.initializer(SwiftParameters(parameters)) {
            if plan.hasState { Code.assign("self.state", "state") }
            kept
            if plan.keepsTabs { screens }
            if plan.hasTabs { Code.call("super.init", ["nibName": .nil, "bundle": .nil]) }
            if !plan.keepsTabs { screens }
            if plan.hasTabs { TabBarTranslator(plan: plan).filling(with: plan.entries.map(shown)) }
        }
    }

    /// The statements before the one that creates the controller.
    @SwiftBody private var kept: [SwiftStatement] {
        let scope = ValueScope()
        for entry in plan.entries {
            if entry.keepsItem, let tab = entry.tab {
                Code.assign(.name(entry.item), TabTranslator(tab: tab).item(in: scope))
            }
            for start in entry.starts where isKept(start, of: entry) {
                Code.assign(.name(start.property), AppScreensTranslator(plan: plan).make(start, in: scope))
            }
        }
    }

    @SwiftBody private var screens: [SwiftStatement] {
        for entry in plan.entries { make(entry) }
    }

    /// Creates a screen with its stack and its tab bar item, which must exist before the bar is shown.
    @SwiftBody private func make(_ entry: AppPlan.Entry) -> [SwiftStatement] {
        prepare(entry.root, of: entry)
        if entry.content.isStack {
            let root = viewController(entry.root, of: entry)
            let stack = SwiftExpression.call("UINavigationController", ["rootViewController": root])
            if plan.keepsTabs { Code.assign(.name(entry.stack), stack) } else { Code.let(entry.stack, stack) }
            if plan.hasLargeTitles(entry) {
                Code.assign(.member(.name(entry.stack), "navigationBar").dot("prefersLargeTitles"), true)
            }
            for start in entry.above {
                prepare(start, of: entry)
                Code.call(
                    .member(.name(entry.stack), "pushViewController"),
                    ["_": viewController(start, of: entry), "animated": false]
                )
            }
        }
        if let tab = entry.tab { label(shown(entry), entry, tab) }
        if entry.tab == nil { Code.assign("rootViewController", shown(entry)) }
    }

    /// Creates a screen and lets the app prepare it.
    @SwiftBody private func prepare(_ start: AppPlan.Start, of entry: AppPlan.Entry) -> [SwiftStatement] {
        if !isKept(start, of: entry) {
            Code.let(start.local, AppScreensTranslator(plan: plan).make(start, in: ValueScope()))
        }
        if plan.screen(of: start) != nil { Code.call("screens.prepare", [viewController(start, of: entry)]) }
    }

    @SwiftBody private func label(
        _ controller: SwiftExpression,
        _ entry: AppPlan.Entry,
        _ tab: Tab
    ) -> [SwiftStatement] {
        let item = entry.keepsItem ? SwiftExpression.name(entry.item) : controller.dot("tabBarItem")
        if let badge = tab.badge, entry.keepsItem {
            Code.assign(item.dot("badgeValue"), TabTranslator.badge(badge, in: ValueScope()))
        }
        Code.assign(
            controller.dot("tabBarItem"),
            entry.keepsItem ? item : TabTranslator(tab: tab).item(in: ValueScope())
        )
        if let badge = tab.badge, !entry.keepsItem {
            Code.assign(item.dot("badgeValue"), TabTranslator.badge(badge, in: ValueScope()))
        }
    }

    /// The name of a screen's view controller in the initializer.
    private func viewController(_ start: AppPlan.Start, of entry: AppPlan.Entry) -> SwiftExpression {
        .name(isKept(start, of: entry) ? start.property : start.local)
    }

    /// The controller in the tab bar or the window: the stack, or the screen itself.
    private func shown(_ entry: AppPlan.Entry) -> SwiftExpression {
        entry.content.isStack ? .name(entry.stack) : viewController(entry.root, of: entry)
    }
}

extension App {
    /// The enumerations that properties of the state declare.
    var enumerations: [Enumeration] {
        state.compactMap(\.type.inlineEnumeration).filter { $0.owner == nil }.withoutRepetitions
    }
}
