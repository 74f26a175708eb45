internal import TableSpecModel
internal import TableSpecSwift

/// The hooks: methods of UIKit that call a method of the app.
struct HookTranslator: ScreenFeature {
    let plan: ScreenPlan

    // MARK: Rows

    /// The methods that exist only because of hooks.
    @SwiftMembers var delegate: [SwiftDeclaration] {
        let loadMore = LoadMoreTranslator(plan: plan)
        if plan.has(.willDisplay) || loadMore.isNeeded {
            plan.delegateMethod(["willDisplay cell": "UITableViewCell", "forRowAt indexPath": "IndexPath"]) {
                loadMore.displaying
                if plan.has(.willDisplay) {
                    Code.guard(.let("row", plan.scope.row)) { Code.return() }
                    inCallback(plan.scope.actions.calling("willDisplay", ["_": "cell", "for": "row"]))
                }
            }
        }
        if plan.has(.didEndDisplaying) {
            plan.delegateMethod(["didEndDisplaying cell": "UITableViewCell", "forRowAt indexPath": "IndexPath"]) {
                inCallback(plan.scope.actions.calling("didEndDisplaying", ["cell"]))
            }
        }
        if plan.has(.willSelect) {
            plan.delegateMethod("willSelectRowAt indexPath", returns: "IndexPath?") {
                Code.guard(.let("row", plan.scope.row)) { Code.return(.nil) }
                Code.return(
                    .ternary(
                        .binary(inCallback(plan.scope.actions.calling("willSelect", ["row"])), .equal, false),
                        .nil,
                        "indexPath"
                    )
                )
            }
        }
        if plan.has(.didDeselect) {
            plan.delegateMethod("didDeselectRowAt indexPath") {
                Code.if(.let("row", plan.scope.row)) { inCallback(plan.scope.actions.calling("didDeselect", ["row"])) }
            }
        }
    }

    /// Calls the app with the row `row`. Omitted without the hook.
    @SwiftBody func telling(_ hook: Hook) -> [SwiftStatement] {
        if plan.has(hook) {
            plan.scope.actions.calling(hook.method, ["row"])
        }
    }

    /// UIKit calls in the middle of its work, so changes by the app are deferred.
    func inCallback(_ call: SwiftExpression) -> SwiftExpression {
        .call("source.inCallback", trailing: SwiftClosure { call })
    }

    // MARK: Requirements

    /// The methods that the app must implement.
    var requirements: [Requirement] {
        plan.screen.hooks.map { hook in
            Requirement(
                name: hook.value.method,
                parameters: parameters(of: hook.value),
                place: Located(hook.value.rawValue, at: hook.range),
                purpose: .init(
                    noun: "hook",
                    documentation: .text(hook.value.documentation),
                    result: hook.value.result
                )
            )
        }
    }

    private func parameters(of hook: Hook) -> [SwiftParameter] {
        let row = plan.names.nested("Row")
        let viewController = SwiftParameter("_ viewController", .name(plan.names.viewController))
        return switch hook {
        case .configure, .willDisplay: [.init("_ cell", "UITableViewCell"), .init("for row", row)]
        case .didEndDisplaying: [.init("_ cell", "UITableViewCell")]
        case .heightForRow, .shouldHighlight, .willSelect, .didSelect, .didDeselect, .accessoryButtonTapped:
            [.init("_ row", row)]
        case .viewDidLoad: [viewController]
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
            [viewController, .init("animated", "Bool")]
        case .setEditing: [viewController, .init("editing", "Bool"), .init("animated", "Bool")]
        }
    }

    // MARK: The view controller

    var loading: [SwiftStatement] { call(.viewDidLoad) }
    var willAppear: [SwiftStatement] { call(.viewWillAppear) }
    var didAppear: [SwiftStatement] { call(.viewDidAppear) }
    var willDisappear: [SwiftStatement] { call(.viewWillDisappear) }
    var didDisappear: [SwiftStatement] { call(.viewDidDisappear) }
    var settingEditing: [SwiftStatement] { call(.setEditing) }

    /// Calls the app from a method of the view controller. Omitted without the hook.
    @SwiftBody private func call(_ hook: Hook) -> [SwiftStatement] {
        if plan.has(hook) {
            plan.scope.actions.calling(hook.method, Self.arguments(of: hook))
        }
    }

    private static func arguments(of hook: Hook) -> SwiftArguments {
        switch hook {
        case .setEditing: ["_": "self", "editing": "editing", "animated": "animated"]
        case .viewDidLoad: ["self"]
        default: ["_": "self", "animated": "animated"]
        }
    }
}

extension ScreenFacts {
    /// Whether the screen has a hook.
    func has(_ hook: Hook) -> Bool { screen.hooks.contains { $0.value == hook } }
}

extension Hook {
    /// The method of the app, which has the name of UIKit's.
    fileprivate var method: SwiftIdentifier { SwiftIdentifier(from: rawValue, style: .lowerCamelCase) }

    /// The type that the app's method returns.
    fileprivate var result: SwiftType? {
        switch self {
        case .heightForRow: "CGFloat?"
        case .shouldHighlight, .willSelect: "Bool"
        default: nil
        }
    }

    /// The purpose of the app's method.
    fileprivate var documentation: SwiftComment {
        switch self {
        case .configure: "Completes the configuration of a cell; called each time a cell is configured."
        case .willDisplay: "Called before a row appears."
        case .didEndDisplaying: "Called after a cell disappears; its row may no longer exist."
        case .heightForRow: "Returns the height of a row in points, or `nil` to use the height from the spec."
        case .shouldHighlight: "Returns whether a row is highlighted on touch, without which it can't be selected."
        case .willSelect: "Returns whether tapping a row selects it."
        case .didSelect: "Called when a row is selected, after its action or segue."
        case .accessoryButtonTapped:
            "Called when the information button of a row is tapped, after its action or segue."
        case .didDeselect: "Called when tapping another row deselects a row."
        case .viewDidLoad: "Called after the view loads."
        case .viewWillAppear: "Called before the screen appears."
        case .viewDidAppear: "Called after the screen appears."
        case .viewWillDisappear: "Called before the screen disappears."
        case .viewDidDisappear: "Called after the screen disappears."
        case .setEditing: "Called when editing begins or ends."
        }
    }
}
