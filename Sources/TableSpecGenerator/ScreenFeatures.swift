internal import TableSpecModel
internal import TableSpecSwift

/// The features of screens. A new feature is a type that is named in ``all``.
enum ScreenFeatures {
    /// All features, in the order of their code.
    ///
    /// The source of the table is loaded first, and the hooks of the app are called last.
    private static var all: [any ScreenFeature.Type] {
        [
            SiteRequirements.self, SourceTranslator.self,
            ScreenTitleTranslator.self, NavigationItemTranslator.self, BarButtonTranslator.self, SearchTranslator.self,
            RefreshControlTranslator.self,
            PersistedStateTranslator.self, ChangeEventTranslator.self, ValidationTranslator.self, ValuesTranslator.self,
            ActionsTranslator.self, RemoteImageTranslator.self,
            StoredControlTranslator.self, TypingTranslator.self,
            HeaderViewTranslator.self, BackgroundViewTranslator.self, ContentUnavailableTranslator.self,
            LoadMoreTranslator.self,
            CompositeTranslator.self, ScreenViewTranslator.self, ViewsAroundTableTranslator.self,
            OverlayTranslator.self,
            ContentTranslator.self, DelegateTranslator.self, TapTranslator.self, OptionListTranslator.self,
            RowChoiceTranslator.self, EditingTranslator.self, SwipeActionTranslator.self, MoveTranslator.self,
            ContextMenuTranslator.self, PrefetchTranslator.self, NamedUpdateTranslator.self,
            ScreenSettingsTranslator.self, SegueTranslator.self, ResultTranslator.self, HookTranslator.self,
        ]
    }

    /// The names of the members of all features, which a spec can't take.
    static let reservedNames = all.reduce(into: UpdateTranslator.reservedNames) { $0.formUnion($1.reservedNames) }

    private static let locals = LocalNames(besides: reservedNames)
    private static let localsBesideTable = LocalNames(besides: reservedNames.union(["screen", "table"]))

    /// The features of a screen.
    static func of(_ plan: ScreenPlan) -> [any ScreenFeature] { all.map { $0.init(plan: plan) } }

    /// Plans the code of a screen, or of its separate table.
    static func plan(
        _ screen: Screen,
        in index: ModelIndex,
        scope: ValueScope = ValueScope()
    ) -> ScreenPlan {
        ScreenPlan(
            screen,
            in: index,
            scope: scope,
            locals: index.options.dataSource == .separate ? localsBesideTable : locals,
            sites: { facts in all.flatMap { $0.sites(in: facts) } },
            // Features that call the same method for the same purpose share it.
            requirements: { plan in of(plan).flatMap(\.requirements).merged },
            focused: { plan in of(plan).lazy.compactMap(\.focused).first }
        )
    }
}
