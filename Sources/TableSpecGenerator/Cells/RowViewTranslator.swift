internal import TableSpecModel
internal import TableSpecSwift

/// The classes that hold the views of prototypes, and of headers and footers of sections.
struct RowViewTranslator {
    let plan: ScreenPlan

    @SwiftMembers var declarations: [SwiftDeclaration] {
        for prototype in plan.usedPrototypes {
            if let views = PrototypeViews(prototype, in: plan.table) { views.declaration }
        }
        for title in TitleViews.all(in: plan) { title.declaration }
    }
}
