package import TableSpecDiagnostics

/// The report of an import, as text and in formats for tools.
package struct ImportReport: Sendable {
    private let result: Import

    package init(_ result: Import) {
        self.result = result
    }

    /// The report as text: each omission with its location, and a count. The same omission for several objects of a
    /// screen is one line.
    package var text: String {
        var lines: [String] = []
        for document in result.unread {
            let severity: Diagnostic.Severity = document.isNeeded ? .error : .warning
            lines.append("\(document.path):\(document.line): \(severity.rawValue): \(document.message)")
        }
        for (first, others) in alike {
            let also = others == 0 ? "" : " (also in \(Self.count(others, "other object")))"
            lines.append("\(first.file):\(first.line): \(first.kind.rawValue): \(first.message)\(also)")
            lines.append("    by hand: \(first.remedy)")
        }
        lines.append(summary)
        return lines.map { VisibleText.singleLine($0) + "\n" }.joined()
    }

    /// The omissions, each with the number of later ones that differ only in their objects.
    private var alike: [(first: Omission, others: Int)] {
        var places: [Omission: Int] = [:]
        var found: [(first: Omission, others: Int)] = []
        for omission in result.omissions {
            var key = omission
            (key.line, key.object) = (0, "")
            if let place = places[key] {
                found[place].others += 1
            } else {
                places[key] = found.count
                found.append((omission, 0))
            }
        }
        return found
    }

    /// A one-line summary.
    package var summary: String {
        let code = result.omissions.count { $0.kind == .code }
        let prototypes = result.files.count { $0.prototype != nil }
        let elements = result.elements
        return Self.count(result.screens.count, "screen")
            + (prototypes == 0 ? "" : ", " + Self.count(prototypes, "prototype"))
            + " from \(Self.count(elements.total, "element")): "
            + "\(elements.imported) imported, \(elements.notImported) not imported, "
            + "\(elements.withoutEffect) without effect; "
            + "\(result.omissions.count) left out (\(code) \(code == 1 ? "belongs" : "belong") in code)"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// For tools: `screens`, `prototypes`, `elements`, `leftOut`, `unread`.
    package var json: String {
        JSONValue.object([
            ("screens", .array(result.files.compactMap(Self.screen))),
            ("prototypes", .array(result.files.compactMap(Self.prototype))),
            ("elements", elements),
            ("leftOut", .array(result.omissions.map(Self.omission))),
            ("unread", .array(result.unread.map(Self.unread))),
        ]).indentedText + "\n"
    }

    private var elements: JSONValue {
        .object([
            ("imported", .integer(result.elements.imported)), ("notImported", .integer(result.elements.notImported)),
            ("withoutEffect", .integer(result.elements.withoutEffect)),
        ])
    }

    private static func screen(_ file: ImportedFile) -> JSONValue? {
        file.screen.map { screen in
            .object([
                ("screen", .string(screen)), ("spec", .string(file.name)), ("file", .string(file.document ?? "")),
                ("scene", .string(file.scene ?? "")),
            ])
        }
    }

    private static func prototype(_ file: ImportedFile) -> JSONValue? {
        file.prototype.map { prototype in
            let document = JSONValue.string(file.document ?? "")
            return .object([("prototype", .string(prototype)), ("spec", .string(file.name)), ("file", document)])
        }
    }

    private static func omission(_ omission: Omission) -> JSONValue {
        .object([
            ("file", .string(omission.file)), ("line", .integer(omission.line)), ("screen", .string(omission.screen)),
            ("object", .string(omission.object)), ("kind", .string(omission.kind.rawValue)),
            ("what", .string(omission.what)), ("why", .string(omission.why)), ("byHand", .string(omission.remedy)),
        ])
    }

    private static func unread(_ document: UnreadDocument) -> JSONValue {
        .object([
            ("file", .string(document.path)), ("line", .integer(document.line)),
            ("message", .string(document.message)), ("isNeeded", .boolean(document.isNeeded)),
        ])
    }

    /// As findings, for SARIF, with the files that they refer to.
    package func findings(of sources: [ImportSource]) -> ([Diagnostic], SourceMap) {
        var map = SourceMap()
        var places: [String: LinePlaces] = [:]
        let files = sources.flatMap { [($0.path, $0.bytes)] + $0.translations.map { ($0.path, $0.bytes) } }
        for (path, bytes) in files where places[path] == nil {
            let id = map.add(SourceFile(path: path, bytes: bytes))
            places[path] = LinePlaces(source: id, bytes: bytes)
        }
        let unread = result.unread.compactMap { document -> Diagnostic? in
            guard let range = places[document.path]?.range(ofLine: document.line) else { return nil }
            let severity: Diagnostic.Severity = document.isNeeded ? .error : .warning
            return Diagnostic(severity, id: "unread-document", origin: .syntax, document.message, at: range)
        }
        let omitted = result.omissions.compactMap { omission -> Diagnostic? in
            guard let range = places[omission.file]?.range(ofLine: omission.line) else { return nil }
            let (severity, id) = (omission.kind == .code ? Diagnostic.Severity.info : .warning, omission.kind.rawValue)
            var finding = Diagnostic(severity, id: "left-out-\(id)", origin: .rule, omission.message, at: range)
            finding.help = omission.remedy
            return finding
        }
        return (unread + omitted, map)
    }
}

extension Omission {
    /// A description of the omission: its screen, the omitted part, and the reason.
    var message: String {
        let place = [screen.isEmpty ? "" : "screen '\(screen)'", object.isEmpty ? "" : "object \(object)"]
        let prefix = place.filter { !$0.isEmpty }.joined(separator: ", ")
        return "\(prefix)\(prefix.isEmpty ? "" : ": ")left out \(gap.what): \(gap.why)"
    }
}

/// The starts of a file's lines.
private struct LinePlaces {
    let source: SourceID
    /// The offsets of the first bytes of the lines, and the end of the file.
    let starts: [Int]

    init(source: SourceID, bytes: [UInt8]) {
        self.source = source
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 } + [bytes.count]
    }

    /// - Parameter line: From 1. A line that doesn't exist counts as the last one.
    func range(ofLine line: Int) -> SourceRange {
        let index = min(max(line - 1, 0), max(starts.count - 2, 0))
        let end = max(starts[index], starts[min(index + 1, starts.count - 1)] - 1)
        return SourceRange(source: source, start: Int32(clamping: starts[index]), end: Int32(clamping: end))
    }
}
