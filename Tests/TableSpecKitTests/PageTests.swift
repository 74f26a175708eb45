import Foundation
import TableSpecTestSupport
import Testing

/// The published pages: links have targets, and published addresses stay valid.
@Suite("Pages")
struct PageTests {
    private static let pages =
        ["README.md"]
        + [".github", "Generated/Documentation", "Sources"].flatMap(MarkdownPage.paths)

    private static let anchors: Result<[String: Set<String>], any Error> = Result {
        try Dictionary(uniqueKeysWithValues: pages.map { ($0, try MarkdownPage($0).anchors) })
    }

    @Test(arguments: pages)
    func linksLeadToFilesAndHeadings(page: String) throws {
        let source = try MarkdownPage(page)
        let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
        for link in source.internalLinks {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target = parts[0].isEmpty ? page : path(of: folder.appendingPathComponent(String(parts[0])))
            let exists = FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(target).path)
            #expect(exists, "\(page): \(link)")
            guard exists, parts.count == 2 else { continue }
            #expect(try Self.anchors.get()[target]?.contains(String(parts[1])) == true, "\(page): \(link)")
        }
    }

    /// Links to the reference pages from blogs, issues and commit messages stay valid.
    @Test func publishedAnchorsStayValid() throws {
        let list = Repository.root.appendingPathComponent("Tests/Documentation/published-anchors.txt")
        let published = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        #expect(published.count > 150)
        let anchors = try ["Language.md", "Rules.md"].flatMap { name in
            try MarkdownPage("Generated/Documentation/\(name)").anchors.map { "\(name)#\($0)" }
        }
        #expect(Set(published.map(String.init)).subtracting(anchors).sorted() == [])
    }

    @Test(arguments: ["README.md"])
    func sentencesAreShort(page: String) throws {
        let sentences = try MarkdownPage(page).sentences.prefix { !$0.hasPrefix("MIT License") }
        #expect(sentences.count > 20)
        #expect(sentences.filter { $0.split(separator: " ").count > 30 } == [])
    }

    /// The path below the package's folder.
    private func path(of url: URL) -> String {
        String(url.standardizedFileURL.path.dropFirst(Repository.root.standardizedFileURL.path.count + 1))
    }
}
