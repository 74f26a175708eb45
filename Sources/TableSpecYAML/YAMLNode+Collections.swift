extension YAMLNode {
    /// The number of elements of a sequence or pairs of a mapping (as in ``pairs``); 0 for a scalar.
    package var count: Int {
        let record = record
        return record.kind == .scalar ? 0 : Int(record.count)
    }

    /// The elements of a sequence; empty for other nodes.
    package var elements: YAMLElements {
        YAMLElements(node: self)
    }

    /// The pairs of a mapping in the order of the file, followed by those of merge keys; empty for other nodes.
    ///
    /// A mapping's own keys take precedence over merged ones, and earlier merges over later ones. The first of several
    /// duplicates is listed. Keys that aren't scalars are omitted. Everything that is omitted has been diagnosed.
    package var pairs: YAMLPairs {
        YAMLPairs(node: self)
    }

    /// The pairs of a mapping as they are written, with merge keys and without what they add; empty for other nodes.
    package var writtenPairs: [YAMLPair] {
        guard record.kind == .mapping else { return [] }
        var pairs: [YAMLPair] = []
        var key = index + 1
        while key < record.next {
            let value = document.records[Int(key)].next
            pairs.append(YAMLPair(document: document, places: PairRecord(key: key, value: value)))
            key = document.records[Int(value)].next
        }
        return pairs
    }

    /// The value of the pair with that key.
    package subscript(key: String) -> YAMLNode? {
        var key = key
        return key.withUTF8 { key in
            pairs.first { $0.key.withUTF8 { $0.elementsEqual(key) } }?.value
        }
    }
}

/// The elements of a sequence node.
package struct YAMLElements: Collection, Sendable {
    package struct Index: Comparable, Sendable {
        fileprivate var record: Int32

        package static func < (left: Index, right: Index) -> Bool {
            left.record < right.record
        }
    }

    private let document: YAMLDocument
    package let count: Int
    package let startIndex: Index
    package let endIndex: Index

    fileprivate init(node: YAMLNode) {
        let record = node.record
        document = node.document
        count = record.kind == .sequence ? Int(record.count) : 0
        startIndex = Index(record: node.index + 1)
        endIndex = record.kind == .sequence ? Index(record: record.next) : startIndex
    }

    package func index(after index: Index) -> Index {
        Index(record: document.records[Int(index.record)].next)
    }

    package subscript(index: Index) -> YAMLNode {
        YAMLNode(document: document, place: index.record)
    }
}

/// The pairs of a mapping node.
package struct YAMLPairs: Collection, Sendable {
    package struct Index: Comparable, Sendable {
        /// The record of a key, or an index in the pair table.
        fileprivate var position: Int32

        package static func < (left: Index, right: Index) -> Bool {
            left.position < right.position
        }
    }

    private let document: YAMLDocument
    private let usesTable: Bool
    package let count: Int
    package let startIndex: Index
    package let endIndex: Index

    fileprivate init(node: YAMLNode) {
        let record = node.record
        document = node.document
        usesTable = record.flags.contains(.hasPairTable)
        count = record.kind == .mapping ? Int(record.count) : 0
        startIndex = Index(position: usesTable ? record.content : node.index + 1)
        if record.kind != .mapping {
            endIndex = startIndex
        } else {
            endIndex = Index(position: usesTable ? record.content + record.count : record.next)
        }
    }

    package func index(after index: Index) -> Index {
        if usesTable { return Index(position: index.position + 1) }
        let value = document.records[Int(index.position)].next
        return Index(position: document.records[Int(value)].next)
    }

    package subscript(index: Index) -> YAMLPair {
        let pair =
            usesTable
            ? document.pairs[Int(index.position)]
            : PairRecord(key: index.position, value: document.records[Int(index.position)].next)
        return YAMLPair(document: document, places: pair)
    }
}

/// A key of a mapping with its value, which is smaller than two nodes.
package struct YAMLPair: Sendable {
    private let document: YAMLDocument
    private let places: PairRecord

    fileprivate init(document: YAMLDocument, places: PairRecord) {
        self.document = document
        self.places = places
    }

    package var key: YAMLNode { YAMLNode(document: document, place: places.key) }
    package var value: YAMLNode { YAMLNode(document: document, place: places.value) }
}
