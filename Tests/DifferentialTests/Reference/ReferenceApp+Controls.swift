import TableSpecModel

/// What controls, the search field and the refresh control do.
extension ReferenceApp {
    /// Changes the value of a control, if the touch suits it, and calls the app.
    mutating func use(_ control: Control, _ touch: Action.Touch, at place: Action.Place?) {
        let old = top.values[control.value]
        switch (touch, control.kind) {
        case (.toggle, .switch): write(old == .boolean(true) ? .boolean(false) : .boolean(true), by: control)
        case (.slide(let value), .slider): write(Self.number(Double(value), like: old), by: control)
        case (.increment, .stepper): step(control, by: 1)
        case (.decrement, .stepper): step(control, by: -1)
        case (.tapSegment(let index), .segmentedControl):
            // A segment that is selected does not react.
            if control.segments.indices.contains(index), old != .integer(index) { write(.integer(index), by: control) }
        case (.type(let text), .textField):
            // The app is notified of each character.
            for character in text { append(String(character), by: control) }
        case (.type(let text), .textView): append(text, by: control)
        case (.tap, .button):
            if let action = control.action {
                call(action)
            } else if let place, let row = top[place] {
                run(top.cellAccessory(at: place)?.trigger ?? .none, top.values(of: row))
            }
        case (.pick(let seconds), .datePicker):
            if control.datePicker.isDuration {
                write(.number(Self.shownDuration(Double(seconds))), by: control)
            } else {
                write(.date(secondsSince1970: Double(seconds)), by: control)
            }
        case (.pickColor(let index), .colorWell):
            let color = Value.color(.system([.systemRed, .systemGreen, .systemBlue][index % 3]))
            // The shown color isn't a new one.
            if color != old { write(color, by: control) }
        case (.tap, .disclosure):
            if let place, let row = top[place], let value = control.value { toggle(value, top.values(of: row)) }
        case (.turn(let page), .pageControl):
            let pages = control.numberOfPages.map { Int(top.values.number($0)) } ?? 0
            let shown = Int(old.number).clamped(to: 0...max(0, pages - 1))
            if (0..<max(0, pages)).contains(page), page != shown { write(.integer(page), by: control) }
        case (.turn(let index), .pickerView):
            if control.titles.indices.contains(index) { write(.integer(index), by: control) }
        default: break
        }
    }

    /// Toggles a Boolean of the state, or of an element that an exclusive table has only one of open.
    mutating func toggle(_ value: Binding, _ values: Values) {
        let new = values[value] != .boolean(true)
        guard case .element(let variable, _)? = value.path?.root, let element = values.elements[variable],
            let loop = top.screen.table.dynamicRows.map(\.loop).first(where: { $0.variable.value == variable })
        else { return top.values.set(value, to: .boolean(new)) }
        var isFound = false
        let elements = values.list(loop.collection).map { other -> Value in
            guard case .record(var record) = other,
                let field = record.fields.firstIndex(where: { $0.name == value.path?.steps.first?.name })
            else { return other }
            if new, top.screen.table.exclusiveToggles.value == true { record.fields[field].value = .boolean(false) }
            if !isFound, other.identity == element.identity {
                isFound = true
                record.fields[field].value = .boolean(new)
            }
            return .record(record)
        }
        top.values.set(loop.collection, to: .array(elements))
    }

    /// The duration that a timer's wheels show of another: whole minutes, at most 23:59.
    static func shownDuration(_ seconds: Double) -> Double {
        (seconds.clamped(to: 0...86_399) / 60).rounded(.down) * 60
    }

    private mutating func write(_ value: Value, by control: Control) {
        top.values.set(control.value, to: value)
        if let action = control.action { call(action) }
    }

    private mutating func append(_ text: String, by control: Control) {
        switch (control.number?.unwrapped, top.values[control.value]) {
        case (nil, .string(let start)): write(.string(start + text), by: control)
        case (.integer?, let old):
            if let new = Int(old.typedText + text), .integer(new) != old { write(.integer(new), by: control) }
        case (_?, let old):
            if let new = Double(old.typedText + text), .number(new) != old { write(.number(new), by: control) }
        default: break
        }
    }

    private mutating func step(_ control: Control, by sign: Double) {
        let old = top.values[control.value]
        let limits = (control.minimum.value ?? 0)...(control.maximum.value ?? 100)
        let shown = old.number.clamped(to: limits)
        let next = (shown + sign * (control.step.value ?? 1)).clamped(to: limits)
        // A stepper at its end does not react.
        if next != shown { write(Self.number(next, like: old), by: control) }
    }

