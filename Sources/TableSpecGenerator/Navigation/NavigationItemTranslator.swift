internal import TableSpecModel
internal import TableSpecSwift

/// The items of the bar other than its title, its search field and its buttons.
struct NavigationItemTranslator: ScreenFeature {
    let plan: ScreenPlan

    private var item: NavigationItem { plan.screen.navigationItem }

    @SwiftBody var initialization: [SwiftStatement] {
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
    }

    /// Shows the title view that the app makes.
    @SwiftBody var loading: [SwiftStatement] {
        if case .custom(let name) = item.titleView?.content {
            Code.assign("navigationItem.titleView", .call(.member("actions?", ScreenViewTranslator.maker(of: name))))
        }
    }
}
