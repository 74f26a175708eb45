internal import TableSpecModel

extension ScreenScope {
    /// Calls a function with the bindings of one part of the screen after the other until it returns false: bar, views around
    /// the rows, prototypes and rows, sections.
    func forEachPart(_ body: ([Binding]) -> Bool) {
        let texts = [screen.title, screen.navigationItem.prompt, screen.navigationItem.backButtonTitle].compactMap {
            $0
        }.flatMap(\.bindings)
        let settings = screen.settings
        let beside = [screen.navigationItem.titleView].compactMap { $0 } + settings.viewsAbove + settings.viewsBelow
        let views = beside.flatMap(\.bindings)
        let searched = screen.navigationItem.search?.bindings ?? []
        guard body(texts + views + searched + screen.barButtons.flatMap(\.bindings)) else { return }
        let around = [screen.table.headerView, screen.table.footerView].compactMap { $0 }
        let pulled = screen.table.refreshControl?.title?.bindings ?? []
        let chosen = [screen.table.initialSelection, screen.table.scrollTarget].compactMap { $0?.binding }
        guard body(around.flatMap(\.bindings) + pulled + chosen) else { return }
        for owner in owners {
            guard body(owner.cell.bindings + (owner.visible.map { [$0] } ?? [])) else { return }
        }
        for section in screen.table.sections.all {
            guard body(section.bindings) else { return }
        }
        if case .forEach(let loop, _) = screen.table.sections { _ = body([loop.collection]) }
    }
}

extension BarButton {
    fileprivate var bindings: [Binding] {
        face.bindings + (accessibilityLabel?.bindings ?? []) + trigger.segueBindings
    }
}

extension BarButton.Face {
    fileprivate var bindings: [Binding] {
        switch self {
        case .title(let title): title.bindings
        case .image(let image): image.bindings
        case .view(let view): view.bindings
        case .edit, .system, .invalid: []
        }
    }
}

extension Section {
    /// The bindings of the section and its loop; not those of static rows.
    fileprivate var bindings: [Binding] {
        var bindings = titleBindings + (visible.map { [$0] } ?? [])
        guard case .forEach(let rows) = rows else { return bindings }
        bindings.append(rows.loop.collection)
        if case .byCase(let value, _, _) = rows.prototype { bindings.append(value) }
        if let value = rows.selection?.value { bindings.append(value) }
        return bindings
    }
}
