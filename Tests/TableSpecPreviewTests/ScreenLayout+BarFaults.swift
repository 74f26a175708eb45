@testable import TableSpecPreview

extension BarLayout {
    /// What the bars at the top of a screen of a size don't contain, and what overlaps something else.
    func faults(in size: Size) -> [String] {
        let items = leftItems + rightItems + [titleView].compactMap { $0 }
        let lines = [titleLine, largeTitleLine, promptLine].compactMap { $0?.frame }
        let parts = items.map(\.frame) + lines + [backButton?.frame].compactMap { $0 }
        let outside = parts.filter { !frame.contains($0) }.map { "\($0) is outside the bar" }
        return outside + parts.overlapFaults + items.flatMap(\.faults) + columnFaults(in: size)
    }

    /// The views above and below the table are side by side and on the page.
    private func columnFaults(in size: Size) -> [String] {
        let views = viewsAbove + viewsBelow
        let page = Rect(x: 0, y: frame.maxY, width: size.width, height: size.height - frame.maxY)
        return views.filter { !page.contains($0.frame) }.map { "\($0.frame) is outside the page" }
            + views.map(\.frame).overlapFaults + views.flatMap(\.faults)
    }
}

extension BarItemLayout {
    /// What sticks out of a button or of a view.
    var faults: [String] {
        let parts = [titleLine?.frame, symbolFrame, control?.frame].compactMap { $0 }
        return parts.filter { !frame.contains($0) }.map { "\($0) is outside its button \(frame)" }
            + (control?.faults ?? [])
    }
}

extension ControlLayout {
    /// What sticks out of a control, and texts over each other.
    var faults: [String] {
        let outside = lines.filter { !frame.contains($0.frame) }.map { "\($0.text) is outside its control" }
        return outside + lines.map(\.frame).overlapFaults
            + segmentFrames.filter { !frame.contains($0) }.map { "the segment \($0) is outside its control" }
    }
}

extension ScreenLayout {
    /// The toolbar contains its buttons, and no part of an unscrolled table is behind it or the views at the bottom.
    func toolbarFaults(_ traits: PreviewTraits) -> [String] {
        let items = bars.toolbar?.items ?? []
        let frame = bars.toolbar?.frame ?? Rect(x: 0, y: size.height, width: size.width, height: 0)
        let parts = items.map(\.frame) + [bars.toolbar?.searchField?.frame].compactMap { $0 }
        let outside = parts.filter { !frame.contains($0) }.map { "\($0) is outside the toolbar" }
        let bottom = min(frame.y, bars.viewsBelow.first?.frame.y ?? frame.y)
        let end = footerView?.frame.maxY ?? sections.last.map { $0.footerFrame?.maxY ?? $0.cardFrame.maxY } ?? 0
        let isCovered = traits.state != .scrolled && end > bottom
        return outside + parts.overlapFaults + items.flatMap(\.faults)
            + (isCovered ? ["the table ends below \(bottom)"] : [])
    }
}

extension ScreenLayout {
    /// The tab bar contains its tabs and overlaps only the page.
    func tabBarFaults(_ traits: PreviewTraits) -> [String] {
        guard let tabBar else { return [] }
        let items = bars.leftItems + bars.rightItems + (bars.toolbar?.items ?? []) + bars.viewsAbove + bars.viewsBelow
        let lines = [bars.titleLine, bars.largeTitleLine, bars.promptLine].compactMap { $0?.frame }
        let boxes = [bars.backButton?.frame, bars.titleView?.frame].compactMap { $0 }
        let rows = traits.state == .scrolled ? [] : sections.flatMap(\.rows).map(\.frame)
        let index = indexLines.map(\.frame)
        let covered = (items.map(\.frame) + lines + boxes + rows + index).filter { $0.intersects(tabBar.frame) }
        return tabBar.faults + covered.map { "\($0) is under the tab bar" }
    }
}

extension TabBarLayout {
    /// What sticks out of a tab bar or of its tabs; a badge overlaps its symbol.
    var faults: [String] {
        items.filter { !frame.contains($0.frame) }.map { "the tab \($0.frame) is outside the bar" }
            + items.map(\.frame).overlapFaults
            + items.flatMap { item in
                let parts = [item.symbolFrame, item.titleLine?.frame, item.badgeFrame].compactMap { $0 }
                let badge = item.badgeFrame.map { badge in
                    item.badgeLine.map { badge.contains($0.frame, tolerance: 0.5) } ?? false
                }
                return parts.filter { !item.frame.contains($0) }.map { "\($0) is outside the tab \(item.frame)" }
                    + [item.symbolFrame, item.titleLine?.frame].compactMap { $0 }.overlapFaults
                    + [item.badgeFrame, item.titleLine?.frame].compactMap { $0 }.overlapFaults
                    + (badge ?? true ? [] : ["a badge does not hold its text"])
            }
    }
}
