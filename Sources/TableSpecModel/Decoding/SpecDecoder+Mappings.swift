internal import TableSpecDiagnostics
internal import TableSpecYAML

/// The keys that a mapping contains.
struct MappingFields<Owner: Sendable>: Sendable {
    let type: MappingType<Owner>
    let node: YAMLNode
    fileprivate(set) var stated = KeySet()
    /// The keys that unknown keys were probably meant to be.
    fileprivate(set) var misspelled = KeySet()
    /// Whether part of the mapping couldn't be decoded.
    fileprivate(set) var hasHoles = false
    /// The position of the key that specifies the kind of the mapping, and the location of the key.
    fileprivate(set) var kind: (position: Int, range: SourceRange)?

    /// Whether the mapping contains a key.
    func states(_ key: some KeyTable) -> Bool { type.position(of: key.name).map(stated.contains) ?? false }

    /// Whether the mapping contains a key, or a misspelling of it.
    func mayState(_ key: some KeyTable) -> Bool { type.position(of: key.name).map(mayState) ?? false }

    /// Whether an unknown key is probably a misspelling of this one.
    func isMisspelled(_ key: some KeyTable) -> Bool { type.position(of: key.name).map(misspelled.contains) ?? false }

    func mayState(_ position: Int) -> Bool { stated.contains(position) || misspelled.contains(position) }

    /// Whether the mapping contains something, but none of several keys or misspellings of them.
    ///
    /// A mapping that has only unknown keys can contain misspellings of all of them.
    fileprivate func lacks(_ positions: KeySet) -> Bool {
        (!stated.isEmpty || node.count == 0) && !stated.intersects(positions) && !misspelled.intersects(positions)
    }

    /// The keys that only some kinds of this mapping can have.
    fileprivate var namesOfKind: [String] {
        guard let kind, let suitable = type.suitable[kind.position] else { return [] }
        return type.keys.indices.filter { position in
            suitable.contains(position) && !type.suitable.values.allSatisfy { $0.contains(position) }
        }.map { type.keys[$0].name }
    }

    /// The pair of an existing key.
    func pair(of key: some KeyTable) -> YAMLPair? {
        guard states(key) else { return nil }
        return node.pairs.first { pair in
            type.position(of: pair.key, in: node).map { type.keys[$0].name } == key.name
        }
    }

    /// The location of an existing key.
    func keyRange(of key: some KeyTable) -> SourceRange? { pair(of: key)?.key.range }
}

extension SpecDecoder {
    /// Decodes the keys of a mapping into an owner. Unsupported keys are diagnosed.
    ///
    /// - Returns: `nil` for a node that isn't a mapping, which is diagnosed.
    @discardableResult
    mutating func read<Owner>(
        _ node: YAMLNode,
        as type: MappingType<Owner>,
        into owner: inout Owner
    ) -> MappingFields<Owner>? {
        guard node.kind == .mapping else {
            reportWrongKind(node, expected: "a mapping with the keys of \(type.object.name.withArticle)")
            return nil
        }
        let found = faultCount
        if type.holdsRowDefaults { enterRowDefaults(of: node) }
        defer { if type.holdsRowDefaults { leaveRowDefaults() } }
        var fields = MappingFields(type: type, node: node)
        if type.kinds != nil { begin(&fields, &owner) }
        var unknown: [YAMLPair] = []
        for pair in node.pairs {
            guard let key = type.spelledKey(pair.key, in: node) else {
                if !type.object.isExtension(pair.key.string) { unknown.append(pair) }
                continue
            }
            let position = key.position
            if key.isRenamed { note(pair.key, renamedTo: type.keys[position].name) }
            fields.stated.insert(position)
            // The key that specifies the kind is the first one.
            keyPositions?[pair.key.range.start] = fields.kind?.position == position ? -1 : position
            if type.kinds != nil, !suits(pair.key, position, fields) { continue }
            type.keys[position].declaration.read(&self, pair, &owner)
        }
        if !unknown.isEmpty { readUnknown(unknown, &fields, &owner) }
        if isDamaged { noteDamage(&fields, &owner) }
        fields.hasHoles = faultCount > found
        check(fields)
        type.finish?(&self, &owner, fields)
        return fields
    }

    /// Records a key with a former spelling, so that a rule can report it.
    private mutating func note(_ key: YAMLNode, renamedTo successor: String) {
        renamedKeys.append(RenamedKey(key: Located(key.string, at: key.range), successor: successor))
    }

    /// Records the keys whose values are damaged, and those that damage of the mapping may hide.
    private mutating func noteDamage<Owner>(_ fields: inout MappingFields<Owner>, _ owner: inout Owner) {
        let type = fields.type
        for pair in fields.node.pairs where pair.value.isDamaged || pair.value.isHole {
            noteDamage()
            guard let position = type.position(of: pair.key, in: fields.node) else { continue }
            type.unread?.modify(&owner) { $0.insert(type.keys[position].name) }
        }
        guard fields.node.isDamaged else { return }
        noteDamage()
        for position in type.keys.indices where !fields.mayState(position) {
            fields.misspelled.insert(position)
            type.keys[position].declaration.markUnread(&owner, fields.node.range)
            type.unread?.modify(&owner) { $0.insert(type.keys[position].name) }
        }
    }

