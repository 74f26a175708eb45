package import TableSpecMarkdown

extension ContentView {
    /// Whether a tap on a link in the label's text opens it, or calls the app's method with its URL.
    ///
    /// Such a label is a `UITextView` in the app, because a `UILabel` doesn't respond to taps
    /// (https://developer.apple.com/documentation/uikit/uilabel).
    package var followsLinks: Bool {
        guard case .label(let label) = kind, label.app == nil, label.mayHaveLinks else { return false }
        return keysWithoutLinks.isEmpty && (self[.tap].isNone || self[.tap].callsMethod)
    }

    /// The keys of the label that exclude links, because a `UITextView` doesn't have these attributes or uses the
    /// gesture itself.
    package var keysWithoutLinks: [ContentKey] {
        guard case .label(let label) = kind else { return [] }
        let style = label.style
        let keys: [(key: ContentKey, isStated: Bool)] = [
            (.highlightedTextColor, style.highlightedColor.isStated), (.shadow, style.shadow != nil),
            (.adjustsFontSizeToFitWidth, style.adjustsFontSizeToFitWidth.isStated),
            (.minimumScaleFactor, style.minimumScaleFactor.isStated), (.enabled, label.enabled != nil),
            (.longPress, !self[.longPress].isNone),
        ]
        return keys.filter(\.isStated).map(\.key)
    }
}

extension ContentLabel {
    /// Whether the text has links, or is a value that may have some.
    var mayHaveLinks: Bool { isMarkdown && text.map { $0.soleBinding != nil || !$0.links.isEmpty } == true }
}

extension TextTemplate {
    /// The links in a text that is Markdown, with `…` for values.
    package var links: [InlineMarkdown.Run] {
        let pieces = segments.map { segment in
            if case .literal(let piece) = segment { return piece }
            return "…"
        }
        return InlineMarkdown(pieces.joined()).runs.filter { $0.link != nil }
    }
}
