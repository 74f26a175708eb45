internal import TableSpecDiagnostics

extension ScreenSettings {
    /// The views over the table as layers of one view, or `nil` if there are none. Each view fills it or is placed at
    /// its anchor.
    package var overlay: ContentView? {
        get {
            guard let first = viewsOver.first?.range else { return nil }
            // An empty location distinguishes the layers from the first view in them.
            let place = SourceRange(source: first.source, start: first.start, end: first.start)
            return ContentView(.zstack(ContentZStack(viewsOver)), at: place)
        }
        set { viewsOver = newValue?.subviews ?? [] }
    }
}

extension ScreenSettings {
    /// The content views above the table, in a column, or `nil` if there are none.
    package var columnAbove: ContentView? { Self.column(of: viewsAbove) }

    /// The content views below the table, in a column, or `nil` if there are none.
    package var columnBelow: ContentView? { Self.column(of: viewsBelow) }

    /// The content views around the table.
    package var viewsAroundTable: [ContentView] {
        [columnAbove, columnBelow].compactMap { $0 }.flatMap(\.subviews) + viewsOver
    }

    /// The default space around the views of a side.
    package static let usualColumnMargins = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

    private static func column(of views: [ScreenView]) -> ContentView? {
        let contents = views.compactMap { view -> ContentView? in
            if case .content(let content) = view.content { return content }
            return nil
        }
        guard let first = contents.first?.range else { return nil }
        let place = SourceRange(source: first.source, start: first.start, end: first.start)
        return ContentView(.stack(ContentStack(.vertical, contents)), at: place)
    }
}

extension ContentView {
    /// Whether a view over a table is at its lower edge, so that the table needs space below its last row.
    package var coversLastRows: Bool { anchor.value?.verticalEdge == .bottom }
}
