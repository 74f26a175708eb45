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
        let made = [
            Self.count(result.screens.count, "screen"),
            prototypes == 0 ? nil : Self.count(prototypes, "prototype"),
        ]
        return made.compactMap { $0 }.joined(separator: ", ") + " from \(Self.count(elements.total, "element")): "
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
            (
                "elements",
                .object([
                    ("imported", .integer(result.elements.imported)),
                    ("notImported", .integer(result.elements.notImported)),
                    ("withoutEffect", .integer(result.elements.withoutEffect)),
                ])
            ),
            ("leftOut", .array(result.omissions.map(Self.omission))),
            ("unread", .array(result.unread.map(Self.unread))),
        ]).indentedText + "\n"
    }

    private static func screen(_ file: ImportedFile) -> JSONValue? {
        guard let screen = file.screen else { return nil }
        return .object([
            ("screen", .string(screen)), ("spec", .string(file.name)),
            ("file", .string(file.document ?? "")),
            ("scene", .string(file.scene ?? "")),
        ])
    }

    private static func prototype(_ file: ImportedFile) -> JSONValue? {
        guard let prototype = file.prototype else { return nil }
        return .object([
            ("prototype", .string(prototype)), ("spec", .string(file.name)), ("file", .string(file.document ?? "")),
        ])
    }

    private static func omission(_ omission: Omission) -> JSONValue {
        .object([
            ("file", .string(omission.file)), ("line", .integer(omission.line)),
            ("screen", .string(omission.screen)),
            ("object", .string(omission.object)), ("kind", .string(omission.kind.rawValue)),
            ("what", .string(omission.what)), ("why", .string(omission.why)),
            ("byHand", .string(omission.remedy)),
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
        let files = sources.flatMap { source in
            [(source.path, source.bytes)] + source.translations.map { ($0.path, $0.bytes) }
        }
        for (path, bytes) in files where places[path] == nil {
            let id = map.add(SourceFile(path: path, bytes: bytes))
            places[path] = LinePlaces(source: id, bytes: bytes)
        }
        var findings: [Diagnostic] = []
        for document in result.unread {
            guard let range = places[document.path]?.range(ofLine: document.line) else { continue }
            findings.append(
                Diagnostic(
                    document.isNeeded ? .error : .warning,
                    id: "unread-document",
                    origin: .syntax,
                    document.message,
                    at: range
                )
            )
        }
        for omission in result.omissions {
            guard let range = places[omission.file]?.range(ofLine: omission.line) else { continue }
            let severity: Diagnostic.Severity = omission.kind == .code ? .info : .warning
            findings.append(
                Diagnostic(
                    severity,
                    id: "left-out-\(omission.kind.rawValue)",
                    origin: .rule,
                    omission.message,
                    at: range,
                    help: omission.remedy
                )
            )
        }
        return (findings, map)
    }
}

extension Omission {
    /// A description of the omission: its screen, the omitted part, and the reason.
    var message: String {
        let place = [screen.isEmpty ? "" : "screen '\(screen)'", object.isEmpty ? "" : "object \(object)"]
        let prefix = place.filter { !$0.isEmpty }.joined(separator: ", ")
        return "\(prefix)\(prefix.isEmpty ? "" : ": ")left out \(what): \(why)"
    }
}

/// The starts of a file's lines.
private struct LinePlaces {
    let source: SourceID
    /// The offsets of the first bytes of the lines, and the end of the file.
    let starts: [Int]

    init(source: SourceID, bytes: [UInt8]) {
        self.source = source
        starts =
            [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 } + [bytes.count]
    }

    /// - Parameter line: From 1. A line that doesn't exist counts as the last one.
    func range(ofLine line: Int) -> SourceRange {
        let index = min(max(line - 1, 0), max(starts.count - 2, 0))
        let end = max(starts[index], starts[min(index + 1, starts.count - 1)] - 1)
        return SourceRange(
            source: source,
            start: Int32(clamping: starts[index]),
            end: Int32(clamping: end)
        )
    }
}
