internal import TableSpecMarkdown
internal import TableSpecModel

/// The elements of a row: the row itself with the control at its end, the information button, and controls in the cell.
struct RowAccessibility {
    private let row: RowContent
    private let layout: LayoutNode

    init?(_ layout: LayoutNode) {
        guard let row = layout.row else { return nil }
        self.row = row
        self.layout = layout
    }

    var elements: [AccessibilityElement] {
        guard layout.frame.height > 0 else { return [] }
        let controls = innerControls
        let accessory = accessoryParts
        let whole = whole(besides: accessory)
        let row = isCovered(by: controls) || isUnknown(whole) ? [] : [whole]
        return row + informationButton + accessory + controls + message
    }

    /// Whether the row would only repeat what its controls announce: its only text, if any, is the name of a control,
    /// and a tap on the row has no effect.
    private func isCovered(by controls: [AccessibilityElement]) -> Bool {
        guard !controls.isEmpty, let content = row.content, traits.isEmpty, !row.acts, actions.isEmpty,
            row.accessibilityLabel == nil, (row.text ?? "").isEmpty
        else { return false }
        let words = Set(content.leaves.filter { !$0.isControl && !$0.isElement }.compactMap(\.spokenText))
        return words.isSubset(of: controls.compactMap(\.label))
    }

    /// Whether a custom class draws the row, so that its content isn't known.
    private func isUnknown(_ whole: AccessibilityElement) -> Bool {
        let isAppView = row.content?.leaves.contains { view in
            switch view.kind {
            case .app: true
            case .control(let control): control.isAppView
            default: false
            }
        }
        return whole.label == nil && whole.value == nil && traits.isEmpty && !row.acts && isAppView == true
    }

    /// The separate elements of the accessory.
    private var accessoryParts: [AccessibilityElement] {
        layout.control?.controlParts ?? []
    }

    private func whole(besides parts: [AccessibilityElement]) -> AccessibilityElement {
        let words = RowDescription(row)
        var element = AccessibilityElement(
            words.textLabel ?? fieldTitle,
            value: row.accessibilityValue,
            traits: row.isEnabled || traits.contains(.dimmed) ? traits : [.dimmed] + traits,
            hint: row.accessibilityHint,
            actions: actions,
            frame: layout.frame
        )
        if parts.isEmpty, case .control(let control) = row.accessory {
            element.value = row.accessibilityValue ?? control.picture.spokenValue
        }
        if element.value == element.label { element.value = nil }
        element.acts = row.acts && row.isEnabled
        return element
    }

    /// The placeholder of a field names it if nothing else does, as for `unlabelled-control`.
    private var fieldTitle: String? {
        guard case .control(let control) = row.accessory else { return nil }
        return control.picture.spokenTitle
    }

    /// Generated code makes each row that reacts to taps a button, and the selected rows of a list selected. UIKit
    /// makes rows with a disclosure indicator buttons.
    private var traits: [AccessibilityElement.Trait] {
        let button: [AccessibilityElement.Trait] = row.acts ? [.button] : []
        return switch row.accessory {
        case .type(.checkmark): [.selected] + button
        case .type(.disclosureIndicator), .type(.detailDisclosureButton): [.button]
        case .type: button
        // A button in a row that reacts, such as a chevron, is spoken once.
        case .control(let control): control.picture.spokenTraits.filter { !button.contains($0) } + button
        }
    }

    private var actions: [String] {
        row.editing?.style == .delete ? [row.editing?.deleteTitle ?? EditingMetrics.deleteTitle] : []
    }

    private var informationButton: [AccessibilityElement] {
        guard let button = layout.children.first(where: { $0.content == .accessory(.infoButton) }) else { return [] }
        // The hit target is the end of the row, which is wider than the symbol.
        let frame = Rect(x: button.frame.midX - 22, y: layout.frame.y, width: 44, height: layout.frame.height)
        let name = [RowDescription.moreInfo, row.text].compactMap { $0 }.joined(separator: ", ")
        return [AccessibilityElement(name, traits: [.button], frame: frame)]
    }

    /// The message below the row is a separate element.
    private var message: [AccessibilityElement] {
        guard let text = row.message, let lines = layout[.message] else { return [] }
        return [AccessibilityElement(text, frame: lines.linesFrame)]
    }

    private var innerControls: [AccessibilityElement] {
        layout.viewElements(within: layout.frame) { $0.isElement }
    }
}

extension LayoutNode {
    /// The elements of the custom views in a part of the screen.
    ///
    /// - Parameters:
    ///   - room: The enclosing view, if it gives small buttons a larger hit target.
    ///   - isElement: Whether a label or an image is a separate element.
    func viewElements(
        within room: Rect?,
        where isElement: (CellViewContent) -> Bool = { $0.isElement || $0.spokenText != nil }
    ) -> [AccessibilityElement] {
        let views = views
        let text = views.lazy.compactMap { $0.view?.plainText }.first
        return views.flatMap { node -> [AccessibilityElement] in
            guard let view = node.view else { return [] }
            if case .control(let control) = view.kind {
                return control.elements(of: view, in: node, within: room, named: text)
            }
            return isElement(view) ? [view.element(in: node.frame)] : []
        }
    }

    /// The frame of the lines of text.
    var linesFrame: Rect {
        guard let first = lines.first?.frame else { return frame }
        let frames = lines.map(\.frame)
        let x = frames.map(\.x).min() ?? first.x
        let right = frames.map(\.maxX).max() ?? first.maxX
        let bottom = frames.map(\.maxY).max() ?? first.maxY
        return Rect(x: x, y: first.y, width: right - x, height: bottom - first.y)
    }

    /// The style of a part that is a control.
    var controlPicture: (any ControlPicture)? {
        guard case .control(let control) = content else { return nil }
        return control.picture
    }

