import Foundation
import TableSpecDiagnostics
import TableSpecModel
import Testing

/// Random specs, made into Swift, compiled, run and compared with the reference.
///
/// `TABLESPEC_SPECS` is the number of specs, and `TABLESPEC_SEED` the seed of the first one.
@Suite("Random specs do what the reference does")
struct DifferentialTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// How many specs the normal run tries.
    static let normalCount = 200
    private static let count = environment["TABLESPEC_SPECS"].flatMap(Int.init) ?? normalCount
    private static let seed = environment["TABLESPEC_SEED"].flatMap(UInt64.init) ?? 1
    private static let batchSize = 50

    private static let batches = stride(from: 0, to: count, by: batchSize).map { $0..<min($0 + batchSize, count) }

    @Test(arguments: batches)
    func cellsShowWhatTheReferenceSays(_ numbers: Range<Int>) throws {
        let subjects = try numbers.map { number in
            let seed = Self.seed &+ UInt64(number)
            return try #require(Subject(number: number, seed: seed), "seed \(seed) makes no screen")
        }
        for subject in subjects {
            let errors = subject.findings.filter { $0.severity == .error }
            #expect(errors.isEmpty, "seed \(subject.seed): \(errors.map(\.message))\n\(subject.yaml)")
        }
        let batch = try Batch(subjects)
        let trials = subjects.enumerated().flatMap { number, subject in
            subject.starts.indices.map { Trial(subject: number, subject, start: $0, length: 25) }
        }
        let failures = zip(trials, try batch.run(trials)).compactMap { trial, seen in
            trial.firstDifference(from: seen).map { Failure(trial: trial, seen: seen, step: $0) }
        }
        for (number, failure) in failures.enumerated() {
            // Many failures have few causes.
            let shortest = number < 5 ? try batch.shortest(failure) : failure
            Issue.record("\(shortest.report(of: subjects[failure.trial.subject]))")
        }
    }
}
