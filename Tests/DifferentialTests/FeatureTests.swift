import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

/// The random specs of a run contain all keys of the language, except those with a stated reason.
@Suite("Random specs cover all features")
struct FeatureTests {
    @Test func eachKeyIsStatedOrHasAReason() {
        let stated = RandomSeeds.chosen.reduce(into: Set<SampleSpecs.Place>()) { places, seed in
            places.formUnion(RandomSpec(number: 0, seed: seed).statedPlaces)
        }
        for place in SampleSpecs.places {
            let reason = LeftOut.reason(for: place)
            let isStated = stated.contains(place)
            #expect(isStated || reason != nil, "\(place) is in no random spec, and no reason says why")
            #expect(!isStated || reason == nil, "\(place) is in random specs, so it needs no reason")
        }
    }
}
