extension SpecDecoder {
    /// Reports that nothing says how the button is called that confirms: it has the title of what asks.
    ///
    /// - Parameter fields: The keys of what asks; where one could not be read, it may have stated the title.
    mutating func checkTitle(
        ofConfirmation question: TextTemplate?,
        _ title: TextTemplate?,
        _ fields: MappingFields<some Sendable>,
        add keys: String
    ) {
        guard let question, title == nil, !fields.hasHoles else { return }
        report(
            .missingKey,
            "the button that confirms has no title",
            at: question.range,
            help: "add \(keys), as which the button is called"
        )
    }

    /// The question of a button in a row, which is called as the button is.
    mutating func checkTitle(ofConfirmationBy control: Control, _ fields: MappingFields<some Sendable>) {
        checkTitle(
            ofConfirmation: control.confirmation,
            control.confirmationTitle,
            fields,
            add: "a title or 'accessibilityLabel'"
        )
    }

    /// The question of a row, which is called as the row is.
    mutating func checkTitle(ofConfirmationBy cell: Cell, _ fields: MappingFields<some Sendable>?) {
        guard let fields, cell.hasAttributes, !cell.trigger.isNone else { return }
        checkTitle(
            ofConfirmation: cell.confirmation,
            cell.confirmationTitle,
            fields,
            add: "'text' or 'accessibilityLabel'"
        )
    }
}
