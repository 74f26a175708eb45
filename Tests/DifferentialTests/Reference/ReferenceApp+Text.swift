import TableSpecModel

extension ReferenceApp {
    /// What a user sees, as lines of text in the driver's format.
    var shown: [String] {
        let content = top.content
        var lines = calls.map { "call \($0)" } + structure
        lines.append("title \(Self.quoted(content.title))")
        lines.append("prompt \(Self.quoted(content.prompt))")
        let items = top.screen.navigationItem.left + top.screen.navigationItem.right
        lines.append("buttons \(zip(content.leftItems + content.rightItems, items).map(button))")
        lines.append("toolbar \(zip(content.toolbarItems, top.screen.settings.toolbar).map(button))")
        let views = [content.titleView].compactMap { $0 } + content.viewsAbove + content.viewsBelow
        lines.append("views \(views.flatMap(Self.titlesOrImages))")
        if let search = content.searchField {
            let scope = top.values[top.screen.navigationItem.search?.scopes?.value].number
            lines.append("search \(Self.quoted(search.text)) \(Self.quoted(search.placeholder)) \(Int(scope))")
        }
        lines.append("header \(Self.quoted(content.headerView?.text)) footer \(Self.quoted(content.footerView?.text))")
        lines.append("index \(content.sectionIndexTitles.joined())")
        for (section, (rows, sectionContent)) in zip(top.rows, content.sections).enumerated() {
            lines.append("section \(Self.quoted(sectionContent.header)) \(Self.quoted(sectionContent.footer))")
            lines += zip(rows, sectionContent.rows).map { line($0, $1, inSection: section) }
        }
        return lines
    }

    private func line(_ described: ScreenState.Row, _ row: RowContent, inSection section: Int) -> String {
        let editing = top.isEditing ? top.editing(of: described, inSection: section) : nil
        let accessory = editing == nil ? row.accessory : row.editingAccessory
        // A control that is laid out with the texts of its row stays there in editing mode.
        let beside = row.style == .custom ? nil : row.accessory.control.flatMap { $0.standsBesideTexts ? $0 : nil }
        let atEnd = editing != nil || beside == nil ? accessory.control : nil
        let isSideBySide = [.value1, .value2].contains(row.style) && beside == nil
        return [
            "row \(isSideBySide ? "side by side " : "")\(Self.quoted(row.text)) \(Self.quoted(row.detail))",
            "image \(Self.name(of: row.image))",
            accessory.control == nil ? Self.accessory(accessory) : atEnd == nil ? "none" : "view",
            "views \([atEnd, beside].compactMap { $0.map(Self.titleOrImage) } + (row.content?.leaves ?? []).map(Self.titleOrImage))",
            top.isSelectable(described) ? "selectable" : "unselectable",
            "indented \(row.indentationLevel)",
            "label \(Self.quoted(row.accessibilityLabel)) \(Self.quoted(row.accessibilityValue))",
            "\(editing?.style ?? .none)",
            editing?.canMove == true && top.screen.showsGrips ? "grip" : "fixed",
        ].joined(separator: " · ")
    }

    private static func quoted(_ text: String?) -> String { text.map { "\($0.debugDescription)" } ?? "nothing" }

    private static func name(of image: ImageContent?) -> String {
        switch image {
        case .symbol(let name), .named(let name): name
        case nil: "nothing"
        }
    }

    // MARK: Views

    private func button(_ content: BarButtonContent, _ button: BarButton) -> String {
        let titleOrImage =
            switch content.kind {
            case .edit, .system: ""
            case .title(let title): title
            case .image(let image): Self.name(of: image)
            case .view(let view): Self.titleOrImage(view)
            }
        return "\(titleOrImage) \(top.isEnabled(button) ? "on" : "off")"
    }

    /// There can be several views next to the table.
    private static func titlesOrImages(_ view: ViewContent) -> [String] {
        if case .content(let content) = view { return content.leaves.map(titleOrImage) }
        return [titleOrImage(view)]
    }

