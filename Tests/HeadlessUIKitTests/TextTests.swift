import Foundation
import HeadlessUIKit
import Testing

/// Text fields and views: first responder, delegate and events while a user types.
@MainActor struct TextTests {
    @Test("A font or color that is set later applies to the whole attributed text")
    func attributesSetLater() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.attributedText = try NSAttributedString(markdown: "a **b**", options: options)
        func attribute(_ key: NSAttributedString.Key, at place: Int) -> Any? {
            label.attributedText?.attribute(key, at: place, effectiveRange: nil)
        }
        #expect(attribute(.font, at: 0) == nil && attribute(.inlinePresentationIntent, at: 2) as? NSNumber == 2)
        label.font = .systemFont(ofSize: 30)
        label.textColor = .systemRed
        for place in [0, 2] {
            #expect(attribute(.font, at: place) as? UIFont == .systemFont(ofSize: 30))
            #expect(attribute(.foregroundColor, at: place) as? UIColor == .systemRed)
        }
        label.text = "c"
        #expect(attribute(.font, at: 0) == nil)
    }

    private final class Limit: NSObject, UITextFieldDelegate {
        var events: [String] = []
        func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }
        func textField(
            _ textField: UITextField,
            shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            (textField.text ?? "").count + string.count <= 3
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }

    @Test func typingAsksTheDelegateForEveryCharacter() {
        let (field, limit) = (UITextField(), Limit())
        field.delegate = limit
        var changes: [String?] = []
        field.addAction(UIAction { [unowned field] _ in changes.append(field.text) }, for: .editingChanged)
        #expect(field.type("höher"))
        #expect(field.text == "höh")
        #expect(changes == ["h", "hö", "höh"])
        #expect(field.isFirstResponder && field.isEditing)
        #expect(field.tapReturn())
        #expect(limit.events == ["begin", "end"])
        #expect(!field.isEditing)
    }

    @Test func thereIsOneFirstResponder() {
        let (first, second) = (UITextField(), UITextField())
        first.becomeFirstResponder()
        second.becomeFirstResponder()
        #expect(!first.isFirstResponder && second.isFirstResponder)
        second.isEnabled = false
        second.resignFirstResponder()
        #expect(!second.type("x"))
    }

    @Test func setTextByCodeTellsNobody() {
        let field = UITextField()
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .allEditingEvents)
        field.text = "x"
        #expect(changes == 0)
        #expect(field.tapDelete() && field.text == "" && changes == 2)
    }

    @Test func returnEndsEditingWhereAnActionWaits() {
        let field = UITextField()
        field.type("x")
        field.tapReturn()
        #expect(field.isEditing)
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        field.tapReturn()
        #expect(!field.isEditing)
    }

    @Test func theClearButtonExistsWhereAskedFor() {
        let field = UITextField()
        field.text = "x"
        #expect(!field.tapClear())
        field.clearButtonMode = .always
        #expect(field.hasText && field.tapClear() && field.text == "" && !field.hasText)
    }

    @Test func textViews() {
        final class Changes: NSObject, UITextViewDelegate {
            var count = 0
            func textViewDidChange(_ textView: UITextView) { count += 1 }
        }
        let (view, changes) = (UITextView(), Changes())
        view.delegate = changes
        #expect(view.type("a\nb") && view.text == "a\nb" && changes.count == 1)
        view.isEditable = false
        view.resignFirstResponder()
        #expect(!view.type("c"))
    }

    /// The defaults of UIKit's text input traits
    /// (https://developer.apple.com/documentation/uikit/uitextinputtraits).
    @Test func aTextViewHasTheDefaultTraits() {
        let view = UITextView()
        #expect(view.autocapitalizationType == .sentences)
        #expect(view.autocorrectionType == .default && view.spellCheckingType == .default)
        #expect(view.keyboardType == .default && view.returnKeyType == .default)
    }
}
