package import TableSpecModel

/// The language of a screen.
package enum Localization: String, CaseIterable, Hashable, Sendable {
    /// The language of the spec.
    case original
    /// A pseudolanguage with longer words and accents, as translations could have.
    case pseudolocalized

    /// The screen in this language.
    package func applied(to content: ScreenContent) -> ScreenContent {
        switch self {
        case .original: content
        case .pseudolocalized: PseudoLocalization.apply(to: content)
        }
    }

    /// The tab bar in this language.
    package func applied(to tabBar: TabBarContext) -> TabBarContext {
        switch self {
        case .original: tabBar
        case .pseudolocalized: PseudoLocalization.apply(to: tabBar)
        }
    }

    /// Returns a text of a bar in the localization.
    package func applied(to text: String) -> String {
        switch self {
        case .original: text
        case .pseudolocalized: PseudoLocalization.apply(to: text)
        }
    }
}
