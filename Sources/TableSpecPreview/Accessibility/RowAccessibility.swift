internal import TableSpecMarkdown
internal import TableSpecModel

/// The elements of a row: the row itself with the control at its end, the information button, and controls among its
/// views.
struct RowAccessibility {
    private let row: RowContent
    private let layout: RowLayout
    private let allowsSelection: Bool

    init(_ row: RowContent, _ layout: RowLayout, _ screen: ScreenContent) {
        self.row = row
        self.layout = layout
        allowsSelection = screen.allowsSelection
    }

    var elements: [AccessibilityElement] {
        guard layout.frame.height > 0 else { return [] }
        let controls = innerControls
        let accessory = accessoryParts
        let whole = whole(besides: accessory)
        let row = isCovered(by: controls) || isUnknown(whole) ? [] : [whole]
        return row + informationButton + accessory + controls + message
    }

    /// Whether the row would only repeat what its controls say: nothing else in it has words, or only one that a control has
    /// as its name, and a tap on it does nothing.
    private func isCovered(by controls: [AccessibilityElement]) -> Bool {
        guard !controls.isEmpty, let content = row.content, traits.isEmpty, !row.acts, actions.isEmpty,
            row.accessibilityLabel == nil, (row.text ?? "").isEmpty
        else { return false }
        let words = Set(content.leaves.filter { !$0.isControl && !$0.hasGestures }.compactMap(\.spokenText))
        return words.isSubset(of: controls.compactMap(\.label))
    }

    /// Whether nothing is known of the row but that a class of the app's own draws it.
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

    /// What the accessory has as elements of its own.
    private var accessoryParts: [AccessibilityElement] {
        guard case .control(let control) = row.accessory, let place = layout.control else { return [] }
        return control.parts(in: place)
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

    /// The placeholder of a field names it where nothing else does, as it does for `unlabelled-control`.
    private var fieldTitle: String? {
        guard case .control(let control) = row.accessory else { return nil }
        return control.picture.spokenTitle
    }

    /// Generated code makes each row that reacts to taps a button, and the chosen rows of a list selected. UIKit makes those
    /// with a disclosure indicator buttons.
    private var traits: [AccessibilityElement.Trait] {
        let button: [AccessibilityElement.Trait] = row.acts ? [.button] : []
        return switch row.accessory {
        case .type(.checkmark): [.selected] + button
        case .type(.disclosureIndicator), .type(.detailDisclosureButton): [.button]
        case .type: button
        case .control(let control): control.picture.spokenTraits + button
        }
    }

    private var actions: [String] {
        row.editing?.style == .delete ? [row.editing?.deleteTitle ?? EditingMetrics.deleteTitle] : []
    }

    private var informationButton: [AccessibilityElement] {
        guard let button = layout.accessories.first(where: { $0.kind == .infoButton }) else { return [] }
        // The touched part is the end of the row, which is wider than the sign.
        let frame = Rect(x: button.frame.midX - 22, y: layout.frame.y, width: 44, height: layout.frame.height)
        let name = [RowDescription.moreInfo, row.text].compactMap { $0 }.joined(separator: ", ")
        return [AccessibilityElement(name, traits: [.button], frame: frame)]
    }

    /// The message below the row is an element of its own.
    private var message: [AccessibilityElement] {
        guard let text = row.message, let first = layout.messageLines.first?.frame else { return [] }
        let height = layout.messageLines.reduce(0) { $0 + $1.frame.height }
        return [AccessibilityElement(text, frame: Rect(x: first.x, y: first.y, width: first.width, height: height))]
    }

    private var innerControls: [AccessibilityElement] {
        zip(row.content?.leaves ?? [], layout.views).flatMap { view, place -> [AccessibilityElement] in
            guard case .control(let control) = view.kind else {
                return view.hasGestures ? [view.element(in: place.frame)] : []
            }
            return control.elements(of: view, in: place, within: layout.frame, named: row.content?.firstText)
        }
    }
}

/// The elements of views outside the rows, each of which is one of its own.
struct KeptViewAccessibility {
    let content: CellViewContent
    /// The places of the views that show something.
    let views: [ViewLayout]
    /// The view around them all, if it gives small buttons space for a finger.
    var room: Rect?

