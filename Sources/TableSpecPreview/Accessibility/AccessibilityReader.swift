package import TableSpecModel

/// Reads a screen as VoiceOver does, from the bar to the tab bar, and finds what users can't reach, see or read.
///
/// A row whose accessory is a control is one element with the control's value, unless the control has several elements.
/// The controls of a custom cell follow their row. Sources: UIKit's documentation of `UIAccessibility`, and what UIKit
/// exposes in the snapshots of https://github.com/cashapp/AccessibilitySnapshot for iOS 17, 18 and 26.
package struct AccessibilityReader {
    private let painter: ScreenPainter
    private var content: ScreenContent { painter.content }
    private var layout: ScreenLayout { painter.layout }
    private var traits: PreviewTraits { painter.traits }

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
        painter = ScreenPainter(content, fitted: traits)
    }

    // MARK: Elements

    private var elements: [AccessibilityElement] { layout.parts.flatMap(elements) }

    private func elements(of node: LayoutNode) -> [AccessibilityElement] {
        switch node.part {
        case .bars, .toolbar: node.children.flatMap(elements)
        case .section: node.children.flatMap { section(node.section, $0) }
        case .prompt: text(content.prompt, node.frame)
        case .title, .largeTitle: heading(content.title, node.frame)
        case .titleView, .viewAbove, .viewBelow, .leftItem, .rightItem, .toolbarItem: barItem(node)
        case .backButton: [backButton(node.frame)]
        case .searchField, .barSearchField: searchField(node.frame)
        case .tableHeader: tableView(content.headerView, node)
        case .tableFooter: tableView(content.footerView, node)
        case .unavailable: unavailable(node.children)
        case .index: [AccessibilityElement("Section index", traits: [.adjustable], frame: node.frame)]
        case .background, .overlay: node.viewElements(within: nil)
        case .tabBar: tabs(node.children)
        default: []
        }
    }

    private func section(_ section: SectionContent?, _ node: LayoutNode) -> [AccessibilityElement] {
        switch node.part {
        case .header: heading(section?.header, node.frame) + views(of: node)
        case .footer: text(section?.footer, node.frame) + views(of: node)
        default: RowAccessibility(node)?.elements ?? []
        }
    }

    private func barItem(_ node: LayoutNode) -> [AccessibilityElement] {
        guard case .barItem(let item, let button, _) = node.content else { return node.viewElements(within: nil) }
        let parts = node.control?.controlParts ?? []
        guard parts.isEmpty else { return parts }
        // Space between buttons, and custom views, whose labels only the app knows.
        if case .appView = item { return [] }
        let isTitle = node.part == .titleView
        let label = button?.accessibilityLabel ?? (isTitle ? content.title : nil) ?? item.label
        guard !isTitle else { return text(label, node.frame) }
        let isEnabled = button?.isEnabled(in: traits.state) ?? true
        return label.isEmpty
            ? [] : [AccessibilityElement(label, traits: isEnabled ? [.button] : [.dimmed, .button], frame: node.frame)]
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

    private func tableView(_ view: HeaderViewContent?, _ node: LayoutNode) -> [AccessibilityElement] {
        view?.content == nil ? text(view?.text, node.frame) : node.viewElements(within: node.frame)
    }

    /// The content in place of the rows: its texts and buttons. The image is decorative.
    private func unavailable(_ nodes: [LayoutNode]) -> [AccessibilityElement] {
        guard let content = content.unavailable else { return [] }
        let parts = nodes.flatMap { node -> [AccessibilityElement] in
            switch node.part {
            case .control: text(node.controlPicture?.spokenName, node.frame)
            case .text: text(content.text, node.linesFrame)
            case .detail: text(content.secondaryText, node.linesFrame)
            default: []
            }
        }
        let buttons = zip(content.buttons, nodes.all(.button)).map { title, node in
            var element = AccessibilityElement(title, traits: [.button], frame: node.linesFrame)
            // UIKit determines the size of the button.
            element.decidesTarget = false
            return element
        }
        return parts + buttons
    }

    /// The views of a section's header or footer. The first text of a header is a heading.
    private func views(of node: LayoutNode) -> [AccessibilityElement] {
        var elements = node.viewElements(within: node.frame)
        if node.part == .header, let first = elements.firstIndex(where: { $0.traits.isEmpty }) {
            elements[first].traits = [.heading]
        }
        // UIKit determines the height of a header.
        for index in elements.indices where elements[index].frame.height > node.frame.height - 0.5 {
            elements[index].decidesTarget = false
        }
        return elements
    }

    private func searchField(_ frame: Rect) -> [AccessibilityElement] {
        guard let field = content.searchField else { return [] }
        let value = field.text.isEmpty ? nil : field.text
        return [
            AccessibilityElement(field.placeholder ?? "Search", value: value, traits: [.searchField], frame: frame)
        ]
    }

    private func tabs(_ nodes: [LayoutNode]) -> [AccessibilityElement] {
        let selected = traits.shownTabBar?.selectedPlace(on: traits.device)
        return nodes.enumerated().compactMap { index, node in
            guard case .tab(let tab) = node.content else { return nil }
            return AccessibilityElement(
                tab.title,
                value: tab.badge.map(Self.spokenBadge),
                traits: index == selected ? [.selected, .tab] : [.tab],
                position: "\(index + 1) of \(nodes.count)",
                frame: node.frame
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
