internal import TableSpecModel

/// What a screen reader says about a row.
struct RowDescription {
    /// The accessibility label where the spec states one, otherwise the texts of the row; then the state it shows.
    let text: String?

    /// What screen readers call the information button.
    static let moreInfo = "More Info"

    init(_ row: RowContent) {
        let label =
            row.accessibilityLabel.map { [$0] }
            ?? [row.text, row.style.showsDetail ? row.detail : nil]
            .compactMap { $0 }
            + (row.content?.leaves ?? []).compactMap(Self.words)
        let parts = (label + [row.accessibilityValue ?? Self.state(row.accessory)].compactMap { $0 }).filter {
            !$0.isEmpty
        }
        text = parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// What a view of a custom cell says.
    private static func words(of view: CellViewContent) -> String? {
        if let label = view.accessibilityLabel { return label }
        return switch view.kind {
        case .label(let label): label.text
        case .control(let control): state(.control(control))
        case .app(let view): view.texts.isEmpty ? nil : view.texts.joined(separator: ", ")
        case .image, .spacer, .stack: nil
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
