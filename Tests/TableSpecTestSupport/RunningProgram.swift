package import Foundation

/// A program that runs beside the tests: nothing that waits for it holds one of the few threads that tests run on.
package final class RunningProgram: Sendable {
    /// The time after which a program is killed, so that its test fails instead of waiting for ever.
    ///
    /// This is the only limit of time in the tests, and far more than any of their programs needs.
    private static let longestRun = Duration.seconds(1800)

    private let process: ChildProcess
    private let end: AsyncStream<Never>
    private let watchdog: Task<Void, any Error>

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - folder: The working directory; that of the tests by default.
    ///   - environment: Variables that are set besides those of the tests.
    ///   - input: Standard input; none by default.
    ///   - output: Where standard output goes; it's discarded by default.
    ///   - errors: Where standard error goes; to `output` by default.
    package init(
        _ program: ExternalProgram,
        _ arguments: [String],
        in folder: URL? = nil,
        environment: [String: String] = [:],
        input: FileHandle? = nil,
        output: FileHandle? = nil,
        errors: FileHandle? = nil
    ) throws {
        guard let url = program.url else { throw CocoaError(.fileNoSuchFile) }
        let (end, continuation) = AsyncStream.makeStream(of: Never.self)
        self.end = end
        let process = try ChildProcess(
            path: url.path,
            arguments: arguments,
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            folder: folder?.path,
            streams: [input, output, errors ?? output],
            onExit: { continuation.finish() }
        )
        self.process = process
        watchdog = Task {
            try await Task.sleep(for: Self.longestRun)
            process.send(SIGKILL)
        }
    }

    deinit {
        watchdog.cancel()
        process.send(SIGKILL)
    }

    /// Whether the program has not ended yet.
    package var isRunning: Bool { process.isRunning }

    /// Whether a signal has ended the program.
    package var wasKilled: Bool { process.endingSignal != nil }

    /// The exit status, as soon as the program has ended.
    package var exitStatus: Int32 {
        get async {
            for await _ in end {}
            watchdog.cancel()
            return process.exitStatus
        }
    }

    /// Whether something becomes true before the program ends.
    package func eventually(_ condition: () -> Bool) async -> Bool {
        while isRunning {
            if condition() { return true }
            try? await Task.sleep(for: .milliseconds(10))
        }
        return condition()
    }

    /// Sends the signal of Ctrl-C.
    package func interrupt() { process.send(SIGINT) }

    /// Ends the program at once.
    package func kill() { process.send(SIGKILL) }
}
