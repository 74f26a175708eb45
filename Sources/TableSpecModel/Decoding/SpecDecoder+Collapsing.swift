internal import TableSpecDiagnostics

extension SectionKey {
    package static var constraints: [KeyConstraint] { [.required(header.name, ifAny: [collapsible.name])] }
}

extension SpecDecoder {
    /// Reports a section whose header has no place for the button that opens it, or whose rows people could drag to where
    /// they do not see them.
    mutating func checkCollapsing(of section: Section, _ fields: MappingFields<LoopedSection>) {
        guard let range = fields.keyRange(of: SectionKey.collapsible) else { return }
        if let header = section.statedHeaderAttributes {
            if header.content != nil || header.button != nil {
                report(
                    .conflicting(
                        "the header of a collapsible section is a text, at whose end a button of its own stands",
                        at: header.range,
                        first: range
                    )
                )
            } else if section.header == nil {
                report(
                    .missingKey,
                    "the header of a collapsible section has a text, which is the label of its button",
                    at: header.range
                )
            }
        }
        if case .forEach(let rows) = section.rows, let move = rows.editing?.move, move.within.value == .table {
            report(
                .conflicting(
                    "a row cannot be dragged into a section that is closed, so rows of a collapsible one stay in it",
                    at: move.range,
                    first: range
                )
            )
        }
    }
}
