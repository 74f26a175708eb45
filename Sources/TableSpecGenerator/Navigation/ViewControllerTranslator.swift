internal import TableSpecModel
internal import TableSpecSwift

/// The view controller of a screen, which is its table's delegate and owns its data source, or has a separate object
/// for that.
struct ViewControllerTranslator {
    private let plan: ScreenPlan
    private let updates: UpdateTranslator

    init(plan: ScreenPlan) {
        self.plan = plan
        updates = UpdateTranslator(plan: plan, reactions: ScreenFeatures.reactions(of: plan))
    }

    /// The view controller, and the separate object of the table, if any.
    var declarations: [SwiftDeclaration] {
        guard plan.isSeparate else { return [viewController(members)] }
        let separate = SeparateTableTranslator(plan: plan, screen: members, isDelegate: isDelegate)
        return [viewController(separate.screen), separate.table]
    }

    private func viewController(_ members: [SwiftDeclaration]) -> SwiftDeclaration {
        Declare.finalClass(
            plan.names.viewController,
            inherits: supertypes,
            documentation: "The \(plan.spokenName) screen."
        ) {
            members
        }
    }

    @SwiftMembers private var members: [SwiftDeclaration] {
        if plan.isSeparate {
            SeparateTableTranslator.aliases(in: plan)
        } else {
            IdentityTranslator(plan: plan).declarations
        }
        ValuesTranslator(plan: plan).types
        ValuesTranslator(plan: plan).properties(observer: updates.observer)
        KeptStateTranslator(plan: plan).properties
        ChangeEventTranslator(plan: plan).properties
        ValidationTranslator(plan: plan).properties
        references
        CompositeTranslator(plan: plan).properties
        if plan.isSeparate {
            SeparateTableTranslator.properties(in: plan)
        } else {
            SourceTranslator(plan: plan).property
        }
        views
        initializer
        Declare.initializer(["coder": "NSCoder"], .required, isFailable: true, attributes: [.unavailable]) {
            SwiftExpression.nil
        }
        lifeCycle
        SwiftDeclaration.section("Content", contentMembers)
        if plan.isSeparate {
            SwiftDeclaration.section("Table", RowChoiceTranslator(plan: plan).methods)
        } else {
            SwiftDeclaration.section(
                "Taps",
                TapTranslator(plan: plan).methods + OptionListTranslator(plan: plan).members
            )
            SwiftDeclaration.section("Table", delegate + RowChoiceTranslator(plan: plan).methods)
        }
        SwiftDeclaration.section("Segues", SegueTranslator(plan: plan).methods + ResultTranslator(plan: plan).additions)
        SwiftDeclaration.section("Result", ResultTranslator(plan: plan).methods)
        SwiftDeclaration.section("Changes", NamedUpdateTranslator(plan: plan).methods + outsideAccess)
    }

    private var supertypes: [SwiftType] {
        var types: [SwiftType] = [plan.screen.isComposite ? "UIViewController" : "UITableViewController"]
        if plan.screen.isComposite, !plan.isSeparate, isDelegate { types.append("UITableViewDelegate") }
        let (goesOn, isValidated) = (
            TypingTranslator(plan: plan).leadsThroughFields, ValidationTranslator(plan: plan).isNeeded
        )
        if goesOn { types.append(.shared("FormScreen")) }
        if isValidated { types.append(.shared("ValidatedScreen")) }
        if !goesOn, !isValidated { types.append(.shared("Screen")) }
        if plan.hasState {
            types.append(.shared("StatefulScreen"))
            SupportUses.note(.state)
        }
        types += SearchTranslator(plan: plan).conformances
        return types + (plan.tellsOfDragging ? ["UIAdaptivePresentationControllerDelegate"] : [])
    }

    private var contentMembers: [SwiftDeclaration] {
        let content =
            plan.isSeparate
            ? ContentUnavailableTranslator(plan: plan).members : ContentTranslator(plan: plan).members
        return content + ValidationTranslator(plan: plan).methods + updates.methods
    }

    // MARK: Properties

    @SwiftMembers private var references: [SwiftDeclaration] {
        ActionsTranslator(plan: plan).property
        ResultTranslator(plan: plan).properties
    }

