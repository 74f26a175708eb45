import Foundation

/// A mistake for which UIKit throws an exception or writes to the log.
///
/// The ``handler`` receives every failure that isn't collected. By default it stops the process with UIKit's text, as a
/// device does. Tests collect the failures instead:
///
/// ```swift
/// let failures = HeadlessFailure.collect { tableView.deleteRows(at: [path], with: .automatic) }
/// #expect(failures.first?.reason.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
/// ```
public struct HeadlessFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// How UIKit reacts to a mistake.
    public enum Severity: Hashable, Sendable {
        /// UIKit throws an `NSInternalInconsistencyException`, which ends the process.
        case exception
        /// UIKit throws an `NSInvalidArgumentException`, which ends the process.
        case invalidArgument
        /// UIKit logs an assertion, or nothing at all, and continues, but the user may see something wrong.
        case fault
        /// UIKit logs a warning and continues.
        case log
    }

    /// How UIKit reacts to the mistake.
    public let severity: Severity
    /// UIKit's text, without the addresses of objects.
    public let reason: String

    /// Creates a failure.
    public init(_ severity: Severity, _ reason: String) {
        self.severity = severity
        self.reason = reason
    }

    /// The text as UIKit logs it, with the name of the exception.
    public var description: String {
        switch severity {
        case .exception: "NSInternalInconsistencyException: \(reason)"
        case .invalidArgument: "NSInvalidArgumentException: \(reason)"
        case .fault: "[Assert] \(reason)"
        case .log: reason
        }
    }
}

extension HeadlessFailure {
    /// The closure that receives every failure that isn't collected. The default is ``stop(_:)``.
    @MainActor public static var handler: @MainActor (HeadlessFailure) -> Void = stop

    /// Writes the text to standard error, and stops the process unless UIKit only logs a warning.
    @MainActor public static func stop(_ failure: HeadlessFailure) {
        failure.write()
        if failure.severity != .log { preconditionFailure(failure.reason) }
    }

    /// Optimized builds omit the message of a precondition.
    private func write() {
        FileHandle.standardError.write(Data((description + "\n").utf8))
    }

    /// Runs a closure and returns the failures reported in it, in order. Doesn't stop the process.
    @MainActor public static func collect(_ body: () throws -> Void) rethrows -> [HeadlessFailure] {
        let collector = Collector()
        try $collector.withValue(collector) { try body() }
        return collector.failures
    }

    /// Runs a closure and returns the failures reported until it ends, in the closure and in tasks that it starts.
    /// Doesn't stop the process.
    @MainActor public static func collect(_ body: @MainActor () async throws -> Void) async rethrows
        -> [HeadlessFailure]
    {
        let collector = Collector()
        try await $collector.withValue(collector) { try await body() }
        return collector.failures
    }

    @TaskLocal private static var collector: Collector?

    @MainActor static func report(_ severity: Severity, _ reason: String) {
        let failure = HeadlessFailure(severity, reason)
        if let collector { collector.append(failure) } else { handler(failure) }
    }

    /// Reports an exception from a value that isn't isolated to an actor, and so can't call the handler.
    static func reportFromAnywhere(_ reason: String) {
        let failure = HeadlessFailure(.exception, reason)
        guard let collector else {
            failure.write()
            preconditionFailure(reason)
        }
        collector.append(failure)
    }

    /// The failures that one call of `collect` has collected.
    private final class Collector: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [HeadlessFailure] = []

        var failures: [HeadlessFailure] { lock.withLock { list } }

        func append(_ failure: HeadlessFailure) {
            lock.withLock { list.append(failure) }
        }
    }
}
