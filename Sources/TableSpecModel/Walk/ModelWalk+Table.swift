extension ModelWalk {
    /// Walks over what lies around the rows, the prototypes, and the sections.
    func walk(_ table: inout Table) {
        each(table.headerView, walkHeaderView) { table.headerView = $0 }
        each(table.refreshControl, walk) { table.refreshControl = $0 }
        each(table.footerView, walkFooterView) { table.footerView = $0 }
        each(table.initialSelection, walk) { table.initialSelection = $0 }
        each(table.scrollTarget, walk) { table.scrollTarget = $0 }
        all(table.prototypes, walk) { table.prototypes = $0 }
        switch table.sections {
        case .list(let sections): all(sections, walk) { table.sections = .list($0) }
        case .forEach(var loop, var section):
            visitor.visit(&loop.collection)
            walk(&section)
            if isChanging { table.sections = .forEach(loop, section) }
        }
        all(table.updates, walk) { table.updates = $0 }
    }

    private func walkHeaderView(_ view: inout HeaderView) {
        inside(.headerView(view)) { walk(&view) }
    }

    private func walkFooterView(_ view: inout HeaderView) {
        inside(.footerView(view)) { walk(&view) }
    }

    private func walk(_ view: inout HeaderView) {
        text(view.text, .text) { view.text = $0 }
        image(view.image) { view.image = $0 }
    }

    private func walk(_ control: inout RefreshControl) {
        inside(.refreshControl(control)) {
            text(control.title, .refreshTitle) { control.title = $0 }
        }
    }

    private func walk(_ choice: inout RowChoice) {
        switch choice.row {
        case .element(let value): binding(value) { choice.row = .element($0) }
        case .identity(let value): binding(value) { choice.row = .identity($0) }
        case .named, .invalid: break
        }
    }

    private func walk(_ update: inout TableUpdate) { visitor.visit(&update.collection) }

    private func walk(_ prototype: inout Prototype) {
        inside(.prototype(prototype)) { walk(&prototype.cell) }
    }

    // MARK: Sections

    private func walk(_ section: inout Section) {
        inside(.section(section)) {
            text(section.header, .header) { section.header = $0 }
            if let look = section.headerLook { image(look.image) { section.headerLook?.image = $0 } }
            text(section.footer, .footer) { section.footer = $0 }
            if let look = section.footerLook { image(look.image) { section.footerLook?.image = $0 } }
            binding(section.visible) { section.visible = $0 }
            switch section.rows {
            case .list(let rows): all(rows, walk) { section.rows = .list($0) }
            case .forEach(let rows): each(rows, walk) { section.rows = .forEach($0) }
            case .invalid: break
            }
        }
    }

    private func walk(_ row: inout Row) {
        inside(.row(row)) {
            walk(&row.cell)
            binding(row.visible) { row.visible = $0 }
        }
    }

    private func walk(_ rows: inout DynamicRows) {
        inside(.dynamicRows(rows)) {
            visitor.visit(&rows.loop.collection)
            if case .byCase(let value, let choices, let range) = rows.prototype {
                binding(value) { rows.prototype = .byCase(of: $0, choices, range: range) }
            }
            binding(rows.selection?.value) { rows.selection?.value = $0 }
            each(rows.editing, walk) { rows.editing = $0 }
        }
    }

    private func walk(_ insertRow: inout InsertRow) { walk(&insertRow.row) }

    private func walk(_ editing: inout RowEditing) {
        each(editing.insertRow, walk) { editing.insertRow = $0 }
        text(editing.deleteTitle, .deleteTitle) { editing.deleteTitle = $0 }
        if editing.deleteTitle == nil, editing.deletesBesideOthers {
            text(editing.defaultDeleteTitle, .defaultDeleteTitle) { editing.defaultDeleteTitle = $0 }
        }
        binding(editing.deletion?.condition) { editing.deletion?.condition = $0 }
        all(editing.leadingSwipeActions, walk) { editing.leadingSwipeActions = $0 }
        all(editing.trailingSwipeActions, walk) { editing.trailingSwipeActions = $0 }
    }

    private func walk(_ action: inout SwipeAction) {
        walk(&action.title, as: .swipeActionTitle(action.action.value))
        image(action.image) { action.image = $0 }
    }
}
