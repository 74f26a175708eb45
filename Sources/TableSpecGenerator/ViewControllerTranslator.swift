internal import TableSpecModel
internal import TableSpecSwift

/// The view controller of a screen, which is its table's delegate and owns its data source, or has a separate object
/// for that.
struct ViewControllerTranslator {
    private let plan: ScreenPlan
    private let features: [any ScreenFeature]
    private let updates: UpdateTranslator
    /// The table in an object of its own, if it has one.
    private let separate: SeparateTableTranslator?
    private let table: TableMembers

    init(plan: ScreenPlan) {
        self.plan = plan
        features = ScreenFeatures.of(plan)
        updates = UpdateTranslator(plan: plan, features: features)
        separate = plan.isSeparate ? SeparateTableTranslator(of: plan) : nil
        table = separate?.members ?? TableMembers(of: plan)
    }

    /// The view controller, and the separate object of the table, if any.
    @SwiftMembers var declarations: [SwiftDeclaration] {
        Declare.finalClass(
            plan.names.viewController,
            inherits: supertypes,
            documentation: "The \(plan.spokenName) screen."
        ) {
            members(besides: plan.isSeparate ? TableMembers() : table)
        }
        if let separate { separate.declaration }
    }

    private var supertypes: [SwiftType] {
        guard plan.screen.isComposite else { return ["UITableViewController"] + conformances }
        return ["UIViewController"] + (!plan.isSeparate && table.isDelegate ? ["UITableViewDelegate"] : [])
            + conformances
    }

    private var conformances: [SwiftType] {
        let refinements = features.compactMap(\.screenProtocol)
        if plan.hasState { FileContext.note(.state) }
        return (refinements.isEmpty ? [.shared("Screen")] : refinements)
            + (plan.hasState ? [.shared("StatefulScreen")] : [])
            + features.flatMap(\.conformances)
    }

    /// - Parameter table: The members of the table that the view controller has itself.
    @SwiftMembers private func members(besides table: TableMembers) -> [SwiftDeclaration] {
        if plan.isSeparate {
            SeparateTableTranslator.aliases(in: plan)
        } else {
            IdentityTranslator(plan: plan).declarations
        }
        ValuesTranslator(plan: plan).types
        ValuesTranslator(plan: plan).properties(observer: updates.observer)
        features.flatMap(\.properties)
        if plan.isSeparate {
            SeparateTableTranslator.properties(in: plan)
        } else {
            SourceTranslator(plan: plan).property
        }
        features.flatMap(\.views)
        initializer
        Declare.initializer(["coder": "NSCoder"], .required, isFailable: true, attributes: [.unavailable]) {
            SwiftExpression.nil
        }
        viewDidLoad
        lifeCycle
        features.flatMap(\.methods)
        SwiftDeclaration.section("Content", table.content + features.flatMap(\.content) + updates.methods)
        SwiftDeclaration.section("Taps", table.taps)
        SwiftDeclaration.section("Table", table.delegate + features.flatMap(\.choices))
        SwiftDeclaration.section("Segues", features.flatMap(\.segues))
        SwiftDeclaration.section("Result", features.flatMap(\.results))
        SwiftDeclaration.section("Changes", features.flatMap(\.changes) + outsideAccess)
    }

    private var initializer: SwiftDeclaration {
        let parameters = plan.groups.map { group in
            SwiftParameter(
                named: group.name,
                .name(group.type),
                default: group == .state ? .call(.identifier(group.type)) : nil
            )
        }
        let kept = PersistedStateTranslator(plan: plan)
        return Declare.initializer(SwiftParameters(parameters + kept.parameters)) {
            kept.making
            for group in plan.groups {
                Code.assign(.member("self", group.name), group == .state ? kept.start : .identifier(group.name))
            }
            DateLimitTranslator(plan: plan).initialStatements
            if plan.screen.isComposite {
                Code.call("super.init", ["nibName": .nil, "bundle": .nil])
            } else {
                Code.call("super.init", ["style": (plan.table.style.value ?? .plain).member])
            }
            features.flatMap(\.initialization)
        }
    }

