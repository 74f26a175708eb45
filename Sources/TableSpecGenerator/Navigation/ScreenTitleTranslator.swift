internal import TableSpecModel
internal import TableSpecSwift

/// The title and the prompt of a screen.
struct ScreenTitleTranslator: ScreenFeature {
    let plan: ScreenPlan

    /// Sets the title and the prompt of the view controller itself.
    @SwiftBody var initialization: [SwiftStatement] {
        let scope = plan.scope
        if let title = plan.screen.title { Code.assign("title", scope.optionalText(title)) }
        if let prompt = plan.screen.navigationItem.prompt {
            Code.assign("navigationItem.prompt", scope.optionalText(prompt))
        }
        if let title = plan.screen.navigationItem.backButtonTitle {
            Code.assign("navigationItem.backButtonTitle", scope.optionalText(title))
        }
    }

    /// Updates the view controller's title and prompt when the values change.
    var reactions: [Reaction] {
        let targets: [(SwiftExpression, TextTemplate?)] = [
            ("title", plan.screen.title),
            ("navigationItem.prompt", plan.screen.navigationItem.prompt),
            ("navigationItem.backButtonTitle", plan.screen.navigationItem.backButtonTitle),
        ]
        return targets.compactMap { target, text in
            guard let text, !text.bindings.isEmpty else { return nil }
            return Reaction(text.bindings, [.assign(target, plan.scope.optionalText(text))])
        }
    }
}
