package import TableSpecDiagnostics

/// A reference to one node of a ``YAMLDocument``.
///
/// An alias has the content of the node that it refers to, at its own location: `kind`, `string`, `elements` and others
/// are those of the anchored node, ``range`` is that of `*name`, and ``targetRange`` that of the anchored node.
package struct YAMLNode: Sendable {
    package enum Kind: Sendable {
        case scalar, sequence, mapping
    }

    package enum ScalarStyle: UInt8, Sendable {
        case plain, singleQuoted, doubleQuoted, literal, folded
    }

    let document: YAMLDocument
    /// The record of the content.
    let index: Int32
    /// The record of the location: an alias, or the content itself.
    private let place: Int32

    /// The node at `place`, with an alias resolved to its content.
    init(document: YAMLDocument, place: Int32) {
        self.document = document
        self.place = place
        let record = document.records[Int(place)]
        index = record.kind == .alias ? record.content : place
    }

    var record: NodeRecord {
        document.records[Int(index)]
    }

    package var kind: Kind {
        switch record.kind {
        case .scalar, .alias: .scalar
        case .sequence: .sequence
        case .mapping: .mapping
        }
    }

    /// The location of the value, without anchor and tag; for an alias, the location of `*name`.
    package var range: SourceRange {
        document.range(of: document.records[Int(place)])
    }

    /// The location of the value, with anchor and tag.
    package var propertiesRange: SourceRange {
        var range = range
        if !isAlias, let properties { range.start = properties.start }
        return range
    }

    /// The location of the anchored node for an alias, otherwise ``range``.
    package var targetRange: SourceRange {
        document.range(of: record)
    }

    package var isAlias: Bool {
        place != index
    }

    /// Whether the node replaces something invalid that has already been diagnosed, such as an alias of an undefined
    /// anchor.
    ///
    /// An invalid node behaves as null. Its readers don't report missing content.
    package var isHole: Bool {
        record.flags.contains(.isHole)
    }

    /// Whether the collection may contain lines that aren't YAML, which have been diagnosed.
    ///
    /// Its readers don't report missing content.
    package var isDamaged: Bool {
        record.flags.contains(.isDamaged)
    }

    /// Whether a collection is written with brackets.
    package var isFlow: Bool {
        record.flags.contains(.isFlow)
    }

    /// The style of a scalar; `.plain` for collections.
    package var style: ScalarStyle {
        record.style
    }

    /// The tag with its handle resolved, such as `tag:yaml.org,2002:str` for `!!str`.
    package var tag: String? {
        properties?.tag
    }

    /// The name after `&`.
    package var anchor: String? {
        guard let range = properties?.anchor else { return nil }
        return String(decoding: document.bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }

    private var properties: NodeProperties? {
        let index = Int(record.properties)
        return index < 0 ? nil : document.properties[index]
    }
}
