import TableSpecModel

/// A trial in which something else was seen than must be.
struct Failure {
    let trial: Trial
    let seen: [[String]]
    /// The step after which the difference shows first.
    let step: Int

    func report(of subject: Subject) -> String {
        let shown = seen.indices.contains(step) ? seen[step] : ["nothing: the program has stopped"]
        let expected = trial.expected[step]
        let before = seen.indices.contains(step - 1) ? seen[step - 1] : []
        let difference = shown.difference(from: expected).map { change in
            switch change {
            case .insert(_, let line, _): "  seen:     \(line)"
            case .remove(_, let line, _): "  expected: \(line)"
            }
        }
        return """
            seed \(subject.seed), begun with values \(trial.start) of \(subject.starts.count)
            \(trial.script.prefix(step + 1).joined(separator: "\n"))
            \(difference.joined(separator: "\n"))
            before:
            \(before.joined(separator: "\n"))
            changes:
            \(subject.changes.map(\.description).joined(separator: "\n"))
            \(subject.yaml)
            """
    }
}

extension Batch {
    /// The same difference after fewer steps, as far as leaving steps out leads there.
    func shortest(_ failure: Failure) async throws -> Failure {
        let subject = subjects[failure.trial.subject]
        var failure = failure
        for _ in 0..<8 {
            let trials = failure.trial.shorter(until: failure.step, subject)
            let failures = zip(trials, try await run(trials)).compactMap { trial, seen in
                trial.firstDifference(from: seen).map { Failure(trial: trial, seen: seen, step: $0) }
            }
            guard let shorter = failures.min(by: { $0.step < $1.step }), shorter.step < failure.step else { break }
            failure = shorter
        }
        return failure
    }
}

extension Subject {
    /// The specs, one after the other.
    var yaml: String { spec.yaml.map { "# \($0.path)\n\($0.text)" }.joined(separator: "\n") }
}