    /// The VoiceOver text of the labels among the custom views.
    var spokenTexts: String? {
        let texts = views.compactMap { $0.view?.spokenText }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The elements of a control with several of them: its segments, or the halves of a stepper.
    ///
    /// Source: "Selected: Segment B. Button. 2 of 3." and "Decrement. Button." in the snapshots of
    /// https://github.com/cashapp/AccessibilitySnapshot.
    var controlParts: [AccessibilityElement] {
        guard case .control(let control) = content else { return [] }
        let dimmed: [AccessibilityElement.Trait] = control.isDisabled ? [.dimmed] : []
        switch control.plain {
        case .segmentedControl(let segments, let selected):
            return AccessibilityElement.segments(
                segments.map(\.title),
                frames: segmentFrames,
                selected: selected,
                traits: dimmed
            )
        case .stepper:
            return ["Decrement", "Increment"].enumerated().map { index, name in
                var half = frame
                half.width /= 2
                half.x += Double(index) * half.width
                var element = AccessibilityElement(name, traits: dimmed + [.button], frame: half)
                element.decidesTarget = false
                return element
            }
        default: return []
        }
    }
}

extension HeaderViewContent {
    /// The VoiceOver text of the view: its own, or those of its subviews.
    var spokenText: String? {
        content == nil ? text : content?.spokenTexts
    }
}

extension CellViewContent {
    /// The VoiceOver text of the labels in the view.
    var spokenTexts: String? {
        let texts = leaves.compactMap(\.spokenText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension SectionViewContent {
    /// The VoiceOver text of the views in place of a text, or `nil` if there are none.
    var spokenText: String? {
        content?.spokenTexts
    }
}

extension CellViewContent {
    /// The VoiceOver text of a label, or of an image with a label.
    fileprivate var spokenText: String? {
        if let accessibilityLabel { return accessibilityLabel }
        guard case .label(let label) = kind, let text = label.text, !text.isEmpty else { return nil }
        return text
    }
}

extension CellViewContent {
    /// The text of a label that isn't Markdown (`ContentView.firstLabelText`).
    fileprivate var plainText: String? {
        guard case .label(let label) = kind, label.runs.isEmpty, label.text?.isEmpty == false else { return nil }
        return label.text
    }

    /// The element of a label or an image. One that can be tapped is a button.
    fileprivate func element(in frame: Rect) -> AccessibilityElement {
        var element = AccessibilityElement(
            spokenText,
            traits: isTapped ? [.button] : [],
            actions: pressActions,
            frame: frame
        )
        // Web Content Accessibility Guidelines 2.2, 2.5.8: targets in a sentence are exempt.
        element.decidesTarget = !hasLinks
        return element
    }

    fileprivate var isControl: Bool {
        if case .control = kind { return true }
        return false
    }

    fileprivate var pressActions: [String] { pressName.map { [$0] } ?? [] }
}

extension ControlContent {
    /// Whether the control is a button, whose title or image describes its effect.
    private var isNamedByItsTitle: Bool {
        switch plain {
        case .button, .configuredButton, .imageButton, .disclosure: true
        default: false
        }
    }

    fileprivate var isAppView: Bool {
        if case .app = plain { return true }
        return false
    }

    fileprivate var isDisabled: Bool {
        switch self {
        case .disabled: true
        case .styled(let control, _): control.isDisabled
        default: false
        }
    }

    /// The elements of a control in a custom cell.
    ///
    /// - Parameters:
    ///   - room: The enclosing view, if it gives small buttons a larger hit target.
    ///   - text: The first text of the views, which the generated code uses as the label of controls other than
    ///     buttons.
    fileprivate func elements(
        of view: CellViewContent,
        in place: LayoutNode,
        within room: Rect?,
        named text: String?
    ) -> [AccessibilityElement] {
        let parts = place.control?.controlParts ?? []
        guard parts.isEmpty else { return parts }
        let picture = picture
        let stated = view.accessibilityLabel ?? picture.spokenName
        let label = stated ?? (isNamedByItsTitle ? nil : text) ?? picture.spokenTitle
        // Elements that only the custom class knows can't be changed in the spec.
        if isAppView, label == nil, picture.spokenValue == nil, view.pressActions.isEmpty { return [] }
        let value = label == picture.spokenValue ? nil : picture.spokenValue
        let element = AccessibilityElement(
            label,
            value: value,
            traits: picture.spokenTraits,
            actions: view.pressActions,
            frame: room.map { picture.touchedRoom(around: place.frame, within: $0) } ?? place.frame
        )
        return [element]
    }
}

extension AccessibilityElement {
    /// Segments, each with its position among them.
    static func segments(_ titles: [String], frames: [Rect], selected: Int?, traits: [Trait] = []) -> [Self] {
        zip(titles, frames).enumerated().map { index, segment in
            var element = AccessibilityElement(
                segment.0,
                traits: (index == selected ? [.selected] : []) + traits + [.button],
                position: "\(index + 1) of \(titles.count)",
                frame: segment.1
            )
            // UIKit determines the height of a segmented control.
            element.decidesTarget = false
            return element
        }
    }
}

extension Rect {
    /// The hit target of a small button: 44 × 44 points around its center, inside the enclosing view.
    ///
    /// Source: `UIView.touched(_:at:)` of the generated support file.
    func fingerRoom(within room: Rect) -> Rect {
        let (width, height) = (max(width, 44), max(height, 44))
        let left = max(midX - width / 2, min(room.x, x))
        let right = min(midX + width / 2, max(room.maxX, maxX))
        let top = max(midY - height / 2, min(room.y, y))
        let bottom = min(midY + height / 2, max(room.maxY, maxY))
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
