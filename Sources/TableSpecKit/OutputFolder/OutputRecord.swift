internal import TableSpecDiagnostics
internal import TableSpecGenerator

/// A line of a manifest or a journal: a file that the tool has written or is about to write.
struct OutputRecord: Equatable, Sendable {
    var path: String
    var entry: OutputManifest.Entry

    init(path: String, entry: OutputManifest.Entry) {
        self.path = path
        self.entry = entry
    }

    private init?(_ fields: [String]) {
        guard fields.count == 3 || fields.count == 4, let hash = ContentHash(hexadecimal: fields[0]) else { return nil }
        let parts = fields.dropFirst(3).first.map { field in
            Set(field.split(separator: ",").compactMap { SupportPart(rawValue: String($0)) })
        }
        self.init(path: fields[1], entry: .init(hash: hash, spec: fields[2], supportParts: parts))
    }

    var line: String {
        let parts = entry.supportParts.map { $0.isEmpty ? "-" : $0.map(\.rawValue).sorted().joined(separator: ",") }
        return StateLine.text([entry.hash.description, path, entry.spec] + (parts.map { [$0] } ?? []))
    }

    // MARK: Reading

    /// The records of a manifest or a journal, and the lines with paths that records must not contain.
    ///
    /// Lines that aren't records at all, such as those that merges leave behind, are skipped. The files that they refer
    /// to are treated as created by hand.
    static func parse(_ bytes: [UInt8]) -> (records: [OutputRecord], faults: [Fault]) {
        var records: [OutputRecord] = []
        var faults: [Fault] = []
        for line in StateLine.parse(bytes) {
            guard let record = OutputRecord(line.fields) else { continue }
            if let reason = record.fault {
                faults.append(Fault(line: line.number, reason: reason))
            } else {
                records.append(record)
            }
        }
        return (records, faults)
    }

    /// An error in a line.
    struct Fault: Equatable, Sendable {
        var line: Int
        var reason: String
    }

    /// The reason why the tool can't have written the record, or `nil`.
    private var fault: String? {
        guard OutputKind.isOutput(path) else { return "contains '\(path)', which isn't an output of tablespec" }
        guard Self.isSpec(entry.spec) else { return "contains '\(entry.spec)', which isn't the path of a spec" }
        return nil
    }

    /// Whether a text is the relative path from an output folder to a spec: first up, then down. Other paths could lead
    /// anywhere.
    private static func isSpec(_ path: String) -> Bool {
        guard !path.isEmpty, path != Workspace.standardInput else { return true }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).drop { $0 == ".." }
        return !parts.isEmpty && parts.allSatisfy { FilePath.isName($0) }
    }
}
