public import TableSpecModel

/// In which words a screen is drawn.
public enum Wording: String, CaseIterable, Hashable, Sendable {
    /// The words of the spec.
    case original
    /// Longer ones with accents, as translations could be.
    case pseudolocalized

    /// The screen in these words.
    public func applied(to content: ScreenContent) -> ScreenContent {
        switch self {
        case .original: content
        case .pseudolocalized: PseudoLocalization.apply(to: content)
        }
    }

    /// The tab bar in these words.
    public func applied(to tabBar: TabBarContext) -> TabBarContext {
        switch self {
        case .original: tabBar
        case .pseudolocalized: PseudoLocalization.apply(to: tabBar)
        }
    }
}
