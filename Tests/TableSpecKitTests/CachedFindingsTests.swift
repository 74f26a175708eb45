import Foundation
import TableSpecDiagnostics
import TableSpecPictures
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

/// Findings of a build that changes nothing, which come from the build cache.
struct CachedFindingsTests {
    private static let spec = """
        screen: Departures
        types: { Departure: { train: String, delay: Int } }
        state: { departures: [Departure] }
        table:
          prototypes: [{ id: DepartureCell, text: $(departure.train), selectionStyle: none }]
          sections: [{ rows: { forEach: departure in departures, prototype: DepartureCell } }]
        """

    private let project: TemporaryFolder

    init() throws {
        project = try TemporaryFolder(["Specs/Departures.yaml": Self.spec])
    }

    private func build() throws -> BuildResult {
        try Build.run(BuildRequest(paths: ["\(project.path)/Specs"], output: "\(project.path)/Out", products: .all))
    }

    private func isUnchanged(_ result: BuildResult) -> Bool {
        if case .unchanged = result.outcome { true } else { false }
    }

    @Test func areReportedAgain() throws {
        let first = try build()
        #expect(first.diagnostics.map(\.id) == ["element-without-identity"])
        let second = try build()
        #expect(isUnchanged(second) && second.diagnostics == first.diagnostics)
    }

    @Test(
        "come from an analysis if the cache is damaged",
        arguments: [
            ("\"index\":0", "\"index\":7"), ("\"index\":0", "\"index\":-1"), ("\"start\":", "\"start\":-"),
            ("\"end\":", "\"end\":9"), ("\"warning\"", "\"grave\""), ("\nfinding", "\nlost"),
            ("finding\t", "finding\t0"),
        ]
    )
    func damaged(text: String, replacement: String) throws {
        let first = try build()
        let place = "Out/.tablespec/cache"
        let cache = try #require(project.text(of: place))
        try #require(cache.contains(text))
        try project.write(cache.replacing(text, with: replacement), to: place)
        let second = try build()
        #expect(!isUnchanged(second) && second.diagnostics == first.diagnostics)
        #expect(isUnchanged(try build()))
    }

    @Test func tooManyAreNotCached() throws {
        let rows = (0...BuildCache.Job.mostFindings).map { "{ id: r\($0), text: A, accessory: disclosureIndicator }" }
        let text = "screen: Rows\ntable: { sections: [{ rows: [\(rows.joined(separator: ", "))] }] }\n"
        try project.write(text, to: "Specs/Rows.yaml")
        let first = try build()
        #expect(first.diagnostics.count > BuildCache.Job.mostFindings)
        let second = try build()
        #expect(!isUnchanged(second) && second.diagnostics == first.diagnostics)
    }
}
