internal import TableSpecModel
internal import TableSpecSwift

/// The changes of the screen after a change of the input or the state.
struct UpdateTranslator {
    static let reservedNames: Set<SwiftIdentifier> = ["showChanges"]

    private let plan: ScreenPlan
    private let rows: RowChangeTranslator
    /// What shows changes outside the rows, before the rows change and after that.
    private let earlyReactions, reactions: [Reaction]

    init(plan: ScreenPlan, features: [any ScreenFeature]) {
        self.plan = plan
        // A screen without values doesn't change.
        earlyReactions = plan.groups.isEmpty ? [] : features.flatMap(\.earlyReactions)
        reactions = plan.groups.isEmpty ? [] : features.flatMap(\.reactions)
        rows = RowChangeTranslator(plan: plan)
    }

    @SwiftMembers var methods: [SwiftDeclaration] {
        for group in plan.groups where reacts(to: group) {
            Declare.func(
                "showChanges",
                SwiftParameters([.init("since old", .name(group.type))]),
                .private,
                documentation: "Shows the changes since an earlier \(group.name)."
            ) {
                if isValidated { Code.call("validation.update") }
                Reaction.statements(of: earlyReactions, for: group)
                if rows.concern(group) { rows.showing(group) }
                Reaction.statements(of: reactions, for: group)
            }
        }
    }

    /// The statements after a change of a group's values. Empty if the values aren't shown.
    @SwiftBody func observer(of group: PropertyGroup) -> [SwiftStatement] {
        let limits = DateLimitTranslator(plan: plan)
        if group == .state || limits.dependsOnInput { limits.statements }
        if group == .state { ChangeEventTranslator(plan: plan).noting }
        let isChanged = SwiftExpression.binary(.name(group.name), .notEqual, "oldValue")
        if reacts(to: group) {
            Code.if(.expression(isChanged)) { Code.call("showChanges", ["since": "oldValue"]) }
        } else if rows.concern(group) {
            Code.if(.expression(isChanged)) { Code.call("source.show", [plan.content]) }
        }
        if group == .state {
            PersistedStateTranslator(plan: plan).writing
            ChangeEventTranslator(plan: plan).calls
        }
    }

    private var isValidated: Bool { ValidationTranslator(plan: plan).isNeeded }

    /// Whether there's more to do than to show the content again.
    private func reacts(to group: PropertyGroup) -> Bool {
        isValidated || rows.comparedGroups.contains(group)
            || (earlyReactions + reactions).contains { $0.concerns(group) }
    }
}
