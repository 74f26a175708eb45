internal import TableSpecSwift

/// Translates a screen to Swift: its requirements of the app, its view controller and its samples.
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
