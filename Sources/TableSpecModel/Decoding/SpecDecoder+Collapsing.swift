internal import TableSpecDiagnostics

extension SectionKey {
    package static var constraints: [KeyConstraint] { [.required(header.name, ifAny: [collapsible.name])] }
}

extension SpecDecoder {
    /// Reports a section whose header has no space for the button that expands it, or whose rows the user could drag to
    /// where they aren't visible.
    mutating func checkCollapsing(of section: Section, _ fields: MappingFields) {
        guard let range = fields.keyRange(of: SectionKey.collapsible) else { return }
        if let header = section.statedHeaderAttributes {
            if header.content != nil || header.button != nil {
                report(
                    .conflicting(
                        "the header of a collapsible section can only be text, because it has its own button",
                        at: header.range,
                        first: range
                    )
                )
            } else if section.header == nil {
                report(
                    .missingKey,
                    "the header of a collapsible section needs text, which is the label of its button",
                    at: header.range
                )
            }
        }
        for move in section.dynamicRows.compactMap(\.editing?.move) where move.within.value == .table {
            report(
                .conflicting(
                    "rows can't be dragged into a collapsed section, so rows of a collapsible section must stay in it",
                    at: move.range,
                    first: range
                )
            )
        }
    }
}
