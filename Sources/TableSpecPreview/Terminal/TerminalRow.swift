internal import TableSpecModel

/// A row in text previews.
struct TerminalRow {
    let content: RowContent
    let mark: RowMark
    let direction: LayoutDirection

    /// The columns of a `value2` label.
    private static let value2Columns = 12

    /// The minimum number of columns of a row's text next to its accessory.
    private static let minimumTextColumns = 4

    /// The lines of the row, each exactly as wide as requested.
    func lines(columns: Int) -> [String] {
        let trailing = Columns.truncated(trailing, to: max(0, columns - lead.count - Self.minimumTextColumns))
        let room = columns - ColumnRun.columns(of: trailing) - (trailing.isEmpty ? 0 : 1)
        let texts = textLines(room: max(0, room))
        return texts.enumerated().map { index, text in
            Columns.spread(text, index == 0 ? trailing : "", to: columns, direction)
        }
    }

    // MARK: Text

    /// The columns before the text: indentation and the mark of an image.
    private var lead: String {
        let indentation = Columns.spaces(min(max(0, content.indentationLevel), 8) * 2)
        let image = content.style.showsImage && content.showsPicture ? ["▣", " "] : []
        return direction.line([mark.leading, indentation] + image)
    }

    private func textLines(room: Int) -> [String] {
        let lead = lead
        let width = max(0, room - ColumnRun.columns(of: lead))
        var texts: [String]
        switch content.style {
        case .default: texts = titleLines(width)
        case .subtitle: texts = titleLines(width) + detailLines(width)
        case .value1: texts = valueLines(width)
        case .value2: texts = [contactLine(width)]
        case .custom:
            let views = TerminalViews(width: width, direction: direction)
            texts = content.content.map(views.lines) ?? []
        }
        if texts.isEmpty { texts = [""] }
        if let message = content.message {
            let lines = Columns.wrapped(message, to: width - 2)
            texts += lines.enumerated().map { direction.line([$0.offset == 0 ? "!" : " ", $0.element], gap: 1) }
        }
        let blank = Columns.spaces(ColumnRun.columns(of: lead))
        return texts.enumerated().map { direction.line([$0.offset == 0 ? lead : blank, $0.element]) }
    }

    private func titleLines(_ width: Int) -> [String] {
        content.text.map { Columns.wrapped($0, to: width, limit: max(0, content.textAttributes.numberOfLines)) } ?? []
    }

    /// The detail below the title, which is indented if there's no image.
    private func detailLines(_ width: Int) -> [String] {
        let indentation = !content.showsPicture ? "  " : ""
        return content.detail.map { detail in
            [direction.line([indentation, Columns.truncated(detail, to: width - indentation.count)])]
        } ?? []
    }

    /// The title keeps its width. The detail is right-aligned in the remaining columns.
    private func valueLines(_ width: Int) -> [String] {
        var titles = titleLines(width)
        let first = titles.first ?? ""
        let room = width - ColumnRun.columns(of: first) - (first.isEmpty ? 0 : 2)
        let detail = Columns.truncated(content.detail ?? "", to: room)
        let line = Columns.spread(first, detail, to: width, direction)
        if titles.isEmpty { return [line] }
        titles[0] = line
        return titles
    }

    private func contactLine(_ width: Int) -> String {
        let label = Columns.truncated(content.text ?? "", to: Self.value2Columns)
        let start = [Columns.spaces(Self.value2Columns - ColumnRun.columns(of: label)), label, "  "]
        let detail = Columns.truncated(content.detail ?? "", to: width - Self.value2Columns - 2)
        return direction.line(start + [detail])
    }

    // MARK: Accessory

    private var trailing: String {
        direction.line([accessory, accessory.isEmpty || mark.trailing.isEmpty ? "" : " ", mark.trailing])
    }

    private var chevron: String { direction.sign(">", mirrored: "<") }

    private var accessory: String {
        switch content.accessory {
        case .type(.none): ""
        case .type(.disclosureIndicator): chevron
        case .type(.detailDisclosureButton): direction.line(["ⓘ", " ", chevron])
        case .type(.checkmark): "✓"
        case .type(.detailButton): "ⓘ"
        case .control(let control): control.picture.terminalText(direction)
        }
    }
}
