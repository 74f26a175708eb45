internal import TableSpecDiagnostics
internal import TableSpecModel

enum BackButtonTitleWithoutPush: Rule {
    static let checks: [RuleCheck] = [.reachedScreens(check)]

    static let description = RuleDescription(
        "back-button-title-without-push",
        code: "N18",
        .navigation,
        .warning,
        summary: "A title or style for the back button on a screen that nothing is pushed onto.",
        rationale: """
            A back button shows where it leads, so its title is set on the lower screen and appears on the screen \
            above. If nothing is pushed, the title never appears. It was most likely meant for the screen that leads \
            here.
            """,
        source: .controllerGuide("Navigation controllers, the content of the navigation bar")
    )

    static func check(_ reached: ReachedScreen, _ findings: inout Findings) {
        let screen = reached.screen
        let item = screen.navigationItem
        let places = [item.backButtonTitle?.range, item.backButtonDisplayMode.located?.range].compactMap { $0 }
        guard !places.isEmpty, !reached.placements.contains(.unknown), !reached.callsApp, !reached.liesBelowOthers,
            !screen.mayPush
        else { return }
        for place in places {
            let push = reached.incomingSegues.first { $0.segue.knownKind == .show }
            findings.report(
                "no screen is pushed onto \(screen.name.value.quoted), so no back button shows this",
                at: place,
                labels: push.map { [.init("the screen is pushed here", at: $0.segue.range)] } ?? [],
                help: push.map { "move it to \($0.origin.quoted), where the back button leads" } ?? "remove it",
                absentIn: screen.range
            )
        }
    }
}

extension Screen {
    /// Whether a segue, or code of the app, can push another screen onto this one.
    fileprivate var mayPush: Bool {
        let views = [navigationItem.titleView].compactMap { $0 } + settings.viewsAbove + settings.viewsBelow
        return !hooks.isEmpty || segues.contains { $0.knownKind != .presentModally }
            || barButtons.contains { $0.mayPush } || views.contains { $0.callsApp }
            || settings.viewsOver.contains { $0.callsApp } || table.backgroundView?.callsApp == true
    }
}

extension BarButton {
    fileprivate var mayPush: Bool {
        if case .view(let view) = kind { return view.callsApp }
        switch trigger {
        case .action, .invalid: return true
        case .none, .segue, .choice, .toggle, .choose, .unwind, .open, .finish: return false
        }
    }
}

extension ContentView {
    fileprivate var callsApp: Bool {
        all.contains { view in
            if case .app = view.kind { return true }
            return view.control?.action != nil
        }
    }
}

extension ScreenView {
    fileprivate var callsApp: Bool {
        switch content {
        case .control(let control): control.action != nil
        case .content(let view): view.callsApp
        case .custom, .invalid: true
        case .label, .image: false
        }
    }
}
