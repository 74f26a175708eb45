public import UIKit

#if links && !markdown
#error("links needs markdown")
#endif

#if links
extension TableSpec {
    /// A text with Markdown that looks like a label, and whose links can be tapped.
    public final class LinkTextView: UITextView, UITextViewDelegate {
        /// The text with Markdown.
        public var markdown = "" {
            didSet { if markdown != oldValue { showText() } }
        }
        /// Creates the font of the text, also when the preferred text size changes.
        public var makeFont: () -> UIFont {
            didSet { showText() }
        }
        /// How the last line is truncated.
        public var lineBreakMode: NSLineBreakMode {
            get { textContainer.lineBreakMode }
            set { textContainer.lineBreakMode = newValue }
        }
        fileprivate var follow: ((URL) -> Void)?
        private let color: UIColor
        private let alignment: NSTextAlignment
        private let lines: Int?

        fileprivate init(style: UIFont.TextStyle, color: UIColor, alignment: NSTextAlignment, lines: Int?) {
            makeFont = { .preferredFont(forTextStyle: style) }
            (self.color, self.alignment, self.lines) = (color, alignment, lines)
            super.init(frame: .zero, textContainer: nil)
            isEditable = false
            isScrollEnabled = false
            backgroundColor = .clear
            textContainerInset = .zero
            textContainer.lineFragmentPadding = 0
            textContainer.lineBreakMode = .byTruncatingTail
            // As a label draws them.
            linkTextAttributes = [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
            setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            delegate = self
            showText()
            #if !before17
            registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: LinkTextView, _) in
                view.showText()
            }
            #endif
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        #if before17
        public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { showText() }
        }
        #endif

        // Selecting text would show the cursor and the menu of an editor.
        public override var canBecomeFirstResponder: Bool { false }

        // Only links receive touches. Others belong to the row.
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            let text = textStorage
            var isLink = false
            text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, stop in
                guard link != nil, let start = position(from: beginningOfDocument, offset: range.location),
                    let end = position(from: start, offset: range.length), let part = textRange(from: start, to: end)
                else { return }
                isLink = selectionRects(for: part).contains { $0.rect.contains(point) }
                if isLink { stop.pointee = true }
            }
            return isLink
        }

        #if before17
        // iOS 15 and 16 call this method, which iOS 17 replaces (Apple's documentation of UITextViewDelegate).
        public func textView(
            _ textView: UITextView,
            shouldInteractWith url: URL,
            in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            guard interaction == .invokeDefaultAction, let follow else { return true }
            follow(url)
            return false
        }
        #endif

        // Apple's documentation of UITextViewDelegate: returns the action for a tap, or `nil` for none.
        @available(iOS 17.0, *)
        public func textView(
            _ textView: UITextView,
            primaryActionFor textItem: UITextItem,
            defaultAction: UIAction
        ) -> UIAction? {
            guard let follow, case .link(let url) = textItem.content else { return defaultAction }
            return UIAction { _ in follow(url) }
        }

        private func showText() {
            let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            textContainer.maximumNumberOfLines = lines ?? (isLarge ? 0 : 1)
            let (styled, font) = (TableSpec.markdown(markdown), makeFont())
            attributedText = styled
            // These properties apply to the entire text.
            (self.font, textColor, textAlignment) = (font, color, alignment)
            let (text, whole) = (textStorage, NSRange(location: 0, length: styled.length))
            styled.enumerateAttribute(.inlinePresentationIntent, in: whole) { number, range, _ in
                guard let number = number as? NSNumber else { return }
                let intent = InlinePresentationIntent(rawValue: number.uintValue)
                text.addAttribute(.font, value: Self.variant(of: font, intent), range: range)
                if intent.contains(.strikethrough) {
                    text.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: range)
                }
            }
            text.removeAttribute(.inlinePresentationIntent, range: whole)
        }

        /// Returns a font with the styles of Markdown.
        private static func variant(of font: UIFont, _ intent: InlinePresentationIntent) -> UIFont {
            if intent.isDisjoint(with: [.stronglyEmphasized, .emphasized, .code]) { return font }
            let font =
                intent.contains(.code) ? .monospacedSystemFont(ofSize: font.pointSize, weight: .regular) : font
            var traits = font.fontDescriptor.symbolicTraits
            if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
            if intent.contains(.emphasized) { traits.insert(.traitItalic) }
            return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? font
        }
    }
}

@MainActor
extension TableSpec {
    /// Creates a text with Markdown for a row, whose links open their URLs.
    ///
    /// - Parameter lines: The maximum number of lines. By default, it's one line, or as many as the text needs at
    ///   accessibility text sizes.
    public static func linkTextView(
        style: UIFont.TextStyle = .body,
        color: UIColor = .label,
        alignment: NSTextAlignment = .natural,
        lines: Int? = nil
    ) -> LinkTextView {
        LinkTextView(style: style, color: color, alignment: alignment, lines: lines)
    }

    /// Calls a closure with the URL of each link that is tapped, instead of opening it, replacing an earlier closure.
    @discardableResult
    public static func onLink(of view: LinkTextView, _ action: @escaping (URL) -> Void) -> LinkTextView {
        view.follow = action
        return view
    }
}
#endif
