package import Foundation

/// A program that runs beside the tests: nothing that waits for it holds one of the few threads that tests run on.
package final class RunningProgram: Sendable {
    /// The time after which a program is killed, so that its test fails instead of waiting for ever.
    ///
    /// This is the only limit of time in the tests, and far more than any of their programs needs.
    private static let longestRun = Duration.seconds(1800)

    private let process = Process()
    private let end: AsyncStream<Never>
    private let watchdog: Task<Void, any Error>

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - folder: The working directory; that of the tests by default.
    ///   - environment: Variables that are set besides those of the tests.
    ///   - connect: Sets the standard streams.
    package init(
        _ program: ExternalProgram,
        _ arguments: [String],
        in folder: URL? = nil,
        environment: [String: String] = [:],
        connect: (Process) throws -> Void
    ) throws {
        guard let url = program.url else { throw CocoaError(.fileNoSuchFile) }
        process.executableURL = url
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (end, continuation) = AsyncStream.makeStream(of: Never.self)
        self.end = end
        process.terminationHandler = { _ in continuation.finish() }
        try connect(process)
        try process.run()
        watchdog = Task { [process] in
            try await Task.sleep(for: Self.longestRun)
            process.kill()
        }
    }

    deinit {
        watchdog.cancel()
        process.kill()
    }

    /// Whether the program has not ended yet.
    package var isRunning: Bool { process.isRunning }

    /// Whether a signal has ended the program.
    package var wasKilled: Bool { !process.isRunning && process.terminationReason == .uncaughtSignal }

    /// The exit status, as soon as the program has ended.
    package var exitStatus: Int32 {
        get async {
            for await _ in end {}
            watchdog.cancel()
            return process.terminationStatus
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
    package func interrupt() { process.interrupt() }

    /// Ends the program at once.
    package func kill() { process.kill() }
}

extension Process {
    fileprivate func kill() {
        if isRunning { Foundation.kill(processIdentifier, SIGKILL) }
    }
}
