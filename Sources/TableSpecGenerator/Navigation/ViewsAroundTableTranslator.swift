internal import TableSpecModel
internal import TableSpecSwift

/// The content views above, below and over the table, which the screen creates once.
struct ViewsAroundTableTranslator: ScreenFeature {
    let plan: ScreenPlan

    /// Where the views are.
    enum Side: String, CaseIterable {
        case above, below, overlay

        func content(in settings: ScreenSettings) -> ContentView? {
            switch self {
            case .above: settings.columnAbove
            case .below: settings.columnBelow
            case .overlay: settings.overlay
            }
        }

        /// The location in comments, with its preposition.
        var spokenName: SwiftComment { self == .overlay ? "over the table" : "\(rawValue) the table" }
    }

    private var settings: ScreenSettings { plan.screen.settings }

    /// The views of a side.
    func views(_ side: Side) -> StoredViews? {
        side.content(in: settings).map { content in
            let taken = side == .overlay ? [] : Set(ScreenViewTranslator(plan: plan).all.map(\.name))
            return StoredViews(
                content,
                of: side.rawValue,
                called: side.spokenName,
                placesSubviews: true,
                avoiding: taken
            )
        }
    }

    private var groups: [(side: Side, views: StoredViews)] {
        guard plan.screen.isComposite else { return [] }
        return Side.allCases.compactMap { side in views(side).map { (side, $0) } }
    }

    // MARK: Uses

    @SwiftMembers var views: [SwiftDeclaration] {
        for (_, views) in groups { EffectTranslator(plan: plan).members(of: views) }
    }

    var reactions: [Reaction] { groups.flatMap(\.views.reactions) }

    /// The locations that call the app.
    static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        guard facts.screen.isComposite else { return [] }
        return Side.allCases.flatMap { side in
            side.content(in: facts.screen.settings).map { TriggerSite.sites(of: $0, side.spokenName) } ?? []
        }
    }

    /// The field that has the keyboard when the screen appears.
    var focused: SwiftIdentifier? { groups.lazy.compactMap(\.views.focused).first }

    /// The properties for the views, with the locations of the views in the spec.
    var viewNames: [(name: SwiftIdentifier, place: Located<String>)] {
        groups.flatMap { side, views in
            views.outlets.map { name, view in
                (name, Located("\(view.kindName) \(side.spokenName.text)", at: view.range))
            }
        }
    }

    /// All views and their descendants.
    var all: [ContentView] {
        Side.allCases.compactMap { $0.content(in: settings) }.flatMap(\.subviews).flatMap(\.all)
    }
}
