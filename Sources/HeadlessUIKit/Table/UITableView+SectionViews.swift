import Foundation

/// A visible header or footer.
struct SectionView {
    let view: UIView
    /// Whether the table created the view for a title, so that no other object retains it.
    let isStandard: Bool
}

/// The headers and footers of a table, by section.
struct SectionViews {
    var headers: [Int: SectionView] = [:]
    var footers: [Int: SectionView] = [:]
    /// Views that were requested only to find out whether they exist, and are shown later.
    var pendingHeaders: [Int: UIView?] = [:]
    var pendingFooters: [Int: UIView?] = [:]
}

/// The purpose of a header or footer.
enum SectionViewKind {
    case none, view
    case title(String)

    var isShown: Bool {
        if case .none = self { false } else { true }
    }
}

extension UITableView {
    /// The title or, if there's none, the view that a section shows above its rows.
    func headerContent(_ section: Int) -> SectionViewKind {
        if let title = headerTitle(section) { return .title(title) }
        guard let made = tell(.viewForHeader(section), { $0.tableView(self, viewForHeaderInSection: section) }) else {
            return .none
        }
        sectionViews.pendingHeaders[section] = made
        return made == nil ? .none : .view
    }

    func footerContent(_ section: Int) -> SectionViewKind {
        if let title = footerTitle(section) { return .title(title) }
        guard let made = tell(.viewForFooter(section), { $0.tableView(self, viewForFooterInSection: section) }) else {
            return .none
        }
        sectionViews.pendingFooters[section] = made
        return made == nil ? .none : .view
    }

    /// The height that a header needs if it isn't one line of text.
    func ownHeaderHeight(_ section: Int, _ content: SectionViewKind) -> CGFloat? {
        if sectionViews.pendingHeaders[section] == nil {
            let made = tell(.viewForHeader(section)) { $0.tableView(self, viewForHeaderInSection: section) }
            guard let made else { return titleHeight(content, isFooter: false) }
            sectionViews.pendingHeaders[section] = made
        }
        return ownHeight(of: sectionViews.pendingHeaders[section] ?? nil, content, isFooter: false)
    }

    func ownFooterHeight(_ section: Int, _ content: SectionViewKind) -> CGFloat? {
        if sectionViews.pendingFooters[section] == nil {
            let made = tell(.viewForFooter(section)) { $0.tableView(self, viewForFooterInSection: section) }
            guard let made else { return titleHeight(content, isFooter: true) }
            sectionViews.pendingFooters[section] = made
        }
        return ownHeight(of: sectionViews.pendingFooters[section] ?? nil, content, isFooter: true)
    }

    private func ownHeight(of view: UIView?, _ content: SectionViewKind, isFooter: Bool) -> CGFloat? {
        guard let view else { return titleHeight(content, isFooter: isFooter) }
        return (view as? UITableViewHeaderFooterView)?.ownHeight(in: self, isFooter: isFooter)
    }

    private func titleHeight(_ content: SectionViewKind, isFooter: Bool) -> CGFloat? {
        guard case .title(let title) = content else { return nil }
        return TableHeights.title(title, style: style, isFooter: isFooter, width: bounds.width)
    }

    /// The title that the data source gives a section. Not part of UIKit's public interface.
    func headerTitle(_ section: Int) -> String? {
        ask(.titleForHeader(section)) { $0.tableView(self, titleForHeaderInSection: section) } ?? nil
    }

    func footerTitle(_ section: Int) -> String? {
        ask(.titleForFooter(section)) { $0.tableView(self, titleForFooterInSection: section) } ?? nil
    }

    /// Shows headers and footers after the cells, as in UIKit.
    func updateSectionViews() {
        let sections = geometry.sections(from: bounds.minY, to: bounds.maxY)
        for section in sectionViews.headers.keys.sorted() where !sections.contains(section) { endHeader(section) }
        for section in sectionViews.footers.keys.sorted() where !sections.contains(section) { endFooter(section) }
        for section in sections {
            if sectionViews.headers[section] == nil { showHeader(section) }
            if sectionViews.footers[section] == nil { showFooter(section) }
        }
        // The others are requested again when they become visible, because their content may have changed.
        sectionViews.pendingHeaders = [:]
        sectionViews.pendingFooters = [:]
    }

