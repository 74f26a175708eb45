internal import TableSpecDiagnostics

/// The targets of the return keys of fields in static rows.
///
/// A text view can be a target, but its own return key inserts a line break. Fields of prototypes are in many rows, and
/// fields of editing mode appear and disappear with it, so neither has a definite next field.
struct ReturnKeyActions {
    private var actions: [SourceRange: ReturnKeyAction] = [:]
    private var isValidated = false
    /// The conditions of the buttons that call methods of the app, by the names of the methods.
    private var conditions: [String: Condition] = [:]
    /// The fields with a toolbar above the keyboard.
    private var accompanied: Set<SourceRange> = []

    init() {}

    /// - Parameter buttons: The buttons in the bars of the screen.
    init(of table: Table, under buttons: [BarButton]) {
        for button in buttons {
            guard case .action(let action) = button.trigger, let condition = button.enabledCondition else { continue }
            conditions[action.value] = condition
        }
        let form = FormFields(of: table)
        isValidated = table.staticRows.contains { !$0.validation.isEmpty }
        if table.keyboardToolbar.value == true {
            accompanied = Set((form.all + table.prototypes.flatMap(\.cell.fields)).map(\.range))
        }
        for (index, field) in form.all.enumerated() where field.kind == .textField {
            if let row = field.typing?.next?.value, form.first(in: row) != nil {
                actions[field.range] = .row(row)
            } else {
                actions[field.range] = index == form.all.count - 1 ? .end : .next
            }
        }
    }

    subscript(control: Control) -> ReturnKeyAction? { actions[control.range] }

    /// Sets the target of a field's return key, and of its keyboard toolbar.
    func setAction(of control: inout Control) {
        if accompanied.contains(control.range) { control.typingEvents.hasToolbar = true }
        guard let action = self[control] else { return }
        control.typingEvents.returnKeyAction = action
        control.typingEvents.returnCondition = control.typingEvents.onReturn.flatMap { conditions[$0.value] }
        control.typingEvents.submits = isValidated && action == .end && control.typingEvents.onReturn != nil
    }
}

/// The fields of the static rows, in the order of the rows.
struct FormFields {
    let all: [Control]
    private var firsts: [String: Int] = [:]

    init(of table: Table) {
        var all: [Control] = []
        for row in table.staticRows {
            let fields = row.cell.fields
            if !fields.isEmpty, firsts[row.id.value] == nil { firsts[row.id.value] = all.count }
            all += fields
        }
        self.all = all
    }

    /// The position of the first field of a row, or `nil` if it has none.
    func first(in row: String) -> Int? { firsts[row] }

    /// The position of the field to which the return key of another field moves.
    func next(after index: Int) -> Int? {
        guard all[index].kind == .textField, all[index].typing?.onReturn == nil else { return nil }
        if let row = all[index].typing?.next?.value, let next = first(in: row) { return next }
        return index + 1 < all.count ? index + 1 : nil
    }

    /// The cycle of return keys that contains a field, or `nil` if there's none.
    func cycle(from start: Int) -> Set<Int>? {
        var fields: Set<Int> = [start]
        var index = next(after: start)
        while let place = index {
            if place == start { return fields }
            guard fields.insert(place).inserted else { return nil }
            index = next(after: place)
        }
        return nil
    }
}

extension Cell {
    /// The controls for typing, in their order in the row.
    package var fields: [Control] {
        // Not a key path, because one into the parts of a control would be created for each call.
        let fields = viewControls.filter { $0.kind.isField }
        guard self.accessory?.controlKind?.isField == true, let accessory = self.accessory?.control else {
            return fields
        }
        return fields + [accessory]
    }
}

extension Cell {
    /// The text fields for numbers.
    package var numberFields: [Control] { fields.filter { $0.number != nil } }
}

extension Control.Kind {
    /// Whether the user can type in the control.
    var isField: Bool { self == .textField || self == .textView }
}

extension TypingEvents {
    /// The type of return key that matches its target.
    package var returnKeyType: ReturnKeyType? {
        switch returnKeyAction {
        case .next where onReturn == nil, .row where onReturn == nil: .next
        case .next, .row, .end: .done
        case nil: nil
        }
    }

    /// Whether the return key moves to another field.
    package var goesOn: Bool {
        guard let returnKeyAction, onReturn == nil else { return false }
        return returnKeyAction != .end
    }
}
