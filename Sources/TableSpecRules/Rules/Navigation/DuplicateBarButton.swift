internal import TableSpecDiagnostics
internal import TableSpecModel

enum DuplicateBarButton: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "duplicate-bar-button",
        code: "N08",
        .navigation,
        .warning,
        summary: "Two buttons with the same content in one navigation bar.",
        rationale: """
            Each side of the bar has a purpose: the left is for going back or canceling, the right for changing what \
            the screen shows. Users can't distinguish two buttons that look the same.
            """,
        source: .controllerGuide("Navigation controllers, the content of the navigation bar")
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        let appearances = scope.barButtons.compactMap { button in
            button.appearance.map { Located($0, at: button.range) }
        }
        for (appearance, first) in appearances.repetitions() {
            findings.report(
                "two bar buttons look the same",
                at: appearance.range,
                labels: [.init("first used here", at: first)],
                help: "give one of them another title or image, or remove it"
            )
        }
    }
}

extension BarButton {
    /// The visible content, for comparison; `nil` for spaces and content that depends on data.
    fileprivate var appearance: String? {
        switch kind {
        case .edit, .system(.edit): "edit"
        case .system(let item): isSpace ? nil : "system item \(item.rawValue)"
        case .title(let title): title.literal.map { "title \($0)" }
        case .image(.symbol(let name)): name.literal.map { "symbol \($0)" }
        case .image(.named(let name)): name.literal.map { "image \($0)" }
        case .image(.value), .image(.remote), .view, .invalid: nil
        }
    }
}
