import Foundation
import TableSpecKit
import TableSpecModel
import Testing

@testable import TableSpecPreview

/// What holds for the pictures of all specs of this package.
@Suite("In the pictures of all specs nothing overlaps, is clipped or sticks out")
struct SpecLayoutTests {
    /// A screen with all its samples, without optional values, and without data.
    struct Contents: Sendable {
        var name: String
        var byData: [SampleData: ScreenContent]
    }

    private static let screens: [Contents] = {
        let specs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Specs").standardizedFileURL.path
        guard let workspace = try? Workspace(paths: [specs]) else { return [] }
        let model = Analysis(workspace).model
        return model.screens.map { screen in
            let contents = SampleData.allCases.map { ($0, model.content(of: screen, data: $0)) }
            return Contents(name: screen.name.value, byData: Dictionary(uniqueKeysWithValues: contents))
        }
    }()

    @Test func thereAreSpecs() {
        #expect(Self.screens.count > 10)
    }

    @Test("Devices, systems, text sizes, directions, states, samples and localizations", arguments: screens.indices)
    func everyPair(screen: Int) {
        for (combined, others) in Self.combinations[screen] {
            let (data, localization) = (SampleData.allCases[others[0]], Localization.allCases[others[1]])
            guard let original = Self.screens[screen].byData[data] else { continue }
            var traits = combined
            // Without data there is nothing to select, to edit or to open.
            if data == .none || traits.state == .empty { traits.state = .normal }
            let content = localization.applied(to: original)
            let faults = LayoutEngine.layout(content, traits: traits).faults(
                of: content.shown(in: traits.state),
                traits
            )
            #expect(
                faults.isEmpty,
                "\(Self.screens[screen].name) \(traits.name) \(data.rawValue) \(localization.rawValue)"
            )
        }
    }

    private static let combinations = TraitCombinations(
        screens: screens.count,
        others: [SampleData.allCases.count, Localization.allCases.count]
    )
}
