import Foundation
import Testing

@testable import TableSpecImport

/// All content of table scenes is in the spec, irrelevant for it, or in the report.
@Suite(
    "Nothing is omitted without an entry in the report",
    .needsStoryboards
)
struct NothingIsDroppedTests {
    @Test(arguments: Corpus.documents)
    func everyAttributeIsAccountedFor(_ document: Corpus.Document) throws {
        let result = document.imported
        let reports = Reports(result)
        var dropped: Set<String> = []
        for scene in try Self.scenes(of: document, result) {
            scene.walk { node in
                for (attribute, value) in node.attributes
                where !WrittenMeanings.isKnown(attribute, value, of: node) && !reports.tell(of: node) {
                    dropped.insert("\(node.name) \(attribute)=\(value), line \(node.firstLine)")
                }
            }
        }
        #expect(dropped.sorted() == [])
    }

    @Test(arguments: Corpus.documents)
    func everyTextAndNameIsThere(_ document: Corpus.Document) throws {
        let result = document.imported
        let reports = Reports(result)
        let spec = Self.plain(result.files.map(\.text).joined(separator: "\n"))
        var dropped: Set<String> = []
        for scene in try Self.scenes(of: document, result) {
            scene.walk { node in
                for text in WrittenMeanings.texts(of: node) where !Self.plain(text).isEmpty {
                    guard !spec.contains(Self.plain(text)), !reports.tell(of: node) else { continue }
                    dropped.insert("\(node.name) '\(text)', line \(node.firstLine)")
                }
            }
        }
        #expect(dropped.sorted() == [])
    }

    /// The scenes that became screens.
    private static func scenes(of document: Corpus.Document, _ result: Import) throws -> [PlainTree.Node] {
        let root = try #require(PlainTree.read(document.source.bytes))
        let made = Set(result.files.compactMap(\.scene))
        var scenes: [PlainTree.Node] = []
        root.walk { node in
            if node.name.hasSuffix("Controller"), made.contains(node.attributes["id"] ?? "") { scenes.append(node) }
        }
        return scenes
    }

    /// The letters and digits of a text, in any spelling.
    private static func plain(_ text: String) -> String {
        let written = text.replacing("\\n", with: " ").replacing("\\t", with: " ")
        return String(written.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

/// What the report tells, by the objects and the lines.
private struct Reports {
    private var objects: Set<String> = []
    private var lines: Set<Int> = []

    init(_ result: Import) {
        objects = Set(result.omissions.map(\.object).filter { !$0.isEmpty })
        lines = Set(result.omissions.map(\.line))
    }

    /// Whether the object, one around it that is not a whole screen, or something in it is in the report.
    func tell(of node: PlainTree.Node) -> Bool {
        let around = node.path.prefix {
            !["tableView", "scene", "tableViewCell"].contains($0.name) && !$0.name.hasSuffix("Controller")
        }
        return ([node] + around).contains { holder in
            holder.attributes["id"].map(objects.contains) ?? false || lines.contains(holder.firstLine)
        }
    }
}
