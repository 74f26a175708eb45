package import TableSpecModel

/// Reads a screen as VoiceOver does, from the bar to the tab bar, and finds what users can't reach, see or read.
///
/// A row whose accessory is a control is one element with the control's value, unless the control has several elements.
/// The controls of a custom cell follow their row. Sources: UIKit's documentation of `UIAccessibility`, and what UIKit
/// exposes in the snapshots of https://github.com/cashapp/AccessibilitySnapshot for iOS 17, 18 and 26.
package struct AccessibilityReader {
    private let content: ScreenContent
    private let layout: ScreenLayout
    private let traits: PreviewTraits
    private let painter: ScreenPainter

    /// The report of a screen.
    package static func read(_ content: ScreenContent, traits: PreviewTraits) -> ScreenAccessibility {
        let reader = AccessibilityReader(content, traits.fitted)
        let elements = reader.elements
        var writer = SVGWriter(isElevated: traits.isSheet)
        let painter = reader.painter
        let items = painter.items() + AccessibilityNumbers(elements: elements, origin: painter.origin).items
        writer.write(items, size: painter.pictureSize, title: content.title ?? content.name)
        return ScreenAccessibility(
            name: content.name,
            elements: elements,
            problems: reader.problems(elements),
            picture: writer.text(traits.colors)
        )
    }

    /// The accessibility elements, in VoiceOver's order.
    static func elements(of content: ScreenContent, traits: PreviewTraits) -> [AccessibilityElement] {
        AccessibilityReader(content, traits.fitted).elements
    }

    private init(_ content: ScreenContent, _ traits: PreviewTraits) {
        let content = content.shown(in: traits.state)
        self.content = content
        self.traits = traits
        layout = LayoutEngine.layout(content, traits: traits)
        painter = ScreenPainter(content: content, layout: layout, traits: traits)
    }

    // MARK: Elements

    private var elements: [AccessibilityElement] {
        let bar = painter.bars(layout.bars)
        var elements = groups(in: bar.items()).flatMap(barElements)
        elements += searchField(layout.bars.searchField)
        elements += column(content.viewsAbove, layout.bars.viewsAbove, bar.viewsAbove)
        elements += tableView(content.headerView, layout.headerView)
        for (section, place) in zip(content.sections, layout.sections) {
            elements += heading(section.header, place.headerFrame)
            elements += views(of: section.headerAttributes, place.headerViews, in: place.headerFrame, isHeader: true)
            for (row, frame) in zip(section.rows, place.rows) {
                elements += RowAccessibility(row, frame, content).elements
            }
            elements += text(section.footer, place.footerFrame)
            elements += views(of: section.footerAttributes, place.footerViews, in: place.footerFrame, isHeader: false)
        }
        elements += tableView(content.footerView, layout.footerView)
        if let first = layout.indexLines.first, let last = layout.indexLines.last {
            var frame = first.frame
            frame.height = last.frame.maxY - frame.y
            elements.append(AccessibilityElement("Section index", traits: [.adjustable], frame: frame))
        }
        if let view = content.backgroundView {
            let views = layout.backgroundViews.filter { !$0.isContainer }
            elements += StoredViewAccessibility(content: view, views: views).elements
        }
        if let overlay = content.overlay {
            let views = layout.overlay.filter { !$0.isContainer }
            elements += StoredViewAccessibility(content: overlay, views: views).elements
        }
        elements += column(content.viewsBelow, layout.bars.viewsBelow, bar.viewsBelow)
        elements += groups(in: bar.toolbar).flatMap(barElements)
        elements += searchField(layout.bars.toolbar?.searchField)
        return elements + tabs
    }

    /// The views above or below the table.
    private func column(_ views: [ViewContent], _ layouts: [BarItemLayout], _ items: [DisplayItem])
        -> [AccessibilityElement]
    {
        zip(layouts, items).flatMap { layout, item -> [AccessibilityElement] in
            guard case .content(let view) = views[layout.index] else { return groups(in: [item]).flatMap(barElements) }
            return StoredViewAccessibility(content: view, views: layout.drawnViews.filter { !$0.isContainer }).elements
        }
    }

    /// A group of a display list with its items.
    private typealias Part = (group: ItemGroup, items: [DisplayItem])

    /// The groups of a display list that users can find, except those that only contain others.
    private func groups(in items: [DisplayItem]) -> [Part] {
        items.flatMap { item -> [Part] in
            guard case .group(let group, let items) = item else { return [] }
            switch group.role {
            case .navigationBar: return groups(in: items)
            case .statusBar: return []
            default: return [(group, items)]
            }
        }
    }

    private func barElements(_ part: Part) -> [AccessibilityElement] {
        let group = part.group
        let segments = part.items.flatMap(\.segments)
        guard segments.isEmpty else { return segments }
        switch group.role {
        case .title, .largeTitle: return heading(group.label, group.frame)
        case .titleView: return text(group.label, group.frame)
        case .backButton: return [backButton(group.frame)]
        // Space between buttons, and custom views, whose labels only the app knows.
        case _ where group.label?.isEmpty ?? true: return []
        default:
            let traits: [AccessibilityElement.Trait] = group.tap == .isDimmed ? [.dimmed, .button] : [.button]
            return [AccessibilityElement(group.label, traits: traits, frame: group.frame)]
        }
    }

    /// The back button has the title of the previous screen.
    private func backButton(_ frame: Rect) -> AccessibilityElement {
        let title = content.previousTitle ?? traits.backButtonTitle ?? ""
        return AccessibilityElement(title.isEmpty ? "Back" : title, traits: [.backButton], frame: frame)
    }

    private func heading(_ label: String?, _ frame: Rect?) -> [AccessibilityElement] {
        guard let label, !label.isEmpty, let frame else { return [] }
        return [AccessibilityElement(label, traits: [.heading], frame: frame)]
    }

    private func text(_ label: String?, _ frame: Rect?) -> [AccessibilityElement] {
        guard let label, !label.isEmpty, let frame else { return [] }
        return [AccessibilityElement(label, frame: frame)]
    }

    private func tableView(_ view: HeaderViewContent?, _ layout: HeaderViewLayout?) -> [AccessibilityElement] {
        guard let views = view?.content, let layout else { return text(view?.text, layout?.frame) }
        return StoredViewAccessibility(content: views, views: layout.views, room: layout.frame).elements
    }

    /// The views of a section's header or footer. The first text of a header is a heading.
    private func views(
        of attributes: SectionViewContent?,
        _ layouts: [ViewLayout],
        in frame: Rect?,
        isHeader: Bool
    ) -> [AccessibilityElement] {
        guard let views = attributes?.views else { return [] }
        let leaves = layouts.filter { !$0.isContainer }
        var elements = StoredViewAccessibility(content: views, views: leaves, room: frame).elements
        if isHeader, let first = elements.firstIndex(where: { $0.traits.isEmpty }) {
            elements[first].traits = [.heading]
        }
        // UIKit determines the height of a header.
        for index in elements.indices where elements[index].frame.height > (frame?.height ?? .infinity) - 0.5 {
            elements[index].decidesTarget = false
        }
        return elements
    }

    private func searchField(_ layout: SearchFieldLayout?) -> [AccessibilityElement] {
        guard let layout, let field = content.searchField else { return [] }
        let value = field.text.isEmpty ? nil : field.text
        return [
            AccessibilityElement(
                field.placeholder ?? "Search",
                value: value,
                traits: [.searchField],
                frame: layout.frame
            )
        ]
    }

    private var tabs: [AccessibilityElement] {
        guard let bar = layout.tabBar, let shown = traits.shownTabBar else { return [] }
        let tabs = shown.shown(on: traits.device)
        let selected = shown.selectedPlace(on: traits.device)
        return zip(tabs.indices, bar.items).map { index, item in
            AccessibilityElement(
                tabs[index].title,
                value: tabs[index].badge.map(Self.spokenBadge),
                traits: index == selected ? [.selected, .tab] : [.tab],
                position: "\(index + 1) of \(tabs.count)",
                frame: item.frame
            )
        }
    }

    /// A number counts items: "Item B: 3 Items. Tab. 2 of 4."
    private static func spokenBadge(_ badge: String) -> String {
        Int(badge).map { $0 == 1 ? "1 item" : "\($0) items" } ?? badge
    }

    // MARK: Problems

    private func problems(_ elements: [AccessibilityElement]) -> [AccessibilityProblem] {
        let places = elements.enumerated().flatMap { index, element in
            [unlabeled(element, index + 1), target(element, index + 1)].compactMap { $0 }
        }
        return places + ContrastCheck(items: painter.screen, isSheet: traits.isSheet).problems
            + CutTextCheck(content: content, traits: traits).problems
    }

    private func unlabeled(_ element: AccessibilityElement, _ number: Int) -> AccessibilityProblem? {
        guard element.label == nil else { return nil }
        let kind = element.traits.first?.rawValue ?? "element"
        return AccessibilityProblem(
            kind: .unlabeled,
            level: .warning,
            message: "\(number): the \(kind) has no label; VoiceOver says '\(element.speech)'"
        )
    }

    /// Source: Human Interface Guidelines, "Buttons": a hit region of at least 44 × 44 points.
    private func target(_ element: AccessibilityElement, _ number: Int) -> AccessibilityProblem? {
        let least = 44.0
        guard element.decidesTarget, element.traits.contains(.button) || element.acts,
            element.frame.height < least - 0.5 || element.frame.width < least - 0.5
        else { return nil }
        func text(_ length: Double) -> String { DecimalFormatter.string((length * 10).rounded() / 10) }
        let size = "\(text(element.frame.width)) × \(text(element.frame.height))"
        return AccessibilityProblem(
            kind: .target,
            level: .warning,
            message: "\(number): the hit target of '\(element.label ?? "")' is \(size) points, smaller than 44 × 44"
        )
    }
}
