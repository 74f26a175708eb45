public import Foundation

/// A control for one line of text.
@MainActor open class UITextField: UIControl, UITextInputTraits {
    /// The text, which is never `nil` when you read it, as in UIKit. Setting it runs no action.
    open var text: String? = "" { didSet { moveCursorToEnd() } }
    /// The text with attributes. HeadlessUIKit keeps only the plain text.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The text that appears while the field is empty.
    open var placeholder: String?
    /// The placeholder with attributes. HeadlessUIKit keeps only the plain text.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    /// The color of the text.
    open var textColor: UIColor? = .label
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The alignment of the text.
    open var textAlignment: NSTextAlignment = .natural
    /// The border.
    open var borderStyle: BorderStyle = .none
    /// Whether a text that doesn't fit is shown in a smaller font.
    open var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the user's text size.
    open var adjustsFontForContentSizeCategory = false
    /// The smallest size of the font, in points.
    open var minimumFontSize: CGFloat = 0
    /// The delegate.
    open weak var delegate: (any UITextFieldDelegate)?
    /// When the clear button is visible.
    open var clearButtonMode: ViewMode = .never
    /// The view on the left.
    open var leftView: UIView?
    /// When the view on the left is visible.
    open var leftViewMode: ViewMode = .never
    /// The view on the right.
    open var rightView: UIView?
    /// When the view on the right is visible.
    open var rightViewMode: ViewMode = .never
    /// Whether the text is deleted when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether typing replaces the text.
    open var clearsOnInsertion = false
    /// Whether the user can change text attributes.
    open var allowsEditingTextAttributes = false
    /// The background image.
    open var background: UIImage?
    /// The background image while the field is disabled.
    open var disabledBackground: UIImage?
    /// The view that replaces the keyboard.
    open var inputView: UIView?
    /// The view above the keyboard.
    open var inputAccessoryView: UIView?
    /// Whether the field is being edited.
    open internal(set) var isEditing = false
    /// The selected range, in UTF-16 units; empty at a cursor.
    var selection = 0..<0
    /// The marked text, which the user is composing from several keys.
    var marked: Range<Int>?

    /// How the keyboard capitalizes.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether the keyboard corrects text.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Whether the keyboard checks spelling.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Whether the keyboard uses curly quotes.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether the keyboard changes hyphens to dashes.
    open var smartDashesType: UITextSmartDashesType = .default
    /// Whether the keyboard adds and removes spaces automatically.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// The keys of the keyboard.
    open var keyboardType: UIKeyboardType = .default
    /// The appearance of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// The title of the return key.
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the return key is disabled while the field is empty.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is hidden.
    open var isSecureTextEntry = false
    /// The meaning of the text, which the system uses for AutoFill.
    open var textContentType: UITextContentType!

    /// Whether the field contains text.
    open var hasText: Bool { text?.isEmpty == false }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Setting the text moves the cursor to its end, and ends any composition.
    private func moveCursorToEnd() {
        let end = (text ?? "").utf16.count
        (selection, marked) = (end..<end, nil)
    }

    /// The height of one line, and at least 34 points with a border (measured).
    open override var intrinsicContentSize: CGSize {
        let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
        return CGSize(width: UIView.noIntrinsicMetric, height: borderStyle == .none ? line : max(line, 34))
    }

    /// Starts editing. Asks the delegate, then calls the delegate and the control's actions.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        isEditing = true
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// Ends editing. Asks the delegate, then calls the delegate and the control's actions.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        isEditing = false
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        return true
    }
}

extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When an overlay view of a text field is visible.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed
    }
}

/// The delegate of a text field. Every method is optional, as in UIKit.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether editing can begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing can end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called after editing has ended, with the reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether a change of the text is allowed.
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Called after the selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the clear button can delete the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the return key has its standard effect.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason, as UIKit does.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns `true`.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
