import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecGenerator

/// The copy of `Sources/TableSpecSupport` in the generator.
struct SupportSwiftTests {
    @Test func theConstantIsFresh() throws {
        let source = try SupportSource()
        #expect(source.unordered == [])
        let golden = Golden("Sources/TableSpecGenerator/Support/SupportSwift+Source.swift")
        #expect(try golden.difference(from: source.constant) == nil)
    }

    /// The package compiles the sources with all parts.
    @Test func thePackageDefinesAllParts() throws {
        let package = try String(contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let list = try #require(package.firstMatch(of: #/let supportParts = \[([^\]]*)\]/#)).1
        #expect(list.matches(of: #/\w+/#).map { String($0.0) } == SupportPart.allCases.map(\.rawValue))
    }

    @Test func aModuleWithoutScreensSharesNothing() {
        let text = SupportSwift(parts: [], options: GeneratorOptions()).text
        #expect(text.split(separator: "\n").count == 1)
    }

    /// A part that another one calls is among those that this one needs.
    @Test(.slow, arguments: partsWithoutSome())
    func theRestCompilesWithoutSomeParts(_ rest: Set<SupportPart>) async throws {
        let text = SupportSwift(parts: rest, options: GeneratorOptions()).text
        let messages = try await SwiftModule(["Support.swift": text]).messages()
        #expect(messages == "", "without \(Set(SupportPart.allCases).subtracting(rest))")
    }

    /// Sets of parts with all that they need. For any two parts of which the first doesn't need the second, one of the sets
    /// has the first and not the second.
    private static func partsWithoutSome() -> [Set<SupportPart>] {
        var random = SeededGenerator(seed: 34)
        var untried = Dictionary(
            uniqueKeysWithValues: SupportPart.allCases.map { part in
                (part, Set(SupportPart.allCases).subtracting(part.needed.union([part])))
            }
        )
        func gain(_ rest: Set<SupportPart>) -> Int {
            rest.map { untried[$0]?.subtracting(rest).count ?? 0 }.reduce(0, +)
        }
        var sets: [Set<SupportPart>] = []
        while untried.values.contains(where: { !$0.isEmpty }) {
            // Some omit parts with what needs them; small ones, which compile faster, keep parts with what these need.
            let candidates = (0..<10).flatMap { _ in
                let omitted = Set(random.some(of: SupportPart.allCases, percent: random.pick([5, 10, 20, 30])))
                let kept = random.some(of: SupportPart.allCases, percent: random.pick([10, 20, 30, 40]))
                return [
                    Set(SupportPart.allCases.filter { !omitted.contains($0) && $0.needed.isDisjoint(with: omitted) }),
                    kept.reduce(into: Set()) { $0.formUnion($1.needed.union([$1])) },
                ]
            }
            guard let best = candidates.max(by: { gain($0) < gain($1) }), gain(best) > 0 else { continue }
            for part in best { untried[part]?.formIntersection(best) }
            sets.append(best)
        }
        return sets
    }
}

/// What is left of Swift when some conditions are evaluated.
struct ConditionalReaderTests {
    private func read(_ source: String, defining names: String...) -> String {
        var reader = ConditionalReader(defining: Set(names))
        return reader.text(of: source)
    }

    @Test(arguments: [
        ("a", true), ("b", false), ("!b", true), ("a && b", false), ("a || b", true), ("!(a && b)", true),
        ("a && (b || c)", true), ("b && a || c", true), ("!a || !c", false),
    ])
    func conditions(condition: String, holds: Bool) {
        let source = "#if \(condition)\nfirst()\n#else\nsecond()\n#endif\n"
        #expect(read(source, defining: "a", "c") == (holds ? "first()\n" : "second()\n"))
    }

    @Test func aBlockInAnotherBlock() {
        let source = "#if a\na()\n#if b\nb()\n#else\nc()\n#endif\nd()\n#endif\n"
        #expect(read(source) == "\n")
        #expect(read(source, defining: "b") == "\n")
        #expect(read(source, defining: "a") == "a()\nc()\nd()\n")
        #expect(read(source, defining: "a", "b") == "a()\nb()\nd()\n")
    }

    @Test func noBlankLinesRemainAroundWhatIsLeftOut() {
        let source =
            "struct A {\n    #if a\n    var a = 1\n    #endif\n\n    var b = 1\n\n    #if a\n    var c = 1\n    #endif\n}\n"
        #expect(read(source) == "struct A {\n    var b = 1\n}\n")
        #expect(read(source, defining: "a") == "struct A {\n    var a = 1\n\n    var b = 1\n\n    var c = 1\n}\n")
    }

    @Test func conditionsOfTheCompilerStay() {
        let source = "#if canImport(ObjectiveC)\n#if a\na()\n#endif\nb()\n#else\nc()\n#endif\n"
        #expect(read(source) == "#if canImport(ObjectiveC)\n    b()\n#else\n    c()\n#endif\n")
    }

    @Test func otherSignsAreNoDirectives() {
        #expect(read("#selector(a)\n") == "#selector(a)\n")
    }
}