    private static func titleOrImage(_ view: ViewContent) -> String {
        switch view {
        case .label(let text): "label \(quoted(text))"
        case .image(let image): "image \(name(of: image))"
        case .control(let control): titleOrImage(control)
        case .content(let content): content.leaves.map(titleOrImage).joined()
        case .custom: "view nothing"
        }
    }

    private static func titleOrImage(_ view: CellViewContent) -> String {
        switch view.kind {
        case .label(let label): "label \(quoted(label.text ?? ""))"
        case .image(let image, _): "image \(name(of: image))"
        case .control(let control): titleOrImage(control)
        case .app(let view): "view \(quoted(view.texts.first))"
        case .stack, .zstack, .spacer: ""
        }
    }

    private static func accessory(_ accessory: AccessoryContent) -> String {
        switch accessory {
        case .type(let type): "\(type.rawValue)"
        case .control(let control): titleOrImage(control)
        }
    }

    private static func titleOrImage(_ control: ControlContent) -> String {
        switch control {
        case .styled(let control, _), .disabled(let control): titleOrImage(control)
        case .switch(let isOn): "switch \(isOn)"
        case .slider(let value, let minimum, let maximum, _):
            "slider \(Float(value.clamped(to: minimum...maximum)))"
        case .stepper(let value): "stepper \(value)"
        case .segmentedControl(let segments, let selected): "segments \(segments.map(\.title)) \(selected ?? -1)"
        case .textField(let text, let placeholder, _):
            "textField \(quoted(text)) placeholder \(quoted(placeholder))"
        case .button(let title): "button \(quoted(title))"
        case .configuredButton(let button):
            "button \(quoted(button.title ?? (button.image == nil ? "" : name(of: button.image))))"
        case .imageButton(let image, _): "button \(quoted(image == nil ? "" : name(of: image)))"
        case .app(let view, _, _): "view \(quoted(view.texts.first))"
        case .datePicker(let picker):
            picker.mode == .countDownTimer
                ? "duration \(ReferenceApp.shownDuration(picker.seconds))" : "date \(picker.seconds)"
        case .colorWell(.system(let color)?): "color UIColor.\(color.rawValue)"
        case .colorWell: "color nothing"
        case .pageControl(let pages, let current): "page \(current) of \(pages)"
        case .popUpButton(let titles, let selected): "button \(quoted(selected.map { titles[$0] }))"
        case .disclosure(let isExpanded, _): "button \(quoted(isExpanded ? "chevron.down" : "chevron.forward"))"
        case .progressView(let part): "progress \(Float(part))"
        case .activityIndicator(let isAnimating, _): "spinner \(isAnimating)"
        case .textView(let text, let placeholder): "textView \(quoted(text)) placeholder \(quoted(placeholder))"
        case .pickerView(let titles, let selected):
            "wheel \(quoted(titles.indices.contains(selected) ? titles[selected] : nil))"
        }
    }
}

extension AccessoryContent {
    /// The control, if it is one.
    fileprivate var control: ControlContent? {
        if case .control(let control) = self { return control }
        return nil
    }
}

extension ControlContent {
    /// Whether the control is laid out with the texts of its row, and no accessory view.
    fileprivate var standsBesideTexts: Bool {
        switch self {
        case .styled(let control, _): control.standsBesideTexts
        case .switch, .activityIndicator, .button, .imageButton, .app, .disclosure: false
        default: true
        }
    }
}

extension ScreenState {
    /// Whether a tap on a row shows: rows that do nothing do not light up unless the spec says so.
    fileprivate func isSelectable(_ row: Row) -> Bool {
        guard let cell = cell(of: row) else { return false }
        if let style = cell.selectionStyle.value { return style != .none }
        if case .element(_, _, let rows, _) = row, rows.selection != nil { return true }
        switch cell.trigger {
        case .segue, .choice, .action, .toggle, .choose, .unwind, .open: return true
        case .none, .finish, .invalid: return screen.hooks.contains { $0.value == .didSelect }
        }
    }
}
