internal import TableSpecModel
internal import TableSpecSwift

/// The methods for the appearance of a view controller, one for all parts that need it.
struct AppearanceTranslator {
    let plan: ScreenPlan

    @SwiftMembers var methods: [SwiftDeclaration] {
        let composite = CompositeTranslator(plan: plan)
        let settings = ScreenSettingsTranslator(plan: plan)
        method(.viewWillAppear, composite.appearing + settings.bars(hidden: true))
        method(.viewDidAppear, composite.appeared + TypingTranslator(plan: plan).appeared)
        method(.viewWillDisappear, settings.bars(hidden: false))
        method(.viewDidDisappear, ResultTranslator(plan: plan).disappeared)
    }

    /// A method of UIKit, which ends with the app's hook. Omitted if it would be empty.
    @SwiftMembers private func method(_ hook: Hook, _ own: [SwiftStatement]) -> [SwiftDeclaration] {
        let statements = own + HookTranslator(plan: plan).callInViewController(hook)
        if !statements.isEmpty {
            let name = SwiftIdentifier(from: hook.rawValue, style: .lowerCamelCase)
            Declare.func(name, ["_ animated": "Bool"], .override) {
                Code.call(.member("super", name), ["animated"])
                statements
            }
        }
    }
}
