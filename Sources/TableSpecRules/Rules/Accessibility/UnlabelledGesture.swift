internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnlabelledGesture: Rule {
    static let checks: [RuleCheck] = [.each(.contentView, check)]

    static let description = RuleDescription(
        "unlabelled-gesture",
        .accessibility,
        .warning,
        summary: "A view that can be tapped or pressed, but has no text for VoiceOver to read.",
        rationale: """
            VoiceOver stops at a tappable view and reads it as a button. An image has no text. VoiceOver \
            reads the views in a stack one by one unless the stack has a label, so users can't tell what to tap.
            """,
        source: .interfaceGuidelines("VoiceOver")
    )

    static func check(_ view: ContentView, in scope: ScreenScope, _ findings: inout Findings) {
        guard view.gestures != nil, view.accessibilityLabel == nil, !view.speaksForItself else { return }
        findings.report(
            "the view can be tapped or pressed, but has no text for VoiceOver to read",
            at: view.range,
            help: "add 'accessibilityLabel'",
            absentIn: view.range
        )
    }
}

extension ContentView {
    /// Whether VoiceOver reads a text of the view, or the app provides one.
    fileprivate var speaksForItself: Bool {
        switch kind {
        case .label, .control, .app, .spacer, .invalid: true
        case .image, .stack, .zstack: false
        }
    }
}
