import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// The cursor of a field whose text the app changes while the user types.
@MainActor
struct CursorTests {
    private let field = TableSpec.textField()
    private let view = TableSpec.textView()
    private let screen: HeadlessScreen

    init() {
        let controller = UIViewController()
        controller.view.addSubview(field)
        controller.view.addSubview(view)
        screen = HeadlessScreen(controller)
        TableSpec.onChange(of: field) { TableSpec.show(Self.formatted($0.tableSpecValue), in: $0) }
        TableSpec.onChange(of: view) { TableSpec.show(Self.formatted($0.tableSpecValue), in: $0) }
    }

    /// A number in groups of three digits, as an app writes it back.
    private static func formatted(_ text: String) -> String {
        let digits = text.filter(\.isNumber)
        return digits.enumerated().map { $0 > 0 && $0 % 3 == 0 ? "-\($1)" : "\($1)" }.joined()
    }

    private static func cursor(in input: some UITextInput) -> Int? {
        input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.end) }
    }

    @Test func itStaysBehindTheDigitThatWasTypedInTheMiddle() {
        field.type("5551234")
        #expect(field.text == "555-123-4" && Self.cursor(in: field) == 9)
        field.dragCursor(to: 2)
        field.type("9")
        #expect(field.text == "559-512-34" && Self.cursor(in: field) == 3)
        field.type("8")
        #expect(field.text == "559-851-234" && Self.cursor(in: field) == 5)
    }

    @Test func itStaysInATextView() {
        view.type("5551234")
        view.selectedRange = NSRange(location: 2, length: 0)
        view.type("9")
        #expect(view.text == "559-512-34" && Self.cursor(in: view) == 3)
    }

    @Test func itStaysInATextThatBecomesShorterThanTheRest() {
        field.type("1234567")
        field.dragCursor(to: 2)
        TableSpec.show("123", in: field)
        #expect(Self.cursor(in: field) == 2)
        TableSpec.show("1", in: field)
        #expect(Self.cursor(in: field) == 0)
    }

    @Test func aTextThatIsNotBeingEditedIsTypedInAtItsEnd() {
        TableSpec.show("12", in: field)
        field.type("3")
        #expect(field.text == "123")
    }

    /// A screen that shows its state again leaves an unfinished Japanese word alone; another text ends it.
    @Test func aWordInTheMakingStaysWhileItsTextDoes() {
        let plain = TableSpec.textField()
        screen.window.addSubview(plain)
        plain.compose("か")
        TableSpec.show("か", in: plain)
        #expect(plain.markedTextRange != nil)
    }
}
