import Foundation
import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

/// Random specs, made into Swift, compiled, run and compared with the reference.
@Suite("Random specs behave like the reference")
struct DifferentialTests {
    @Test(arguments: RandomSeeds.batches)
    func cellsShowWhatTheReferenceSays(_ seeds: [UInt64], in settings: ProjectSettings) async throws {
        print("random specs of the seeds \(seeds.map(String.init).joined(separator: " "))")
        let subjects = try seeds.enumerated().map { number, seed in
            try #require(Subject(number: number, seed: seed), "seed \(seed) makes no screen")
        }
        for subject in subjects {
            let errors = subject.findings.filter { $0.severity == .error }
            #expect(errors.isEmpty, "seed \(subject.seed): \(errors.map(\.message))\n\(subject.yaml)")
        }
        let batch = try await Batch(subjects, in: settings)
        let trials = Array(subjects.indices).concurrentMap { number in
            let subject = subjects[number]
            let length = TestTier.isSlow ? 16 : 25
            return subject.starts.indices.map { Trial(subject: number, subject, start: $0, length: length) }
        }.flatMap(\.self)
        let failures = zip(trials, try await batch.run(trials)).compactMap { trial, seen in
            trial.firstDifference(from: seen).map { Failure(trial: trial, seen: seen, step: $0) }
        }
        for (number, failure) in failures.enumerated() {
            // Many failures have few causes.
            let shortest = number < 5 ? try await batch.shortest(failure) : failure
            Issue.record("\(shortest.report(of: subjects[failure.trial.subject]))")
        }
    }
}
