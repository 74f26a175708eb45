internal import TableSpecModel
internal import TableSpecSwift

/// The behavior of a tab bar controller other than its tabs, and the calls to the app.
///
/// Tabs can appear and disappear, tabs can be disabled, and the user can move tabs.
struct TabBarTranslator {
    let plan: AppPlan

    private var entries: [AppPlan.Entry] { plan.entries }

    /// The tabs that a condition disables.
    private var guarded: [(entry: AppPlan.Entry, condition: Condition)] {
        entries.compactMap { entry in entry.tab?.enabled.map { (entry, $0) } }
    }

    /// The tabs that keep their positions.
    private var fixed: [AppPlan.Entry] { entries.filter { $0.tab?.customizable.value == false } }

    private var isDelegate: Bool { !guarded.isEmpty || !plan.app.hooks.isEmpty }

    var supertypes: [SwiftType] { ["UITabBarController"] + (isDelegate ? ["UITabBarControllerDelegate"] : []) }

    // MARK: Actions

    /// The protocol of the calls to the app.
    @SwiftMembers var actions: [SwiftDeclaration] {
        if !plan.app.hooks.isEmpty {
            Declare.protocol(
                plan.names.actions,
                inherits: ["AnyObject"],
                attributes: [.mainActor],
                documentation: "The methods that \(plan.app.name.value) implements for selecting and arranging tabs."
            ) {
                if let action = plan.app.onSelect {
                    Declare.requirement(
                        MemberName.action(action),
                        ["_ viewController": "UIViewController"],
                        documentation: "Called when the user selects a tab."
                    )
                }
                if let action = plan.app.onCustomize {
                    Declare.requirement(
                        MemberName.action(action),
                        ["_ viewControllers": "[UIViewController]", "changed": "Bool"],
                        documentation: "Called when the user finishes customizing the tabs."
                    )
                }
            }
        }
    }

    @SwiftMembers var delegate: [SwiftDeclaration] {
        if !plan.app.hooks.isEmpty {
            Declare.var(
                "actions",
                .optional(.any(.name(plan.names.actions))),
                .weak,
                documentation: "The object that implements the actions."
            )
        }
    }

    // MARK: Tabs

    /// Sets the tabs for the first time.
    @SwiftBody func filling(with controllers: [SwiftExpression]) -> [SwiftStatement] {
        if plan.hasComingTabs {
            Code.call("showTabs", ["animated": false])
        } else {
            Code.assign("viewControllers", .array(controllers))
            if !fixed.isEmpty {
                let movable = zip(entries, controllers).filter { $0.0.tab?.customizable.value != false }
                Code.assign("customizableViewControllers", .array(movable.map(\.1)))
            }
        }
        if isDelegate { Code.assign("delegate", "self") }
    }

    /// Sets the tabs again when one appears or disappears.
    var reactions: [Reaction] {
        let conditions = entries.compactMap { $0.tab?.visible }
        return conditions.isEmpty ? [] : [Reaction(conditions.dependencies, [.call("showTabs", ["animated": true])])]
    }

    @SwiftMembers var methods: [SwiftDeclaration] {
        if plan.hasComingTabs { showTabs }
        if !guarded.isEmpty { shouldSelect }
        if let action = plan.app.onSelect {
            Declare.func(
                "tabBarController",
                ["_ tabBarController": "UITabBarController", "didSelect viewController": "UIViewController"]
            ) {
                Code.call(.member("actions?", MemberName.action(action)), ["viewController"])
            }
        }
        if let action = plan.app.onCustomize {
            Declare.func(
                "tabBarController",
                [
                    "_ tabBarController": "UITabBarController",
                    "didEndCustomizing viewControllers": "[UIViewController]", "changed": "Bool",
                ]
            ) {
                Code.call(
                    .member("actions?", MemberName.action(action)),
                    ["_": "viewControllers", "changed": "changed"]
                )
            }
        }
    }

    private var showTabs: SwiftDeclaration {
        let first = entries.prefix { $0.tab?.visible == nil }
        return Declare.func(
            "showTabs",
            ["animated": "Bool"],
            .private,
            documentation: "Sets the tabs that are currently visible."
        ) {
            Code.var("tabs", type: "[UIViewController]", .array(first.map { .name(kept($0)) }))
            for entry in entries.dropFirst(first.count) {
                let appending = SwiftExpression.call("tabs.append", [.name(kept(entry))])
                if let condition = entry.tab?.visible {
                    Code.if(.expression(ValueScope().value(of: condition))) { appending }
                } else {
                    appending
                }
            }
            Code.call("setViewControllers", ["_": "tabs", "animated": "animated"])
            if !fixed.isEmpty {
                Code.comment("UIKit makes all tabs customizable again when the tabs are set.")
                Code.assign("customizableViewControllers", .call("tabs.filter", trailing: SwiftClosure { movable }))
            }
        }
    }

    /// Whether `$0` isn't one of the tabs that keep their positions.
    private var movable: SwiftExpression {
        let differences = fixed.map { SwiftExpression.binary("$0", .notIdentical, .name(kept($0))) }
        return differences.dropFirst().reduce(differences.first ?? true) { .binary($0, .and, $1) }
    }

    private var shouldSelect: SwiftDeclaration {
        Declare.func(
            "tabBarController",
            ["_ tabBarController": "UITabBarController", "shouldSelect viewController": "UIViewController"],
            returns: "Bool"
        ) {
            Code.switch("viewController") {
                for (condition, entries) in guardedByCondition {
                    Code.case(anyOf: entries.map { .expression(.name(kept($0))) }) { condition }
                }
                Code.default { SwiftExpression(true) }
            }
        }
    }

    /// The conditions with their tabs, without duplicates.
    private var guardedByCondition: [(condition: SwiftExpression, entries: [AppPlan.Entry])] {
        guarded.reduce(into: []) { all, guarded in
            let condition = ValueScope().value(of: guarded.condition)
            if let index = all.firstIndex(where: { $0.condition == condition }) {
                all[index].entries.append(guarded.entry)
            } else {
                all.append((condition, [guarded.entry]))
            }
        }
    }

    /// The property that contains the content of a tab.
    private func kept(_ entry: AppPlan.Entry) -> SwiftIdentifier {
        entry.content.isStack ? entry.stack : entry.root.property
    }
}

extension App {
    /// The methods that are called when the user selects or moves tabs.
    var hooks: [Located<String>] { [onSelect, onCustomize].compactMap { $0 } }
}
