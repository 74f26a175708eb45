package import TableSpecDiagnostics

extension ScreenSettings {
    /// The views over the table as layers of one view, each of which fills it or lies at its anchor; `nil` without any.
    package var overlay: ContentView? {
        get {
            guard let first = viewsOver.first?.range else { return nil }
            // An empty place tells the layers from the first view in them.
            let place = SourceRange(source: first.source, start: first.start, end: first.start)
            return ContentView(.zstack(ContentZStack(viewsOver)), at: place)
        }
        set { viewsOver = newValue?.subviews ?? [] }
    }
}

extension ContentView {
    /// Whether a view over a table keeps to its lower edge, so that rows must be scrolled out from under it.
    package var coversLastRows: Bool { anchor.value?.verticalEdge == .bottom }
}
