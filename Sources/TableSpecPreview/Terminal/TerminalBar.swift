internal import TableSpecModel

/// The navigation bar in text previews.
struct TerminalBar {
    let content: ScreenContent
    let columns: Int
    /// The state of the screen, in which a button may have opened something.
    let state: PreviewState
    let direction: LayoutDirection

    /// The lines of the bar, each exactly as wide as requested.
    var lines: [String] {
        var lines: [String] = []
        if let prompt = content.prompt { lines.append(centered(prompt)) }
        lines += controls
        if isLarge, let title = content.title { lines.append(padded(title)) }
        if let search = content.searchField {
            let shown = search.text.isEmpty ? search.placeholder ?? "Search" : search.text
            lines.append(padded("[? \(shown)]"))
        }
        return lines
    }

    /// The entries of the menu or question that a button has opened.
    var popup: [String] {
        guard content.rowOpenings(in: state).isEmpty, let place = content.barOpenings(in: state).first
        else { return [] }
        let button = content[keyPath: place.side.items][place.index]
        let titles: [String] =
            if state == .menu {
                button.menu.map(\.title)
            } else {
                button.confirmation.map { [$0.question, $0.title ?? "", "Cancel"] } ?? []
            }
        return [padded(direction.line(titles.map { "[\($0)]" }, to: columns))]
    }

    private var isLarge: Bool { content.largeTitle == .always }

    /// The buttons and the title on one line, or on several if they don't fit.
    private var controls: [String] {
        let (leftTexts, rightTexts) = (texts(content.leftItems), texts(content.rightItems.reversed()))
        let (left, right) = (direction.line(leftTexts, gap: 2), direction.line(rightTexts, gap: 2))
        let title = isLarge ? "" : DisplayText.singleLine(middle)
        let (start, end) = (ColumnRun.columns(of: left), ColumnRun.columns(of: right))
        let width = ColumnRun.columns(of: title)
        guard start + end + width + 2 <= columns else {
            return lines(of: leftTexts) + Columns.wrapped(title, to: columns).map(centered) + lines(of: rightTexts)
        }
        let lead = min(max((columns - width) / 2, start + 1), columns - end - 1 - width)
        let trail = columns - lead - width - end
        return [direction.line([left, Columns.spaces(lead - start), title, Columns.spaces(trail), right])]
    }

    /// The title, or the title view.
    private var middle: String {
        guard let view = content.titleView else { return content.title ?? "" }
        return text(.view(view)) ?? ""
    }

    /// A view above or below the table.
    func lines(_ view: ViewContent) -> [String] {
        if case .content(let views) = view {
            return TerminalViews(width: columns, direction: direction).lines(of: views).map(padded)
        }
        return text(.view(view)).map { [centered($0)] } ?? []
    }

    /// The toolbar, on as many lines as it needs.
    var toolbar: [String] { lines(of: texts(content.toolbarItems)) }

    /// The tabs, the selected one in angle brackets, each with its badge.
    func tabs(_ bar: TabBarContext) -> [String] {
        let tabs = bar.tabs.map { tab in
            let title = [tab.title, tab.badge.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
            return DisplayText.singleLine(tab.screen == bar.selected ? "<\(title)>" : title)
        }
        return lines(of: tabs)
    }

    /// Entries on as many lines as they need, the first ones on the first line.
    private func lines(of entries: [String]) -> [String] {
        var lines: [[String]] = []
        for entry in entries.flatMap({ Columns.wrapped($0, to: columns) }) {
            let longer = (lines.last ?? []) + [entry]
            if !lines.isEmpty, ColumnRun.columns(of: direction.line(longer, gap: 2)) <= columns {
                lines[lines.count - 1] = longer
            } else {
                lines.append([entry])
            }
        }
        return lines.map { centered(direction.line($0, gap: 2)) }
    }

    private func padded(_ text: String) -> String { Columns.padded(text, to: columns, direction) }

    private func centered(_ text: String) -> String {
        let shown = Columns.truncated(text, to: columns)
        return padded(direction.line([Columns.spaces((columns - ColumnRun.columns(of: shown)) / 2), shown]))
    }

    private func texts(_ items: [BarButtonContent]) -> [String] {
        items.compactMap { text($0.kind, label: $0.accessibilityLabel) }.map(DisplayText.singleLine)
    }

    /// - Parameter label: The accessibility label, which describes a symbol.
    private func text(_ kind: BarButtonContent.Kind, label: String? = nil) -> String? {
        let item = BarItemContent(kind, isEditing: state == .editing, system: .iOS18)
        return switch (item, kind) {
        case (.text(let text, _), _): text
        case (_, .system(.add)): "+"
        case (.symbol, _), (.asset, _): "[\(label ?? item.label)]"
        case (.control(let control), _): control.picture.terminalText(direction)
        case (.appView(let name), _): direction.line(["▣", name], gap: 1)
        case (.space, _): nil
        }
    }
}
