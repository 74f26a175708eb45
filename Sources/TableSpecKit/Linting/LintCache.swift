internal import Foundation
internal import TableSpecDiagnostics

/// The findings of earlier runs of `lint`. A run that reads the same files reports them again.
///
/// The name of each file is a hash of everything that the run has read. A file that can't be read or written only costs
/// time.
public struct LintCache: Equatable, Sendable {
    private let folder: String

    /// The cache in the user's folder for caches, or `nil` if the user has none.
    public static var user: LintCache? {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first.map {
            LintCache(folder: $0.appendingPathComponent("tablespec").path)
        }
    }

    init(folder: String) {
        self.folder = folder
    }

    /// The largest number of files. The oldest ones are removed.
    static let mostFiles = 50

    /// Returns the findings in a workspace, from the cache if possible.
    func findings(
        in workspace: Workspace,
        honorsSuppressions: Bool,
        else analyze: () -> [Diagnostic]
    ) -> [Diagnostic] {
        // The inputs don't contain the files that are skipped.
        guard workspace.leftOutFindings.isEmpty else { return analyze() }
        let inputs = [BuildInputs(workspace).all, ContentHash(honorsSuppressions ? "" : "no suppressions")]
        let name = ContentHash(combining: inputs).description + Self.fileExtension
        if let findings = read(name), findings.flatMap(\.ranges).allSatisfy(workspace.sources.contains) {
            return findings
        }
        let findings = analyze()
        if findings.count <= BuildCache.Job.mostFindings { write(findings, to: name) }
        return findings
    }

    // MARK: Files

    private static let fileExtension = ".findings"

    /// Returns the findings in a file.
    private func read(_ name: String) -> [Diagnostic]? {
        guard let bytes = try? Disk.readOwn("\(folder)/\(name)", limit: FileLimit.record),
            let json = Checksum.content(of: bytes)
        else { return nil }
        return try? JSONDecoder().decode([Diagnostic].self, from: Data(json))
    }

    private func write(_ findings: [Diagnostic], to name: String) {
        guard let json = try? JSONEncoder().encode(findings), Disk.makeFolder(folder) == nil else { return }
        // Two runs at once have different temporary files. The next run has no use for an error.
        let temporary = "\(folder)/\(ProcessInfo.processInfo.processIdentifier)-\(name)"
        let bytes = Array(Checksum.line(before: json).utf8) + json
        _ = Disk.replace("\(folder)/\(name)", with: bytes, temporary: temporary)
        removeOldest()
    }

    private func removeOldest() {
        let names = ((try? Disk.names(in: folder)) ?? []).filter { $0.hasSuffix(Self.fileExtension) }
        guard names.count > Self.mostFiles else { return }
        let dates = names.map { (name: $0, date: Disk.status(of: "\(folder)/\($0)")?.modified ?? 0) }
        for (name, _) in dates.sorted(by: { $0.date < $1.date }).dropLast(Self.mostFiles) {
            unlink("\(folder)/\(name)")
        }
    }
}
