import Foundation
import TableSpecDiagnostics
import TableSpecKit
import Testing

@Suite("Fixing")
struct FixingTests {
    private static let text = """
        # The sounds of the device.
        screen: Sounds   # the name
        titel:   Sounds
        state: { isOn: Bool = true }
        table:
          style:    groupd
          sections:
            - rows:
                # tablespec:disable:next empty-row -- no longer
                - {   text: Mute,  accessory: { switch: $(isOn) }, selectionStyle: blue } # quiet

        """

    @Test("edits ranges, keeps comments and layout, and leaves nothing to fix")
    func mends() {
        let fixing = Fixing(Workspace(files: [("Sounds.yaml", Self.text)]))
        #expect(
            fixing.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                """
                # The sounds of the device.
                screen: Sounds   # the name
                title:   Sounds
                state: { isOn: Bool = true }
                table:
                  style:    grouped
                  sections:
                    - rows:
                        - {   text: Mute,  accessory: { switch: $(isOn) }, selectionStyle: none } # quiet

                """
            ]
        )
        #expect(fixing.analysis.diagnostics.isEmpty)
        #expect(fixing.count == 4)
    }

    @Test("adds keys in the layout of the spec")
    func adds() {
        let text = """
            screen: Sounds
            title: Sounds
            navigationItem: { left: edit, right: { systemItem: add, action: add } }
            table:
              style: grouped
              sections:
                - rows:
                    - text: Mute   # at night
                      segue:
                        to: Sounds
                        kind: presentModally
                        modalTransitionStyle: partialCurl   # like a page

            """
        let fixing = Fixing(Workspace(files: [("Sounds.yaml", text)]))
        let expected = text.replacing("action: add }", with: "action: add, enabled: notEditing }")
            .replacing("# like a page\n", with: "# like a page\n            modalPresentationStyle: fullScreen\n")
        #expect(fixing.changed.map { String(decoding: $0.bytes, as: UTF8.self) } == [expected])
        // The button waits for rows that can be edited, which no fix can add.
        #expect(fixing.analysis.diagnostics.map(\.id) == ["edit-button-without-editable-rows"])
    }

    @Test("changes nothing the second time")
    func twice() {
        let once = Fixing(Workspace(files: [("Sounds.yaml", Self.text)]))
        let text = String(decoding: once.changed[0].bytes, as: UTF8.self)
        let again = Fixing(Workspace(files: [("Sounds.yaml", text)]))
        #expect(again.changed.isEmpty && again.count == 0)
    }

    @Test("keeps line endings and the byte order mark")
    func lineEnds() {
        let text = "\u{FEFF}" + Self.text.replacing("\n", with: "\r\n")
        let fixing = Fixing(Workspace(files: [("Sounds.yaml", text)]))
        let fixed = String(decoding: fixing.changed[0].bytes, as: UTF8.self)
        let head = "\u{FEFF}# The sounds of the device.\r\nscreen: Sounds   # the name\r\ntitle:   Sounds\r\n"
        #expect(fixed.hasPrefix(head))
        #expect(fixing.analysis.diagnostics.isEmpty)
    }

    @Test("skips uncertain, suppressed and accepted findings")
    func leavesAlone() {
        let uncertain = """
            screen: Sounds
            title: Sounds
            table:
              style: grouped
              sections:
                - rows:
                    - Volume # tablespec:disable:next empty-row -- meant for the line or for what follows
                    # tablespec:disable:next obsolete-selection-style -- kept for the old look
                    - { text: Mute, selectionStyle: blue, action: mute }

            """
        let careful = Fixing(Workspace(files: [("Sounds.yaml", uncertain)]))
        #expect(careful.changed.isEmpty)
        #expect(careful.analysis.diagnostics.map(\.id) == ["malformed-suppression"])
        #expect(careful.analysis.diagnostics.first?.fixIts.isEmpty == false)
        let idle = Fixing(Workspace(files: [("Sounds.yaml", Self.text)])) { _ in [] }
        #expect(idle.changed.isEmpty && !idle.analysis.diagnostics.isEmpty)
    }

    @Test("changes only the files with something to fix")
    func otherFiles() {
        let clean = "screen: Other\ntitle: Other\ntable: { style: grouped, sections: [{ rows: [A] }] }\n"
        let fixing = Fixing(Workspace(files: [("Other.yaml", clean), ("Sounds.yaml", Self.text)]))
        #expect(fixing.changed.map(\.path) == ["Sounds.yaml"])
    }
}
