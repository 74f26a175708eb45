internal import TableSpecModel
internal import TableSpecSwift

/// The overrides of a view controller other than its title and bar: hiding bars, orientations.
struct ScreenSettingsTranslator: ScreenFeature {
    let plan: ScreenPlan

    private var settings: ScreenSettings { plan.screen.settings }

    @SwiftBody var initialization: [SwiftStatement] {
        if settings.hidesBottomBarWhenPushed.value == true { Code.assign("hidesBottomBarWhenPushed", true) }
        if settings.clearsSelection.value == false, !plan.screen.isComposite {
            Code.assign("clearsSelectionOnViewWillAppear", false)
        }
        if settings.isModalInPresentation.value == true { Code.assign("isModalInPresentation", true) }
    }

    /// Keeps the sheet of a form while there are changes to lose
    /// (https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet).
    var reactions: [Reaction] {
        guard plan.asksBeforeDiscarding else { return [] }
        return [
            Reaction(
                [.builtIn(.isChanged)],
                [Code.assign("isModalInPresentation", "isChanged")],
                comparesState: false
            )
        ]
    }

    @SwiftMembers var methods: [SwiftDeclaration] {
        if !settings.orientations.isEmpty {
            Declare.var("supportedInterfaceOrientations", "UIInterfaceOrientationMask", .override) {
                orientations
            }
        }
    }

    private var orientations: SwiftExpression {
        let words = settings.orientations.map { $0.value.member }
        return words.count == 1 ? words[0] : .array(words)
    }

    private var hidesNavigationBar: Bool { settings.isNavigationBarHidden.value == true }
    private var showsToolbar: Bool { !settings.toolbar.isEmpty && settings.isToolbarHidden.value != true }

    // The bars belong to the whole stack, so a screen restores them when it disappears.
    var willAppear: [SwiftStatement] { bars(hidden: true) }
    var willDisappear: [SwiftStatement] { bars(hidden: false) }

    @SwiftBody private func bars(hidden isHidden: Bool) -> [SwiftStatement] {
        if hidesNavigationBar {
            Code.call(
                "navigationController?.setNavigationBarHidden",
                ["_": .boolean(isHidden), "animated": "animated"]
            )
        }
        if showsToolbar {
            Code.call(
                "navigationController?.setToolbarHidden",
                ["_": .boolean(!isHidden), "animated": "animated"]
            )
        }
    }
}
