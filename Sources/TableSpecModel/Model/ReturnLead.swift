internal import TableSpecDiagnostics

/// Where the return key of a text field leads by itself.
package enum ReturnLead: Hashable, Sendable {
    /// To the field below.
    case next
    /// Nowhere: the field is the last one, and the keyboard goes.
    case end
}

/// Where the return keys lead of the fields in rows that the spec spells out.
///
/// A text view takes the keyboard from the field above; its own return key breaks the line. Fields of prototypes stand in many
/// rows, those of editing mode come and go with it; neither has a neighbour that could be told.
struct ReturnLeads {
    private var leads: [SourceRange: ReturnLead] = [:]
    private var isValidated = false

    init() {}

    init(of table: Table) {
        let fields = table.staticRows.flatMap(\.cell.fields)
        isValidated = table.staticRows.contains { !$0.validation.isEmpty }
        for field in fields where field.kind == .textField {
            leads[field.range] = field.range == fields.last?.range ? .end : .next
        }
    }

    subscript(control: Control) -> ReturnLead? { leads[control.range] }

    /// Lets the return key of a field lead where it does by itself.
    func lead(_ control: inout Control) {
        guard let lead = self[control] else { return }
        control.typingEvents.returnLead = lead
        control.typingEvents.submits = isValidated && lead == .end && control.typingEvents.onReturn != nil
    }
}

extension Cell {
    /// The controls that a person types in, in the order in which they stand in the row.
    package var fields: [Control] {
        (viewControls + [self.accessory?.control].compactMap { $0 })
            .filter { $0.kind == .textField || $0.kind == .textView }
    }
}

extension TypingEvents {
    /// The return key that says where it leads.
    package var returnKeyType: ReturnKeyType? {
        switch returnLead {
        case .next where onReturn == nil: .next
        case .next, .end: .done
        case nil: nil
        }
    }

    /// Whether the return key leads to the field below.
    package var goesOn: Bool { returnLead == .next && onReturn == nil }
}
