import TableSpecModel

/// Deleting, swiping and dragging.
extension ReferenceApp {
    // MARK: Deleting

    /// Deletes the element of a row, if the row can be deleted; the app that is asked first says yes at once.
    mutating func delete(_ place: Action.Place) {
        guard top.editing(at: place)?.style == .delete,
            case .element(let element, let index, let rows, let values) = top[place]
        else { return }
        var list = values.list(rows.loop.collection)
        if let confirmation = rows.editing?.deletion?.confirmation {
            // By then the row may be elsewhere, so the element is looked for.
            call(confirmation)
            guard stack.count == 1, let index = list.firstIndex(where: { $0.identity == element.identity }) else {
                return
            }
            list.remove(at: index)
        } else {
            list.remove(at: index)
        }
        top.set(rows, inSection: place.section, to: list)
    }

    // MARK: Swiping

    /// The buttons of a row that is swiped: what deletes, then the others. `nil` for a row that cannot be swiped.
    private func buttons(_ place: Action.Place) -> (titles: [String], deletes: Bool)? {
        guard !top.isEditing, case .element(_, _, let rows, let values) = top[place], let editing = rows.editing else {
            return nil
        }
        let deletes = top.editing(at: place)?.style == .delete && editing.swipe.value != false
        let others = editing.trailingSwipeActions.map { values.text($0.title) ?? "" }
        guard !others.isEmpty else {
            return deletes ? ([editing.deleteTitle.flatMap(values.text) ?? "Delete"], true) : nil
        }
        let title = editing.deleteTitle.map { values.text($0) ?? "" } ?? "Delete"
        return ((deletes ? [title] : []) + others, deletes)
    }

    /// Swipes a row as far as it goes, which is a tap on the first button.
    mutating func swipeFully(_ place: Action.Place) {
        if let buttons = buttons(place) { tap(buttons, 0, at: place) }
    }

    mutating func tapSwipeAction(_ place: Action.Place, _ index: Int) {
        guard let buttons = buttons(place) else { return }
        calls.append("swiped \(buttons.titles)")
        // A user can't distinguish two buttons with the same title.
        let first = buttons.titles.indices.contains(index) ? buttons.titles.firstIndex(of: buttons.titles[index]) : nil
        if let first { tap(buttons, first, at: place) }
    }

    private mutating func tap(_ buttons: (titles: [String], deletes: Bool), _ index: Int, at place: Action.Place) {
        guard case .element(let element, _, let rows, let values) = top[place], let editing = rows.editing else {
            return
        }
        if buttons.deletes, index == 0 {
            // Beside others the button belongs to the element, which may be equal to another one.
            let list = values.list(rows.loop.collection)
            let isAlone = editing.trailingSwipeActions.isEmpty
            let first = list.firstIndex { $0.identity == element.identity }
            let home = top.place(ofElement: first ?? 0, of: rows, in: place)
            delete(isAlone ? place : home)
        } else {
            run(editing.trailingSwipeActions[index - (buttons.deletes ? 1 : 0)].trigger, values)
        }
    }

    mutating func tapLeadingSwipeAction(_ place: Action.Place, _ index: Int) {
        guard !top.isEditing, case .element(_, _, let rows, let values) = top[place],
            let actions = rows.editing?.leadingSwipeActions, !actions.isEmpty
        else { return }
        let titles = actions.map { values.text($0.title) ?? "" }
        calls.append("leading \(titles)")
        guard titles.indices.contains(index), let first = titles.firstIndex(of: titles[index]) else { return }
        run(actions[first].trigger, values)
    }

    // MARK: Dragging

    mutating func drag(_ place: Action.Place, to proposed: Action.Place) {
        guard top.isEditing, top.editing(at: place)?.canMove == true,
            case .element(let element, let index, let rows, let values) = top[place],
            let target = top.target(of: proposed, from: place, rows)
        else { return }
        // Without the element other sections may be seen, so what the places mean is found first.
        let home = target.section == place.section ? rows : top.takingRows(inSection: target.section)
        let above = home.map { top.rowsAbove($0, inSection: target.section) } ?? 0
        var list = values.list(rows.loop.collection)
        list.remove(at: index)
        top.set(rows, inSection: place.section, to: list)
        guard let home else { return }
        list = top.list(home, inSection: target.section)
        list.insert(element, at: target.row - above)
        top.set(home, inSection: target.section, to: list)
    }
}

/// Where rows are and can be.
extension ScreenState {
    /// The description of a visible section; sections that are made for each element have the same.
    private func description(ofSection section: Int) -> Section? {
        let described: [Section] =
            switch screen.table.sections {
            case .list(let sections): sections.filter { values.holds($0.visible) }
            case .forEach(_, let each): Array(repeating: each, count: rows.count)
            }
        return described.indices.contains(section) ? described[section] : nil
    }

