import TableSpecModel
import Testing

@testable import TableSpecKit

@Suite("An app in the pipeline")
struct AppTests {
    private static let specs = [
        "App.yaml": """
        app: Clock
        tabs:
          - { title: Alarms, image: { symbol: alarm }, navigation: Alarms, badge: $(count) }
          - { systemItem: recents, screen: Timer, tag: 3 }
        external: { Timer: TimerController }
        """,
        "Alarms.yaml": "screen: Alarms\ntitle: Alarms\ntable: { sections: [{ rows: [Wake Up] }] }",
    ]

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in specs { try folder.write(text, to: path) }
        return folder
    }

    @Test func theInspectionShowsTheTabs() throws {
        let folder = try Self.folder()
        let json = ModelInspection.json(of: Analysis(try Workspace(paths: [folder.path])))
        let lines = json.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
        #expect(lines.contains("\"name\": \"Clock\","))
        #expect(lines.contains("\"navigation\": \"Alarms\",\n\"badge\": \"$(count)\""))
        #expect(lines.contains("\"systemItem\": \"recents\",\n\"screen\": \"Timer\",\n\"tag\": 3"))
    }

    @Test func anAppIsMadeAnewWhenAScreenChanges() throws {
        let folder = try Self.folder()
        let workspace = try Workspace(paths: [folder.path])
        let model = Analysis(workspace).model
        let app = try #require(model.files.first { $0.app != nil })
        let screen = try #require(model.files.first { $0.screen != nil })
        let dependencies = SpecDependencies(model)
        #expect(dependencies[app.source] == [screen.source])
        #expect(dependencies[screen.source] == [app.source], "its pictures show the tab bar")
    }

    @Test func aScreenIsMadeAnewWhenOneThatItsToolbarLeadsToChanges() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            screen: List
            title: List
            toolbar: [{ title: Show, segue: { to: Detail, kind: presentModally } }]
            table: { sections: [{ id: s, rows: [A] }] }
            """,
            to: "List.yaml"
        )
        let detail = "screen: Detail\ntitle: Detail\ntable: { sections: [{ id: s, rows: [A] }] }"
        try folder.write(detail, to: "Detail.yaml")
        let model = Analysis(try Workspace(paths: [folder.path])).model
        let list = try #require(model.files.first { $0.screen?.name.value == "List" })
        let other = try #require(model.files.first { $0.screen?.name.value == "Detail" })
        #expect(SpecDependencies(model)[list.source] == [other.source])
    }
}
