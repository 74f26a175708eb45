internal import TableSpecDiagnostics
internal import TableSpecYAML

/// The keys that a mapping contains.
struct MappingFields: Sendable {
    let shape: MappingShape
    let node: YAMLNode
    fileprivate(set) var stated = KeySet()
    /// The keys that unknown keys were probably meant to be.
    fileprivate(set) var misspelled = KeySet()
    /// Whether part of the mapping couldn't be decoded.
    fileprivate(set) var hasHoles = false
    /// The position of the key that specifies the kind of the mapping, and the location of the key.
    fileprivate(set) var kind: (position: Int, range: SourceRange)?

    /// Whether the mapping contains a key.
    func states(_ key: some KeyTable) -> Bool { shape.position(of: key.name).map(stated.contains) ?? false }

    /// Whether the mapping contains a key, or a misspelling of it.
    func mayState(_ key: some KeyTable) -> Bool { shape.position(of: key.name).map(mayState) ?? false }

    /// Whether an unknown key is probably a misspelling of this one.
    func isMisspelled(_ key: some KeyTable) -> Bool { shape.position(of: key.name).map(misspelled.contains) ?? false }

    func mayState(_ position: Int) -> Bool { stated.contains(position) || misspelled.contains(position) }

    /// Whether the mapping contains something, but none of several keys or misspellings of them.
    ///
    /// A mapping that has only unknown keys can contain misspellings of all of them.
    fileprivate func lacks(_ positions: KeySet) -> Bool {
        (!stated.isEmpty || node.count == 0) && !stated.intersects(positions) && !misspelled.intersects(positions)
    }

    /// The keys that only some kinds of this mapping can have.
    fileprivate var namesOfKind: [String] { kind.map { shape.names(onlyOfKindsLike: $0.position) } ?? [] }

    /// The pair of an existing key.
    func pair(of key: some KeyTable) -> YAMLPair? {
        guard states(key) else { return nil }
        return node.pairs.first { pair in
            shape.position(of: pair.key, in: node).map { shape.names[$0] } == key.name
        }
    }

    /// The location of an existing key.
    func keyRange(of key: some KeyTable) -> SourceRange? { pair(of: key)?.key.range }
}

