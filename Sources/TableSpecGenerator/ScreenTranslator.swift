internal import TableSpecSwift

/// A screen as Swift: what the app does for it, its view controller and its samples.
struct ScreenTranslator {
    let plan: ScreenPlan

    @SwiftMembers var declarations: [SwiftDeclaration] {
        let _ = SupportUses.note(.tables)
        ActionsTranslator(plan: plan).declarations
        ViewControllerTranslator(plan: plan).declarations
        RowViewTranslator(plan: plan).declarations
        SampleTranslator(plan: plan).declarations
    }
}
