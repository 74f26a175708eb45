internal import TableSpecModel

/// Finds texts that are only partly visible to users with large text.
struct CutTextCheck {
    let content: ScreenContent
    let traits: PreviewTraits

    /// A problem for each truncated text, with the text sizes. It's a warning if the spec limits the lines or the
    /// height, or if the text doesn't even fit at the default size.
    var problems: [AccessibilityProblem] {
        var sizes: [CutText: [ContentSizeCategory]] = [:]
        var order: [CutText] = []
        for size in ContentSizeCategory.allCases {
            var traits = traits
            traits.textSize = size
            for text in cutTexts(LayoutEngine.layout(content, traits: traits)) {
                if sizes[text] == nil { order.append(text) }
                if sizes[text]?.last != size { sizes[text, default: []].append(size) }
            }
        }
        return order.map { text in
            let words = sizes[text]?.map(\.rawValue) ?? []
            let range = words.count > 1 ? "sizes \(words[0]) to \(words[words.count - 1])" : "size \(words.joined())"
            return AccessibilityProblem(
                kind: .cutOff,
                level: text.isLimited || sizes[text]?.contains(.large) == true ? .warning : .note,
                message: "'\(text.text)' is truncated at text \(range)"
            )
        }
    }

    private struct CutText: Hashable {
        var text: String
        /// Whether the spec limits the text, so that changing the spec could help.
        var isLimited: Bool
    }

    /// The parts of the screen with lines that end with an ellipsis, or that are in a container that is too low.
    private func cutTexts(_ layout: ScreenLayout) -> [CutText] {
        var texts: [CutText] = []
        func take(_ lines: [LaidOutLine], _ text: String?, isLimited: Bool = false) {
            guard let text, lines.contains(where: { $0.isTruncated || $0.isCut }) else { return }
            texts.append(CutText(text: DisplayText.singleLine(text), isLimited: isLimited))
        }
        take(layout.bars.lines(.title) + layout.bars.lines(.largeTitle), content.title)
        for section in layout.sections {
            take(section.lines(.header), section.section?.header)
            for node in section.rows {
                guard let row = node.row else { continue }
                let hasHeight = row.height != nil || content.rowHeight != nil
                // The text of a row has as many lines as it needs, unless the spec limits them.
                let hasLines = row.style != .value2 && row.textAttributes.numberOfLines > 0
                take(node.lines(.text), row.text, isLimited: hasHeight || hasLines)
                take(node.lines(.detail), row.detail, isLimited: hasHeight)
                for view in node.views {
                    guard case .view(let shown) = view.content, case .label(let label) = shown.kind else { continue }
                    take(view.lines, label.text, isLimited: hasHeight)
                }
            }
            take(section.lines(.footer), section.section?.footer)
        }
        return texts
    }
}