    /// The rows of elements of a visible section that take those of other sections.
    fileprivate func takingRows(inSection section: Int) -> DynamicRows? {
        description(ofSection: section)?.dynamicRows.first { $0.editing?.move != nil }
    }

    /// The number of visible rows of a section above some rows of elements.
    fileprivate func rowsAbove(_ rows: DynamicRows, inSection section: Int) -> Int {
        let above = description(ofSection: section)?.rows.prefix {
            $0.dynamicRows == nil || $0.dynamicRows?.listIndex != rows.listIndex
        }
        return above?.reduce(0) { $0 + self.rows(of: $1, values).count } ?? 0
    }

    /// The elements of a section.
    func list(_ rows: DynamicRows, inSection section: Int) -> [Value] {
        guard case .forEach(let loop, _) = screen.table.sections else { return values.list(rows.loop.collection) }
        let owners = values.list(loop.collection)
        return owners.indices.contains(section)
            ? values.entering(loop, owners[section]).list(rows.loop.collection) : []
    }

    /// Writes the elements of a section.
    mutating func set(_ rows: DynamicRows, inSection section: Int, to list: [Value]) {
        guard case .forEach(let loop, _) = screen.table.sections, case .element? = rows.loop.collection.path?.root
        else {
            values.set(rows.loop.collection, to: .array(list))
            return
        }
        var owners = values.list(loop.collection)
        guard owners.indices.contains(section), case .record(var owner) = owners[section],
            let name = rows.loop.collection.path?.steps.first?.name,
            let field = owner.fields.firstIndex(where: { $0.name == name })
        else { return }
        owner.fields[field].value = .array(list)
        owners[section] = .record(owner)
        values.set(loop.collection, to: .array(owners))
    }

    /// The place of an element in the section of a row; in an indexed list sections do not count.
    func place(ofElement index: Int, of rows: DynamicRows, in place: Action.Place) -> Action.Place {
        guard screen.table.index != nil else {
            return .init(section: place.section, row: rowsAbove(rows, inSection: place.section) + index)
        }
        let rows = self.rows
        for section in rows.indices {
            for row in rows[section].indices {
                if case .element(_, index, _, _) = rows[section][row] { return .init(section: section, row: row) }
            }
        }
        return place
    }

    /// The place where a dragged row ends; `nil` if it stays.
    fileprivate func target(of proposed: Action.Place, from place: Action.Place, _ rows: DynamicRows) -> Action.Place? {
        let home = places(rows, inSection: place.section, isGuest: false)
        if proposed.section == place.section {
            return .init(section: place.section, row: proposed.row.clamped(to: home))
        }
        let reaching = screen.table.dynamicRows.filter { $0.editing?.move?.within.value == .table }
        guard rows.editing?.move?.within.value == .table, reaching.count > 1 || screen.table.isMadeOfElements else {
            // A target above the section means its first row, one below it the last.
            return .init(
                section: place.section,
                row: proposed.section < place.section ? home.lowerBound : home.upperBound
            )
        }
        let isDown = proposed.section > place.section
        for section in stride(from: proposed.section, to: place.section, by: isDown ? -1 : 1) {
            guard let other = takingRows(inSection: section) else { continue }
            let free = places(other, inSection: section, isGuest: true)
            let nearest = isDown ? free.upperBound : free.lowerBound
            return .init(section: section, row: section == proposed.section ? proposed.row.clamped(to: free) : nearest)
        }
        return .init(section: place.section, row: isDown ? home.upperBound : home.lowerBound)
    }

    /// The places of a section onto which rows can be dragged; a row from another section makes one more.
    private func places(_ rows: DynamicRows, inSection section: Int, isGuest: Bool) -> ClosedRange<Int> {
        let count = list(rows, inSection: section).count
        let kept = rows.editing?.move?.keeps(.last) == true ? 1 : 0
        let last = max(0, count - kept - (isGuest ? 0 : 1))
        let above = rowsAbove(rows, inSection: section)
        return above + min(rows.editing?.move?.keeps(.first) == true ? 1 : 0, last)...above + last
    }
}

extension Table {
    /// Whether there is one section for each element of a collection.
    fileprivate var isMadeOfElements: Bool {
        if case .forEach = sections { return true }
        return false
    }
}

extension Screen {
    /// Whether the places of rows decide which of them can be dragged, so that their grips tell something.
    var showsGrips: Bool { table.dynamicRows.contains { $0.editing?.move?.except.isEmpty == false } }
}

extension Int {
    func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
