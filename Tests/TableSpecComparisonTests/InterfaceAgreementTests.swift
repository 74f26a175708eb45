import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecComparison
@testable import TableSpecKit

@Suite("'tablespec diff' agrees with the Swift interface that other files see")
struct InterfaceAgreementTests {
    @Test(
        "a change to a key breaks the app exactly if it is reported",
        arguments: TestTier.share(of: SampleSpecs.places, each: 9)
    )
    func agreement(_ place: SampleSpecs.Place) {
        let versions = Self.texts(of: place).map { text in (text: text, swift: Self.swift(of: text)) }
        for (old, new) in zip(versions, versions.dropFirst()) {
            guard let before = old.swift, let after = new.swift else { continue }
            check(old.text, before, new.text, after)
            if before != after { check(new.text, after, old.text, before) }
        }
    }

    private func check(_ old: String, _ before: SeenSwift, _ new: String, _ after: SeenSwift) {
        let found = SourceBreakTests.comparison(old, new, others: SampleSpecs.others).differences
            .filter { $0.level == .source }
        if before.isBroken(by: after) {
            #expect(!found.isEmpty, "nothing is reported from\n\(old)\nto\n\(new)\n\(before.lost(in: after))")
        }
        if before == after { #expect(found.isEmpty, "\(found.map(\.message)) from\n\(old)\nto\n\(new)") }
    }

    @Test("some changes of keys break the app")
    func samples() {
        let objects = ["view", "file", "row"]
        var breaking = 0
        for place in SampleSpecs.places where breaking < 6 && objects.contains(place.object.description.name) {
            let versions = Self.texts(of: place).compactMap(Self.swift)
            breaking += zip(versions, versions.dropFirst()).count { $0.isBroken(by: $1) || $1.isBroken(by: $0) }
        }
        #expect(breaking > 5)
    }

    /// Specs without the key, with it, and with another of its values.
    private static func texts(of place: SampleSpecs.Place) -> [String] {
        let samples = SampleSpecs.all.samples(of: place).prefix(2)
        guard let first = samples.first else { return [] }
        return [first.text(with: first.fields.without(place.key.name))] + samples.map(\.text)
    }

    /// What other files see of the Swift of a spec; `nil` for a spec with errors.
    private static func swift(of text: String) -> SeenSwift? {
        let analysis = Analysis(Workspace(files: [("Test.yaml", text), ("Others.yaml", SampleSpecs.others)]))
        guard !analysis.hasErrors else { return nil }
        let generator = SwiftGenerator(analysis.model)
        return SeenSwift(analysis.model.files.map(generator.generate).joined(separator: "\n"))
    }
}