    private func showHeader(_ section: Int) {
        let rect = rectForHeader(inSection: section)
        guard rect.height > 0, rect.maxY > bounds.minY, rect.minY < bounds.maxY, let made = makeHeader(section) else {
            return
        }
        place(made.view, in: rect)
        sectionViews.headers[section] = made
        tell(.willDisplayHeader(section)) {
            $0.tableView(self, willDisplayHeaderView: made.view, forSection: section)
        }
    }

    private func showFooter(_ section: Int) {
        let rect = rectForFooter(inSection: section)
        guard rect.height > 0, rect.maxY > bounds.minY, rect.minY < bounds.maxY, let made = makeFooter(section) else {
            return
        }
        place(made.view, in: rect)
        sectionViews.footers[section] = made
        tell(.willDisplayFooter(section)) {
            $0.tableView(self, willDisplayFooterView: made.view, forSection: section)
        }
    }

    private func place(_ view: UIView, in rect: CGRect) {
        view.frame = rect
        if view.superview !== self { addSubview(view) }
    }

    private func makeHeader(_ section: Int) -> SectionView? {
        let own =
            sectionViews.pendingHeaders.removeValue(forKey: section)
            ?? tell(.viewForHeader(section)) { $0.tableView(self, viewForHeaderInSection: section) }
        if let view = own ?? nil { return adopt(view, isFooter: false) }
        return headerTitle(section).map { standardView($0, isFooter: false) }
    }

    private func makeFooter(_ section: Int) -> SectionView? {
        let own =
            sectionViews.pendingFooters.removeValue(forKey: section)
            ?? tell(.viewForFooter(section)) { $0.tableView(self, viewForFooterInSection: section) }
        if let view = own ?? nil { return adopt(view, isFooter: true) }
        return footerTitle(section).map { standardView($0, isFooter: true) }
    }

    private func adopt(_ view: UIView, isFooter: Bool) -> SectionView {
        if let view = view as? UITableViewHeaderFooterView {
            view.tableStyle = style
            view.isFooter = isFooter
        }
        return SectionView(view: view, isStandard: false)
    }

    /// The view that the table creates for a title.
    private func standardView(_ title: String, isFooter: Bool) -> SectionView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.tableStyle = style
        view.isFooter = isFooter
        view.textLabel?.text = title
        return SectionView(view: view, isStandard: true)
    }

    private func endHeader(_ section: Int) {
        guard let header = sectionViews.headers.removeValue(forKey: section) else { return }
        tell(.didEndDisplayingHeader(section)) {
            $0.tableView(self, didEndDisplayingHeaderView: header.view, forSection: section)
        }
        retire(header)
    }

    private func endFooter(_ section: Int) {
        guard let footer = sectionViews.footers.removeValue(forKey: section) else { return }
        tell(.didEndDisplayingFooter(section)) {
            $0.tableView(self, didEndDisplayingFooterView: footer.view, forSection: section)
        }
        retire(footer)
    }

    private func retire(_ shown: SectionView) {
        shown.view.removeFromSuperview()
        if !shown.isStandard, let view = shown.view as? UITableViewHeaderFooterView { reuse.enqueue(view) }
    }

    func discardSectionViews() {
        sectionViews.headers.keys.sorted().forEach(endHeader)
        sectionViews.footers.keys.sorted().forEach(endFooter)
        sectionViews.pendingHeaders = [:]
        sectionViews.pendingFooters = [:]
    }

    /// Keeps headers and footers of remaining sections, under their new indexes.
    func moveSectionViews(_ update: BatchUpdate, _ plan: TableUpdatePlan) {
        guard update.changesSections else { return }
        for section in sectionViews.headers.keys.sorted() where leaves(section, update, plan) {
            sectionViews.headers[section]?.view.endEditing(true)
            endHeader(section)
        }
        for section in sectionViews.footers.keys.sorted() where leaves(section, update, plan) {
            sectionViews.footers[section]?.view.endEditing(true)
            endFooter(section)
        }
        sectionViews.headers = moved(sectionViews.headers, plan)
        sectionViews.footers = moved(sectionViews.footers, plan)
        sectionViews.pendingHeaders = [:]
        sectionViews.pendingFooters = [:]
    }

    private func leaves(_ section: Int, _ update: BatchUpdate, _ plan: TableUpdatePlan) -> Bool {
        update.reloadedSections.contains(section) || plan.section(section) == nil
    }

    private func moved(_ views: [Int: SectionView], _ plan: TableUpdatePlan) -> [Int: SectionView] {
        views.reduce(into: [:]) { result, entry in
            if let section = plan.section(entry.key) { result[section] = entry.value }
        }
    }
}
