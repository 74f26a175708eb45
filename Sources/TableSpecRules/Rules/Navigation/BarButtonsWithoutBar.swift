internal import TableSpecDiagnostics
internal import TableSpecModel

enum BarButtonsWithoutBar: Rule {
    static let checks: [RuleCheck] = [.reachedScreens(check)]

    static let description = RuleDescription(
        "bar-buttons-without-bar",
        code: "N04",
        .navigation,
        .warning,
        summary: "Buttons, a title view, or a prompt on a screen whose navigation bar isn't shown.",
        rationale: """
            The navigation controller around a screen shows the items of its navigation bar. If the bar is hidden, or \
            if there's no navigation controller, users can't see the buttons or use them.
            """,
        source: .controllerGuide("Navigation controllers, showing and hiding the navigation bar")
    )

    static func check(_ reached: ReachedScreen, _ findings: inout Findings) {
        let screen = reached.screen
        guard let item = screen.navigationItem.firstShown else { return }
        let hidden = screen.settings.isNavigationBarHidden
        if hidden.value == true, let place = hidden.range {
            findings.report(
                "the navigation bar that would show this is hidden",
                at: item,
                labels: [.init("the bar is hidden here", at: place)],
                help: "remove 'navigationBarHidden', or move this to the toolbar or to a row"
            )
        } else if reached.isOnly([.bare]) {
            findings.report(
                "\(screen.name.value.quoted) has no navigation bar to show this",
                at: item,
                labels: reached.incomingSegues.prefix(1).map {
                    .init("the screen is presented here", at: $0.segue.range)
                },
                help: reached.incomingSegues.isEmpty
                    ? "in the app or its tab, use 'navigation' instead of 'screen' for this screen"
                    : "remove 'wrapInNavigation: false'"
            )
        }
    }
}

extension NavigationItem {
    /// The location of the first item that only the bar shows. The back button belongs to the bars of other screens.
    fileprivate var firstShown: SourceRange? {
        let buttons = (left + right).filter { !$0.isSpace }.map(\.range)
        return ([prompt?.range, titleView?.range].compactMap { $0 } + buttons).min()
    }
}
