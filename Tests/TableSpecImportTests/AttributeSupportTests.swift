import Foundation
import Testing

@testable import TableSpecImport

@Suite("Attributes that count as imported are read")
struct AttributeSupportTests {
    /// The importer's code, without the lists themselves.
    private static let code: String = {
        let importer = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/TableSpecImport")
        let files = FileManager.default.enumerator(at: importer, includingPropertiesForKeys: nil)
        return (files?.allObjects ?? []).compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && $0.deletingLastPathComponent().lastPathComponent != "Attributes" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    }()

    private static func unread(_ names: Set<String>) -> [String] {
        // Lists of bar buttons are read by the name of one with an "s" behind it.
        names.filter {
            !code.contains("\"\($0)\"") && !($0.hasSuffix("Items") && code.contains("\"\($0.dropLast())\""))
        }
        .sorted()
    }

    @Test func thoseOfAllObjects() {
        #expect(Self.unread(AttributeSupport.importedOfAll) == [])
    }

    @Test(arguments: AttributeSupport.kinds.keys.sorted())
    func thoseOfEachObject(_ element: String) throws {
        let kind = try #require(AttributeSupport.kinds[element])
        #expect(Self.unread(kind.imported) == [])
    }

    @Test func keyCommandsAreReported() {
        let commands = "<array key=\"keyCommands\"><keyCommand input=\"n\"/></array>"
        #expect(!AttributeSupport.isSupported("keyCommands", in: "tableViewController"))
        let fixture = Fixture(
            scenes: [
                Fixture.controller(
                    "tableViewController",
                    "a",
                    "",
                    "<tableView key=\"view\" id=\"t\"><prototypes/></tableView>\(commands)"
                )
            ]
        )
        #expect(fixture.result.omissions.contains { $0.what.contains("keyCommands") })
    }
}
