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
    var opened: [String] {
        guard content.rowOpenings(in: state).isEmpty, let place = content.barOpenings(in: state).first
        else { return [] }
        let button = content[keyPath: place.side.items][place.index]
        let titles: [String] =
            if state == .menu {
                button.menu.map(\.title)
            } else {
                button.confirmation.map { [$0.question, $0.title ?? "", "Cancel"] } ?? []
            }
        return [padded(direction.line(titles.map { "[\($0)]" }))]
    }

    private var isLarge: Bool { content.largeTitle == .always }

    /// The buttons and the title on one line, or on several if they don't fit.
    private var controls: [String] {
        let left = words(content.leftItems)
        let right = words(content.rightItems.reversed())
        let title = isLarge ? "" : DisplayText.singleLine(middle)
        let (start, end) = (ColumnRun.columns(of: left), ColumnRun.columns(of: right))
        let width = ColumnRun.columns(of: title)
        guard start + end + width + 2 <= columns else {
            return [left, title, right].filter { !$0.isEmpty }.flatMap { Columns.wrapped($0, to: columns) }
                .map(centered)
        }
        let lead = min(max((columns - width) / 2, start + 1), columns - end - 1 - width)
        let trail = columns - lead - width - end
        return [direction.line([left, Columns.spaces(lead - start), title, Columns.spaces(trail), right])]
    }

    /// The title, or the title view.
    private var middle: String {
        guard let view = content.titleView else { return content.title ?? "" }
        return word(.view(view)) ?? ""
    }

    /// A view above or below the table.
    func lines(_ view: ViewContent) -> [String] {
        if case .content(let views) = view {
            return TerminalViews(width: columns, direction: direction).lines(of: views).map(padded)
        }
        return word(.view(view)).map { [centered($0)] } ?? []
    }

    /// The toolbar, on as many lines as it needs.
    var toolbar: [String] {
        content.toolbarItems.isEmpty
            ? [] : Columns.wrapped(words(content.toolbarItems), to: columns).map(centered)
    }

    /// The tabs, the selected one in angle brackets, each with its badge.
    func tabs(_ bar: TabBarContext) -> [String] {
        let tabs = bar.tabs.map { tab in
            let title = [tab.title, tab.badge.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
            return DisplayText.singleLine(tab.screen == bar.selected ? "<\(title)>" : title)
        }
        return Columns.wrapped(direction.line(tabs, gap: 2), to: columns).map(centered)
    }

    private func padded(_ text: String) -> String { Columns.padded(text, to: columns, direction) }

    private func centered(_ text: String) -> String {
        let shown = Columns.truncated(text, to: columns)
        return padded(direction.line([Columns.spaces((columns - ColumnRun.columns(of: shown)) / 2), shown]))
    }

    private func words(_ items: [BarButtonContent]) -> String {
        direction.line(
            items.compactMap { word($0.kind, label: $0.accessibilityLabel) }.map(DisplayText.singleLine),
            gap: 2
        )
    }

    /// - Parameter label: The accessibility label, which describes a symbol.
    private func word(_ kind: BarButtonContent.Kind, label: String? = nil) -> String? {
        let item = BarItemContent(kind, isEditing: state == .editing, system: .iOS18)
        return switch (item, kind) {
        case (.words(let words, _), _): words
        case (_, .system(.add)): "+"
        case (.symbol, _), (.asset, _): "[\(label ?? item.label)]"
        case (.control(let control), _): control.picture.terminalText(direction)
        case (.appView(let name), _): direction.line(["▣", name], gap: 1)
        case (.space, _): nil
        }
    }
}
