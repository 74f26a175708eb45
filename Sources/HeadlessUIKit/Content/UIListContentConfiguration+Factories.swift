/// The standard styles, as in iOS 15 to 18. Cell texts have the text style *body*. A value beside the text has *body*
/// and the secondary color, a subtitle *caption 1*. Headers and footers of grouped tables have *footnote*.
extension UIListContentConfiguration {
    /// Returns the content of a cell with one text.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(style: .body), secondaryText: .init(style: .caption1))
    }

    /// Returns the content of a cell with a subtitle.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(style: .body), secondaryText: .init(style: .caption1))
    }

    /// Returns the content of a cell with a value beside the text.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            text: .init(style: .body),
            secondaryText: .init(style: .body, color: .secondaryLabel)
        )
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Returns the content of a header in any list (iOS 18). HeadlessUIKit doesn't know the list's style and uses the
    /// grouped header.
    @available(iOS 18.0, *)
    public static func header() -> UIListContentConfiguration { groupedHeader() }

    /// Returns the content of a footer in any list (iOS 18). HeadlessUIKit doesn't know the list's style and uses the
    /// grouped footer.
    @available(iOS 18.0, *)
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    /// Returns the content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(style: .headline), secondaryText: .init(style: .caption1))
    }

    /// Returns the content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: .init(style: .subheadline, color: .secondaryLabel),
            secondaryText: .init(style: .caption1)
        )
    }

    /// Returns the content of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            text: .init(style: .footnote, color: .secondaryLabel),
            secondaryText: .init(style: .caption1)
        )
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// Returns the content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: .init(style: .footnote, color: .secondaryLabel),
            secondaryText: .init(style: .caption1)
        )
    }

    /// Returns the content of a prominent header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(style: .headline), secondaryText: .init(style: .subheadline))
    }

    /// Returns the content of an extra prominent header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(style: .title3), secondaryText: .init(style: .subheadline))
    }

    /// Returns the content of a sidebar cell.
    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a sidebar cell with a subtitle.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// Returns the content of a cell in a sidebar beside other content.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    /// Returns the content of a cell with a subtitle in a sidebar beside other content.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    /// Returns the content of a sidebar header.
    public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
}
