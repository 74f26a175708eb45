internal import TableSpecModel
internal import TableSpecSwift

/// The view behind all rows, which is created once.
///
/// The table view resizes it to its own size and places it below all other views
/// (https://developer.apple.com/documentation/uikit/uitableview/backgroundview).
struct BackgroundViewTranslator: ScreenFeature {
    let plan: ScreenPlan

    private var stored: StoredViews? {
        plan.table.backgroundView.map { StoredViews($0, of: "background", called: Self.spokenName) }
    }

    private static let spokenName: SwiftComment = "of the table background view"

    @SwiftMembers var views: [SwiftDeclaration] {
        if let stored {
            EffectTranslator(plan: plan).members(of: stored)
        }
    }

    /// Sets the view behind the rows.
    @SwiftBody var loading: [SwiftStatement] {
        if let stored { Code.assign("tableView.backgroundView", .name(stored.root)) }
    }

    /// Restores the view when nothing replaces the rows. Before iOS 17, and on screens with other views around the table,
    /// the replacement takes the place of the view.
    @SwiftBody var restoring: [SwiftStatement] {
        if stored != nil, plan.screen.isComposite || plan.index.options.deploymentTarget < .init(major: 17, minor: 0) {
            Code.if(.expression(.binary("unavailableContent", .equal, .nil))) { loading }
        }
    }

    var reactions: [Reaction] { stored?.reactions ?? [] }

    /// The locations that call the app.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        facts.table.backgroundView.map { TriggerSite.sites(of: $0, spokenName) } ?? []
    }

    /// The field that has the keyboard when the screen appears.
    var focused: SwiftIdentifier? { stored?.focused }

    /// The properties for the views, with the location of the view in the spec.
    var viewNames: [(name: SwiftIdentifier, place: Located<String>)] {
        guard let stored, let range = plan.table.backgroundView?.range else { return [] }
        return stored.names.map { ($0, Located("backgroundView", at: range)) }
    }
}
