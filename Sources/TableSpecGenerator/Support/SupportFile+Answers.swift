extension SupportFile {
    /// The answers of the source to its table view: cells, titles, editing, index.
    static let sourceAnswers = #"""
            // MARK: UITableViewDataSource

            func numberOfSections(in tableView: UITableView) -> Int { content.parts.count }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                content.parts[section].rows.count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                inCallback {
                    let item = content.parts[indexPath.section].rows[indexPath.row]
                    let row = contentOfRow(item)
                    if row.reuseIdentifier != lastQueue, registered.insert(row.reuseIdentifier).inserted {
                        tableView.register(row.cellClass, forCellReuseIdentifier: row.reuseIdentifier)
                    }
                    lastQueue = row.reuseIdentifier
                    let cell = tableView.dequeueReusableCell(withIdentifier: row.reuseIdentifier, for: indexPath)
                    //: stripes
                    if let stripes = row.stripes {
                        hasStripes = true
                        cell.backgroundColor = indexPath.row.isMultiple(of: 2) ? stripes.even : stripes.odd
                    }
                    //: editing
                    if editing != nil {
                        // UIKit asks all rows again when editing begins.
                        cell.showsReorderControl =
                            tableView.isEditing ? self.tableView(tableView, canMoveRowAt: indexPath) : true
                    }
                    //: .
                    row.apply(to: cell)
                    return cell
                }
            }

            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                content.parts[section].header
            }

            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                content.parts[section].footer
            }

            // MARK: Editing

            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
                //: editing
                guard let editing, let row = content[indexPath] else { return false }
                if tableView.isEditing {
                    answers[row.id, default: EditingAnswer()].styles.insert(editing.style(row, indexPath))
                }
                return editing.isEditable(row)
                //: !editing
                false
                //: .
            }
            //: editing

            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                guard let editing, let row = content[indexPath] else { return false }
                let canMove = editing.canMove(row, indexPath)
                answers[row.id, default: EditingAnswer()].canMove = canMove
                return canMove
            }

            func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
            {
                guard let row = content[indexPath] else { return }
                if style == .insert { editing?.insert(row, indexPath) } else { editing?.delete(row, indexPath) }
            }

            func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
                // The table view has already moved the row, so only the state has to change.
                inCallback {
                    let ids = content.parts.map { $0.rows.map(\.id) }
                    let isCurrent = waiting.map { $0.content.parts.map { $0.rows.map(\.id) } == ids } ?? true
                    dropped = content[source]?.id
                    content.moveRow(at: source, to: destination)
                    // While an update is pending, the index paths don't match the state: revert the move.
                    guard isCurrent else { return }
                    editing?.move(source, destination)
                    if waiting == nil { show(content) }
                }
            }

            /// Returns the editing style of a row, for the delegate.
            func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
                content[indexPath].flatMap { editing?.style($0, indexPath) } ?? .none
            }

            /// Returns where a dragged row can land, for the delegate. Rows that can't move stay in place.
            func target(from source: IndexPath, proposed: IndexPath) -> IndexPath {
                guard let held = editing?.held else { return targetInSection(from: source, proposed: proposed) }
                let part = content.parts[proposed.section]
                guard let rows = held(part.id) else { return source }
                let last = part.rows.count - rows.bottom - (proposed.section == source.section ? 1 : 0)
                return IndexPath(row: min(max(proposed.row, rows.top), max(last, 0)), section: proposed.section)
            }

            /// Returns the proposed index path, or the nearest one of a movable row in the row's section.
            private func targetInSection(from source: IndexPath, proposed: IndexPath) -> IndexPath {
                let section = source.section
                let isFree = { [content, editing] (row: Int) in
                    editing?.canMove(content.parts[section].rows[row], IndexPath(row: row, section: section)) == true
                }
                let places = content.parts[section].rows.indices
                guard let first = places.first(where: isFree), let last = places.last(where: isFree) else { return source }
                let row = proposed.section < section ? first : proposed.section > section ? last : proposed.row
                return IndexPath(row: min(max(row, first), last), section: section)
            }

            /// Returns the rows that have gained or lost the ability to move, and with it a reorder control.
            private func rowsWithOtherGrips() -> [IndexPath] {
                guard let editing, tableView?.isEditing == true else {
                    // Rows without a reorder control may need one when editing begins again.
                    defer { answers = [:] }
                    return content.indexPaths(for: Set(answers.filter { $1.canMove == false }.keys))
                }
                return content.indexPaths { row, indexPath in
                    answers[row.id]?.canMove.map { $0 != editing.canMove(row, indexPath) } ?? false
                }
            }

            /// Reloads the rows whose editing style has changed.
            ///
            /// UIKit asks for the style only with a new cell. A row that is being dropped is reloaded later.
            private func reloadRowsWithOtherStyles() {
                guard let editing, let tableView, tableView.isEditing else { return }
                let rows = content.indexPaths { row, indexPath in
                    guard row.id != dropped, let styles = answers[row.id]?.styles, !styles.isEmpty else { return false }
                    return styles != [editing.style(row, indexPath)]
                }
                for indexPath in rows { content[indexPath].map { answers[$0.id] = nil } }
                if !rows.isEmpty { keepingSelection { tableView.reloadRows(at: rows, with: .none) } }
            }

            /// Updates the editing control of the dropped row once the table view has finished moving rows.
            private func finishDrop() {
                guard dropped != nil, let tableView else { return }
                guard tableView.window != nil else {
                    // Off screen, everything has been reloaded.
                    (dropped, late) = (nil, [])
                    return
                }
                tableView.performBatchUpdates(nil) { [weak self] _ in
                    guard let self else { return }
                    let sections = content.parts.indices.filter { self.late.contains(self.content.parts[$0].id.id) }
                    (dropped, late) = (nil, [])
                    inCallback {
                        UIView.performWithoutAnimation {
                            self.reloadRowsWithOtherStyles()
                            self.reloadSections(IndexSet(sections))
                        }
                    }
                }
            }
            //: index

            // MARK: Index

            func sectionIndexTitles(for tableView: UITableView) -> [String]? { index?.titles() }

            func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
                self.index?.section(index, content.parts.map(\.id)) ?? index
            }
        """#
}
