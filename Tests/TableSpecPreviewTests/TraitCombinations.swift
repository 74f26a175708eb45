import Foundation
import TableSpecTestSupport

@testable import TableSpecPreview

/// The circumstances in which tests lay out many screens: every two values of anything meet.
///
/// With `TABLESPEC_ALL_LAYOUTS` each screen is laid out in all circumstances, which takes hundreds of times as long.
struct TraitCombinations: Sendable {
    /// Traits, and the numbers of the values of further dimensions.
    typealias Combination = (traits: PreviewTraits, others: [Int])

    private let byScreen: [[Combination]]

    /// Combines screens with devices, systems, states, text sizes, directions and further dimensions.
    ///
    /// - Parameters:
    ///   - screens: How many screens there are.
    ///   - others: How many values each further dimension has.
    init(screens: Int, others: [Int] = []) {
        let counts = [
            screens, PreviewDevice.all.count, Samples.systems.count, PreviewState.allCases.count,
            ContentSizeCategory.allCases.count, LayoutDirection.allCases.count,
        ]
        let isComplete = ProcessInfo.processInfo.environment["TABLESPEC_ALL_LAYOUTS"] != nil
        let rows =
            isComplete ? Self.product(of: counts + others) : CoveringArray(counts: counts + others, seed: 34).rows
        var byScreen = [[Combination]](repeating: [], count: screens)
        for row in rows { byScreen[row[0]].append((Self.traits(row), Array(row[counts.count...]))) }
        self.byScreen = byScreen
    }

    /// The combinations of a screen.
    subscript(screen: Int) -> [Combination] { byScreen[screen] }

    private static func traits(_ row: [Int]) -> PreviewTraits {
        PreviewTraits(
            device: PreviewDevice.all[row[1]],
            system: Samples.systems[row[2]],
            textSize: ContentSizeCategory.allCases[row[4]],
            direction: LayoutDirection.allCases[row[5]],
            backButtonTitle: row[0].isMultiple(of: 2) ? "Settings" : nil,
            state: PreviewState.allCases[row[3]]
        )
    }

    private static func product(of counts: [Int]) -> [[Int]] {
        counts.reduce([[]]) { rows, count in rows.flatMap { row in (0..<count).map { row + [$0] } } }
    }
}
