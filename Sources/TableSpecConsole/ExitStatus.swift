internal import TableSpecKit

/// The exit status of the process; a command throws it to end.
package struct ExitStatus: Error, Hashable, Sendable {
    package let rawValue: Int32

    package static let findings = ExitStatus(rawValue: 1)
    package static let usage = ExitStatus(rawValue: 2)
    package static let inputOutput = ExitStatus(rawValue: 3)
}

extension ExitStatus {
    /// The status with which a command ends that throws an error. A problem with a file is reported.
    ///
    /// The status is `nil` for other errors.
    package init?(reporting error: any Error) {
        switch error {
        case let status as ExitStatus: self = status
        case let problem as FileProblem:
            Console.report(problem)
            self = .inputOutput
        default: return nil
        }
    }
}
