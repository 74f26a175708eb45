import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

/// All keys of the language stand in the random specs of the normal run, or a reason says why not.
@Suite("Random specs hold all features")
struct FeatureTests {
    private static let subjects = (0..<DifferentialTests.normalCount).compactMap { number in
        Subject(number: number, seed: 1 + UInt64(number))
    }

    @Test func eachKeyIsStatedOrHasAReason() {
        let stated = Self.subjects.flatMap { $0.spec.yaml }.reduce(into: Set<SampleSpecs.Place>()) { places, file in
            places.formUnion(StatedKeys(of: file.text).places)
        }
        for place in SampleSpecs.places {
            let reason = LeftOut.reason(for: place)
            let isStated = stated.contains(place)
            #expect(isStated || reason != nil, "\(place) is in no random spec, and no reason says why")
            #expect(!isStated || reason == nil, "\(place) is in random specs, so it needs no reason")
        }
    }

    @Test func randomSpecsAreValid() {
        for subject in Self.subjects {
            let errors = subject.findings.filter { $0.severity == .error }
            #expect(errors.isEmpty, "seed \(subject.seed): \(errors.map(\.message))\n\(subject.yaml)")
        }
    }
}
