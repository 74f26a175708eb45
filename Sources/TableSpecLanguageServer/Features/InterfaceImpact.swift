internal import TableSpecComparison
internal import TableSpecDiagnostics
internal import TableSpecKit

/// The changes of the generated Swift that an edit causes, as `tablespec diff` lists them.
struct InterfaceImpact {
    /// The changes that break code of the app or its tests, one per line.
    let lines: [String]

    /// Compares the specs before and after an edit.
    init(of edit: WorkspaceEdit, in analyzed: Analyzed) {
        let sources = analyzed.analysis.sources
        let new = analyzed.workspace.replacing(edit.texts(in: sources))
        let configuration = analyzed.workspace.configurationSource.map { sources[$0] }
        let files = analyzed.workspace.specs.map { sources[$0.id] }
        let old = Workspace(files: files, addingTo: new.sources, configuration: configuration)
        let differences = SpecComparison(old: old, new: new).differences
        lines = differences.filter { $0.level >= .identifier }.map { "\($0.message) [\($0.id)]" }
    }

    /// The heading of the changes.
    static let title = "Changes names that the app's code or tests can use"

    /// The changes for people, or `nil` if there are none.
    var text: String? { lines.isEmpty ? nil : lines.joined(separator: "\n") }
}