    /// The controls and views that the screen owns.
    @SwiftMembers private var views: [SwiftDeclaration] {
        LateImageTranslator(plan: plan).properties
        KeptControlTranslator(plan: plan).members
        TypingTranslator(plan: plan).fields
        TypingTranslator(plan: plan).properties
        ScreenViewTranslator(plan: plan).members
        SurroundingsTranslator(plan: plan).members
        HeaderViewTranslator(plan: plan).members
        BackgroundViewTranslator(plan: plan).members
        BarButtonTranslator(plan: plan).properties
        SearchTranslator(plan: plan).properties
        RowChoiceTranslator(plan: plan).properties
    }

    // MARK: Making

    private var initializer: SwiftDeclaration {
        let parameters = plan.groups.map { group in
            SwiftParameter(
                named: group.name,
                .name(group.type),
                default: group == .state ? .call(.identifier(group.type)) : nil
            )
        }
        let kept = KeptStateTranslator(plan: plan)
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
            ScreenTitleTranslator(plan: plan).statements
            navigationItem
            ScreenSettingsTranslator(plan: plan).statements
            kept.following
        }
    }

    /// The items of the bar other than the title.
    @SwiftBody private var navigationItem: [SwiftStatement] {
        let item = plan.screen.navigationItem
        if let mode = item.largeTitle.value { Code.assign("navigationItem.largeTitleDisplayMode", mode.member) }
        if let view = item.titleView, let name = ScreenViewTranslator(plan: plan).name(of: view) {
            Code.assign("navigationItem.titleView", .name(name))
        }
        if let mode = item.backButtonDisplayMode.value {
            Code.assign("navigationItem.backButtonDisplayMode", mode.member)
        }
        if let isHidden = item.hidesBackButton.value {
            Code.assign("navigationItem.hidesBackButton", .boolean(isHidden))
        }
        if let supplements = item.leftItemsSupplementBackButton.value {
            Code.assign("navigationItem.leftItemsSupplementBackButton", .boolean(supplements))
        }
        SearchTranslator(plan: plan).assignments
        BarButtonTranslator(plan: plan).assignments
    }

    // MARK: Methods

    @SwiftMembers private var lifeCycle: [SwiftDeclaration] {
        Declare.func("viewDidLoad", [:], .override) {
            Code.call("super.viewDidLoad")
            // The presenting screen may have set the state since it was created.
            if plan.knowsInitialState { Code.assign("initialState", "state") }
            SourceTranslator(plan: plan).loading
            BackgroundViewTranslator(plan: plan).loading
            ContentUnavailableTranslator(plan: plan).loading
            if plan.isSeparate || plan.screen.isComposite, isDelegate {
                Code.assign("tableView.delegate", plan.isSeparate ? "table" : "self")
            }
            HeaderViewTranslator(plan: plan).attachment
            RefreshControlTranslator(plan: plan).loading
            CompositeTranslator(plan: plan).loading
            if case .custom(let name) = plan.screen.navigationItem.titleView?.content {
                Code.assign(
                    "navigationItem.titleView",
                    .call(.member("actions?", ScreenViewTranslator.maker(of: name)))
                )
            }
            HookTranslator(plan: plan).callInViewController(.viewDidLoad)
        }
        ScreenSettingsTranslator(plan: plan).members
        AppearanceTranslator(plan: plan).methods
        RowChoiceTranslator(plan: plan).appearing
        CompositeTranslator(plan: plan).methods
        layout
        BarButtonTranslator(plan: plan).setEditing
        BarButtonTranslator(plan: plan).keyCommands
        SearchTranslator(plan: plan).methods
        ResultTranslator(plan: plan).dragging
    }

    /// The statements after the layout of the controller's view.
    @SwiftMembers private var layout: [SwiftDeclaration] {
        let statements = HeaderViewTranslator(plan: plan).layout + OverlayTranslator(plan: plan).layout
        if !statements.isEmpty {
            Declare.func("viewDidLayoutSubviews", [:], .override) {
                Code.call("super.viewDidLayoutSubviews")
                CompositeTranslator(plan: plan).layoutOfTable
                statements
            }
        }
    }

    /// Whether the table needs a delegate.
    private var isDelegate: Bool { !(TapTranslator(plan: plan).methods + delegate).isEmpty }

    @SwiftMembers private var delegate: [SwiftDeclaration] {
        DelegateTranslator(plan: plan).methods
        MoveTranslator(editing: EditingTranslator(plan: plan)).methods
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
                documentation: "Selects a row and scrolls to it, as soon as it's in the table and the table on screen."
            ) {
                Code.call("source.select", ["_": "row", "scrolling": "position"])
            }
            Declare.func(
                "open",
                SwiftParameters([.init("_ row", rowID)]),
                documentation: "Does what a tap on a row does, as soon as it's in the table and the table on screen."
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
