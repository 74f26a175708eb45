internal import TableSpecModel

/// Finds texts that are only partly visible to users with large text.
struct CutTextCheck {
    let content: ScreenContent
    let traits: PreviewTraits

    /// A problem for each text, with the sizes at which it is cut off.
    var problems: [AccessibilityProblem] {
        var sizes: [String: [ContentSizeCategory]] = [:]
        var order: [String] = []
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
                level: sizes[text]?.contains(.large) == true ? .warning : .note,
                message: "\(text) is truncated at text \(range)"
            )
        }
    }

    /// The parts of the screen with lines that end with an ellipsis, or lie in something too low for them.
    private func cutTexts(_ layout: ScreenLayout) -> [String] {
        var texts: [String] = []
        func take(_ lines: [LaidOutLine], _ text: String?) {
            guard let text, lines.contains(where: { $0.isTruncated || $0.isCut }) else { return }
            texts.append("'\(DisplayText.singleLine(text))'")
        }
        take([layout.bars.titleLine, layout.bars.largeTitleLine].compactMap { $0 }, content.title)
        for (section, place) in zip(content.sections, layout.sections) {
            take(place.headerLines, section.header)
            for (row, lines) in zip(section.rows, place.rows) {
                take(lines.textLines, row.text)
                take(lines.detailLines, row.detail)
                for (view, placed) in zip(row.content?.leaves ?? [], lines.views) {
                    guard case .label(let label) = view.kind else { continue }
                    take(placed.lines, label.text)
                }
            }
            take(place.footerLines, section.footer)
        }
        return texts
    }
}
