extension ModelWalk {
    /// Walks over the tabs, and what the first screens are given.
    func walk(_ app: inout App) {
        switch app.root {
        case .tabs(let tabs): all(tabs, walk) { app.root = .tabs($0) }
        case .entry(let entry): each(entry, walk) { app.root = .entry($0) }
        case .invalid: break
        }
    }

    private func walk(_ tab: inout Tab) {
        inside(.tab(tab)) {
            if case .titled(var title, image: var icon) = tab.face {
                walk(&title, as: .tabTitle)
                image(icon) { icon = $0 }
                if isChanging { tab.face = .titled(title, image: icon) }
            }
            text(tab.badge, .badge) { tab.badge = $0 }
            binding(tab.enabled) { tab.enabled = $0 }
            binding(tab.visible) { tab.visible = $0 }
            each(tab.entry, walk) { tab.entry = $0 }
        }
    }

    private func walk(_ entry: inout AppEntry) {
        walk(&entry.segue)
        all(entry.stack, walk) { entry.stack = $0 }
    }
}