/// A step of decoding a mapping that changes its owner.
private enum OwnerStep {
    /// Decodes the value of a key.
    case read(Int, YAMLPair)
    /// Records a key whose value is damaged.
    case note(Int)
    /// Records a key that is present but can't be decoded.
    case markUnread(Int, SourceRange)
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
    ) -> MappingFields? {
        guard var fields = begin(node, as: type.shape) else { return nil }
        let found = faultCount
        if type.shape.holdsRowDefaults { enterRowDefaults(of: node) }
        defer { if type.shape.holdsRowDefaults { leaveRowDefaults() } }
        if let kind = fields.kind { type.kinds?.begin(&owner, type.shape.names[kind.position], node.range) }
        var unknown: [YAMLPair] = []
        for pair in node.pairs {
            guard let position = record(pair, in: &fields, unknown: &unknown) else { continue }
            type.keys[position].declaration.read(&self, pair, &owner)
        }
        if !unknown.isEmpty { perform(reportUnknown(unknown, in: &fields), as: type, on: &owner) }
        if isDamaged { perform(findDamage(in: &fields), as: type, on: &owner) }
        fields.hasHoles = faultCount > found
        check(fields)
        type.finish?(&self, &owner, fields)
        return fields
    }

    /// Performs the steps that depend on the type of the owner.
    private mutating func perform<Owner>(_ steps: [OwnerStep], as type: MappingType<Owner>, on owner: inout Owner) {
        for step in steps {
            switch step {
            case .read(let position, let pair): type.keys[position].declaration.read(&self, pair, &owner)
            case .note(let position): type.unread?.modify(&owner) { $0.insert(type.shape.names[position]) }
            case .markUnread(let position, let range):
                type.keys[position].declaration.markUnread(&owner, range)
                type.unread?.modify(&owner) { $0.insert(type.shape.names[position]) }
            }
        }
    }

    /// Returns the fields of a mapping with its kind, or `nil` for a node that isn't a mapping, which is reported.
    private mutating func begin(_ node: YAMLNode, as shape: MappingShape) -> MappingFields? {
        guard node.kind == .mapping else {
            reportWrongKind(node, expected: "a mapping with the keys of \(shape.object.name.withArticle)")
            return nil
        }
        var fields = MappingFields(shape: shape, node: node)
        guard shape.kinds != nil else { return fields }
        for key in node.pairs.lazy.map(\.key) {
            guard let position = shape.position(of: key, in: node), shape.kindPositions.contains(position)
            else { continue }
            // A key that can be a detail of another kind is a detail if that kind is present as well.
            if let kind = fields.kind, !shape.positions(ofKindAt: position).contains(kind.position) { continue }
            fields.kind = (position, key.range)
        }
        return fields
    }

    /// Records a key, and returns its position if its value can be decoded: if the key is known and belongs to the kind
    /// of the mapping.
    private mutating func record(
        _ pair: YAMLPair,
        in fields: inout MappingFields,
        unknown: inout [YAMLPair]
    ) -> Int? {
        let shape = fields.shape
        guard let key = shape.spelledKey(pair.key, in: fields.node) else {
            if !shape.object.isExtension(pair.key.string) { unknown.append(pair) }
            return nil
        }
        let position = key.position
        if key.isRenamed { note(pair.key, renamedTo: shape.names[position]) }
        fields.stated.insert(position)
        // The key that specifies the kind is the first one.
        keyPositions?[pair.key.range.start] = fields.kind?.position == position ? -1 : position
        return shape.kinds == nil || suits(pair.key, position, fields) ? position : nil
    }

    /// Records a key with a former spelling, so that a rule can report it.
    private mutating func note(_ key: YAMLNode, renamedTo successor: String) {
        renamedKeys.append(RenamedKey(key: Located(key.string, at: key.range), successor: successor))
    }

    /// Finds the keys whose values are damaged, and those that damage of the mapping may hide.
    private mutating func findDamage(in fields: inout MappingFields) -> [OwnerStep] {
        let (shape, node) = (fields.shape, fields.node)
        var steps: [OwnerStep] = []
        for pair in node.pairs where pair.value.isDamaged || pair.value.isHole {
            noteDamage()
            if let position = shape.position(of: pair.key, in: node) { steps.append(.note(position)) }
        }
        guard node.isDamaged else { return steps }
        noteDamage()
        for position in shape.names.indices where !fields.mayState(position) {
            fields.misspelled.insert(position)
            steps.append(.markUnread(position, node.range))
        }
        return steps
    }

    /// Reports the keys that the mapping doesn't support, and finds the probably intended keys.
    private mutating func reportUnknown(_ pairs: [YAMLPair], in fields: inout MappingFields) -> [OwnerStep] {
        let shape = fields.shape
        let names = shape.names
        let stated = Set(names.indices.filter(fields.stated.contains).map { names[$0] })
        let ofKind = fields.namesOfKind
        var steps: [OwnerStep] = []
        for pair in reportMisplaced(pairs, in: shape.object, besides: stated) {
            let meant = reportUnknownKey(pair.key, in: shape.object, among: names, preferring: ofKind, besides: stated)
            guard let position = meant.flatMap(shape.position), !fields.stated.contains(position) else {
                shape.readMisplaced?(&self, pair)
                continue
            }
            if shape.kinds == nil, Self.isRenamed(pair.key.string, in: shape.object, besides: stated) {
                // The value is reported with the key.
                fields.stated.insert(position)
                steps.append(.read(position, pair))
            } else {
                fields.misspelled.insert(position)
                steps.append(.markUnread(position, pair.value.range))
            }
        }
        return steps
    }

    /// Decodes the value of a key, which may have a foreign name, to report mistakes in the value.
    mutating func readValue<Owner>(of pair: YAMLPair, as type: MappingType<Owner>, into owner: inout Owner) {
        var name = pair.key.string
        if case .renamed(let successor) = Alias.answer(forKey: name, in: type.object.name) { name = successor }
        guard let position = type.shape.position(of: name) else { return }
        type.keys[position].declaration.read(&self, pair, &owner)
    }

    /// Whether a key belongs to the kind of the mapping. If it doesn't, it's reported.
    private mutating func suits(_ key: YAMLNode, _ position: Int, _ fields: MappingFields) -> Bool {
        guard let kind = fields.kind, let kinds = fields.shape.kinds else { return false }
        if fields.shape.positions(ofKindAt: kind.position).contains(position) { return true }
        if fields.shape.kindPositions.contains(position) {
            report(.conflicting(kinds.rule, at: key.range, first: kind.range))
        } else {
            let name = fields.shape.names[kind.position]
            guard !isOfMisspelledKind(key, around: name, fields) else { return false }
            let alias = Alias.answer(forKey: key.text, in: fields.shape.object.name, besides: [name])
            guard case .renamed(let meant) = alias, fields.namesOfKind.contains(meant) else {
                report(.unknownKey, "'\(name)' has no '\(key.text)'", at: key.range)
                return false
            }
            report(
                .unknownSpelling(
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
    private func isOfMisspelledKind(
        _ key: YAMLNode,
        around kind: String,
        _ fields: MappingFields
    ) -> Bool {
        let details = fields.shape.kinds?.details ?? []
        let wider = details.filter { $0.keys.contains(kind) && $0.keys.contains(key.string) }.map(\.kind)
        guard !wider.isEmpty else { return false }
        return fields.node.pairs.contains { pair in
            fields.shape.position(of: pair.key, in: fields.node) == nil && pair.key.string.isMisspelled(as: wider)
        }
    }

    /// Reports violated constraints between the keys of a mapping.
    private mutating func check(_ fields: MappingFields) {
        let shape = fields.shape
        for position in shape.required where !fields.mayState(position) {
            reportMissing(position, in: fields)
        }
        if let kinds = shape.kinds, fields.lacks(shape.kindPositions) {
            reportNone("\(shape.object.name) has no kind", of: kinds.names, in: fields)
        }
        for index in shape.reported.indices where shape.reported[index].concerns(fields.stated) {
            let constraint = shape.reported[index]
            let count = constraint.positions.count(in: fields.stated)
            if let none = constraint.none, fields.lacks(constraint.positions) {
                reportNone(none, of: constraint.names, in: fields)
            }
            if count > 0, let required = constraint.required, !fields.mayState(required) {
                reportMissing(required, in: fields)
            }
            if count > 1, let several = constraint.several {
                let keys = fields.node.pairs.map(\.key).filter { key in
                    shape.position(of: key, in: fields.node).map(constraint.positions.contains) ?? false
                }
                reportConflicts(several, among: keys.map(\.range))
            }
        }
    }

    private mutating func reportMissing(_ position: Int, in fields: MappingFields) {
        let shape = fields.shape
        reportMissing(shape.names[position], in: shape.object, shape.descriptions[position], at: fields.node.range)
    }

    /// Reports a mapping that has none of several keys, one of which is required.
    private mutating func reportNone(_ message: String, of names: [String], in fields: MappingFields) {
        let list = ClosedList(spellings: names, topic: .keys(of: fields.shape.object.name))
        report(.missingKey, message + list.clause, at: fields.node.range)
    }
}
