internal import Foundation
internal import TableSpecDiagnostics
internal import TableSpecModel

/// Hashes of all that a build reads, by which it knows what it need not do again.
struct BuildInputs: Sendable {
    /// Stands for the tool, the configuration and the asset catalogues that it names.
    let base: ContentHash
    /// Stands for each spec by itself.
    let specs: [SourceID: ContentHash]
    /// Stands for all that the build reads.
    let all: ContentHash

    init(_ workspace: Workspace) {
        let configuration = workspace.configurationSource.map { ContentHash(workspace.sources[$0].bytes) }
        base = ContentHash(combining: [Self.tool, configuration ?? ContentHash(""), workspace.assets.hash])
        var specs: [SourceID: ContentHash] = [:]
        var all = [base]
        for spec in workspace.specs {
            let source = workspace.sources[spec.id]
            let name = [ContentHash(spec.relativePath), ContentHash(source.path)]
            let hash = ContentHash(combining: name + [ContentHash(source.bytes)])
            specs[spec.id] = hash
            all.append(hash)
        }
        self.specs = specs
        self.all = ContentHash(combining: all)
    }

    /// Stands for the tool that runs: its version, and its file, so that a tool under development counts as another one.
    private static let tool: ContentHash = {
        let status =
            Disk.status(of: "/proc/self/exe", followingLink: true)
            ?? Bundle.main.executablePath.flatMap { Disk.status(of: $0, followingLink: true) }
        let file = status.map { "\($0.size) \($0.modified) \($0.inode)" } ?? ""
        return ContentHash("\(Version.current) \(file)")
    }()
}
