extension SupportFile {
    /// How the source brings its table view in line with what it should show.
    static let sourceUpdates = #"""
            // MARK: Updates

            /// Shows new content in one batch update that inserts, deletes, and moves rows by identity.
            func show(_ content: @autoclosure () -> TableContent<Section, Row>) {
                if tableView != nil { show(content(), filling: []) }
            }

            /// Shows new content.
            ///
            /// - Parameter isChanged: Whether a row shows a changed value besides its element.
            func show(_ content: @autoclosure () -> TableContent<Section, Row>, changed isChanged: (Row) -> Bool) {
                guard tableView != nil else { return }
                let new = content()
                show(new, filling: new.parts.reduce(into: []) { $0.formUnion($1.rows.lazy.filter(isChanged).map(\.id)) })
            }

            private func show(_ new: TableContent<Section, Row>, filling ids: Set<Row.ID>) {
                let changed = ids.union(waiting?.changed ?? [])
                //: editing
                if isLanding {
                    waiting = (new, changed)
                    return
                }
                //: .
                guard callbacks == 0 else {
                    // The table view must not be updated before UIKit returns from the callback.
                    if waiting == nil { _Concurrency.Task { [weak self] in self?.showWaiting() } }
                    waiting = (new, changed)
                    return
                }
                //: loadMore
                for id in asked.keys { asked[id]?.isAnswered = true }
                //: .
                waiting = (new, changed)  // The new content includes the pending one.
                showWaiting()
            }

            private func showWaiting() {
                guard let waiting else { return }
                //: editing
                if let dropped, let tableView, tableView.window != nil, waiting.content.indexPath(for: dropped) == nil {
                    return waitForLanding(on: tableView)
                }
                //: .
                self.waiting = nil
                update(to: waiting.content, changed: waiting.changed)
                //: editing
                finishDrop()
                //: .
            }

            //: editing
            /// Shows the pending content after a drop, because another row replaces the dropped one.
            private func waitForLanding(on tableView: UITableView) {
                isLanding = true
                tableView.performBatchUpdates(nil) { [weak self] _ in
                    self?.isLanding = false
                    self?.dropped = nil
                    self?.showWaiting()
                }
            }
            //: .

            private func update(to new: TableContent<Section, Row>, changed: Set<Row.ID>) {
                guard let tableView else { return }
                guard tableView.window != nil else { return reload(new) }
                let old = content
                let difference = TableDifference(from: old, to: new)
                guard difference.count <= limit else { return reload(new) }
                inCallback {
                    //: performing
                    if let changes {
                        // Changes that the app makes during the update are shown as usual.
                        self.changes = nil
                        tableView.performBatchUpdates {
                            self.content = new
                            changes(tableView)
                        }
                    } else if difference.count > 0 {
                    //: !performing
                    if difference.count > 0 {
                    //: .
                        tableView.performBatchUpdates {
                            self.content = new
                            difference.apply(to: tableView, animation: self.animation)
                        }
                    } else {
                        self.content = new
                    }
                    UIView.performWithoutAnimation {
                        let rows = [
                            difference.changedRows,
                            new.indexPaths(for: changed),
                            //: editing
                            rowsWithOtherGrips(),
                            //: stripes+editing
                            hasStripes && (difference.count > 0 || dropped != nil) ? new.indexPaths { _, _ in true } : [],
                            //: stripes+!editing
                            hasStripes && difference.count > 0 ? new.indexPaths { _, _ in true } : [],
                            //: .
                        ].joined()
                        if !rows.isEmpty { tableView.reconfigureRows(at: Array(Set(rows))) }
                        //: editing
                        reloadRowsWithOtherStyles()
                        //: titles
                        showTitles(from: old, kept: difference.kept + difference.movedSections)
                        //: .
                        reloadTitles(from: old, kept: difference.kept + difference.movedSections)
                    }
                }
                //: loadMore
                loadMoreInSight()
                //: .
            }

            /// Reloads sections with added or removed titles, because UIKit doesn't ask for them otherwise.
            private func reloadTitles(from old: TableContent<Section, Row>, kept: [(from: Int, to: Int)]) {
                let sections = kept.filter { section in
                    let (before, after) = (old.parts[section.from], content.parts[section.to])
                    return (before.header == nil) != (after.header == nil) || (before.footer == nil) != (after.footer == nil)
                }
                //: editing
                if dropped != nil { return late.formUnion(sections.map { content.parts[$0.to].id.id }) }
                //: .
                reloadSections(IndexSet(sections.map(\.to)))
            }

            private func reloadSections(_ sections: IndexSet) {
                guard let tableView, !sections.isEmpty else { return }
                keepingSelection { tableView.reloadSections(sections, with: .none) }
            }

            /// Reloads rows or sections and restores the selection, which UIKit removes.
            private func keepingSelection(_ reload: () -> Void) {
                let selected = tableView?.indexPathsForSelectedRows ?? []
                reload()
                let lost = Set(selected).subtracting(tableView?.indexPathsForSelectedRows ?? [])
                for indexPath in lost { tableView?.selectRow(at: indexPath, animated: false, scrollPosition: .none) }
            }

            /// Runs a closure during a UIKit callback, when table updates have to be deferred.
            func inCallback<Result>(_ body: () -> Result) -> Result {
                callbacks += 1
                defer { callbacks -= 1 }
                return body()
            }

            //: performing
            /// Changes the state, with a closure that updates the table in place of the computed difference.
            func performing(_ changes: @escaping (UITableView) -> Void, during change: () -> Void) {
                self.changes = changes
                defer { self.changes = nil }
                change()
            }

            //: .
            /// Reloads the table and restores the selection of the remaining rows.
            private func reload(_ new: TableContent<Section, Row>) {
                let selected = Set(selectedRows.map(\.id))
                content = new
                tableView?.reloadData()
                for indexPath in new.indexPaths(for: selected) {
                    tableView?.selectRow(at: indexPath, animated: false, scrollPosition: .none)
                }
            }
        """#
}
