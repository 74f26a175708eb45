import TableSpecDiagnostics
import TableSpecRules
import TableSpecTestSupport
import Testing

/// Three screens as someone writes them who knows UIKit and SwiftUI, but not the language. The findings of the first
/// attempt say all that the second attempt needs.
@Suite("A newcomer's screens are correct after one round of findings")
struct NewcomerTests {
    struct Attempts: CustomTestStringConvertible {
        let testDescription: String
        let first: String
        /// The messages and the remedies of the first attempt.
        let findings: [(message: String, help: String)]
        let second: String
    }

    static let attempts = [
        Attempts(
            testDescription: "inbox",
            first: """
                screen: Inbox
                title: Inbox
                types:
                  Message: { id: Int, sender: String, subject: String }
                input: { messages: [Message] }
                leftBarButtonItem: edit
                rightBarButtonItem: { systemItem: compose, action: compose }
                table:
                  style: plain
                  cells:
                    - { identifier: MessageCell, style: subtitle, text: $(message.sender), detail: $(message.subject), accessory: disclosureIndicator }
                  sections:
                    - title: Today
                      rows:
                        forEach: message in messages
                        cell: MessageCell
                        swipeActions:
                          - { title: Flag, backgroundColor: systemOrange, action: flag }
                        segue: MessageDetail
                """,
            findings: [
                (
                    "unknown key 'leftBarButtonItem' in file",
                    "move the leading buttons into the navigation item: 'navigationItem: { left: … }'"
                ),
                (
                    "unknown key 'rightBarButtonItem' in file",
                    "move the trailing buttons into the navigation item: 'navigationItem: { right: … }'"
                ),
                ("unknown key 'cells' in table; expected 'prototypes'", "'cells' is called 'prototypes' here"),
                ("unknown key 'identifier' in prototype; expected 'id'", "'identifier' is called 'id' here"),
                ("unknown key 'title' in section; expected 'header'", "'title' is called 'header' here"),
                ("unknown key 'cell' in dynamic rows; expected 'prototype'", "'cell' is called 'prototype' here"),
                (
                    "unknown key 'swipeActions' in dynamic rows",
                    "move swipe actions into the prototype: 'prototypes: [{ id: Cell, trailingSwipeActions: … }]'"
                ),
                (
                    "unknown key 'backgroundColor' in swipe action; expected 'color'",
                    "'backgroundColor' is called 'color' here"
                ),
                (
                    "unknown key 'segue' in dynamic rows",
                    "describe the row in its prototype: 'prototypes: [{ id: Cell, … }]'"
                ),
            ],
            second: """
                screen: Inbox
                title: Inbox
                types:
                  Message: { id: Int, sender: String, subject: String }
                input: { messages: [Message] }
                navigationItem:
                  left: edit
                  right: { systemItem: compose, action: compose }
                table:
                  style: plain
                  prototypes:
                    - id: MessageCell
                      style: subtitle
                      text: $(message.sender)
                      detail: $(message.subject)
                      accessory: disclosureIndicator
                      trailingSwipeActions:
                        - { title: Flag, color: systemOrange, action: flag }
                      segue: MessageDetail
                  sections:
                    - header: Today
                      rows:
                        forEach: message in messages
                        prototype: MessageCell
                """
        ),
        Attempts(
            testDescription: "sign-in",
            first: """
                screen: SignIn
                title: Sign In
                state: { email: String, password: String }
                table:
                  style: insetGrouped
                  sections:
                    - header: Account
                      rows:
                        - textField: $(email)
                          placeholder: name@example.com
                          keyboardType: emailAddress
                          autocapitalization: none
                          required: true
                        - textField: $(password)
                          placeholder: Password
                          secure: true
                          minLength: 8
                    - rows:
                        - { text: Sign In, button: true, action: signIn }
                """,
            findings: [
                (
                    "unknown keys 'textField', 'placeholder', 'keyboardType' and 'autocapitalization' in row",
                    "move them into 'content': "
                        + "'content: { textField: …, placeholder: …, keyboardType: …, autocapitalizationType: … }'"
                ),
                ("unknown key 'required' in row", "write in the row 'validate: { required: Enter a name. }'"),
                (
                    "unknown keys 'textField', 'placeholder' and 'secure' in row",
                    "move them into 'content': 'content: { textField: …, placeholder: …, isSecureTextEntry: … }'"
                ),
                (
                    "unknown key 'minLength' in row",
                    "write in the row 'validate: { when: $(name.count >= 8), else: Use 8 characters or more. }'"
                ),
                (
                    "unknown key 'button' in row",
                    "write 'action: signIn' and 'textColor: tintColor' for a row that is a button, or "
                        + "'content: { button: Sign In, action: signIn }' or 'accessory: { button: … }' for a button in it"
                ),
            ],
            second: """
                screen: SignIn
                title: Sign In
                state: { email: String, password: String }
                table:
                  style: insetGrouped
                  sections:
                    - header: Account
                      rows:
                        - content:
                            textField: $(email)
                            placeholder: name@example.com
                            keyboardType: emailAddress
                            autocapitalizationType: none
                          validate: { required: Enter your email address. }
                        - content: { textField: $(password), placeholder: Password, isSecureTextEntry: true }
                          validate: { when: $(password.count >= 8), else: Use 8 characters or more. }
                    - rows:
                        - { text: Sign In, textColor: tintColor, action: signIn }
                """
        ),
        Attempts(
            testDescription: "settings",
            first: """
                screen: Settings
                title: Settings
                state:
                  appearance: "enum(system, light, dark) = system"
                  reminder: Date
                  sendsReceipts: Bool = true
                table:
                  style: insetGrouped
                  sections:
                    - rows:
                        - { text: Appearance, picker: $(appearance), options: [System, Light, Dark] }
                        - { text: Reminder, datePicker: $(reminder), mode: time }
                        - { text: Send Receipts, switch: $(sendsReceipts) }
                        - { text: Version, detail: 2.1 }
                        - { text: Help, url: https://example.com/help }
                """,
            findings: [
                (
                    "unknown key 'picker' in row",
                    "write 'choose: { value: $(choice) }' for a list on a separate screen, "
                        + "'accessory: { menu: $(choice) }' for a menu, or 'content: { pickerView: $(number) }' for a picker view"
                ),
                (
                    "unknown key 'options' in row",
                    "the choices of an enumeration are its cases; for texts, write "
                        + "'choose: { value: $(choice), options: [ … ] }'"
                ),
                (
                    "unknown keys 'datePicker' and 'mode' in row",
                    "move them into 'accessory': 'accessory: { datePicker: …, mode: … }'"
                ),
                (
                    "unknown key 'switch' in row",
                    "write 'content: { switch: … }', which fills the row, or 'accessory: { switch: … }' after its text"
                ),
                (
                    "row 'version' has a detail text, but the 'default' cell style doesn't show one",
                    "set 'style' to 'subtitle' (detail below the text), or to 'value1' or 'value2' (beside it)"
                ),
                ("unknown key 'url' in row; expected 'openURL'", "'url' is called 'openURL' here"),
            ],
            second: """
                screen: Settings
                title: Settings
                state:
                  appearance: "enum(system, light, dark) = system"
                  reminder: Date
                  sendsReceipts: Bool = true
                table:
                  style: insetGrouped
                  sections:
                    - rows:
                        - { text: Appearance, choose: { value: $(appearance) } }
                        - { text: Reminder, accessory: { datePicker: $(reminder), mode: time } }
                        - { text: Send Receipts, accessory: { switch: $(sendsReceipts) } }
                        - { text: Version, style: value1, detail: 2.1 }
                        - { text: Help, openURL: https://example.com/help }
                """
        ),
    ]

    private static let detail = """
        screen: MessageDetail
        table: { sections: [{ rows: [Message] }] }
        """

    private static func found(_ text: String) -> [Diagnostic] {
        let linted = Linted([("Example.yaml", text), ("MessageDetail.yaml", detail)])
        return (linted.earlier + linted.findings).sortedByPlace(in: linted.sources).filter { $0.severity == .error }
    }

    @Test("the first attempt is told the right words and places", arguments: attempts)
    func firstAttempt(_ attempts: Attempts) {
        let found = Self.found(attempts.first)
        #expect(found.map(\.message) == attempts.findings.map(\.message))
        #expect(found.map { $0.help ?? "" } == attempts.findings.map(\.help))
    }

    @Test("what follows the findings is free of errors", arguments: attempts)
    func secondAttempt(_ attempts: Attempts) {
        #expect(Self.found(attempts.second).map(\.message) == [])
    }
}
