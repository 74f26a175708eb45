internal import TableSpecModel
internal import TableSpecSwift

/// The features of a screen: for each phase, what they contribute, in the order of the output.
///
/// `DelegateTranslator` lists the methods of the table's delegate. A new feature is a translator that is named here, in the phases in which it has a part.
struct ScreenFeatures {
    let plan: ScreenPlan

    // MARK: The plan

    /// Plans the code of a screen, or of its separate table.
    static func plan(
        _ screen: Screen,
        in index: ModelIndex,
        scope: ValueScope = ValueScope()
    ) -> ScreenPlan {
        ScreenPlan(screen, in: index, scope: scope, sites: sites, requirements: requirements)
    }

    /// The locations of effects, from the bar down.
    private static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        BarButtonTranslator.sites(in: facts)
            + SearchTranslator.sites(in: facts)
            + RefreshControlTranslator.sites(in: facts)
            + HeaderViewTranslator.sites(in: facts)
            + BackgroundViewTranslator.sites(in: facts)
            + ContentUnavailableTranslator.sites(in: facts)
            + LoadMoreTranslator.sites(in: facts)
            + ScreenViewTranslator.sites(in: facts)
            + SurroundingsTranslator.sites(in: facts)
            + TitleViews.sites(in: facts)
            + TriggerSite.sitesOfRows(in: facts)
            + SwipeActionTranslator.sites(in: facts)
            + SegueTranslator.sites(in: facts)
    }

    /// The methods that the app must implement. Features that call the same method for the same purpose share it.
    private static func requirements(of plan: ScreenPlan) -> [Requirement] {
        let shared =
            SiteRequirements(plan: plan).all
            + EditingTranslator(plan: plan).requirements
            + PrefetchTranslator(plan: plan).requirements
        return shared.merged
            + RemoteImageTranslator(plan: plan).requirements
            + ValidationTranslator(plan: plan).requirements
            + ChangeEventTranslator(plan: plan).requirements
            + ScreenViewTranslator(plan: plan).requirements
            + HookTranslator(plan: plan).requirements
    }

    // MARK: Changes and names

    /// What shows changes outside the rows. A screen without values doesn't change.
    var reactions: Reaction.OutsideRows {
        guard !plan.groups.isEmpty else { return Reaction.OutsideRows() }
        return Reaction.OutsideRows(
            before: StoredControlTranslator(plan: plan).reactions,
            after: ScreenViewTranslator(plan: plan).reactions
                + SurroundingsTranslator(plan: plan).reactions
                + OverlayTranslator(plan: plan).reactions
                + HeaderViewTranslator(plan: plan).reactions
                + BackgroundViewTranslator(plan: plan).reactions
                + ContentUnavailableTranslator(plan: plan).reactions
                + RefreshControlTranslator(plan: plan).reactions
                + RowChoiceTranslator(plan: plan).reactions
                + ScreenTitleTranslator(plan: plan).reactions
                + SearchTranslator(plan: plan).reactions
                + BarButtonTranslator(plan: plan).reactions
                + TypingTranslator(plan: plan).reactions
                + ScreenSettingsTranslator(plan: plan).reactions
        )
    }

    /// The properties for views outside the rows, with the locations of the views in the spec.
    var viewNames: [(name: SwiftIdentifier, place: Located<String>)] {
        ScreenViewTranslator(plan: plan).names
            + BackgroundViewTranslator(plan: plan).names
            + HeaderViewTranslator(plan: plan).names
            + SurroundingsTranslator(plan: plan).names
    }

    /// The properties that are named after a row.
    func names(of row: Row) -> [SwiftIdentifier] {
        row.controlNames + (plan.views(of: row)?.names ?? []) + ValidationTranslator(plan: plan).names(of: row)
            + (row.cell.trigger.optionList == nil ? [] : [OptionListTranslator.options(of: row)])
    }

    /// The names of the features' own members, which a spec can't take.
    static let reservedNames = [
        ActionsTranslator.reservedNames,
        ResultTranslator.reservedNames,
        ChangeEventTranslator.reservedNames,
        ContentTranslator.reservedNames,
        MoveTranslator.reservedNames,
        HeaderViewTranslator.reservedNames,
        RowChoiceTranslator.reservedNames,
        TypingTranslator.reservedNames,
        ValidationTranslator.reservedNames,
        ValuesTranslator.reservedNames,
        PersistedStateTranslator.reservedNames,
        RemoteImageTranslator.reservedNames,
        CompositeTranslator.reservedNames,
        SearchTranslator.reservedNames,
        UpdateTranslator.reservedNames,
    ].reduce(into: Set<SwiftIdentifier>()) { $0.formUnion($1) }

    // MARK: The view controller

    var conformances: [SwiftType] {
        let forms: [SwiftType] =
            (TypingTranslator(plan: plan).movesThroughFields ? [.shared("FormScreen")] : [])
            + (ValidationTranslator(plan: plan).isNeeded ? [.shared("ValidatedScreen")] : [])
        if plan.hasState { FileContext.note(.state) }
        return (forms.isEmpty ? [.shared("Screen")] : forms)
            + (plan.hasState ? [.shared("StatefulScreen")] : [])
            + SearchTranslator(plan: plan).conformances
            + ResultTranslator(plan: plan).conformances
    }

    /// The properties for values and for the app.
    @SwiftMembers var values: [SwiftDeclaration] {
        PersistedStateTranslator(plan: plan).properties
        ChangeEventTranslator(plan: plan).properties
        ValidationTranslator(plan: plan).properties
        ActionsTranslator(plan: plan).property
        ResultTranslator(plan: plan).properties
        CompositeTranslator(plan: plan).properties
    }

    /// The controls and views that the screen owns.
    @SwiftMembers var views: [SwiftDeclaration] {
        RemoteImageTranslator(plan: plan).properties
        StoredControlTranslator(plan: plan).members
        TypingTranslator(plan: plan).fields
        TypingTranslator(plan: plan).properties(focusing: focused)
        ScreenViewTranslator(plan: plan).members
        SurroundingsTranslator(plan: plan).members
        HeaderViewTranslator(plan: plan).members
        BackgroundViewTranslator(plan: plan).members
        BarButtonTranslator(plan: plan).properties
        SearchTranslator(plan: plan).properties
        RowChoiceTranslator(plan: plan).properties
    }

    /// The statements of the initializer after that of the superclass.
    @SwiftBody var initialization: [SwiftStatement] {
        ScreenTitleTranslator(plan: plan).statements
        NavigationItemTranslator(plan: plan).statements
        SearchTranslator(plan: plan).assignments
        BarButtonTranslator(plan: plan).assignments
        ScreenSettingsTranslator(plan: plan).statements
        PersistedStateTranslator(plan: plan).following
    }

    /// The statements of `viewDidLoad`.
    ///
    /// - Parameter delegate: The delegate of the table, unless it has one by default.
    @SwiftBody func loading(delegate: SwiftExpression?) -> [SwiftStatement] {
        SourceTranslator(plan: plan).loading
        BackgroundViewTranslator(plan: plan).loading
        ContentUnavailableTranslator(plan: plan).loading
        if let delegate { Code.assign("tableView.delegate", delegate) }
        HeaderViewTranslator(plan: plan).attachment
        RefreshControlTranslator(plan: plan).loading
        CompositeTranslator(plan: plan).loading
        NavigationItemTranslator(plan: plan).loading
        HookTranslator(plan: plan).callInViewController(.viewDidLoad)
    }

    @SwiftMembers var lifeCycle: [SwiftDeclaration] {
        ScreenSettingsTranslator(plan: plan).members
        appearance
        RowChoiceTranslator(plan: plan).appearing
        CompositeTranslator(plan: plan).methods
        layout
        BarButtonTranslator(plan: plan).setEditing
        BarButtonTranslator(plan: plan).keyCommands
        SearchTranslator(plan: plan).methods
        ResultTranslator(plan: plan).dragging
    }

    @SwiftMembers private var appearance: [SwiftDeclaration] {
        let (hooks, composite) = (HookTranslator(plan: plan), CompositeTranslator(plan: plan))
        let settings = ScreenSettingsTranslator(plan: plan)
        hooks.method(.viewWillAppear, composite.appearing + settings.bars(hidden: true))
        hooks.method(.viewDidAppear, composite.appeared + TypingTranslator(plan: plan).appeared(focusing: focused))
        hooks.method(.viewWillDisappear, settings.bars(hidden: false))
        hooks.method(.viewDidDisappear, ResultTranslator(plan: plan).disappeared)
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

    /// The field that has the keyboard when the screen appears.
    private var focused: SwiftIdentifier? {
        HeaderViewTranslator(plan: plan).focused ?? BackgroundViewTranslator(plan: plan).focused
            ?? SurroundingsTranslator(plan: plan).focused ?? TypingTranslator(plan: plan).focused
    }

    /// The methods for the state as a whole.
    @SwiftMembers var state: [SwiftDeclaration] {
        if plan.isSeparate { ContentUnavailableTranslator(plan: plan).members }
        ValidationTranslator(plan: plan).methods
    }

    var choices: [SwiftDeclaration] { RowChoiceTranslator(plan: plan).methods }

    var segues: [SwiftDeclaration] { SegueTranslator(plan: plan).methods + ResultTranslator(plan: plan).additions }

    var result: [SwiftDeclaration] {
        ResultTranslator(plan: plan).methods(cancelButton: BarButtonTranslator(plan: plan).cancelButton)
    }

    var changes: [SwiftDeclaration] { NamedUpdateTranslator(plan: plan).methods }

    // MARK: The table, in the view controller or beside it

    var content: [SwiftDeclaration] { ContentTranslator(plan: plan).members }

    var taps: [SwiftDeclaration] { TapTranslator(plan: plan).methods + OptionListTranslator(plan: plan).members }

    @SwiftMembers var delegate: [SwiftDeclaration] {
        DelegateTranslator(plan: plan).methods
        MoveTranslator(editing: EditingTranslator(plan: plan)).methods
    }
}
