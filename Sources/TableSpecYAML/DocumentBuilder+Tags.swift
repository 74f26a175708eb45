extension DocumentBuilder {
    /// Diagnoses a tag that specs don't use, or that contradicts the node.
    mutating func checkTag(_ taken: TakenProperties, of record: NodeRecord, text: UnsafeBufferPointer<UInt8>) {
        guard let tag = taken.tag else { return }
        let written = String(decoding: bytes[tag.range], as: UTF8.self)
        guard let expected = CoreTag(rawValue: tag.text) else {
            findings.add(
                .tag,
                "tag '\(written)' isn't supported; specs don't use tags",
                at: tag.range,
                help: "remove the tag"
            )
            return
        }
        guard !expected.isMet(by: record.kind, text) else { return }
        findings.add(
            .tag,
            "tag '\(written)' requires \(expected.name), but the value is \(Self.name(of: record.kind, text))",
            at: tag.range,
            help: "remove the tag"
        )
    }

    private static func name(of kind: NodeRecord.Kind, _ text: UnsafeBufferPointer<UInt8>) -> String {
        switch kind {
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .scalar, .alias: text.isEmpty ? "empty" : "'\(String(decoding: text.prefix(40), as: UTF8.self))'"
        }
    }
}

/// A tag of YAML's core schema, which tells the kind of node and the type of a scalar.
enum CoreTag: String {
    /// Any node. A scalar with it is a string.
    case any = "!"
    case sequence = "tag:yaml.org,2002:seq"
    case mapping = "tag:yaml.org,2002:map"
    case string = "tag:yaml.org,2002:str"
    case null = "tag:yaml.org,2002:null"
    case bool = "tag:yaml.org,2002:bool"
    case int = "tag:yaml.org,2002:int"
    case float = "tag:yaml.org,2002:float"

    fileprivate var name: String {
        switch self {
        case .any: "any value"
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .string: "a string"
        case .null: "null"
        case .bool: "true or false"
        case .int: "an integer"
        case .float: "a number"
        }
    }

    fileprivate func isMet(by kind: NodeRecord.Kind, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch self {
        case .any: true
        case .sequence: kind == .sequence
        case .mapping: kind == .mapping
        case .string: kind == .scalar
        case .null: kind == .scalar && CoreSchema.isNull(text)
        case .bool: kind == .scalar && CoreSchema.bool(text) != nil
        case .int: kind == .scalar && CoreSchema.int(text) != nil
        case .float: kind == .scalar && CoreSchema.double(text) != nil
        }
    }
}
