import Foundation

/// A mistake for which UIKit would have thrown an exception or written to the log.
///
/// ``handler`` decides what happens then: by default the process stops with UIKit's text, as it does on a device.
/// Tests collect the failures instead:
///
/// ```swift
/// let failures = HeadlessFailure.collect { tableView.deleteRows(at: [path], with: .automatic) }
/// #expect(failures.first?.reason.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
/// ```
public struct HeadlessFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reaction of UIKit.
    public enum Severity: Hashable, Sendable {
        /// Throws `NSInternalInconsistencyException`, which ends the process.
        case exception
        /// Throws `NSInvalidArgumentException`, which ends the process.
        case invalidArgument
        /// Goes on with an assertion in the log, or without a word, and a person may see something wrong.
        case fault
        /// Writes a warning to the log and goes on.
        case log
    }

    public let severity: Severity
    /// UIKit's text, without the address of objects.
    public let reason: String

    public init(_ severity: Severity, _ reason: String) {
        self.severity = severity
        self.reason = reason
    }

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
    /// Called with every failure that nobody collects: ``stop(_:)`` until it is replaced.
    @MainActor public static var handler: @MainActor (HeadlessFailure) -> Void = stop

    /// Writes the text to standard error, and stops the process unless UIKit would only have written to its log.
    @MainActor public static func stop(_ failure: HeadlessFailure) {
        failure.write()
        if failure.severity != .log { preconditionFailure(failure.reason) }
    }

    /// Optimised builds leave the text of a precondition out.
    private func write() {
        FileHandle.standardError.write(Data((description + "\n").utf8))
    }

    /// Runs the body and hands back the failures in it, in order; nothing stops.
    @MainActor public static func collect(_ body: () throws -> Void) rethrows -> [HeadlessFailure] {
        let collector = Collector()
        try $collector.withValue(collector) { try body() }
        return collector.failures
    }

    /// Runs the body and hands back the failures in it and in the tasks that it begins, as far as those have come when the
    /// body ends.
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

    /// Reports an exception from a value that belongs to no actor, and so cannot ask the handler.
    static func reportFromAnywhere(_ reason: String) {
        let failure = HeadlessFailure(.exception, reason)
        guard let collector else {
            failure.write()
            preconditionFailure(reason)
        }
        collector.append(failure)
    }

    /// The failures that one call of `collect` has got.
    private final class Collector: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [HeadlessFailure] = []

        var failures: [HeadlessFailure] { lock.withLock { list } }

        func append(_ failure: HeadlessFailure) {
            lock.withLock { list.append(failure) }
        }
    }
}