    /// Reports the keys that the mapping doesn't support, and records the probably intended keys.
    private mutating func readUnknown<Owner>(
        _ pairs: [YAMLPair],
        _ fields: inout MappingFields<Owner>,
        _ owner: inout Owner
    ) {
        let type = fields.type
        let names = type.keys.map(\.name)
        let stated = Set(names.indices.filter(fields.stated.contains).map { names[$0] })
        let ofKind = fields.namesOfKind
        for pair in reportMisplaced(pairs, in: type.object, besides: stated) {
            let meant = reportUnknownKey(pair.key, in: type.object, among: names, preferring: ofKind, besides: stated)
            guard let meant,
                let position = type.position(of: meant), !fields.stated.contains(position)
            else {
                type.readMisplaced?(&self, pair)
                continue
            }
            if type.kinds == nil, Self.isRenamed(pair.key.string, in: type.object, besides: stated) {
                // The value is reported with the key.
                fields.stated.insert(position)
                type.keys[position].declaration.read(&self, pair, &owner)
                continue
            }
            fields.misspelled.insert(position)
            type.keys[position].declaration.markUnread(&owner, pair.value.range)
            type.unread?.modify(&owner) { $0.insert(meant) }
        }
    }

    /// Decodes the value of a key, which may have a foreign name, to report mistakes in the value.
    mutating func readValue<Owner>(of pair: YAMLPair, as type: MappingType<Owner>, into owner: inout Owner) {
        var name = pair.key.string
        if case .renamed(let successor) = Alias.answer(forKey: name, in: type.object.name) { name = successor }
        guard let position = type.position(of: name) else { return }
        type.keys[position].declaration.read(&self, pair, &owner)
    }

    /// Sets the kind of an owner by the first key that specifies one.
    private func begin<Owner>(_ fields: inout MappingFields<Owner>, _ owner: inout Owner) {
        let type = fields.type
        for key in fields.node.pairs.lazy.map(\.key) {
            guard let position = type.position(of: key, in: fields.node), type.kindPositions.contains(position)
            else { continue }
            // A key that can be a detail of another kind is a detail if that kind is present as well.
            if let kind = fields.kind, type.suitable[position]?.contains(kind.position) != true { continue }
            fields.kind = (position, key.range)
        }
        guard let kind = fields.kind else { return }
        type.kinds?.begin(&owner, type.keys[kind.position].name, fields.node.range)
    }

    /// Whether a key belongs to the kind of the mapping. If it doesn't, it's reported.
    private mutating func suits<Owner>(_ key: YAMLNode, _ position: Int, _ fields: MappingFields<Owner>) -> Bool {
        guard let kind = fields.kind, let kinds = fields.type.kinds else { return false }
        if fields.type.suitable[kind.position]?.contains(position) ?? false { return true }
        if fields.type.kindPositions.contains(position) {
            report(.conflicting(kinds.rule, at: key.range, first: kind.range))
        } else {
            let name = fields.type.keys[kind.position].name
            guard !isOfMisspelledKind(key, around: name, fields) else { return false }
            let alias = Alias.answer(forKey: key.text, in: fields.type.object.name, besides: [name])
            guard case .renamed(let meant) = alias, fields.namesOfKind.contains(meant) else {
                report(.unknownKey, "'\(name)' has no '\(key.text)'", at: key.range)
                return false
            }
            report(
                .unknownWord(
                    .unknownKey,
                    key.text,
                    message: "'\(name)' has no '\(key.text)'",
                    candidates: fields.namesOfKind,
                    alias: alias,
                    at: key.range
                )
            )
        }
        return false
    }

    /// Whether a key belongs to a kind whose own key is misspelled and that can have the found kind as a detail.
    private func isOfMisspelledKind<Owner>(
        _ key: YAMLNode,
        around kind: String,
        _ fields: MappingFields<Owner>
    ) -> Bool {
        let details = fields.type.kinds?.details ?? []
        let wider = details.filter { $0.keys.contains(kind) && $0.keys.contains(key.string) }.map(\.kind)
        guard !wider.isEmpty else { return false }
        return fields.node.pairs.contains { pair in
            fields.type.position(of: pair.key, in: fields.node) == nil && pair.key.string.isMisspelled(as: wider)
        }
    }

    /// Reports violated constraints between the keys of a mapping.
    private mutating func check<Owner>(_ fields: MappingFields<Owner>) {
        let type = fields.type
        for position in type.required where !fields.mayState(position) {
            reportMissing(type.keys[position], in: type.object, at: fields.node.range)
        }
        if let kinds = type.kinds, fields.lacks(type.kindPositions) {
            reportNone("\(type.object.name) has no kind", of: kinds.names, in: fields)
        }
        for index in type.reported.indices where type.reported[index].concerns(fields.stated) {
            let constraint = type.reported[index]
            let count = constraint.positions.count(in: fields.stated)
            if let none = constraint.none, fields.lacks(constraint.positions) {
                reportNone(none, of: constraint.names, in: fields)
            }
            if count > 0, let required = constraint.required, !fields.mayState(required) {
                reportMissing(type.keys[required], in: type.object, at: fields.node.range)
            }
            if count > 1, let several = constraint.several {
                let keys = fields.node.pairs.map(\.key).filter { key in
                    type.position(of: key, in: fields.node).map(constraint.positions.contains) ?? false
                }
                reportConflicts(several, among: keys.map(\.range))
            }
        }
    }

    private mutating func reportMissing<Owner>(
        _ key: MappingType<Owner>.Key,
        in object: ObjectDescription,
        at range: SourceRange
    ) {
        reportMissing(key.name, in: object, key.declaration.description, at: range)
    }

    /// Reports a mapping that has none of several keys, one of which is required.
    private mutating func reportNone<Owner>(_ message: String, of names: [String], in fields: MappingFields<Owner>) {
        let list = ClosedList(words: names, topic: .keys(of: fields.type.object.name))
        report(.missingKey, message + list.clause, at: fields.node.range)
    }
}
