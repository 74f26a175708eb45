import HeadlessUIKit
import TableSpecModel

extension ShownScreen {
    /// What a user sees according to the model.
    init(_ content: ScreenContent) {
        title = content.title
        header = content.headerView?.text
        footer = content.footerView?.text
        headerViews = content.headerView?.content?.leaves.compactMap(ShownRow.shown) ?? []
        footerViews = content.footerView?.content?.leaves.compactMap(ShownRow.shown) ?? []
        search = content.searchField.flatMap { $0.text.isEmpty ? $0.placeholder : $0.text }
        sections = content.sections.map { section in
            ShownSection(
                header: section.header,
                footer: section.footer,
                headerViews: section.headerAttributes?.views?.leaves.compactMap(ShownRow.shown) ?? [],
                footerViews: section.footerAttributes?.views?.leaves.compactMap(ShownRow.shown) ?? [],
                rows: section.rows.map { ShownRow($0) }
            )
        }
    }
}

extension RowContent {
    /// What the row shows while its table is edited.
    var edited: RowContent {
        var row = self
        if editing != nil { row.accessory = editingAccessory }
        return row
    }
}

extension ShownRow {
    /// - Parameter isEdited: Whether the row shows what it has at its end in editing mode alone.
    init(_ row: RowContent, isEdited: Bool = false) {
        text = row.text
        detail = row.detail
        switch row.image {
        case .symbol(let name), .named(let name): image = name
        case nil: image = nil
        }
        isSelected = row.isSelectedFirst
        views = row.content?.leaves.compactMap(Self.shown) ?? []
        (accessory, value) = Self.accessory(of: row)
        if !isEdited, case .control(let control) = row.accessory, control.standsBesideTexts {
            views.append(ShownView(kind: accessory, value: value))
            (accessory, value) = ("none", nil)
        }
        // Texts beside a control are one below the other.
        isSideBySide = [.value1, .value2].contains(row.style) && views.isEmpty
    }

    /// What a view of a custom cell shows; spacers show nothing.
    fileprivate static func shown(_ view: CellViewContent) -> ShownView? {
        switch view.kind {
        case .label(let label): return ShownView(kind: "label", value: label.text)
        case .image(let image, _):
            switch image {
            case .symbol(let name), .named(let name): return ShownView(kind: "image", value: name)
            case nil: return ShownView(kind: "image", value: nil)
            }
        case .control(let control):
            let (kind, value) = titleOrImage(of: control)
            return ShownView(kind: kind, value: value)
        case .app(let view): return ShownView(kind: "view", value: view.className)
        case .spacer, .stack, .zstack: return nil
        }
    }

    private static func accessory(of row: RowContent) -> (String, String?) {
        switch row.accessory {
        case .type(let type): (type.rawValue, nil)
        case .control(let control): titleOrImage(of: control)
        }
    }

    private static func name(of image: ImageContent) -> String {
        switch image {
        case .symbol(let name), .named(let name): name
        }
    }

    private static func name(of color: ColorReference) -> String? {
        if case .system(let color) = color { "UIColor.\(color.rawValue)" } else { nil }
    }

    private static func titleOrImage(of control: ControlContent) -> (String, String?) {
        switch control {
        case .styled(let control, _), .disabled(let control): titleOrImage(of: control)
        case .switch(let isOn): ("switch", "\(isOn)")
        case .slider(let value, let minimum, let maximum, _):
            ("slider", "\(Float(value)) in \(Float(minimum))…\(Float(maximum))")
        case .stepper(let value): ("stepper", "\(value)")
        case .segmentedControl(_, let selected): ("segmentedControl", "\(selected ?? -1)")
        case .textField(let text, _, _): ("textField", text)
        case .button(let title): ("button", title)
        case .configuredButton(let button): ("button", button.title ?? button.image.map(name))
        case .imageButton(.symbol(let name), _), .imageButton(.named(let name), _): ("button", name)
        case .imageButton(nil, _): ("button", nil)
        case .app(let view, _, _): ("view", view.className)
        case .datePicker(let picker): ("datePicker", "\(picker.seconds)")
        case .colorWell(let color): ("colorWell", color.flatMap(name))
        case .pageControl(let pages, let current): ("pageControl", "\(current) of \(pages)")
        case .progressView(let part): ("progressView", "\(Float(part))")
        case .activityIndicator(let isAnimating, _): ("activityIndicator", "\(isAnimating)")
        case .popUpButton(let titles, let selected): ("button", selected.map { titles[$0] })
        case .disclosure(let isExpanded, _): ("button", isExpanded ? "chevron.down" : "chevron.forward")
        case .textView(let text, _): ("textView", text)
        case .pickerView(let titles, let selected): ("pickerView", titles[selected])
        }
    }
}

extension ControlContent {
    /// Whether the control is laid out with the texts of its row, and no accessory view.
    fileprivate var standsBesideTexts: Bool {
        switch plain {
        case .switch, .activityIndicator, .button, .imageButton, .app, .disclosure: false
        default: true
        }
    }
}
