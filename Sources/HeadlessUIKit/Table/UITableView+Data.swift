import Foundation

extension UITableView {
    func invalidateData() {
        needsData = true
        setNeedsLayout()
    }

    /// Replaces the view above or below all sections.
    func replace(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        invalidateData()
    }

    func loadDataIfNeeded() {
        if needsData, updates == nil, !isInPass { loadData() }
    }

    /// Requests counts and heights, in the order of Figure 4-1 of the Table View Programming Guide.
    func loadData() {
        needsData = false
        prefetching.announced = []
        setNeedsLayout()
        inPass {
            discardCells()
            measure(askForCounts())
        }
        limitOffset()
        forgetMissingSelection()
        loadIndexTitles()
    }

    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = ask(.numberOfSections) { $0.numberOfSections(in: self) } ?? 1
        return (0..<max(sections, 0)).map { section in
            record(.numberOfRows(section))
            return dataSource.tableView(self, numberOfRowsInSection: section)
        }
    }

    /// Requests heights or estimates, and lays out the table with the given counts.
    func measure(_ counts: [Int]) {
        let sections = counts.indices.map { section in
            let rows = rowHeights(section: section, count: counts[section])
            return TableGeometry.Section(header: header(section), footer: footer(section), rows: rows)
        }
        geometry = TableGeometry(sections: sections, top: tableHeaderView?.frame.height ?? 0)
        fittedWidth = bounds.width
        updateContentSize()
    }

    func updateContentSize() {
        let bottom = geometry.bottom + (tableFooterView?.frame.height ?? 0)
        contentSize = CGSize(width: bounds.width, height: bottom)
    }

    private func header(_ section: Int) -> TableGeometry.Edge {
        estimatedHeaderHeight(section).map { TableGeometry.Edge(height: $0, isEstimated: true) }
            ?? TableGeometry.Edge(height: headerHeight(section))
    }

    private func footer(_ section: Int) -> TableGeometry.Edge {
        estimatedFooterHeight(section).map { TableGeometry.Edge(height: $0, isEstimated: true) }
            ?? TableGeometry.Edge(height: footerHeight(section))
    }

    func headerHeight(_ section: Int) -> CGFloat {
        if let height = tell(.heightForHeader(section), { $0.tableView(self, heightForHeaderInSection: section) }),
            height >= 0
        {
            return height
        }
        let content = headerContent(section)
        if content.isShown, sectionHeaderHeight >= 0 { return sectionHeaderHeight }
        return TableHeights.header(
            style: style,
            isFirst: section == 0,
            hasContent: content.isShown,
            padding: sectionHeaderTopPadding,
            own: content.isShown ? ownHeaderHeight(section, content) : nil
        )
    }

    func footerHeight(_ section: Int) -> CGFloat {
        if let height = tell(.heightForFooter(section), { $0.tableView(self, heightForFooterInSection: section) }),
            height >= 0
        {
            return height
        }
        let content = footerContent(section)
        if content.isShown, sectionFooterHeight >= 0 { return sectionFooterHeight }
        if content.isShown, let height = ownFooterHeight(section, content) { return height }
        return TableHeights.footer(style: style, hasContent: content.isShown)
    }

    func rowRect(_ path: IndexPath) -> CGRect {
        loadDataIfNeeded()
        guard geometry.contains(path) else { return .zero }
        let span = geometry.span(of: path)
        return CGRect(x: 0, y: span.top, width: bounds.width, height: span.bottom - span.top)
    }

    func sectionRect(
        _ section: Int,
        _ span: (TableGeometry.Section) -> (top: CGFloat, bottom: CGFloat)
    ) -> CGRect {
        loadDataIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let (top, bottom) = span(geometry.sections[section])
        return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    }
}
