import Foundation
import TableSpecKit
import TableSpecModel
import Testing

@testable import TableSpecPreview

/// What holds for the pictures of all specs of this package.
@Suite("In the pictures of all specs nothing overlaps, is cut off or sticks out")
struct SpecLayoutTests {
    /// A screen with all its samples, without optional values, and without data.
    struct Contents: CustomTestStringConvertible, Sendable {
        var name: String
        var byData: [SampleData: ScreenContent]

        var testDescription: String { name }
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

    @Test("Devices, looks, text sizes, directions, states, optional values and localizations", arguments: screens)
    func everyCombination(screen: Contents) {
        for localization in Localization.allCases {
            for data in SampleData.allCases {
                guard let original = screen.byData[data] else { continue }
                let content = localization.applied(to: original)
                for traits in Self.traits where localization == .original || traits.isOfLongWords {
                    guard data != .none || traits.state == .normal else { continue }
                    let faults = LayoutEngine.layout(content, traits: traits)
                        .faults(of: content.shown(in: traits.state), traits)
                    #expect(faults.isEmpty, "\(traits.name) \(data.rawValue) \(localization.rawValue)")
                }
            }
        }
    }

    private static let states = PreviewState.allCases.filter { $0 != .empty }

    /// All text sizes on the narrowest device, the steps between them on the others; one layout is the other's mirror
    /// image, so that few right-to-left ones show that.
    private static let traits: [PreviewTraits] = PreviewDevice.all.flatMap { device in
        Samples.systems.flatMap { system in
            states.flatMap { state in
                sizes(device).flatMap { size in
                    directions(device).map { direction in
                        PreviewTraits(
                            device: device,
                            system: system,
                            textSize: size,
                            direction: direction,
                            state: state
                        )
                    }
                }
            }
        }
    }

    private static func sizes(_ device: PreviewDevice) -> [ContentSizeCategory] {
        device == .iPhoneSE ? ContentSizeCategory.allCases : [.large, .accessibilityExtraExtraExtraLarge]
    }

    private static func directions(_ device: PreviewDevice) -> [LayoutDirection] {
        device == .iPhone ? LayoutDirection.allCases : [.leftToRight]
    }
}

extension PreviewTraits {
    /// Whether long words are tried with these traits: the states change nothing that words do.
    fileprivate var isOfLongWords: Bool { [.normal, .editing].contains(state) && device == .iPhoneSE }
}
