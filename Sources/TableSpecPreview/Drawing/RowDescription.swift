internal import TableSpecModel

/// The words of a screen reader about a row.
struct RowDescription {
    /// The accessibility label where the spec states one, otherwise the texts of the row; then the state it shows.
    var text: String? {
        let parts = [label, value].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    let label: String?
    let value: String?

    /// The name of the information button for screen readers.
    static let moreInfo = "More Info"

    init(_ row: RowContent) {
        let label =
            row.accessibilityLabel.map { [$0] }
            ?? [row.text, row.style.showsDetail ? row.detail : nil]
            .compactMap { $0 }
            + (row.content?.leaves ?? []).compactMap(Self.words)
        self.label = label.filter { !$0.isEmpty }.joined(separator: ", ")
        value = row.accessibilityValue ?? Self.state(row.accessory)
    }

    /// The words of a view of a custom cell.
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