    private static func number(_ number: Double, like old: Value) -> Value {
        if case .integer = old { return .integer(Int(number.rounded())) }
        return .number(number)
    }

    // MARK: Searching

    /// Changes what is searched for, and calls the app if that is something else now.
    mutating func search(_ text: String?, scope: Int?) {
        guard let field = top.screen.navigationItem.search else { return }
        let old = top.values
        if let text { top.values.set(field.field.value, to: .string(text)) }
        if let scope {
            guard field.scopes?.titles.indices.contains(scope) == true else { return }
            top.values.set(field.scopes?.value, to: .integer(scope))
        }
        if top.values != old, let action = field.field.action { call(action) }
    }

    /// Refreshing ends when the app's method has returned.
    mutating func pullToRefresh() {
        if let action = top.screen.table.refreshControl?.action { call(action) }
    }
}

extension ScreenState {
    /// Whether a tap on a row selects it. In editing mode, an insert row does what its insertion control does.
    func canSelect(at place: Action.Place) -> Bool {
        let properties = screen.table.properties.values
        if isEditing, editing(at: place)?.style == .insert { return true }
        return properties.boolean(isEditing ? .allowsSelectionDuringEditing : .allowsSelection) ?? !isEditing
    }

    func isInteractive(_ row: Row) -> Bool {
        cell(of: row)?.properties.values.boolean(.isUserInteractionEnabled) ?? true
    }

    /// The content of the trailing edge of a row, which differs in editing mode if the row can be edited.
    func accessory(at place: Action.Place) -> AccessoryContent? {
        guard self[place] != nil else { return nil }
        let row = content.sections[place.section].rows[place.row]
        return isEdited(place) ? row.editingAccessory : row.accessory
    }

    /// Whether a row shows what it shows in editing mode only.
    func isEdited(_ place: Action.Place) -> Bool { isEditing && editing(at: place) != nil }

    /// What a tap on the information button does; a button of editing mode without a trigger does what the other one does.
    func detailTrigger(at place: Action.Place) -> Trigger {
        guard let row = self[place], let cell = cell(of: row) else { return .none }
        let usual =
            [.detailButton, .detailDisclosureButton].contains(cell.accessory?.type.value)
            ? cell.accessory?.trigger ?? .none : .none
        guard isEdited(place), let own = cell.editingAccessory?.trigger, !own.isNone else { return usual }
        return own
    }

    /// The interactive controls of a row: at the trailing edge, then among its views.
    func controls(at place: Action.Place) -> [Control] {
        guard let row = self[place], isInteractive(row), let cell = cell(of: row) else { return [] }
        let trailing = cellAccessory(at: place)?.control
        // A control that is laid out with the texts of its row stays there in editing mode.
        let beside =
            isEdited(place) && !cell.hasOwnViews
            ? cell.accessory?.control.flatMap { $0.standsBesideTexts ? $0 : nil } : nil
        let shown = cell.content?.shown(by: self.values(of: row)) ?? []
        let others = cell.classCreatesViews ? [] : shown.compactMap(\.control)
        return ([trailing, beside].compactMap { $0 } + others).filter(\.kind.writes)
    }

    /// What a cell says of the trailing edge of a row in the mode that the row is in.
    func cellAccessory(at place: Action.Place) -> Accessory? {
        let cell = self[place].flatMap(cell(of:))
        return isEdited(place) ? cell?.editingAccessory : cell?.accessory
    }

    /// The controls in the bar and beside the table.
    var screenControls: [Control] {
        let views = [screen.navigationItem.titleView].compactMap { $0 } + screen.settings.viewsAbove
        return (views + screen.settings.viewsBelow).flatMap { view -> [Control] in
            guard case .content(let content) = view.content else { return [view.control].compactMap { $0 } }
            return content.all.compactMap(\.control)
        }
    }
}

extension Value {
    /// A number as a field shows it during editing.
    fileprivate var typedText: String {
        switch self {
        case .integer(let number): "\(number)"
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        default: ""
        }
    }
}

extension Values {
    func number(_ source: ValueSource<Int>) -> Double {
        switch source {
        case .constant(let number): Double(number)
        case .bound(let binding): self[binding].number
        }
    }
}

extension Control {
    /// Whether the control is laid out with the texts of its row, and no accessory view.
    fileprivate var standsBesideTexts: Bool {
        ![.switch, .activityIndicator, .button, .view, .disclosure].contains(self.kind)
    }
}

extension ContentView {
    /// The view and those in it, without what is hidden.
    fileprivate func shown(by values: Values) -> [ContentView] {
        values.holds(visible) ? [self] + subviews.flatMap { $0.shown(by: values) } : []
    }
}
