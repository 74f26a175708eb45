package import TableSpecModel

/// Draws a screen as text for a terminal, without any escape sequences.
package struct TextRenderer {
    /// The minimum and maximum number of columns of a preview.
    private static let columns = 20...400

    /// The preview of a screen. Every line is exactly `width` columns wide (20 to 400), with a line feed after each.
    ///
    /// In editing mode, rows show their controls: `(-)`, `(+)` and `≡`. A swiped row shows its button, and a selected
    /// one `»`. Full-width characters take two columns, and characters whose width depends on the terminal take one. A
    /// family emoji and a flag take two, as one character; terminals that count their scalars separately (`wcwidth`)
    /// draw them wider. Right-to-left texts are isolated, so that a terminal that reorders them keeps the columns in
    /// place. In a right-to-left layout, all lines are mirrored.
    package static func render(
        _ content: ScreenContent,
        state: PreviewState = .normal,
        tabBar: TabBarContext? = nil,
        direction: LayoutDirection = .leftToRight,
        width: Int = 60
    ) -> String {
        let columns = min(max(width, columns.lowerBound), columns.upperBound)
        return TextRenderer(state: state, width: columns, direction: direction).render(content, tabBar: tabBar)
    }

    private let state: PreviewState
    private let width: Int
    private let direction: LayoutDirection

    private func render(_ content: ScreenContent, tabBar: TabBarContext?) -> String {
        let content = content.shown(in: state)
        let subject = content.subject(of: state)
        let inner = width - 4
        var lines = ["┌\(rule(width - 2))┐"]
        let bar = TerminalBar(content: content, columns: inner, state: state, direction: direction)
        if !content.isNavigationBarHidden {
            lines += (bar.lines + bar.popup).map { "│ \($0) │" }
            lines.append("├\(rule(width - 2))┤")
        }
        let below = content.viewsBelow.flatMap(bar.lines)
        lines += content.viewsAbove.flatMap(bar.lines).map { "│ \($0) │" }
        lines += framed(headerViewLines(content.headerView, columns: inner), inner)
        for (index, section) in content.sections.enumerated() {
            let rows = section.rows.enumerated().map { position, row in
                let isSubject = subject == RowPlace(section: index, row: position)
                let mark = RowMark(of: row, in: state, isSubject: isSubject, columns: inner, direction)
                return TerminalRow(content: row, mark: mark, direction: direction)
            }
            lines += sectionLines(section, rows, style: content.style, isFirst: index == 0, columns: inner)
        }
        var end = (content.unavailable?.texts ?? []).flatMap { Columns.wrapped($0, to: inner) }
        end += headerViewLines(content.footerView, columns: inner)
        if !content.sectionIndexTitles.isEmpty {
            end.append("Index: " + content.sectionIndexTitles.joined(separator: " "))
        }
        end += viewLines(content.backgroundView, columns: inner) + viewLines(content.overlay, columns: inner)
        lines += framed(end, inner)
        lines += below.map { "│ \($0) │" }
        for bottom in [bar.toolbar, tabBar.map(bar.tabs) ?? []] where !bottom.isEmpty {
            lines += ["├\(rule(width - 2))┤"] + bottom.map { "│ \($0) │" }
        }
        lines.append("└\(rule(width - 2))┘")
        return lines.map(\.withIsolates).joined(separator: "\n") + "\n"
    }

    private func rule(_ count: Int) -> String { String(repeating: "─", count: max(0, count)) }

    /// Lines between the sides of the screen.
    private func framed(_ lines: [String], _ columns: Int) -> [String] {
        lines.map { "│ \(Columns.padded($0, to: columns, direction)) │" }
    }

    private func headerViewLines(_ view: HeaderViewContent?, columns: Int) -> [String] {
        if let views = view?.content { return viewLines(views, columns: columns) }
        return view?.text.map { Columns.wrapped($0, to: columns) } ?? []
    }

    private func sectionLines(
        _ section: SectionContent,
        _ rows: [TerminalRow],
        style: TableStyle,
        isFirst: Bool,
        columns: Int
    ) -> [String] {
        var header = isFirst || style == .plain ? [] : [""]
        if let text = section.header { header += headerLines(text, style: style, columns: columns) }
        header += viewLines(section.headerAttributes?.views, columns: columns)
        let footer = section.footer.map { Columns.wrapped($0, to: columns) } ?? []
        return framed(header, columns) + rowsLines(rows, style: style, columns: columns)
            + framed(footer + viewLines(section.footerAttributes?.views, columns: columns), columns)
    }

    private func viewLines(_ views: CellViewContent?, columns: Int) -> [String] {
        views.map { TerminalViews(width: columns, direction: direction).lines(of: $0) } ?? []
    }

    private func headerLines(_ header: String, style: TableStyle, columns: Int) -> [String] {
        guard style == .plain else { return Columns.wrapped(header, to: columns) }
        let text = Columns.truncated(header, to: columns - 6)
        return [direction.line(["──", " ", text, " ", rule(columns - ColumnRun.columns(of: text) - 4)])]
    }

    private func rowsLines(_ rows: [TerminalRow], style: TableStyle, columns: Int) -> [String] {
        func lines(_ columns: Int) -> [String] { rows.flatMap { $0.lines(columns: columns) } }
        guard !rows.isEmpty else { return [] }
        switch style {
        case .plain:
            return lines(columns).map { "│ \($0) │" }
        case .grouped:
            return ["├\(rule(columns + 2))┤"] + lines(columns).map { "│ \($0) │" } + ["├\(rule(columns + 2))┤"]
        case .insetGrouped:
            let top = "│ ╭\(rule(columns - 2))╮ │"
            return [top] + lines(columns - 4).map { "│ │ \($0) │ │" } + ["│ ╰\(rule(columns - 2))╯ │"]
        }
    }
}
