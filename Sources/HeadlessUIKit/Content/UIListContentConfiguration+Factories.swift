/// The standard looks. Styles are those of iOS 15 to 18: cell texts in *body*, a value beside them in *body* and
/// secondary colour, a subtitle in *caption 1*, headers and footers of grouped tables in *footnote*.
extension UIListContentConfiguration {
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(style: .body), secondaryText: .init(style: .caption1))
    }

    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(style: .body), secondaryText: .init(style: .caption1))
    }

    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            text: .init(style: .body),
            secondaryText: .init(style: .body, color: .secondaryLabel)
        )
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// The style of a header in any list (iOS 18); here that of a grouped one, as the list's style is not followed.
    public static func header() -> UIListContentConfiguration { groupedHeader() }

    /// The style of a footer in any list (iOS 18); here that of a grouped one, as the list's style is not followed.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }

    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(style: .headline), secondaryText: .init(style: .caption1))
    }

    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: .init(style: .subheadline, color: .secondaryLabel),
            secondaryText: .init(style: .caption1)
        )
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            text: .init(style: .footnote, color: .secondaryLabel),
            secondaryText: .init(style: .caption1)
        )
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: .init(style: .footnote, color: .secondaryLabel),
            secondaryText: .init(style: .caption1)
        )
    }

    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(style: .headline), secondaryText: .init(style: .subheadline))
    }

    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .init(style: .title3), secondaryText: .init(style: .subheadline))
    }

    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
}