    private var viewDidLoad: SwiftDeclaration {
        Declare.func("viewDidLoad", [:], .override) {
            Code.call("super.viewDidLoad")
            // The presenting screen may have set the state since it was created.
            if plan.knowsInitialState { Code.assign("initialState", "state") }
            // A table view controller is the delegate of its table from the start, too
            // (https://developer.apple.com/documentation/uikit/uitableviewcontroller).
            if let delegate { Code.assign("tableView.delegate", delegate) }
            features.flatMap(\.loading)
        }
    }

    /// The methods of the life cycle after `viewDidLoad`. Omitted if they would be empty.
    @SwiftMembers private var lifeCycle: [SwiftDeclaration] {
        override("viewWillAppear", features.flatMap(\.willAppear))
        override("viewDidAppear", features.flatMap(\.didAppear))
        override("viewWillDisappear", features.flatMap(\.willDisappear))
        override("viewDidDisappear", features.flatMap(\.didDisappear))
        let layout = features.flatMap(\.layout)
        if !layout.isEmpty {
            Declare.func("viewDidLayoutSubviews", [:], .override) {
                Code.call("super.viewDidLayoutSubviews")
                CompositeTranslator(plan: plan).layoutOfTable
                layout
            }
        }
        let settingEditing = features.flatMap(\.settingEditing)
        if !settingEditing.isEmpty {
            Declare.func("setEditing", ["_ editing": "Bool", "animated": "Bool"], .override) {
                Code.call("super.setEditing", ["_": "editing", "animated": "animated"])
                settingEditing
            }
        }
    }

    @SwiftMembers private func override(
        _ method: SwiftIdentifier,
        _ statements: [SwiftStatement]
    ) -> [SwiftDeclaration] {
        if !statements.isEmpty {
            Declare.func(method, ["_ animated": "Bool"], .override) {
                Code.call(.member("super", method), ["animated"])
                statements
            }
        }
    }

    /// The delegate of the table, unless it has one by default.
    private var delegate: SwiftExpression? {
        guard plan.isSeparate || plan.screen.isComposite, table.isDelegate else { return nil }
        return plan.isSeparate ? "table" : "self"
    }

    private var rowID: SwiftType { IdentityTranslator(plan: plan).needsID ? "Row.ID" : "Row" }

    /// The members that other modules would not see, as they come from the module's own support.
    @SwiftMembers private var outsideAccess: [SwiftDeclaration] {
        if plan.index.options.accessLevel != .internal {
            Declare.func(
                "row",
                ["at indexPath": "IndexPath"],
                returns: "Row?",
                documentation: "Returns the row at an index path."
            ) {
                SwiftExpression.subscript("source.content", ["indexPath"])
            }
            Declare.func(
                "indexPath",
                ["for id": rowID],
                returns: "IndexPath?",
                documentation: "Returns the index path of a row."
            ) {
                Code.call("source.content.indexPath", ["for": "id"])
            }
            Declare.func(
                "select",
                SwiftParameters([
                    .init("_ row", rowID),
                    .init("scrolling position", "UITableView.ScrollPosition", default: ".middle"),
                ]),
                documentation:
                    "Selects a row and scrolls to it, as soon as the row is in the table and the table is on screen."
            ) {
                Code.call("source.select", ["_": "row", "scrolling": "position"])
            }
            Declare.func(
                "open",
                SwiftParameters([.init("_ row", rowID)]),
                documentation:
                    "Performs the effect of tapping a row, as soon as the row is in the table and the table is on screen."
            ) {
                Code.call("source.open", ["_": "row"])
            }
            Declare.var(
                "selectedRows",
                "[Row]",
                documentation: "The selected rows, from top to bottom."
            ) {
                SwiftExpression("source.selectedRows")
            }
            if plan.hasState {
                Declare.func(
                    "update",
                    SwiftParameters([.init("_ change", .function([.inout("State")]))]),
                    documentation: "Changes several values with a single table update."
                ) {
                    Code.var("new", "state")
                    Code.call("change", [.prefix(.address, "new")])
                    Code.assign("state", "new")
                }
            }
        }
    }
}
