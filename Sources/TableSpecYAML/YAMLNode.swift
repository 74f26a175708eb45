public import TableSpecDiagnostics

/// A handle on one node of a ``YAMLDocument``.
///
/// An alias shows itself as what it stands for, at its own place: `kind`, `string`, `elements` and the like are those of the
/// anchored node, ``range`` is that of `*name`, and ``targetRange`` that of the anchored node.
public struct YAMLNode: Sendable {
    public enum Kind: Sendable {
        case scalar, sequence, mapping
    }

    public enum ScalarStyle: UInt8, Sendable {
        case plain, singleQuoted, doubleQuoted, literal, folded
    }

    let document: YAMLDocument
    /// The record of the content.
    let index: Int32
    /// The record of the place: an alias, or the content itself.
    private let place: Int32

    /// The node at `place`, with an alias followed to its content.
    init(document: YAMLDocument, place: Int32) {
        self.document = document
        self.place = place
        let record = document.records[Int(place)]
        index = record.kind == .alias ? record.content : place
    }

    var record: NodeRecord {
        document.records[Int(index)]
    }

    public var kind: Kind {
        switch record.kind {
        case .scalar, .alias: .scalar
        case .sequence: .sequence
        case .mapping: .mapping
        }
    }

    /// Where the value is written, without anchor and tag; for an alias the place of `*name`.
    public var range: SourceRange {
        document.range(of: document.records[Int(place)])
    }

    /// Where the value is written, with anchor and tag.
    public var propertiesRange: SourceRange {
        var range = range
        if !isAlias, let properties { range.start = properties.start }
        return range
    }

    /// For an alias the place of the anchored node, otherwise ``range``.
    public var targetRange: SourceRange {
        document.range(of: record)
    }

    public var isAlias: Bool {
        place != index
    }

    /// Whether the node stands for something faulty that has been diagnosed already, such as an alias of no anchor.
    ///
    /// A hole shows itself as null; who reads it stays silent about what is missing.
    public var isHole: Bool {
        record.flags.contains(.isHole)
    }

    /// Whether a collection is written with brackets.
    public var isFlow: Bool {
        record.flags.contains(.isFlow)
    }

    /// How a scalar is written; `.plain` for collections.
    public var style: ScalarStyle {
        record.style
    }

    /// The tag with its handle resolved, such as `tag:yaml.org,2002:str` for `!!str`.
    public var tag: String? {
        properties?.tag
    }

    /// The name after `&`.
    public var anchor: String? {
        guard let range = properties?.anchor else { return nil }
        return String(decoding: document.bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }

    private var properties: NodeProperties? {
        let index = Int(record.properties)
        return index < 0 ? nil : document.properties[index]
    }
}
