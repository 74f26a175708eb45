import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

@Suite("What 'tablespec diff' reports agrees with the Swift that other files see")
struct InterfaceAgreementTests {
    @Test("a change of a key breaks the app exactly if it is reported", arguments: SampleSpecs.places)
    func agreement(_ place: SampleSpecs.Place) {
        for (old, new) in Self.changes(of: place) {
            guard let before = Self.swift(of: old), let after = Self.swift(of: new) else { continue }
            check(old, before, new, after)
            if before != after { check(new, after, old, before) }
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

    @Test("among the changes of the keys there are some that break the app")
    func samples() {
        let objects = ["view", "file", "row"]
        let changes = SampleSpecs.places.filter { objects.contains($0.object.description.name) }.flatMap(Self.changes)
        let breaking = changes.filter { old, new in
            guard let before = Self.swift(of: old), let after = Self.swift(of: new) else { return false }
            return before.isBroken(by: after) || after.isBroken(by: before)
        }
        #expect(breaking.count > 5)
    }

    /// Specs with the key, without it, and with others of its values, each beside the next one.
    private static func changes(of place: SampleSpecs.Place) -> [(String, String)] {
        let samples = SampleSpecs.all.samples(of: place).prefix(2)
        guard let first = samples.first else { return [] }
        let texts = [first.text(with: first.fields.without(place.key.name))] + samples.map(\.text)
        return Array(zip(texts, texts.dropFirst()))
    }

    /// What other files see of the Swift of a spec; `nil` for a spec with errors.
    private static func swift(of text: String) -> SeenSwift? {
        let workspace = Workspace(files: [("Test.yaml", text), ("Others.yaml", SampleSpecs.others)])
        let analysis = Analysis(workspace)
        guard !analysis.hasErrors else { return nil }
        return SeenSwift(Compilation(workspace, analysis).swiftFiles().map(\.text).joined(separator: "\n"))
    }
}
