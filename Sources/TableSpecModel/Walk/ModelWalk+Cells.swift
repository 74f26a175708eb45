extension ModelWalk {
    func walk(_ cell: inout Cell) {
        text(cell.text, .text) { cell.text = $0 }
        text(cell.detail, .detail) { cell.detail = $0 }
        image(cell.image) { cell.image = $0 }
        if cell.hasLooks { walkLooks(of: &cell) }
        trigger(cell.trigger) { cell.trigger = $0 }
        each(cell.accessory, walk) { cell.accessory = $0 }
        // Only cells with looks of their own have one; asking others to change would give them some.
        guard cell.hasLooks else { return }
        each(cell.editingAccessory, walk) { cell.editingAccessory = $0 }
    }

    private func walkLooks(of cell: inout Cell) {
        text(cell.accessibilityLabel, .accessibilityLabel) { cell.accessibilityLabel = $0 }
        text(cell.accessibilityHint, .accessibilityHint) { cell.accessibilityHint = $0 }
        text(cell.accessibilityValue, .accessibilityValue) { cell.accessibilityValue = $0 }
        each(cell.content, walk) { cell.content = $0 }
        assignments(cell.assignments) { cell.assignments = $0 }
    }

    private func walk(_ accessory: inout Accessory) {
        inside(.accessory(accessory)) {
            trigger(accessory.trigger) { accessory.trigger = $0 }
            each(accessory.control, walk) { accessory.control = $0 }
        }
    }

    private func walk(_ view: inout ContentView) {
        inside(.contentView(view)) {
            each(view.kind, walk) { view.kind = $0 }
            text(view.accessibilityLabel, .accessibilityLabel) { view.accessibilityLabel = $0 }
        }
    }

    private func walk(_ kind: inout ContentView.Kind) {
        switch kind {
        case .stack(var stack):
            all(stack.views, walk) { stack.views = $0 }
            if isChanging { kind = .stack(stack) }
        case .label(var label):
            text(label.text, .text) { label.text = $0 }
            if isChanging { kind = .label(label) }
        case .image(var view):
            image(view.image) { view.image = $0 }
            if isChanging { kind = .image(view) }
        case .control(let control): each(control, walk) { kind = .control($0) }
        case .app(var app):
            assignments(app.assignments) { app.assignments = $0 }
            if isChanging { kind = .app(app) }
        case .spacer, .invalid: break
        }
    }

    func walk(_ control: inout Control) {
        inside(.control(control)) {
            text(control.title, .buttonTitle) { control.title = $0 }
            text(control.accessibilityLabel, .accessibilityLabel) { control.accessibilityLabel = $0 }
            if let app = control.app { assignments(app.assignments) { control.app?.assignments = $0 } }
            text(control.placeholder, .placeholder) { control.placeholder = $0 }
            let isPicker = control.kind == .pickerView
            all(control.segments, isPicker ? walkPickerTitle : walkSegment) {
                control.segments = $0
            }
            image(control.image) { control.image = $0 }
            binding(control.value) { control.value = $0 }
            binding(control.shown) { control.shown = $0 }
            source(control.numberOfPages) { control.numberOfPages = $0 }
            guard control.kind == .datePicker else { return }
            source(control.datePicker.minimumDate) { control.datePicker.minimumDate = $0 }
            source(control.datePicker.maximumDate) { control.datePicker.maximumDate = $0 }
        }
    }

    private func walkPickerTitle(_ title: inout TextTemplate, at index: Int) { walk(&title, as: .pickerTitle(index)) }

    private func walkSegment(_ title: inout TextTemplate, at index: Int) { walk(&title, as: .segment(index)) }
}
