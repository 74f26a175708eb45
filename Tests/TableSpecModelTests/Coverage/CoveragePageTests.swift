import Foundation
import TableSpecTestSupport
import Testing

@Suite("The coverage page")
struct CoveragePageTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let features = (FeatureCoverage.guides + FeatureCoverage.storyboards + FeatureCoverage.gaps)
        .flatMap(\.features)

    @Test func thePageIsFresh() throws {
        let page = Golden(".github/Coverage/Coverage.md")
        #expect(try page.difference(from: CoveragePage.text) == nil)
    }

    @Test func itAnswersForEveryFeatureOfTheGuides() {
        let counts = FeatureCoverage.guides.map(\.features.count)
        #expect(counts == [19, 17, 8, 11, 5, 6, 17, 3, 8, 7, 11, 4])
        for (subject, features) in FeatureCoverage.guides {
            #expect(Set(features.map(\.feature)).count == features.count, "\(subject)")
        }
    }

    @Test func itAnswersForEveryKeyOfTheSurveyOnce() {
        let names = FeatureCoverage.storyboards.flatMap(\.features).map(\.feature)
        #expect(names.count == 105)
        #expect(Set(names).count == names.count)
    }

    @Test func itAnswersForEveryGapOnce() {
        let counts = FeatureCoverage.gaps.map(\.features.count)
        #expect(counts == [61, 39, 26, 15])
        let names = FeatureCoverage.gaps.flatMap(\.features).map(\.feature)
        #expect(Set(names).count == names.count)
        let reasons = FeatureCoverage.gaps.flatMap(\.features).filter { feature in
            if case .reason = feature.answer { return true }
            return false
        }
        #expect(reasons.count == 23)
    }

    @Test func itNamesKeysThatAreThere() {
        for feature in Self.features {
            guard case .keys(let named, _, _) = feature.answer else { continue }
            #expect(!named.isEmpty, "\(feature.feature)")
            for key in named { #expect(key.isDeclared, "\(key.object).\(key.name)") }
        }
    }

    @Test func itNamesSpecsThatUseTheKeys() throws {
        for feature in Self.features {
            guard case .keys(let keys, let specs, _) = feature.answer else { continue }
            let texts = try specs.map { try spec($0) }
            for key in keys {
                #expect(texts.contains { uses($0, key.name) }, "\(feature.feature): \(key.name) in \(specs)")
            }
            for (name, text) in zip(specs, texts) {
                #expect(keys.contains { uses(text, $0.name) }, "\(feature.feature): nothing of it in \(name)")
            }
        }
    }

    @Test func itNamesTestsThatAreThere() throws {
        let sources = try testSources()
        for feature in Self.features {
            guard case .keys(_, _, let test) = feature.answer else { continue }
            let parts = test.split(separator: ".").map(String.init)
            try #require(parts.count == 2, "\(test)")
            #expect(
                sources.contains { $0.contains("struct \(parts[0]) {") && $0.contains("func \(parts[1])(") },
                "\(feature.feature): \(test)"
            )
        }
    }

    // MARK: Files

    private func spec(_ name: String) throws -> String {
        let text = try String(contentsOf: Self.root.appending(path: "Specs/\(name).yaml"), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("#") }
        return lines.joined(separator: "\n")
    }

    /// Whether a spec has a pair with the key, in block or flow style.
    private func uses(_ text: String, _ key: String) -> Bool {
        let pattern = "(^|[\\s{,])\(NSRegularExpression.escapedPattern(for: key)):(\\s|$)"
        return text.range(of: pattern, options: .regularExpression) != nil
    }

    private func testSources() throws -> [String] {
        let folder = Self.root.appending(path: "Tests/GeneratedTablesTests")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
}
