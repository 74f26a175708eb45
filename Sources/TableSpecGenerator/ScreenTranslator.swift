internal import TableSpecSwift

/// A screen as Swift: what the app does for it, its table, its view controller and its samples.
struct ScreenTranslator {
    let plan: ScreenPlan

    @SwiftMembers var declarations: [SwiftDeclaration] {
        ActionsTranslator(plan: plan).declarations
        TableTypeTranslator(plan: plan).declaration
        if plan.hasCustomContent { CustomCellTranslator.layingOut }
        if plan.isIndexed { IndexTranslator(plan: plan).collationKey }
        ViewControllerTranslator(plan: plan).declaration
        SampleTranslator(plan: plan).declarations
    }
}
