internal import Foundation
internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecModel

/// Hashes of everything that a build reads, which show what doesn't have to be generated again.
struct BuildInputs: Sendable {
    /// A hash of the tool, the configuration, and what is read for drawings.
    let base: ContentHash
    /// The hash of each spec.
    let specs: [SourceID: ContentHash]
    /// A hash of everything that the build reads.
    let all: ContentHash

    init(_ workspace: Workspace) {
        let configuration = workspace.configurationSource.map { ContentHash(workspace.sources[$0].bytes) }
        // The command line can choose the bundle, too.
        let bundle = ContentHash(workspace.configuration.swift.generator.bundle.rawValue)
        base = ContentHash(
            combining: [Self.tool, configuration ?? ContentHash(""), bundle] + workspace.drawingInputs.hashes
        )
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

    /// A hash of the running tool: its version and its file, so that a modified tool counts as a different one.
    private static let tool: ContentHash = {
        let status =
            Disk.status(of: "/proc/self/exe", followingLink: true)
            ?? Bundle.main.executablePath.flatMap { Disk.status(of: $0, followingLink: true) }
        let file = status.map { "\($0.size) \($0.modified) \($0.inode)" } ?? ""
        return ContentHash("\(Version.current) \(file)")
    }()
}
