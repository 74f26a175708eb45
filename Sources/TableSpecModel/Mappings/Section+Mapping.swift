internal import TableSpecDiagnostics
internal import TableSpecYAML

/// A section, and the loop that creates one for each element, if there is one.
package struct LoopedSection: Equatable, Sendable {
    package var section: Section
    package var loop: Loop?

    package static let mapping = MappingType<LoopedSection>(SectionKey.self) { decoder, looped, fields in
        if !fields.mayState(SectionKey.rows) { looped.section.rows = [] }
        decoder.checkCollapsing(of: looped.section, fields)
    }
}

extension Sections {
    /// The sections, or the section of a loop with the loop.
    package var looped: [LoopedSection] {
        switch self {
        case .list(let sections): sections.map { LoopedSection(section: $0) }
        case .forEach(let loop, let section): [LoopedSection(section: section, loop: loop)]
        }
    }
}

extension Place where Root == LoopedSection, Value == Located<String>? {
    /// The id, which sections of a loop don't have.
    static var sectionID: Self {
        Place(
            get: { $0.loop == nil ? $0.section.id : nil },
            set: { looped, id in
                guard let id else { return }
                (looped.section.id, looped.section.hasStatedID) = (id, true)
            }
        )
    }
}

extension ValueType where Value == Sections {
    static var sections: Self {
        ValueType(
            .either([
                .list(of: .excluding(key: SectionKey.forEach.name, .object(SectionKey.object.name))),
                .requiring(
                    key: SectionKey.forEach.name,
                    .excluding(key: SectionKey.id.name, .object(SectionKey.object.name))
                ),
            ]),
            read: { $0.sections($1) },
            json: { sections in
                let parts = sections.looped.map { JSONValue.object(LoopedSection.mapping.members(of: $0)) }
                if case .forEach = sections { return parts.first }
                return .array(parts)
            }
        )
        .part { model, sections in
            model.walk(&sections)
            return true
        }
    }
}

extension ModelWalk {
    fileprivate func walk(_ sections: inout Sections) {
        switch sections {
        case .list(var list):
            for index in list.indices {
                var looped = LoopedSection(section: list[index])
                walk(&looped)
                if isChanging { list[index] = looped.section }
            }
            if isChanging { sections = .list(list) }
        case .forEach(let loop, let section):
            var looped = LoopedSection(section: section, loop: loop)
            walk(&looped)
            if isChanging { sections = .forEach(looped.loop ?? loop, looped.section) }
        }
    }

    private func walk(_ looped: inout LoopedSection) {
        walk(&looped, LoopedSection.mapping, as: { .section($0.section) })
    }
}

extension SpecDecoder {
    mutating func readSections(_ pair: YAMLPair, into table: inout Table) {
        let found = faultCount
        table.sections = sections(pair.value)
        if faultCount > found { table.unread.insert(TableKey.sections) }
    }

    fileprivate mutating func sections(_ node: YAMLNode) -> Sections {
        switch node.kind {
        case .sequence:
            return .list(node.elements.enumerated().compactMap { listedSection($1, position: $0) })
        case .mapping:
            return loopedSections(node)
        case .scalar:
            reportWrongKind(node, expected: "a list of sections, or a mapping with 'forEach'")
            return .list([])
        }
    }

    private mutating func loopedSections(_ node: YAMLNode) -> Sections {
        let (looped, fields) = section(node, position: 0)
        if looped.section.hasStatedID {
            report(
                .conflictingKeys,
                "sections with 'forEach' are identified by their elements, so they can't have an 'id'",
                at: looped.section.id.range
            )
        }
        if let loop = looped.loop { return .forEach(loop, looped.section) }
        if fields?.mayState(SectionKey.forEach) == false {
            report(
                .wrongType,
                "expected a list of sections, or a mapping with 'forEach'",
                at: node.range,
                help: "write '- ' before each section, or add 'forEach: element in collection'"
            )
        }
        return .list([])
    }

    /// Decodes one of several sections. One with a loop is omitted, because its content has no meaning without the
    /// element.
    private mutating func listedSection(_ node: YAMLNode, position: Int) -> Section? {
        let (looped, fields) = section(node, position: position)
        if let range = fields?.keyRange(of: SectionKey.forEach) {
            report(
                .wrongType,
                "a section in a list can't have 'forEach'",
                at: range,
                help: "write 'sections:' as a mapping with 'forEach', or move the loop to the section's 'rows'"
            )
            return nil
        }
        return looped.section
    }

    private mutating func section(
        _ node: YAMLNode,
        position: Int
    ) -> (looped: LoopedSection, fields: MappingFields?) {
        let blank = Section(
            id: Located("", at: node.range),
            hasStatedID: false,
            rows: [.invalid(node.range)],
            at: node.range
        )
        var looped = LoopedSection(section: blank)
        let fields = read(node, as: LoopedSection.mapping, into: &looped)
        if !looped.section.hasStatedID {
            looped.section.id.value = derivedID(of: looped.section, position: position)
        }
        return (looped, fields)
    }
}
