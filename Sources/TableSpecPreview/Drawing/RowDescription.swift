internal import TableSpecModel

/// The text of a row for a screen reader.
struct RowDescription {
    /// The accessibility label if the spec specifies one, or else the texts of the row, followed by its state.
    var text: String? {
        let parts = [label, value, isDimmed ? "dimmed" : nil].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    let label: String?
    let value: String?
    /// The accessibility label, or the texts of the row without the states of its controls.
    let textLabel: String?
    private let isDimmed: Bool

    /// The name of the information button for screen readers.
    static let moreInfo = "More Info"

    init(_ row: RowContent) {
        let texts = [row.text, row.style.showsDetail ? row.detail : nil].compactMap { $0 }
        let views = row.content?.leaves ?? []
        func label(_ words: [String]) -> String {
            (row.accessibilityLabel.map { [$0] } ?? texts + words).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        self.label = label(views.compactMap(Self.words))
        let ownWords = label(views.filter { !$0.isControlOrTapped }.compactMap(Self.words))
        textLabel = ownWords.isEmpty ? nil : ownWords
        value = row.accessibilityValue ?? Self.state(row.accessory)
        isDimmed = Self.isDimmed(row.accessory)
    }

    private static func isDimmed(_ accessory: AccessoryContent) -> Bool {
        guard case .control(let control) = accessory else { return false }
        return control.picture.spokenTraits.contains(.dimmed)
    }

    /// The text of a view in a custom cell.
    private static func words(of view: CellViewContent) -> String? {
        if let label = view.accessibilityLabel { return label }
        return switch view.kind {
        case .label(let label): label.text
        case .control(let control): state(.control(control))
        case .app(let view): view.texts.isEmpty ? nil : view.texts.joined(separator: ", ")
        case .image, .spacer, .stack, .zstack: nil
        }
    }

    private static func state(_ accessory: AccessoryContent) -> String? {
        switch accessory {
        case .type(.checkmark): "selected"
        case .type: nil
        case .control(let control): control.picture.spokenValue
        }
    }
}

extension CellViewContent {
    /// Whether the view is a separate element next to its row.
    fileprivate var isControlOrTapped: Bool {
        if case .control = kind { return true }
        return isElement
    }
}
