/// A renderer of one JSON object, `{ "version": 1, "diagnostics": [ … ] }`.
///
/// Each finding is on one line, and keys have a fixed order. Offsets are bytes from 0. Lines and columns count from 1;
/// columns are Unicode scalars and, as `utf16Column`, UTF-16 code units.
public struct JSONRenderer: DiagnosticRenderer {
    /// Creates a renderer.
    public init() {}

    /// Returns the findings as a JSON object, in the given order.
    public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        var tables = LineTables(sources)
        var fingerprints = Fingerprints()
        let findings = diagnostics.map { diagnostic in
            let fingerprint = fingerprints.next(diagnostic, in: sources, &tables)
            return json(of: diagnostic, fingerprint: fingerprint, in: sources, &tables).text
        }
        let list = findings.isEmpty ? "[]" : "[\n" + findings.joined(separator: ",\n") + "\n]"
        return "{\"version\":1,\"diagnostics\":" + list + "}\n"
    }

    private func json(
        of diagnostic: Diagnostic,
        fingerprint: String,
        in sources: SourceMap,
        _ tables: inout LineTables
    ) -> JSONValue {
        var members: [JSONValue.Member] = [
            ("id", .string(diagnostic.id)),
            ("severity", .string(diagnostic.severity.rawValue)),
            ("origin", .string(diagnostic.origin.rawValue)),
            ("message", .string(diagnostic.message)),
        ]
        members += place(of: diagnostic.range, in: sources, &tables)
        var labels: [JSONValue] = []
        for label in diagnostic.labels {
            labels.append(.object([("text", .string(label.text))] + place(of: label.range, in: sources, &tables)))
        }
        var fixes: [JSONValue] = []
        for fixIt in diagnostic.fixIts {
            fixes.append(json(of: fixIt, in: sources, &tables))
        }
        members.append(("labels", .array(labels)))
        members.append(("notes", .strings(diagnostic.notes)))
        members.append(("help", diagnostic.help.map(JSONValue.string) ?? .null))
        members.append(("fixes", .array(fixes)))
        members.append(("expected", .strings(diagnostic.expected)))
        members.append(("fingerprint", .string(fingerprint)))
        return .object(members)
    }

    private func json(of fixIt: FixIt, in sources: SourceMap, _ tables: inout LineTables) -> JSONValue {
        var edits: [JSONValue] = []
        for edit in fixIt.edits {
            edits.append(
                .object(place(of: edit.range, in: sources, &tables) + [("replacement", .string(edit.replacement))])
            )
        }
        return .object([
            ("message", .string(fixIt.message)), ("isSafe", .boolean(fixIt.isSafe)), ("edits", .array(edits)),
        ])
    }

    private func place(
        of range: SourceRange,
        in sources: SourceMap,
        _ tables: inout LineTables
    ) -> [JSONValue.Member] {
        let file = sources[range.source]
        let bytes = file.bytes(in: range)
        let table = tables[range]
        return [
            ("path", .string(file.path)),
            ("start", point(at: bytes.lowerBound, in: table)),
            ("end", point(at: bytes.upperBound, in: table)),
        ]
    }

    private func point(at offset: Int, in table: LineTable) -> JSONValue {
        let position = table.position(ofByte: offset)
        return .object([
            ("offset", .integer(offset)),
            ("line", .integer(position.line)),
            ("column", .integer(position.column)),
            ("utf16Column", .integer(position.utf16Column)),
        ])
    }
}
