extension DocumentBuilder {
    /// Checks the keys of a mapping that has just ended. If its pairs differ from its children, lists them.
    mutating func closeMapping(at index: Int32) {
        let needsTable = keys.areUnusual(ofMapping: index, in: tree, bytes: bytes)
        guard needsTable else { return }
        let own = ownPairs(ofMapping: index)
        var pairs = own.pairs
        if let merge = own.merge { pairs += mergedPairs(of: merge, below: pairs) }
        let record = Int(index)
        tree.records[record].flags.insert(.hasPairTable)
        tree.records[record].content = Int32(clamping: tree.pairs.count)
        tree.records[record].count = Int32(clamping: pairs.count)
        tree.pairs += pairs
    }

    /// The mapping's own pairs without merge keys, keys that aren't scalars and duplicates, which are reported; and its
    /// merge key with the value.
    private mutating func ownPairs(ofMapping index: Int32) -> (pairs: [PairRecord], merge: PairRecord?) {
        var result: [PairRecord] = []
        var merge: PairRecord?
        var complex: [Int32] = []
        var duplicates: [(first: Int32, again: Int32)] = []
        tree.withKeyTexts(bytes: bytes) { texts in
            var first: [KeyText: Int32] = [:]
            for pair in tree.children(ofMapping: index) {
                guard let text = texts[pair.key] else {
                    complex.append(pair.key)
                    continue
                }
                if let key = first[text] {
                    duplicates.append((key, pair.key))
                    continue
                }
                first[text] = pair.key
                if texts.isMergeKey(pair.key) {
                    merge = pair
                } else {
                    result.append(pair)
                }
            }
        }
        for key in complex { refuseComplexKey(key) }
        for (first, again) in duplicates { refuseDuplicate(again, of: first) }
        return (result, merge)
    }

    /// The pairs that a merge key adds: those of its mappings with new keys.
    private mutating func mergedPairs(of merge: PairRecord, below own: [PairRecord]) -> [PairRecord] {
        let sources = mergeSources(of: merge)
        var result: [PairRecord] = []
        tree.withKeyTexts(bytes: bytes) { texts in
            var seen = Set(own.compactMap { texts[$0.key] })
            for source in sources {
                for pair in tree.pairs(ofMapping: source) {
                    guard let text = texts[pair.key], seen.insert(text).inserted else { continue }
                    result.append(pair)
                }
            }
        }
        return result
    }

    private mutating func mergeSources(of merge: PairRecord) -> [Int32] {
        let target = tree.resolved(merge.value)
        guard tree.records[Int(target)].kind == .sequence else {
            return mergeSource(merge.value, key: merge.key).map { [$0] } ?? []
        }
        return tree.elements(ofSequence: target).compactMap { mergeSource($0, key: merge.key) }
    }

    private mutating func mergeSource(_ node: Int32, key: Int32) -> Int32? {
        let target = tree.resolved(node)
        let record = tree.records[Int(target)]
        if record.kind == .mapping { return target }
        guard !record.flags.contains(.isHole) else { return nil }
        let isMissing = record.start == record.end
        let found = isMissing ? "nothing" : record.kind == .sequence ? "a list" : "a string"
        findings.add(
            .mergeValue,
            "the merge key '<<' takes a mapping or a list of mappings, found \(found)",
            at: place(of: isMissing ? key : node),
            help: "merge an alias of a mapping: '<<: *name'"
        )
        return nil
    }

    private mutating func refuseComplexKey(_ key: Int32) {
        let record = tree.records[Int(tree.resolved(key))]
        findings.add(
            .complexKey,
            "a key must be a string, found \(record.kind == .sequence ? "a list" : "a mapping")",
            at: place(of: key),
            help: "quote the key if the brackets are part of its text"
        )
    }

    private mutating func refuseDuplicate(_ key: Int32, of first: Int32) {
        let name = tree.withKeyTexts(bytes: bytes) { texts in
            texts[key].map { String(decoding: $0.bytes.prefix(80), as: UTF8.self) } ?? ""
        }
        findings.add(
            .duplicateKey,
            "key '\(name)' is given twice in one mapping",
            at: place(of: key),
            labels: [("first defined here", place(of: first))],
            help: "remove or rename one of them"
        )
    }

    /// The location of a node: at least one byte if the file has one.
    private func place(of node: Int32) -> Range<Int> {
        let record = tree.records[Int(node)]
        return Int(record.start)..<max(Int(record.end), min(Int(record.start) + 1, bytes.count))
    }
}
