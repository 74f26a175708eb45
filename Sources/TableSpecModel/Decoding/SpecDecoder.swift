package import TableSpecDiagnostics
package import TableSpecYAML

/// Decodes the YAML nodes of a file as values of the language.
///
/// It never stops at an error: anything that can't be decoded is reported once and omitted, and decoding continues.
package struct SpecDecoder {
    package var diagnostics: [Diagnostic] = []
    /// The positions of keys among those of their mappings, by the offset of the key; `nil` if they aren't needed.
    var keyPositions: [Int32: Int]?
    /// Whether lines of the file aren't YAML, which the parser has reported.
    var isDamaged = false
    /// The number of collections whose damage the parser has reported.
    private var damageCount = 0
    /// The keys of the file that couldn't be decoded far enough to know what they declare.
    var unread = UnreadKeys()
    /// The keys with former spellings.
    var renamedKeys: [RenamedKey] = []

    /// The row defaults of the mappings around a row, the innermost last.
    var rowDefaults: [RowDefaults.Pairs] = []

    package init() {}

    /// The number of parts that couldn't be decoded so far.
    var faultCount: Int { diagnostics.count + damageCount }

    /// Decodes something whose faults have been recorded.
    mutating func decodeAgain(_ body: (inout SpecDecoder) -> Void) {
        let (found, damage) = (diagnostics.count, damageCount)
        body(&self)
        diagnostics.removeSubrange(found...)
        damageCount = damage
    }

    /// Records that a part can't be decoded, which the parser has reported.
    mutating func noteDamage() { damageCount += 1 }
}

/// One key of a mapping with its value.
package struct DecodedField<Keys: KeyTable> {
    package var key: Keys
    fileprivate let pair: YAMLPair

    package var value: YAMLNode { pair.value }
}

extension SpecDecoder {
    /// The fields of a mapping. Unknown keys are diagnosed.
    ///
    /// - Returns: `nil` for a node that isn't a mapping, which is diagnosed.
    package mutating func fields<Keys: KeyTable & RawRepresentable<String>>(
        of node: YAMLNode,
        as keys: Keys.Type
    ) -> [DecodedField<Keys>]? {
        guard node.kind == .mapping else {
            reportWrongKind(node, expected: "a mapping with the keys of \(Keys.object.name.withArticle)")
            return nil
        }
        var fields: [DecodedField<Keys>] = []
        fields.reserveCapacity(node.count)
        var unknown: [YAMLNode] = []
        for pair in node.pairs {
            if let key = Keys(rawValue: pair.key.string) {
                fields.append(DecodedField(key: key, pair: pair))
            } else {
                unknown.append(pair.key)
            }
        }
        let (names, stated) = (Keys.allCases.map(\.name), Set(fields.map(\.key.name)))
        for key in unknown { reportUnknownKey(key, in: Keys.object, among: names, besides: stated) }
        return fields
    }

    /// Reports that a mapping lacks a required key.
    mutating func reportMissing(_ key: some KeyTable, in node: YAMLNode) {
        reportMissing(key.name, in: type(of: key).object, key.entry, at: node.range)
    }

    /// Reports that a mapping lacks a required key.
    mutating func reportMissing(
        _ key: String,
        in object: ObjectDescription,
        _ entry: KeyDescription,
        at range: SourceRange
    ) {
        report(
            .missingKey,
            "\(object.name) has no '\(key)'",
            at: range,
            help: "add '\(key):' — \(entry.documentation.withLowercaseStart)"
        )
    }

    /// Reports a value that isn't in a closed list, with the expected values and the nearest one.
    mutating func reportUnknownSpelling(
        _ id: LanguageDiagnostic,
        _ node: YAMLNode,
        _ message: String,
        candidates: [String],
        alias: Alias.Answer? = nil,
        topic: HelpTopic? = nil
    ) {
        report(
            .unknownSpelling(
                id,
                node.text,
                message: message,
                candidates: candidates,
                alias: alias,
                topic: topic,
                at: node.range
            )
        )
    }

    package mutating func reportWrongKind(_ node: YAMLNode, expected: String, help: String? = nil) {
        // The parser has already reported an undefined alias or damage.
        guard !node.isHole, !node.isDamaged else { return noteDamage() }
        report(
            .wrongType,
            "expected \(expected), found \(node.descriptionInMessages)",
            at: node.range,
            help: node.commentInPlace.map { "'#' starts a comment; write the value in quotes: '\($0.shortened)'" }
                ?? help
        )
    }

    mutating func report(_ id: LanguageDiagnostic, _ message: String, at range: SourceRange, help: String? = nil) {
        report(Diagnostic(.error, id: id.rawValue, origin: .language, message, at: range, help: help))
    }

    package mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }
}

extension YAMLNode {
    /// A description of the node for messages, with its article.
    var descriptionInMessages: String {
        switch kind {
        case .mapping: "a mapping"
        case .sequence: "a list"
        case .scalar where isNull: "nothing"
        case .scalar where style == .plain && boolValue != nil: "the Boolean '\(string)'"
        case .scalar where style == .plain && (intValue != nil || doubleValue != nil): "the number '\(string)'"
        case .scalar where isTypedWithoutQuotes: "'\(string.shortened)' in quotes, which is a string"
        case .scalar: "'\(string.shortened)'"
        }
    }

    /// Whether a quoted text would be a Boolean or a number without quotes.
    private var isTypedWithoutQuotes: Bool {
        guard style == .singleQuoted || style == .doubleQuoted else { return false }
        return ["true", "false"].contains(string.lowercased()) || Double(string) != nil
    }
}

extension String {
    /// The text, shortened to fit into a message.
    package var shortened: String { count > 40 ? prefix(40) + "…" : self }

    /// The text with "a" or "an" before it.
    package var withArticle: String {
        guard let first else { return self }
        return ("aeiou".contains(first) ? "an " : "a ") + self
    }

    /// The text with its first letter in lowercase, for use inside a sentence.
    var withLowercaseStart: String { prefix(1).lowercased() + dropFirst() }
}
