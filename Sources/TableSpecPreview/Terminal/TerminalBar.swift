internal import TableSpecModel

/// The navigation bar in characters.
struct TerminalBar {
    let content: ScreenContent
    let isEditing: Bool
    let columns: Int
    /// The state of the screen, in which a button may have opened something.
    var state = PreviewState.normal

    /// The lines of the bar, each exactly as wide as asked for.
    var lines: [String] {
        var lines: [String] = []
        if let prompt = content.prompt { lines.append(centered(prompt)) }
        lines.append(controls)
        if isLarge, let title = content.title { lines.append(Columns.padded(title, to: columns)) }
        if let search = content.searchField {
            let shown = search.text.isEmpty ? search.placeholder ?? "Search" : search.text
            lines.append(Columns.padded(Columns.truncated("[? \(shown)]", to: columns), to: columns))
        }
        return lines
    }

    /// The entries of the menu, or the question, that a button has opened.
    var opened: [String] {
        guard content.rowOpenings(in: state).isEmpty, let place = content.barOpenings(in: state).first else { return [] }
        let button = content[keyPath: place.side.items][place.index]
        let titles: [String] =
            if state == .menu {
                button.menu.map(\.title)
            } else {
                button.confirmation.map { [$0.question, $0.title ?? "", "Cancel"] } ?? []
            }
        let line = titles.map { "[\($0)]" }.joined()
        return [Columns.padded(Columns.truncated(line, to: columns), to: columns)]
    }

    private var isLarge: Bool { content.largeTitle == .always }

    private var controls: String {
        let side = (columns - 2) / 3
        let left = Columns.truncated(words(content.leftItems), to: side)
        let right = Columns.truncated(words(content.rightItems.reversed()), to: side)
        let (start, end) = (ColumnRun.columns(of: left), ColumnRun.columns(of: right))
        let room = columns - start - end - 2
        let title = isLarge ? "" : Columns.truncated(middle, to: room)
        let width = ColumnRun.columns(of: title)
        let lead = min(max((columns - width) / 2, start + 1), columns - end - 1 - width)
        let trail = columns - lead - width - end
        return left + Columns.spaces(lead - start) + title + Columns.spaces(trail) + right
    }

    /// The title, or the view in its place.
    private var middle: String {
        guard let view = content.titleView else { return content.title ?? "" }
        return word(.view(view)) ?? ""
    }

    /// A view above or below the table.
    func lines(_ view: ViewContent) -> [String] {
        if case .content(let views) = view {
            return TerminalViews(width: columns).lines(of: views).map { Columns.padded($0, to: columns) }
        }
        return word(.view(view)).map { [centered($0)] } ?? []
    }

    /// The toolbar in one line.
    var toolbar: String? {
        content.toolbarItems.isEmpty ? nil : centered(words(content.toolbarItems))
    }

    private func centered(_ text: String) -> String {
        let shown = Columns.truncated(text, to: columns)
        return Columns.padded(Columns.spaces((columns - ColumnRun.columns(of: shown)) / 2) + shown, to: columns)
    }

    private func words(_ items: [BarButtonContent]) -> String {
        items.compactMap { word($0.kind) }.joined(separator: "  ")
    }

    private func word(_ kind: BarButtonContent.Kind) -> String? {
        switch (BarItemContent(kind, isEditing: isEditing, system: .iOS18), kind) {
        case (.words(let words, _), _): words
        case (_, .system(.add)): "+"
        case (.symbol, .system(let item)): "[\(item.rawValue)]"
        case (.symbol(let name, _, _), _), (.asset(let name), _): "[\(name)]"
        case (.control(let control), _): control.picture.terminalText
        case (.space, _): nil
        }
    }
}
