internal import Foundation
package import TableSpecDiagnostics
package import TableSpecKit

/// The terminal, or the file or pipe that replaces it.
package enum Console {
    /// Makes exceeding the user's file size limit a write error. Otherwise, it would end the process in the middle of a
    /// file.
    package static func reportFileSizeLimits() {
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Prints text. If that fails, for example because the disk is full, the process reports it and ends.
    package static func standardOutput(_ text: String) {
        do throws(FileProblem) {
            try StandardStream.output.write(text)
        } catch {
            report(error)
            Foundation.exit(ExitStatus.inputOutput.rawValue)
        }
    }

    /// Prints text for users. A failure can't be reported, so it's ignored.
    package static func standardError(_ text: String) {
        try? StandardStream.error.write(text)
    }

    /// Prints a line to standard output. Names in it can't control a terminal.
    package static func say(_ line: String) { standardOutput(VisibleText.singleLine(line) + "\n") }

    /// Prints a line to standard error. Names in it can't control a terminal.
    package static func tell(_ line: String) { standardError(VisibleText.singleLine(line) + "\n") }

    /// Whether standard output is a terminal.
    package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether to use colors: on a terminal, unless `NO_COLOR` is set to anything (no-color.org).
    package static func usesColor(isTerminal: Bool) -> Bool {
        isTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    }

    /// Prints findings to standard error for users, with colors on a terminal.
    package static func report(_ diagnostics: [Diagnostic], in sources: SourceMap) {
        let color = usesColor(isTerminal: isatty(STDERR_FILENO) == 1)
        standardError(CaretRenderer(usesColor: color).render(diagnostics, in: sources))
        if !diagnostics.isEmpty { standardError("\n\(Summary.findings(diagnostics))\n") }
    }

    /// Reports a file that couldn't be read or written.
    package static func report(_ problem: FileProblem) {
        tell("\(problem.path): error: \(problem.message)")
    }

    /// Reports which folders contain no specs, and ends the command.
    package static func refuse(emptyFolders: [String]) throws -> Never {
        for folder in emptyFolders { report(FileProblem(path: folder, message: "contains no specs")) }
        tell("check the path, or add --allow-empty if there may be no specs")
        throw ExitStatus.usage
    }

    /// Reports which files would lose their content, and ends the command.
    package static func refuse(overwriting faults: [OutputFault]) throws -> Never {
        for fault in faults { report(FileProblem(path: fault.path, message: fault.message)) }
        tell("back up what you need, then run: \(CommandText.current().adding("--force").text)")
        throw ExitStatus.findings
    }

    /// Reports that no spec describes the requested screen, and ends the command.
    package static func refuse(unknownScreen name: String) throws -> Never {
        tell("error: unknown screen '\(name)'")
        throw ExitStatus.usage
    }
}
