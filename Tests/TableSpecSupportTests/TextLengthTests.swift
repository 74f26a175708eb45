import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// Fields that limit the length of their texts.
@MainActor
struct TextLengthTests {
    private let field = TableSpec.with(TableSpec.limitedTextField(placeholder: "Code")) { $0.maximumLength = 4 }

    @Test(arguments: [("", ""), ("abc", "abc"), ("abcd", "abcd"), ("abcde", "abcd"), ("👨‍👩‍👧‍👦éßあx", "👨‍👩‍👧‍👦éßあ")])
    func characters(text: String, limited: String) {
        field.text = text
        #expect(field.tableSpecValue == limited)
        field.sendActions(for: .editingChanged)
        #expect(field.text == limited)
    }

    /// A field without a placeholder is no other field.
    @Test func aFieldWithoutAPlaceholderIsLimitedToo() {
        let field = TableSpec.with(TableSpec.limitedTextField()) { $0.maximumLength = 3 }
        field.text = "12345"
        field.sendActions(for: .editingChanged)
        #expect(field.text == "123")
        #expect(field.font == .preferredFont(forTextStyle: .body) && field.adjustsFontForContentSizeCategory)
    }

    @Test func aTextInsertedInTheMiddleLosesItsOwnEnd() {
        field.text = "abXYZcd"
        field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 5)
            .flatMap { field.textRange(from: $0, to: $0) }
        field.sendActions(for: .editingChanged)
        #expect(field.text == "abcd")
    }

    @Test func aTextViewLimitsItsText() {
        let view = TableSpec.with(TableSpec.textView()) { $0.maximumLength = 3 }
        view.text = "abcdef"
        #expect(view.tableSpecValue == "abc")
    }
}