    var elements: [AccessibilityElement] {
        zip(content.leaves, views).flatMap { view, place -> [AccessibilityElement] in
            if case .control(let control) = view.kind {
                return control.elements(of: view, in: place, within: room, named: content.firstText)
            }
            return view.hasGestures || view.spokenText != nil ? [view.element(in: place.frame)] : []
        }
    }
}

extension HeaderViewContent {
    /// VoiceOver's text of the view: its own, or those of its views.
    var spokenText: String? {
        guard let content else { return text }
        return content.spokenTexts
    }
}

extension CellViewContent {
    /// VoiceOver's text of the labels in the view.
    var spokenTexts: String? {
        let texts = leaves.compactMap(\.spokenText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension SectionViewContent {
    /// VoiceOver's text of the views in place of a text; `nil` where there are none.
    var spokenText: String? {
        guard let content else { return nil }
        let texts = content.leaves.compactMap(\.spokenText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension CellViewContent {
    /// VoiceOver's text of a label, or of an image that has a label.
    fileprivate var spokenText: String? {
        if let accessibilityLabel { return accessibilityLabel }
        guard case .label(let label) = kind, let text = label.text, !text.isEmpty else { return nil }
        return text
    }
}

extension CellViewContent {
    /// The first text among the views that isn't Markdown (`ContentView.firstLabelText`).
    fileprivate var firstText: String? {
        leaves.lazy.compactMap { view in
            guard case .label(let label) = view.kind, label.runs.isEmpty, label.text?.isEmpty == false else {
                return nil
            }
            return label.text
        }.first
    }

    /// The element of a label or an image; one that is tapped is a button.
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

    private var hasLinks: Bool {
        guard case .label(let label) = kind else { return false }
        return label.runs.contains { $0.link != nil }
    }

    fileprivate var isControl: Bool {
        if case .control = kind { return true }
        return false
    }

    /// Whether the view is an element by what happens at gestures.
    fileprivate var hasGestures: Bool { isTapped || pressName != nil }

    fileprivate var pressActions: [String] { pressName.map { [$0] } ?? [] }
}

extension ControlContent {
    /// Whether the control is a button, whose title or image says what it does.
    private var isNamedByItsTitle: Bool {
        switch plain {
        case .button, .configuredButton, .imageButton, .disclosure: true
        default: false
        }
    }

    /// The elements of a control that has several: its segments, or the halves of a stepper.
    ///
    /// Source: "Selected: Segment B. Button. 2 of 3." and "Decrement. Button." in the snapshots of
    /// https://github.com/cashapp/AccessibilitySnapshot.
    fileprivate func parts(in layout: ControlLayout) -> [AccessibilityElement] {
        let dimmed: [AccessibilityElement.Trait] = isDisabled ? [.dimmed] : []
        switch plain {
        case .segmentedControl(let segments, let selected):
            return AccessibilityElement.segments(
                segments.map(\.title),
                frames: layout.segmentFrames,
                selected: selected,
                traits: dimmed
            )
        case .stepper:
            return ["Decrement", "Increment"].enumerated().map { index, name in
                var half = layout.frame
                half.width /= 2
                half.x += Double(index) * half.width
                var element = AccessibilityElement(name, traits: dimmed + [.button], frame: half)
                element.decidesTarget = false
                return element
            }
        default: return []
        }
    }

    fileprivate var isAppView: Bool {
        if case .app = plain { return true }
        return false
    }

    private var isDisabled: Bool {
        switch self {
        case .disabled: true
        case .styled(let control, _): control.isDisabled
        default: false
        }
    }

    /// The elements of a control among other views.
    ///
    /// - Parameters:
    ///   - room: The view around it, if it gives small buttons space for a finger.
    ///   - text: The first text of the views, which the generated code uses as the label of controls other than
    ///     buttons.
    fileprivate func elements(
        of view: CellViewContent,
        in place: ViewLayout,
        within room: Rect?,
        named text: String?
    ) -> [AccessibilityElement] {
        let parts = place.control.map { self.parts(in: $0) } ?? []
        guard parts.isEmpty else { return parts }
        let picture = picture
        let stated = view.accessibilityLabel ?? picture.spokenName
        let label = stated ?? (isNamedByItsTitle ? nil : text) ?? picture.spokenTitle
        // What only the app's class knows isn't an element that the spec could change.
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
    /// Segments, each with its place among them.
    static func segments(_ titles: [String], frames: [Rect], selected: Int?, traits: [Trait] = []) -> [Self] {
        zip(titles, frames).enumerated().map { index, segment in
            var element = AccessibilityElement(
                segment.0,
                traits: (index == selected ? [.selected] : []) + traits + [.button],
                position: "\(index + 1) of \(titles.count)",
                frame: segment.1
            )
            // UIKit decides how high a segmented control is.
            element.decidesTarget = false
            return element
        }
    }
}

extension DisplayItem {
    /// The elements of the segments among the items of a bar.
    var segments: [AccessibilityElement] {
        guard case .group(let group, let items) = self else { return [] }
        guard case .segments(let titles, let frames, let selected, _)? = group.control else {
            return items.flatMap(\.segments)
        }
        return AccessibilityElement.segments(titles, frames: frames, selected: selected)
    }
}

extension Rect {
    /// Where a finger hits a small button: on 44 × 44 points around its middle, as far as the view around it reaches.
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
