internal import TableSpecDiagnostics

extension ScreenSettings {
    /// The views over the table as layers of one view, each of which fills it or lies at its anchor; `nil` without any.
    package var overlay: ContentView? {
        get {
            guard let first = viewsOver.first?.range else { return nil }
            // An empty place distinguishes the layers from the first view in them.
            let place = SourceRange(source: first.source, start: first.start, end: first.start)
            return ContentView(.zstack(ContentZStack(viewsOver)), at: place)
        }
        set { viewsOver = newValue?.subviews ?? [] }
    }
}

extension ScreenSettings {
    /// The views above the table that are those of a cell's content, in a column; `nil` without any.
    package var columnAbove: ContentView? { Self.column(of: viewsAbove) }

    /// The views below the table that are those of a cell's content, in a column; `nil` without any.
    package var columnBelow: ContentView? { Self.column(of: viewsBelow) }

    /// The views around the table that are those of a cell's content.
    package var surroundingViews: [ContentView] {
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
    /// Whether a view over a table keeps to its lower edge, so that rows must be scrolled out from under it.
    package var coversLastRows: Bool { anchor.value?.verticalEdge == .bottom }
}
