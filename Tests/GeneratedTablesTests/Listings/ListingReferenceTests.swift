import Foundation
import TableSpecTestSupport
import Testing

/// The registry, the page and the tests name the same listings.
@Suite("The page of listings")
struct ListingReferenceTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static let specs = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Specs")

    @Test func thePageIsFresh() throws {
        let page = Golden(".github/Coverage/Listings.md")
        #expect(try page.difference(from: ListingPage.text) == nil)
    }

    @Test func eachListingHasItsTestAndEachTestItsListing() throws {
        let tested = Listing.all.filter { if case .specs = $0.proof { true } else { false } }
        #expect(try testNames().sorted() == tested.map(\.testName).sorted())
    }

    @Test func thereIsNoListingTwice() {
        let names = Listing.all.map(\.testName)
        #expect(Set(names).count == names.count)
    }

    @Test func theSpecsAreThere() {
        for listing in Listing.all {
            guard case .specs(let specs) = listing.proof else { continue }
            for spec in specs {
                let file = Self.specs.appendingPathComponent("\(spec).yaml")
                #expect(FileManager.default.fileExists(atPath: file.path), "\(listing.testName)")
            }
        }
    }

    /// The display names of the tests of this folder.
    private func testNames() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap(testName)
        }
    }

    /// The display name that a line of source gives a test.
    private func testName(in line: Substring) -> String? {
        let start = "    @Test(\""
        guard line.hasPrefix(start) else { return nil }
        return line.dropFirst(start.count).split(separator: "\"").first.map(String.init)
    }
}
