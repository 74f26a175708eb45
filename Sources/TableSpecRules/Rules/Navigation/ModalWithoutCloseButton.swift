internal import TableSpecDiagnostics
internal import TableSpecModel

struct ModalWithoutCloseButton: ScreenRule {
    static let description = RuleDescription(
        "modal-without-close-button",
        code: "M01",
        .navigation,
        .warning,
        summary: "A screen that is presented modally and has neither a bar button nor a row that could close it.",
        rationale: """
            A screen that slides up over another one needs a button that closes it, usually Done and, where something \
            is entered, Cancel. Since iOS 13 a sheet can be dragged down as well, but not everybody knows or is able \
            to.
            """,
        source: .controllerGuide("Modal view controllers, transition styles"),
        bad: [
            RuleExample(files: [
                "Main.yaml":
                    """
                screen: Main
                title: Example
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Imprint, segue: { to: Imprint, kind: presentModally } }
                """,
                "Imprint.yaml":
                    """
                screen: ⟦Imprint⟧
                title: Imprint
                table:
                  style: grouped
                  sections:
                    - rows:
                        - Publisher
                """,
            ])
        ],
        good: [
            RuleExample(files: [
                "Main.yaml":
                    """
                screen: Main
                title: Example
                table:
                  style: grouped
                  sections:
                    - rows:
                        - { text: Imprint, segue: { to: Imprint, kind: presentModally } }
                """,
                "Imprint.yaml":
                    """
                screen: Imprint
                title: Imprint
                navigationItem:
                  right: { systemItem: close, action: close }
                table:
                  style: grouped
                  sections:
                    - rows:
                        - Publisher
                """,
            ])
        ]
    )

    func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        guard screen.barButtons.allSatisfy(\.isSpace),
            let presentation = scope.index.arrivals(at: screen).first(where: { $0.segue.knownKind == .presentModally }),
            !scope.callsApp
        else { return }
        findings.report(.noCloseButton(screen, presentation))
    }
}

extension ScreenScope {
    /// Whether a row calls a method of the app, which may close the screen.
    fileprivate var callsApp: Bool {
        owners.map(\.cell).contains { cell in
            cell.accessory?.control?.action != nil || cell.triggers.contains { !$0.isNone && $0.segue == nil }
        }
    }
}

extension Finding {
    fileprivate static func noCloseButton(_ screen: Screen, _ presentation: ModelIndex.Arrival) -> Finding {
        Finding(
            "\(screen.name.value.quoted) is presented modally, but has no button that closes it",
            at: screen.name.range,
            labels: [.init("presented here", at: presentation.segue.range)],
            help: "add 'navigationItem: { right: { systemItem: done, action: … } }'",
            absentIn: screen.range
        )
    }
}
