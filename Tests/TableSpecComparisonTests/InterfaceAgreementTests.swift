import Foundation
import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecModel
import TableSpecSwift
import TableSpecTestSupport
import Testing

@testable import TableSpecComparison
@testable import TableSpecKit

/// Random changes of keys, and what they break according to the compiler's own comparison of modules.
@Suite(
    "'tablespec diff' agrees with the compiler",
    .slow,
    .enabled(if: CompiledInterface.digester.isInstalled, "swift-api-digester, which is part of Swift, is not installed")
)
struct InterfaceAgreementTests {
    /// Two specs that differ in one key, and whose Swift differs.
    private struct Change {
        let old: Version
        let new: Version

        var reversed: Change { Change(old: new, new: old) }
    }

    private struct Version {
        let text: String
        let swift: String
        let interface: SwiftInterface

        /// Generates the Swift of a spec; `nil` for a spec with errors.
        ///
        /// - Parameter prefix: The prefix of its types, so that all versions can be in one module.
        init?(_ text: String, prefix: String) {
            let analysis = Analysis(Workspace(files: [("Test.yaml", text), ("Others.yaml", SampleSpecs.others)]))
            guard !analysis.hasErrors else { return nil }
            var options = GeneratorOptions()
            options.accessLevel = .public
            options.typePrefix = prefix
            let generator = SwiftGenerator(analysis.model, options: options)
            self.text = text
            swift = analysis.model.files.map(generator.generate).joined(separator: "\n")
            interface = generator.interface(of: analysis.model.files).swift
        }
    }

    @Test("a change breaks the app exactly if it is reported")
    func agreement() async throws {
        let changes = Self.changes(TestTier.count(quick: 0, slow: 200))
        let old = try await CompiledInterface(of: changes.map(\.old.swift))
        let new = try await CompiledInterface(of: changes.map(\.new.swift))
        try await check(changes, try await old.breaks(in: new))
        try await check(changes.map(\.reversed), try await new.breaks(in: old))
    }

    private func check(_ changes: [Change], _ breaks: [CompiledInterface.Break]) async throws {
        #expect(breaks.count > changes.count / 10)
        let breaks = Dictionary(grouping: breaks, by: \.prefix)
        #expect(breaks.keys.allSatisfy { $0.hasPrefix("C") }, "the shared Swift of both versions is the same")
        for (number, change) in changes.enumerated() {
            let broken = breaks["C\(number)", default: []]
            let found = SourceBreakTests.comparison(change.old.text, change.new.text, others: SampleSpecs.others)
                .differences.filter { $0.level == .source }
            let known = Set(change.old.interface.breaks(in: change.new.interface).map(\.declaration.path))
            let missed = broken.filter { !$0.isKnown(in: known) }.map(\.text)
            let texts: Comment = "\(broken.map(\.text)) from\n\(change.old.text)\nto\n\(change.new.text)"
            #expect(missed == [], texts)
            #expect(broken.isEmpty || !found.isEmpty, texts)
            #expect(
                !broken.isEmpty || found.allSatisfy { Self.unseen.contains($0.id) },
                "\(found.map(\.message)) \(texts)"
            )
        }
    }

    /// Changes that the digester doesn't see: a protocol for the app is new, a class is a superclass, an alias is a type.
    private static let unseen = ["action-added", "destination-added", "declaration-changed"]

    /// Random changes: a key is added, or gets another value.
    private static func changes(_ count: Int) -> [Change] {
        var random = SeededGenerator(seed: 44)
        var changes: [Change] = []
        for place in SampleSpecs.places.shuffled(using: &random) {
            let samples = SampleSpecs.all.samples(of: place).prefix(2)
            guard let first = samples.first else { continue }
            let texts = [first.text(with: first.fields.without(place.key.name))] + samples.map(\.text)
            for (old, new) in zip(texts, texts.dropFirst()) where changes.count < count {
                let prefix = "C\(changes.count)"
                guard let old = Version(old, prefix: prefix), let new = Version(new, prefix: prefix),
                    old.swift != new.swift
                else { continue }
                changes.append(Change(old: old, new: new))
            }
        }
        return changes
    }
}

extension SwiftInterface.Break {
    fileprivate var declaration: SwiftInterface.Declaration {
        switch self {
        case .lost(let declaration), .demanded(let declaration): declaration
        }
    }
}
