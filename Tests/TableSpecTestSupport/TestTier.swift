internal import Foundation
package import Testing

/// The two tiers of tests: the quick one always runs, the slow one where `TABLESPEC_SLOW_TESTS` is set.
///
/// What starts programs, opens a browser or tries thousands of cases is slow. `.github/CONTRIBUTING.md` says more.
package enum TestTier {
    /// Whether the slow tests run.
    package static let isSlow = ProcessInfo.processInfo.environment["TABLESPEC_SLOW_TESTS"] != nil

    /// Whether the tests run in continuous integration, where nothing that they need may be missing.
    package static let isContinuousIntegration = ProcessInfo.processInfo.environment["CI"] != nil

    /// The number of random cases of a test, times `TABLESPEC_EFFORT`.
    package static func count(quick: Int, slow: Int) -> Int { (isSlow ? slow : quick) * effort }

    /// A factor for the number of random cases; 1 where `TABLESPEC_EFFORT` isn't set.
    package static let effort = ProcessInfo.processInfo.environment["TABLESPEC_EFFORT"].flatMap(Int.init) ?? 1

    /// The cases of a test: each third one, or another share, in the quick tier, and all, or a share, in the slow one.
    package static func share<Element>(of cases: [Element], each: Int = 3, slow: Int = 1) -> [Element] {
        cases.enumerated().filter { $0.offset.isMultiple(of: isSlow ? slow : each) }.map(\.element)
    }
}

extension Trait where Self == ConditionTrait {
    /// Leaves a test or a suite to the slow tier.
    package static var slow: Self {
        .enabled(if: TestTier.isSlow, "a slow test: set TABLESPEC_SLOW_TESTS")
    }

    /// Runs a test in continuous integration only.
    package static var inContinuousIntegration: Self {
        .enabled(if: TestTier.isContinuousIntegration, "a test of the machine of continuous integration")
    }
}
