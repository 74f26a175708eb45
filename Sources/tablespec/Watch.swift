internal import ArgumentParser
internal import Foundation
internal import TableSpecConsole
internal import TableSpecKit
internal import TableSpecPictures

/// Runs a command again whenever a spec or the configuration changes, until the process is interrupted.
enum Watch {
    /// Runs the command immediately and after each change. Findings and file errors don't end the loop.
    ///
    /// - Parameter snapshot: The specs for which the command has already run, so that it waits for the first change.
    static func run(
        _ specs: SpecArguments,
        after snapshot: SpecSnapshot? = nil,
        _ command: () throws -> Void
    ) throws {
        catchInterrupts()
        var last = snapshot
        while !isInterrupted {
            let now = SpecSnapshot(paths: specs.paths)
            if now != last {
                last = now
                try runOnce(command)
                Console.tell("watching for changes; press Ctrl-C to stop")
            }
            usleep(interval)
        }
    }

    /// Lets Ctrl-C end the loop between two builds. The parent process may have blocked the signals.
    private static func catchInterrupts() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] {
            Foundation.signal(signal) { _ in isInterrupted = true }
            sigaddset(&signals, signal)
        }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func runOnce(_ command: () throws -> Void) throws {
        do {
            try command()
        } catch let problem as FileProblem {
            Console.report(problem)
        } catch let status as ExitStatus where [ExitStatus.findings, ExitStatus.usage].contains(status) {
            return
        }
    }

    /// The interval between two checks of the files, in microseconds.
    private static let interval: UInt32 = 200_000
}

/// Whether the process was asked to end. Only the signal handler sets it, and does nothing else.
nonisolated(unsafe) private var isInterrupted = false
