internal import Foundation

/// A process that `posix_spawn` has started.
///
/// Foundation's `Process` isn't used, because a run of the tests starts hundreds of programs from several threads, and
/// one of them ended by a crash in `Process.run()` on Linux, and another one probably.
final class ChildProcess: @unchecked Sendable {
    private let id: pid_t
    private let lock = NSLock()
    /// The status that `waitpid` reports; `nil` while the process runs. `lock` protects it.
    private var status: CInt?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - environment: All variables of the process.
    ///   - folder: The working directory; that of this process if it's `nil`.
    ///   - streams: Standard input, output, and error; `/dev/null` where one is `nil`.
    ///   - onExit: Called once, on another thread, when the process has ended.
    init(
        path: String,
        arguments: [String],
        environment: [String: String],
        folder: String?,
        streams: [FileHandle?],
        onExit: @escaping @Sendable () -> Void
    ) throws {
        // `posix_spawn` has no portable way to set the working directory.
        let shell = folder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0] } ?? []
        id = try Self.start(shell + [path] + arguments, environment, streams: streams)
        Thread.detachNewThread { [self] in
            // The process can still be killed until its status is taken, which happens with the lock.
            var info = siginfo_t()
            while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
            lock.withLock {
                var ended: CInt = 0
                waitpid(id, &ended, 0)
                status = ended
            }
            onExit()
        }
    }

    /// Whether the process hasn't ended yet.
    var isRunning: Bool { lock.withLock { status == nil } }

    /// The signal that ended the process, or `nil`.
    var endingSignal: CInt? {
        lock.withLock { status }.flatMap { $0 & 0x7F == 0 ? nil : $0 & 0x7F }
    }

    /// The exit status, or the signal that ended the process; 0 while it runs.
    var exitStatus: CInt {
        endingSignal ?? lock.withLock { status ?? 0 } >> 8 & 0xFF
    }

    /// Sends a signal, if the process hasn't ended.
    func send(_ signal: CInt) {
        lock.withLock {
            if status == nil { kill(id, signal) }
        }
    }

    /// Descriptors up to this number are closed in the new process; the tests have far fewer open.
    private static let highestDescriptor: CInt = 1023

    private static func start(
        _ command: [String],
        _ environment: [String: String],
        streams: [FileHandle?]
    ) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        try check(posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in zip(CInt(0)..., streams) {
            if let stream {
                try check(posix_spawn_file_actions_adddup2(&actions, stream.fileDescriptor, number))
            } else {
                try check(posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0))
            }
        }
        #if !canImport(Darwin)
            // A program that kept a socket of another test open would keep that test waiting. On Linux, it's no error
            // to close a descriptor that isn't open.
            for number in CInt(streams.count)...highestDescriptor {
                try check(posix_spawn_file_actions_addclose(&actions, number))
            }
        #endif
        return try withCStrings(command) { arguments in
            try withCStrings(environment.map { "\($0)=\($1)" }) { environment in
                var id = pid_t()
                try check(posix_spawn(&id, command[0], &actions, nil, arguments, environment))
                return id
            }
        }
    }

    private static func withCStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
    ) rethrows -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return try body(copies + [nil])
    }

    private static func check(_ error: CInt) throws {
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
    }
}
