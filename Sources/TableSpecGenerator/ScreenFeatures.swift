internal import TableSpecModel
internal import TableSpecSwift

/// The features of a screen: for each phase, what they contribute, in the order of the output.
enum ScreenFeatures {
    /// Plans a screen.
    static func plan(_ screen: Screen, in index: ModelIndex) -> ScreenPlan {
        ScreenPlan(screen, in: index, sites: sites, requirements: requirements)
    }

    /// The locations of effects, from the bar down.
    private static func sites(in facts: ScreenFacts) -> [TriggerSite] {
        BarButtonTranslator.sites(in: facts)
            + SearchTranslator.sites(in: facts)
            + RefreshControlTranslator.sites(in: facts)
            + HeaderViewTranslator.sites(in: facts)
            + BackgroundViewTranslator.sites(in: facts)
            + ContentUnavailableTranslator.sites(in: facts)
            + LoadMoreTranslator.sites(in: facts)
            + ScreenViewTranslator.sites(in: facts)
            + SurroundingsTranslator.sites(in: facts)
            + TitleViews.sites(in: facts)
            + TriggerSite.sitesOfRows(in: facts)
            + SwipeActionTranslator.sites(in: facts)
    }

    /// The methods that the app must implement. Features that call the same method for the same purpose share it.
    private static func requirements(of plan: ScreenPlan) -> [Requirement] {
        let shared =
            SiteRequirements(plan: plan).all
            + EditingTranslator(plan: plan).requirements
            + PrefetchTranslator(plan: plan).requirements
        return shared.merged
            + LateImageTranslator(plan: plan).requirements
            + ValidationTranslator(plan: plan).requirements
            + ChangeEventTranslator(plan: plan).requirements
            + ScreenViewTranslator(plan: plan).requirements
            + HookTranslator(plan: plan).requirements
    }

    /// What shows changes outside the rows. A screen without values doesn't change.
    static func reactions(of plan: ScreenPlan) -> Reaction.OutsideRows {
        guard !plan.groups.isEmpty else { return Reaction.OutsideRows() }
        return Reaction.OutsideRows(
            before: KeptControlTranslator(plan: plan).reactions,
            after: ScreenViewTranslator(plan: plan).reactions
                + SurroundingsTranslator(plan: plan).reactions
                + OverlayTranslator(plan: plan).reactions
                + HeaderViewTranslator(plan: plan).reactions
                + BackgroundViewTranslator(plan: plan).reactions
                + ContentUnavailableTranslator(plan: plan).reactions
                + RefreshControlTranslator(plan: plan).reactions
                + RowChoiceTranslator(plan: plan).reactions
                + ScreenTitleTranslator(plan: plan).reactions
                + SearchTranslator(plan: plan).reactions
                + BarButtonTranslator(plan: plan).reactions
                + TypingTranslator(plan: plan).reactions
                + ScreenSettingsTranslator(plan: plan).reactions
        )
    }

    /// The properties for views outside the rows, with the locations of the views in the spec.
    static func viewNames(of plan: ScreenPlan) -> [(name: SwiftIdentifier, place: Located<String>)] {
        ScreenViewTranslator(plan: plan).names
            + BackgroundViewTranslator(plan: plan).names
            + HeaderViewTranslator(plan: plan).names
            + SurroundingsTranslator(plan: plan).names
    }
}
