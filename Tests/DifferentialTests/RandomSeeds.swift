import Foundation
import TableSpecTestSupport

/// The seeds of the random specs that a run tries.
///
/// The slow tier tries 200. The quick one tries 40 of these. Both state every key that any of the first 300 states.
/// `TABLESPEC_SPECS` is another number of specs, and `TABLESPEC_SEED` the seed of the first one.
enum RandomSeeds {
    /// The seeds, as many at once as are compiled to one program, and the projects of the programs in turn.
    ///
    /// The quick tier has one program, which is not isolated to the main actor by default.
    static let batches: [(seeds: [UInt64], settings: ProjectSettings)] = {
        // The first project has the defaults of the compiler; all specs of the repository are compiled in it.
        let projects = ProjectSettings.all.dropFirst()
        return stride(from: 0, to: chosen.count, by: batchSize).enumerated().map { number, start in
            let seeds = chosen[start..<min(start + batchSize, chosen.count)]
            return (Array(seeds), projects[1 + number % projects.count])
        }
    }()

    /// The seeds of this run.
    static let chosen: [UInt64] = {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["TABLESPEC_SPECS"].flatMap(Int.init)
        // The specs of 300 seeds from this one on state all keys.
        let first = environment["TABLESPEC_SEED"].flatMap(UInt64.init) ?? 2000
        let seeds = (0..<(count ?? 300)).map { first &+ UInt64($0) }
        return count == nil ? covering(seeds, count: TestTier.isSlow ? 200 : 40) : seeds
    }()

    private static let batchSize = 70

    /// Seeds whose specs together state every key that those of all the seeds state, then others up to a count.
    private static func covering(_ seeds: [UInt64], count: Int) -> [UInt64] {
        var rest = seeds.map { seed in (seed, RandomSpec(number: 0, seed: seed).statedPlaces) }
        var chosen: [UInt64] = []
        var missing = rest.reduce(into: Set()) { $0.formUnion($1.1) }
        while !missing.isEmpty,
            let next = rest.indices.max(by: { left, right in
                rest[left].1.intersection(missing).count < rest[right].1.intersection(missing).count
            })
        {
            let (seed, places) = rest.remove(at: next)
            chosen.append(seed)
            missing.subtract(places)
        }
        return chosen + rest.map(\.0).prefix(max(0, count - chosen.count))
    }
}

extension RandomSpec {
    /// The places of the language that the spec states.
    var statedPlaces: Set<SampleSpecs.Place> {
        yaml.reduce(into: []) { $0.formUnion(StatedKeys(of: $1.text).places) }
    }
}
