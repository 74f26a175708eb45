internal import TableSpecDiagnostics
internal import TableSpecModel

enum PartialCurlWithoutFullScreen: Rule {
    static let checks: [RuleCheck] = [.segues(check)]

    static let description = RuleDescription(
        "partial-curl-without-full-screen",
        .navigation,
        .error,
        summary: "The transition `partialCurl` for a screen that doesn't fill the whole screen.",
        rationale: """
            UIKit can curl a page only if it fills the screen. With any other presentation style, UIKit raises an \
            exception when the row is tapped. Since iOS 13, the automatic style is a sheet.
            """,
        source: .uiKit("UIModalTransitionStyle.partialCurl")
    )

    static func check(_ segue: Segue, in scope: ScreenScope, _ findings: inout Findings) {
        let style = segue.presentation.style
        guard let transition = segue.presentation.transition.located, transition.value == .partialCurl,
            !style.isInvalid, style.value != .fullScreen
        else { return }
        let word = ModalPresentationStyle.fullScreen.rawValue
        let help = "set 'modalPresentationStyle: \(word)', or use another transition"
        guard let stated = style.range else {
            return findings.report(
                "'partialCurl' requires the presentation style '\(word)', but the automatic style is a sheet",
                at: transition.range,
                help: help,
                adding: KeyInsertion(
                    key: "modalPresentationStyle",
                    value: word,
                    mapping: segue.range,
                    isSafe: true
                ),
                absentIn: segue.range
            )
        }
        findings.report(
            "'partialCurl' requires the presentation style '\(word)'",
            at: transition.range,
            labels: [.init("the style is set here", at: stated)],
            help: help,
            fixIts: [.replace(stated, with: word)]
        )
    }
}
