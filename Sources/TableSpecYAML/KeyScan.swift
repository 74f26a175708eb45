/// The text of a key, compared and hashed by its bytes.
///
/// The bytes belong to the source or to the tree's text, and must outlive the value.
struct KeyText: Hashable {
    let bytes: UnsafeBufferPointer<UInt8>

    static func == (left: KeyText, right: KeyText) -> Bool {
        left.bytes.count == right.bytes.count && left.bytes.holds(right.bytes, at: 0)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
}

/// The texts of a tree's keys, valid inside of `NodeTree.withKeyTexts`.
struct KeyTexts {
    let records: UnsafeBufferPointer<NodeRecord>
    let source: UnsafeBufferPointer<UInt8>
    let ownText: UnsafeBufferPointer<UInt8>

    /// The text of a key, with aliases resolved, or nil if the key isn't a scalar.
    subscript(node: Int32) -> KeyText? {
        var record = records[Int(node)]
        if record.kind == .alias { record = records[Int(record.content)] }
        guard record.kind == .scalar else { return nil }
        let text = record.flags.contains(.hasOwnText) ? ownText : source
        let range = Int(record.content)..<Int(record.content + record.count)
        return KeyText(bytes: UnsafeBufferPointer(rebasing: text[range]))
    }

    /// Whether this is a plain `<<`. In quotes, it's an ordinary key.
    func isMergeKey(_ node: Int32) -> Bool {
        let record = records[Int(node)]
        guard record.kind == .scalar, record.count == 2, record.style == .plain else { return false }
        return self[node]?.bytes.equals("<<") == true
    }
}

extension NodeTree {
    func withKeyTexts<Result>(bytes: UnsafeBufferPointer<UInt8>, _ body: (KeyTexts) -> Result) -> Result {
        records.withUnsafeBufferPointer { records in
            ownText.withUnsafeBufferPointer { ownText in
                body(KeyTexts(records: records, source: bytes, ownText: ownText))
            }
        }
    }
}

/// Finds keys that make a mapping's pairs differ from its children: duplicates, merge keys and keys that aren't
/// scalars.
struct KeyScan {
    /// The maximum number of keys that are compared pairwise.
    private static let fewKeys = 16

    /// For each key of the current mapping, a number that differs for most texts.
    private var prints: [UInt64] = []

    mutating func areUnusual(ofMapping index: Int32, in tree: NodeTree, bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        prints.removeAll(keepingCapacity: true)
        return tree.withKeyTexts(bytes: bytes) { texts in
            let mapping = texts.records[Int(index)]
            var key = index + 1
            while key < mapping.next {
                guard let text = texts[key], !texts.isMergeKey(key) else { return true }
                if mapping.count <= Self.fewKeys {
                    let print = Self.print(of: text.bytes)
                    // Different texts can have equal fingerprints, so the caller compares the texts.
                    if prints.contains(print) { return true }
                    prints.append(print)
                }
                key = texts.records[Int(texts.records[Int(key)].next)].next
            }
            return mapping.count > Self.fewKeys && Self.hasDuplicates(ofMapping: index, in: texts)
        }
    }

    private static func hasDuplicates(ofMapping index: Int32, in texts: KeyTexts) -> Bool {
        let mapping = texts.records[Int(index)]
        var seen = Set<KeyText>(minimumCapacity: Int(mapping.count))
        var key = index + 1
        while key < mapping.next {
            if let text = texts[key], !seen.insert(text).inserted { return true }
            key = texts.records[Int(texts.records[Int(key)].next)].next
        }
        return false
    }

    /// Mixes the length with the first and the last eight bytes.
    private static func print(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(text)
        let length = UInt64(truncatingIfNeeded: raw.count)
        guard raw.count >= 8 else {
            return raw.reduce(0) { $0 << 8 | UInt64($1) } | length << 56
        }
        let head = raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
        let tail = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
        return (head &* 0x9E37_79B9_7F4A_7C15) ^ (tail &+ length &* 0xC2B2_AE3D_27D4_EB4F)
    }
}
