public import TableSpecDiagnostics
public import TableSpecKit

/// A run of `tablespec format`.
public struct FormatRun: Sendable {
    /// The syntax errors. Files with errors aren't formatted.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The files whose form differs, before and after.
    public private(set) var changes: [(old: SourceFile, new: SourceFile)] = []

    /// The formatted text of standard input, or `nil` if it isn't part of the workspace or has errors.
    public private(set) var standardInput: [UInt8]?

    /// Formats the specs of a workspace, without writing files.
    ///
    /// - Parameters:
    ///   - workspace: The specs.
    ///   - lines: The lines to format, counted from 1, or `nil` for all.
    public init(_ workspace: Workspace, lines: ClosedRange<Int>? = nil) {
        for spec in workspace.specs {
            let file = workspace.sources[spec.id]
            let text = SpecFormatter.format(file, id: spec.id, lines: lines, diagnostics: &diagnostics)
            if file.path == Workspace.standardInput { standardInput = text }
            guard let text, text != file.bytes else { continue }
            changes.append((file, SourceFile(path: file.path, bytes: text)))
        }
    }

    /// Writes the changed files.
    ///
    /// - Throws: ``FileProblem`` for the first file that can't be written, which stays unchanged.
    public func write() throws(FileProblem) {
        for change in changes where change.new.path != Workspace.standardInput {
            try AtomicFile.replace(change.new.path, with: change.new.bytes)
        }
    }
}
