extension ModelWalk {
    func walk(_ screen: inout Screen) {
        text(screen.title, .title) { screen.title = $0 }
        walk(&screen.navigationItem)
        walk(&screen.settings)
        walk(&screen.table)
    }

    private func walk(_ item: inout NavigationItem) {
        text(item.prompt, .prompt) { item.prompt = $0 }
        text(item.backButtonTitle, .backButtonTitle) { item.backButtonTitle = $0 }
        each(item.titleView, walkTitleView) { item.titleView = $0 }
        each(item.search, walk) { item.search = $0 }
        all(item.left, walkNavigationBarButton) { item.left = $0 }
        all(item.right, walkNavigationBarButton) { item.right = $0 }
    }

    private func walk(_ settings: inout ScreenSettings) {
        all(settings.toolbar, walkToolbarButton) { settings.toolbar = $0 }
        all(settings.viewsAbove, walkAboveTable) { settings.viewsAbove = $0 }
        all(settings.viewsBelow, walkBelowTable) { settings.viewsBelow = $0 }
    }

    private func walk(_ search: inout SearchField) {
        inside(.searchField(search)) {
            walk(&search.field)
            each(search.scopes, walkScopes) { search.scopes = $0 }
        }
    }

    private func walkScopes(_ scopes: inout Control) {
        inside(.searchScopes) { walk(&scopes) }
    }

    // MARK: Buttons and views

    private func walkNavigationBarButton(_ button: inout BarButton) { walk(&button, in: .navigationBar) }

    private func walkToolbarButton(_ button: inout BarButton) { walk(&button, in: .toolbar) }

    private func walkTitleView(_ view: inout ScreenView) { walk(&view, at: .titleView) }

    private func walkBarButtonView(_ view: inout ScreenView) { walk(&view, at: .barButton) }

    private func walkAboveTable(_ view: inout ScreenView, at index: Int) { walk(&view, at: .aboveTable(index)) }

    private func walkBelowTable(_ view: inout ScreenView, at index: Int) { walk(&view, at: .belowTable(index)) }

    private func walk(_ button: inout BarButton, in bar: ModelPart.Bar) {
        inside(.barButton(button, in: bar)) {
            switch button.face {
            case .title(let title): text(title, .barButtonTitle) { button.face = .title($0) }
            case .image(let reference): image(reference) { button.face = .image($0) }
            case .view(let view): each(view, walkBarButtonView) { button.face = .view($0) }
            case .edit, .system, .invalid: break
            }
            text(button.accessibilityLabel, .accessibilityLabel) { button.accessibilityLabel = $0 }
            trigger(button.trigger) { button.trigger = $0 }
        }
    }

    private func walk(_ view: inout ScreenView, at place: ModelPart.ViewPlace) {
        inside(.view(view, at: place)) {
            switch view.content {
            case .label(let template): text(template, .text) { view.content = .label($0) }
            case .image(let reference): image(reference) { view.content = .image($0) }
            case .control(let control): each(control, walk) { view.content = .control($0) }
            case .custom, .invalid: break
            }
            text(view.accessibilityLabel, .accessibilityLabel) { view.accessibilityLabel = $0 }
        }
    }
}
