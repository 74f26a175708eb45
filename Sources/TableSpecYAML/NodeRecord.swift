/// One node of a document's arena; 28 bytes.
///
/// A node is followed by its children (keys and values alternate in a mapping), so the arena is the document in order.
struct NodeRecord {
    enum Kind: UInt8 {
        case scalar, sequence, mapping, alias
    }

    struct Flags: OptionSet {
        let rawValue: UInt8

        /// The scalar's text is in the document's side buffer, because it differs from its source.
        static let hasOwnText = Flags(rawValue: 1)
        /// The mapping's pairs are in the document's pair table, because they differ from its children.
        static let hasPairTable = Flags(rawValue: 2)
        /// The collection is written with brackets.
        static let isFlow = Flags(rawValue: 4)
        /// The node replaces something invalid that has been diagnosed.
        static let isHole = Flags(rawValue: 8)
        /// Lines that aren't YAML, which have been diagnosed, may be part of the collection.
        static let isDamaged = Flags(rawValue: 16)
    }

    /// The offset of the first byte of the value, after anchor and tag.
    var start: Int32
    var end: Int32
    /// Scalar: offset of its text. Mapping with a pair table: its first pair there. Alias: the index of the node it
    /// refers to.
    var content: Int32 = 0
    /// Scalar: bytes of its text. Sequence: elements. Mapping: pairs.
    var count: Int32 = 0
    /// The index after this node and its descendants.
    var next: Int32
    /// The node's entry among the document's properties, or -1.
    var properties: Int32 = -1
    var kind: Kind
    var style: YAMLNode.ScalarStyle = .plain
    var flags: Flags = []
}

/// The anchor and tag of a node, which few nodes have.
struct NodeProperties {
    /// The offset of the first `&` or `!`.
    var start: Int32
    /// Offsets of the anchor's name, without `&`.
    var anchor: Range<Int32>?
    /// The tag with its handle resolved.
    var tag: String?
}

/// A key and its value by their indexes in the arena.
struct PairRecord {
    var key: Int32
    var value: Int32
}
