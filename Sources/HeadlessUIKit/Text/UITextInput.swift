public import Foundation

/// A position in the text of a view.
@MainActor open class UITextPosition: NSObject {
    /// In UTF-16 units, as UIKit's own views count.
    let offset: Int

    init(_ offset: Int) { self.offset = offset }
}

/// A range of the text of a view.
@MainActor open class UITextRange: NSObject {
    /// The start of the range.
    public let start: UITextPosition
    /// The end of the range.
    public let end: UITextPosition
    /// Whether the range is empty.
    public var isEmpty: Bool { start.offset == end.offset }

    init(_ range: Range<Int>) { (start, end) = (UITextPosition(range.lowerBound), UITextPosition(range.upperBound)) }

    var offsets: Range<Int> { start.offset..<end.offset }
}

/// The cursor and the marked text of text views and fields. Marked text is text that the user is composing from several
/// keys (https://developer.apple.com/documentation/uikit/uitextinput).
@MainActor public protocol UITextInput: AnyObject {
    /// The selected range, which is empty at a cursor.
    var selectedTextRange: UITextRange? { get set }
    /// The marked text: “If there is no marked text, the value of the property is nil.”
    var markedTextRange: UITextRange? { get }
    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset in UTF-16 code units, or `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the offset between two positions, in UTF-16 code units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

extension UITextInput {
    /// The start of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    /// Returns the range between two positions in any order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let offsets = [fromPosition.offset, toPosition.offset].sorted()
        return UITextRange(offsets[0]..<offsets[1])
    }

    /// Returns the position at an offset in UTF-16 code units, or `nil` outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
    }

    /// Returns the offset between two positions, in UTF-16 code units.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}

extension UITextField: UITextInput {
    /// The end of the text.
    public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

    /// The selected range, which is empty at a cursor.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(selection) }
        set { selection = newValue?.offsets.clamped(to: 0..<endOfDocument.offset) ?? selection }
    }

    /// The marked text, or `nil`.
    public var markedTextRange: UITextRange? { marked.map { UITextRange($0) } }
}

extension UITextView: UITextInput {
    /// The end of the text.
    public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

    /// The selected range, which is empty at a cursor.
    public var selectedTextRange: UITextRange? {
        get { Range(selectedRange).map { UITextRange($0) } }
        set { selectedRange = newValue.map { NSRange($0.offsets) } ?? selectedRange }
    }

    /// Always `nil`, because HeadlessUIKit composes text in fields only.
    public var markedTextRange: UITextRange? { nil }
}
