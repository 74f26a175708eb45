import Foundation
import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

@Suite("Places in specs lead to their Swift, and back")
struct SwiftPlacesTests {
    private static let spec = """
        screen: A
        types:
          Item: { name: String, kind: "enum(plain, other)" }
        state: { items: [Item], isOn: Bool }
        navigationItem: { right: { title: Close, action: close } }
        table:
          prototypes:
            - { id: PlainCell, text: "$(item.name)" }
            - { id: OtherCell, content: [{ label: $(item.name) }, { button: "a \\" { case .first:", action: close }] }
          sections:
            - id: fixed
              rows:
                - id: first
                  text: "First"
                  segue: B
                - { text: Second, accessory: { switch: $(isOn) } }
            - id: all
              rows: { forEach: item in items, prototype: { of: item.kind, plain: PlainCell, other: OtherCell } }

        """
    private static let other = "screen: B\ntable: { sections: [{ id: s, rows: [C] }] }\n"

    /// A folder of specs with their Swift.
    private func project() throws -> (folder: TemporaryFolder, places: SwiftPlaces) {
        let folder = try TemporaryFolder(["tablespec.yaml": "", "A.yaml": Self.spec, "B.yaml": Self.other])
        let (workspace, analysis) = try analyzed(folder)
        #expect(analysis.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        for file in Compilation(workspace, analysis).swiftFiles() {
            try folder.write(file.text, to: "Generated/\(file.path)")
        }
        return (folder, SwiftPlaces(workspace, analysis))
    }

    private func analyzed(_ folder: TemporaryFolder) throws -> (Workspace, Analysis) {
        let workspace = try Workspace(paths: [folder.path])
        return (workspace, Analysis(workspace))
    }

    /// The line of the Swift of `A` with a text, as "line:column" of the text.
    private func place(of text: String, after start: String = "", in folder: TemporaryFolder) throws -> String {
        let swift = try #require(folder.text(of: "Generated/Swift/A.tablespec.swift"))
        let from = try #require(start.isEmpty ? swift.startIndex : swift.range(of: start)?.upperBound)
        let range = try #require(swift.range(of: text, range: from..<swift.endIndex))
        let before = swift[..<range.lowerBound]
        let column = before.utf8.count - (before.lastIndex(of: "\n").map { before[...$0].utf8.count } ?? 0)
        return "\(before.count { $0 == "\n" } + 1):\(column + 1)"
    }

    @Test(arguments: [
        ("struct Item", "", "3:3: type 'Item'"),
        ("name: String", "struct Item", "3:11: property 'name' of type 'Item'"),
        ("enum Kind", "", "3:25: property 'kind' of type 'Item'"),
        ("func close", "", "5:50: action 'close' of screen 'A'"),
        ("func prepare", "", "15:18: destination 'B' of screen 'A'"),
        ("UITableViewController", "", "1:9: screen 'A'"),
        ("isOn =", "", "4:25: property 'isOn' of the state of screen 'A'"),
        ("second", "enum Row", "16:11: row 'second' of screen 'A'"),
        ("\"First\"", "", "13:15: row 'first' of screen 'A'"),
        ("item.name", "case .plain", "8:13: prototype 'PlainCell' of screen 'A'"),
        ("OtherViews", "case .other", "9:13: prototype 'OtherCell' of screen 'A'"),
        ("RowViews", "class OtherViews", "9:13: prototype 'OtherCell' of screen 'A'"),
        ("show(", "func showB", "15:18: destination 'B' of screen 'A'"),
        ("import UIKit", "", "1:9: screen 'A'"),
    ])
    func fromSwift(_ text: String, _ start: String, _ expected: String) throws {
        let (folder, places) = try project()
        for prefix in ["", "\(folder.path)/Generated/Swift/"] {
            let place = "\(prefix)A.tablespec.swift:\(try place(of: text, after: start, in: folder))"
            let locations = try places.locations(of: #require(TextPlace(place)))
            #expect(locations.map(\.description) == ["\(folder.path)/A.yaml:\(expected)"])
        }
    }

    @Test(arguments: [
        ("1", ["final class AViewController: UITableViewController"]), ("3:15", ["var name: String"]),
        ("5", ["func close()"]), ("4:25", ["var isOn = false"]),
        ("14", ["case first, second", "case .first:"]),
        ("15", ["func prepare(_ destination: BViewController)", "func showB()"]),
        ("8", ["case .plain:"]), ("6", ["final class AViewController: UITableViewController"]),
    ])
    func toSwift(_ place: String, _ expected: [String]) throws {
        let (folder, places) = try project()
        let locations = try places.locations(of: #require(TextPlace("\(folder.path)/A.yaml:\(place)")))
        for (location, text) in zip(locations, expected) {
            #expect(location.path == "\(folder.path)/Generated/Swift/A.tablespec.swift")
            #expect(location.text.hasPrefix(text) || location.text.contains(text), "\(location.text)")
        }
        #expect(locations.count >= expected.count)
    }

    @Test func onlyCurrentSwift() throws {
        let (folder, places) = try project()
        let file = "\(folder.path)/Generated/Swift/A.tablespec.swift"
        try folder.write("// Other\n", to: "Generated/Swift/A.tablespec.swift")
        let stale = PlaceProblem.stale("'\(file)' isn't the Swift of the current specs; run 'tablespec build'")
        #expect(throws: stale) { try places.locations(of: #require(TextPlace("\(file):1"))) }
        #expect(throws: stale) { try places.locations(of: #require(TextPlace("\(folder.path)/A.yaml:1"))) }
        try FileManager.default.removeItem(atPath: file)
        #expect(throws: PlaceProblem.file(FileProblem(path: file, message: "can't be read: no such file or directory")))
        {
            try places.locations(of: #require(TextPlace("\(folder.path)/A.yaml:1")))
        }
    }

    @Test func swiftOfThePlugin() throws {
        let (folder, places) = try project()
        var (workspace, _) = try analyzed(folder)
        workspace.configuration.swift.preferModuleBundle()
        let swift = Compilation(workspace, Analysis(workspace)).swift(of: workspace.specs[0].id)
        try folder.write(swift ?? "", to: "outputs/A.tablespec.swift")
        let place = try #require(TextPlace("\(folder.path)/outputs/A.tablespec.swift:1"))
        #expect(try places.locations(of: place).map(\.text) == ["screen 'A'"])
    }

    @Test(arguments: [
        ("a.swift:12", 12, nil), ("a.swift:12:3", 12, 3), ("a:b.swift:1", 1, nil), ("a:3:1:2", 1, 2),
    ])
    func textPlaces(_ text: String, _ line: Int, _ column: Int?) throws {
        let place = try #require(TextPlace(text))
        #expect(place.line == line && place.column == column)
        #expect(text.hasPrefix(place.path))
    }

    @Test(arguments: ["", "a.swift", "a.swift:", "a.swift:0", ":3", "3", "a.swift:-1", "a.swift:99999999999999999999"])
    func otherTexts(_ text: String) { #expect(TextPlace(text) == nil) }

    /// Every declaration that other files can use has a place, and each place leads to its part.
    @Test func allExampleSpecs() throws {
        let workspace = try Workspace(paths: [Repository.root.appendingPathComponent("Specs").path])
        let analysis = Analysis(workspace)
        let generator = SwiftGenerator(analysis.model, options: workspace.configuration.swift.generator)
        for file in TestTier.share(of: analysis.model.files, each: 10) {
            let swift = generator.places(of: file)
            #expect(swift.text == generator.generate(file))
            let placed = Set(swift.places.map(\.subject))
            let missing = Set(generator.interface(of: [file]).members.map(\.subject)).subtracting(placed)
            #expect(missing.map(\.phrase) == [], "\(file.path)")
            let isWrong = { (place: PlacedSwift.Place) in swift.subject(at: place.name.lowerBound) != place.subject }
            #expect(swift.places.filter(isWrong).isEmpty, "\(file.path)")
            let rows = Set(file.screen?.table.staticRows.map(\.id.range) ?? [])
            #expect(rows.isSubset(of: swift.places.map(\.subject.range)), "\(file.path)")
        }
    }
}
