public import Foundation

/// The text of a text view with its attributes. HeadlessUIKit keeps no attributes that are added to it.
open class NSTextStorage: NSMutableAttributedString {
    /// Does nothing.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {}
    /// Does nothing.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {}
}

/// The area in which a text is laid out.
@MainActor open class NSTextContainer: NSObject {
    /// The space at the ends of lines, in points: “The default value of this property is 5.0”
    /// (https://developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding).
    open var lineFragmentPadding: CGFloat = 5
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0
    /// How the last line is truncated.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping
}

/// The area of a part of a text.
@MainActor open class UITextSelectionRect: NSObject {
    /// The area in the coordinates of the view, in points.
    open var rect: CGRect

    init(_ rect: CGRect) { self.rect = rect }
}

/// What a user does with a link in a text view before iOS 17.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}

/// A part of a text that can be tapped (https://developer.apple.com/documentation/uikit/uitextitem).
@available(iOS 17.0, *)
@MainActor open class UITextItem: NSObject {
    /// The kind of a part.
    public enum Content: Sendable {
        case link(URL)
        case tag(String)
    }

    /// The kind of the part, with its value.
    public let content: Content
    /// The range of the part in UTF-16 code units.
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
    }
}
