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
        return (isNamedByControlsOnly && !controls.isEmpty ? [] : [whole]) + informationButton + controls + message
    }

    /// Whether the row would only repeat what its controls say: nothing else in it has words, and a tap on it does nothing.
    private var isNamedByControlsOnly: Bool {
        let words = row.content?.leaves.contains { view in
            if case .control = view.kind { return false }
            return view.spokenText != nil
        }
        return words == false && traits.isEmpty && row.accessibilityLabel == nil && (row.text ?? "").isEmpty
    }

    private var whole: AccessibilityElement {
        let words = RowDescription(row)
        return AccessibilityElement(
            words.label,
            value: row.accessory == .type(.checkmark) ? row.accessibilityValue : words.value,
            traits: traits,
            hint: row.accessibilityHint,
            actions: actions,
            frame: layout.frame
        )
    }

    /// Source: a cell with a disclosure indicator is a button, one with a checkmark is selected.
    private var traits: [AccessibilityElement.Trait] {
        switch row.accessory {
        case .type(.checkmark): [.selected]
        case .type(.disclosureIndicator), .type(.detailDisclosureButton): [.button]
        case .type: row.segue == nil ? [] : [.button]
        case .control(let control): control.picture.spokenTraits
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
        zip(row.content?.leaves ?? [], layout.views).compactMap { view, place in
            guard case .control(let control) = view.kind else {
                return view.hasGestures ? view.element(in: place.frame) : nil
            }
            return control.element(of: view, in: place.frame, within: layout.frame, named: row.content?.firstText)
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
        zip(content.leaves, views).compactMap { view, place in
            if case .control(let control) = view.kind {
                return control.element(of: view, in: place.frame, within: room, named: content.firstText)
            }
            return view.hasGestures || view.spokenText != nil ? view.element(in: place.frame) : nil
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
        AccessibilityElement(spokenText, traits: isTapped ? [.button] : [], actions: pressActions, frame: frame)
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

    /// The element of a control among other views.
    ///
    /// - Parameters:
    ///   - room: The view around it, if it gives small buttons space for a finger.
    ///   - text: The first text of the views, which the generated code uses as the label of controls other than
    ///     buttons.
    fileprivate func element(
        of view: CellViewContent,
        in frame: Rect,
        within room: Rect?,
        named text: String?
    ) -> AccessibilityElement? {
        let picture = picture
        let stated = view.accessibilityLabel ?? picture.spokenName
        let label = stated ?? (isNamedByItsTitle ? nil : text) ?? picture.spokenTitle
        let value = label == picture.spokenValue ? nil : picture.spokenValue
        return AccessibilityElement(
            label,
            value: value,
            traits: picture.spokenTraits,
            actions: view.pressActions,
            frame: room.map { picture.touchedRoom(around: frame, within: $0) } ?? frame
        )
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
