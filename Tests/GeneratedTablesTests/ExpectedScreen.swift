import HeadlessUIKit
import TableSpecModel

extension ShownScreen {
    /// What the model says that a person sees.
    init(_ content: ScreenContent) {
        title = content.title
        header = content.headerView?.text
        footer = content.footerView?.text
        sections = content.sections.map { section in
            ShownSection(header: section.header, footer: section.footer, rows: section.rows.map(ShownRow.init))
        }
    }
}

extension ShownRow {
    init(_ row: RowContent) {
        text = row.text
        detail = row.detail
        switch row.image {
        case .symbol(let name), .named(let name): image = name
        case nil: image = nil
        }
        (accessory, value) = Self.accessory(of: row)
        isSelectable = row.selectionStyle != .none
        style = row.style.rawValue
    }

    private static func accessory(of row: RowContent) -> (String, String?) {
        switch row.accessory {
        case .type(let type): (type.rawValue, nil)
        case .control(.switch(let isOn)): ("switch", "\(isOn)")
        case .control(.slider(let value, let minimum, let maximum)):
            ("slider", "\(Float(value)) in \(Float(minimum))…\(Float(maximum))")
        case .control(.stepper(let value)): ("stepper", "\(value)")
        case .control(.segmentedControl(_, let selected)): ("segmentedControl", "\(selected ?? -1)")
        case .control(.textField(let text, _, _)): ("textField", text)
        case .control(.button(let title)): ("button", title)
        }
    }
}
