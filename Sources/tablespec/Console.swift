internal import Foundation
internal import TableSpecDiagnostics
internal import TableSpecKit

/// The terminal, or what stands in its place.
enum Console {
    static func standardOutput(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    static func standardError(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }

    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether colours are wanted: on a terminal, unless `NO_COLOR` is set to anything (no-color.org).
    static func usesColor(isTerminal: Bool) -> Bool {
        isTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    }

    /// Prints findings to standard error for people, with colours on a terminal.
    static func report(_ diagnostics: [Diagnostic], in sources: SourceMap) {
        let color = usesColor(isTerminal: isatty(STDERR_FILENO) == 1)
        standardError(CaretRenderer(usesColor: color).render(diagnostics, in: sources))
        if !diagnostics.isEmpty { standardError("\n\(Summary.findings(diagnostics))\n") }
    }

    /// Says what could not be read or written.
    static func report(_ problem: FileProblem) {
        standardError("\(problem.path): error: \(problem.message)\n")
    }

    /// Says that a screen was asked for that no spec describes, and ends the command.
    static func refuse(unknownScreen name: String) throws -> Never {
        standardError("error: no spec describes a screen '\(name)'\n")
        throw ExitStatus.usage
    }
}
