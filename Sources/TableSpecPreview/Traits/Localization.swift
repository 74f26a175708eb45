package import TableSpecModel

/// The language of a screen.
package enum Localization: String, CaseIterable, Hashable, Sendable {
    /// The language of the spec.
    case original
    /// A pseudolanguage with longer words and accents, as translations could have.
    case pseudolocalized

    /// The screen in this language.
    package func applied(to screen: Screen) -> Screen {
        guard self == .pseudolocalized else { return screen }
        var screen = screen
        screen.change(by: PseudoLocalization())
        return screen
    }

    /// The tab bar in this language.
    package func applied(to tabBar: TabBarContext) -> TabBarContext {
        var tabBar = tabBar
        for index in tabBar.tabs.indices { tabBar.tabs[index].title = applied(to: tabBar.tabs[index].title) }
        return tabBar
    }

    /// The text of a bar in this language.
    package func applied(to text: String) -> String {
        switch self {
        case .original: text
        case .pseudolocalized: PseudoLocalization.apply(to: text)
        }
    }
}
