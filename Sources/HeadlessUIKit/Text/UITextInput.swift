public import Foundation

/// A place in the text of a view.
@MainActor open class UITextPosition: NSObject {
    /// In UTF-16 units, as UIKit's own views count.
    let offset: Int

    init(_ offset: Int) { self.offset = offset }
}

/// A part of the text of a view.
@MainActor open class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition
    public var isEmpty: Bool { start.offset == end.offset }

    init(_ range: Range<Int>) { (start, end) = (UITextPosition(range.lowerBound), UITextPosition(range.upperBound)) }

    var offsets: Range<Int> { start.offset..<end.offset }
}

/// The cursor and the marked text of text views and fields, which a person is composing from several keys
/// (https://developer.apple.com/documentation/uikit/uitextinput).
@MainActor public protocol UITextInput: AnyObject {
    var selectedTextRange: UITextRange? { get set }
    /// “If there is no marked text, the value of the property is nil.”
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let offsets = [fromPosition.offset, toPosition.offset].sorted()
        return UITextRange(offsets[0]..<offsets[1])
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}

extension UITextField: UITextInput {
    public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

    public var selectedTextRange: UITextRange? {
        get { UITextRange(selection) }
        set { selection = newValue?.offsets.clamped(to: 0..<endOfDocument.offset) ?? selection }
    }

    public var markedTextRange: UITextRange? { marked.map { UITextRange($0) } }
}

extension UITextView: UITextInput {
    public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

    public var selectedTextRange: UITextRange? {
        get { Range(selectedRange).map { UITextRange($0) } }
        set { selectedRange = newValue.map { NSRange($0.offsets) } ?? selectedRange }
    }

    /// Nobody composes text in a view of the stand-in.
    public var markedTextRange: UITextRange? { nil }
}
