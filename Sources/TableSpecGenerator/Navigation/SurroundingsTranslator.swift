internal import TableSpecModel
internal import TableSpecSwift

/// The content views above, below and over the table, which the screen creates once.
struct SurroundingsTranslator {
    let plan: ScreenPlan

    /// The views of one side.
    struct Group {
        let views: KeptViews
        /// The location of the views in comments, with its preposition.
        let spokenName: SwiftComment
    }

    private var settings: ScreenSettings { plan.screen.settings }

    var above: Group? { column(settings.columnAbove, "above", "above the table") }

    var below: Group? { column(settings.columnBelow, "below", "below the table") }

    var overlay: Group? {
        settings.overlay.map { overlay in
            let name: SwiftComment = "over the table"
            let views = KeptViews(placing: overlay, of: "overlay", called: name)
            return Group(views: views, spokenName: name)
        }
    }

    private func column(_ content: ContentView?, _ id: String, _ name: SwiftComment) -> Group? {
        content.map { content in
            let taken = Set(ScreenViewTranslator(plan: plan).all.map(\.name))
            let views = KeptViews(placing: content, of: id, called: name, avoiding: taken)
            return Group(views: views, spokenName: name)
        }
    }

    private var groups: [Group] { plan.screen.isComposite ? [above, below, overlay].compactMap { $0 } : [] }

    // MARK: Uses

    @SwiftMembers var members: [SwiftDeclaration] {
        for group in groups {
            group.views.members(then: { KeptViews.action(of: $0, in: plan) }, at: GestureTranslator.effect(in: plan))
        }
    }

    var reactions: [Reaction] { groups.flatMap(\.views.reactions) + OverlayTranslator(plan: plan).reactions }

    /// The locations that call the app.
    var sites: [TriggerSite] { groups.flatMap(\.views.sites) }

    /// The field that has the keyboard when the screen appears.
    var focused: SwiftIdentifier? { groups.lazy.compactMap(\.views.focused).first }

    /// The properties for the views, with the locations of the views in the spec.
    var names: [(name: SwiftIdentifier, place: Located<String>)] {
        groups.flatMap { group in
            group.views.outlets.map { name, view in
                (name, Located("\(view.kindName) \(group.spokenName.text)", at: view.range))
            }
        }
    }

    /// All views and their descendants.
    var all: [ContentView] {
        [settings.columnAbove, settings.columnBelow, settings.overlay].compactMap { $0 }
            .flatMap(\.subviews).flatMap(\.all)
    }
}
