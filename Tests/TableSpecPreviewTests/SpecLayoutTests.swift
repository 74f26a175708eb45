import Foundation
import TableSpecKit
import TableSpecModel
import Testing

@testable import TableSpecPreview

/// What holds for the pictures of all specs of this package.
@Suite("In the pictures of all specs nothing overlaps, is clipped or sticks out")
struct SpecLayoutTests {
    private static let model: SpecModel = {
        let specs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Specs").standardizedFileURL.path
        guard let workspace = try? Workspace(paths: [specs]) else { return SpecModel(files: []) }
        return Analysis(workspace).model
    }()

    private static let screens = model.screens

    @Test func thereAreSpecs() {
        #expect(Self.screens.count > 10)
    }

    @Test("Devices, systems, text sizes, directions, states, samples and localizations", arguments: screens.indices)
    func everyPair(screen: Int) {
        for (combined, others) in Self.combinations[screen] {
            let (data, localization) = (SampleData.allCases[others[0]], Localization.allCases[others[1]])
            var traits = combined
            // Without data there is nothing to select, to edit or to open.
            if data == .none || traits.state == .empty { traits.state = .normal }
            let content = Self.model.content(of: localization.applied(to: Self.screens[screen]), data: data)
            let faults = LayoutEngine.layout(content, traits: traits).faults(
                of: content.shown(in: traits.state),
                traits
            )
            #expect(
                faults.isEmpty,
                "\(Self.screens[screen].name.value) \(traits.name) \(data.rawValue) \(localization.rawValue)"
            )
        }
    }

    private static let combinations = TraitCombinations(
        screens: screens.count,
        others: [SampleData.allCases.count, Localization.allCases.count]
    )
}
