import Foundation
import Testing

/// Many parts of a screen take part in one method of the delegate: the trigger of a row, what it opens, and the app's hooks.
@Suite("A method looks up the row of its index path once")
struct RowLookupTests {
    private static let hooks =
        "configure, willDisplay, didEndDisplaying, heightForRow, shouldHighlight, willSelect, didSelect, didDeselect, "
        + "accessoryButtonTapped"

    @Test(arguments: ["", "hooks: [\(hooks)]"])
    func aMethodFindsItsRowOnce(hooks: String) {
        let generated = Generated(
            """
            screen: Inbox
            types: { Message: { id: Int, text: String, isUnread: Bool } }
            state: { messages: [Message], hasMore: Bool, isOn: Bool }
            \(hooks)
            table:
              prototypes:
                - id: MessageCell
                  text: $(message.text)
                  action: open
                  accessory: { detailButton: { action: showDetails } }
                  trailingSwipeActions: [{ title: Delete, style: destructive, action: delete }]
                  leadingSwipeActions: [{ title: Flag, style: normal, action: flag }]
                  contextMenu: [{ title: Copy, action: copy }]
              sections:
                - id: all
                  rows: { forEach: message in messages, prototype: MessageCell, loadMore: { when: $(hasMore), action: load } }
                - id: more
                  rows:
                    - { id: settings, text: Settings, action: showSettings, height: 60 }
                    - { id: quiet, text: Quiet, toggle: $(isOn) }
            """
        )
        #expect(generated.findings == [])
        let methods = generated.swift.components(separatedBy: " func ").dropFirst()
        let lookups = methods.map { $0.components(separatedBy: "row(at: indexPath)").count - 1 }
        #expect(lookups.count(where: { $0 == 1 }) >= (hooks.isEmpty ? 6 : 10), "the methods look their rows up")
        for (method, count) in zip(methods, lookups) { #expect(count <= 1, "\(method)") }
    }
}
