extension ModelWalk {
    func walk(_ screen: inout Screen) {
        text(screen.title, .title) { screen.title = $0 }
        NavigationItem.mapping.walk(self, &screen.navigationItem)
        walk(&screen.settings)
        Table.mapping.walk(self, &screen.table)
    }

    private func walk(_ settings: inout ScreenSettings) {
        all(settings.toolbar, walkToolbarButton) { settings.toolbar = $0 }
        all(settings.viewsAbove, walkAboveTable) { settings.viewsAbove = $0 }
        all(settings.viewsBelow, walkBelowTable) { settings.viewsBelow = $0 }
    }

    private func walkToolbarButton(_ button: inout BarButton) {
        walk(&button, BarButton.mapping, as: { .barButton($0, in: .toolbar) })
    }

    private func walkAboveTable(_ view: inout ScreenView, at index: Int) {
        walk(&view, ScreenView.mapping, as: { .view($0, at: .aboveTable(index)) })
    }

    private func walkBelowTable(_ view: inout ScreenView, at index: Int) {
        walk(&view, ScreenView.mapping, as: { .view($0, at: .belowTable(index)) })
    }
}
