import TableSpecExport
import TableSpecModel
import TableSpecPreview
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecPictures

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

    @Test func anAppIsGeneratedAgainWhenAScreenChanges() throws {
        let folder = try Self.folder()
        let model = Analysis(try Workspace(paths: [folder.path])).model
        let app = try #require(model.files.first { $0.app != nil })
        #expect(app.lookups.contains(Lookup(.screen, "Alarms")))
    }

    @Test func aScreenIsGeneratedAgainWhenADestinationOfItsToolbarChanges() throws {
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
        #expect(list.lookups == [Lookup(.screen, "Detail")])
    }

    /// The texts in the pictures of a screen that is one of some tabs, and of one that isn't.
    private func tabTexts(_ count: Int, variant: PreviewVariant = .normal) throws -> (tab: [String], other: String) {
        let folder = try TemporaryFolder()
        let names = (1...count).map { "Tab\($0)" }
        let tabs = names.map { "  - { title: \($0), image: { symbol: star }, screen: \($0), badge: $(count) }" }
        try folder.write("app: Clock\ntabs:\n\(tabs.joined(separator: "\n"))", to: "App.yaml")
        for name in names + ["Other"] {
            try folder.write(
                "screen: \(name)\ntitle: \(name)\ntable: { sections: [{ rows: [Row] }] }",
                to: "\(name).yaml"
            )
        }
        let workspace = try Workspace(paths: [folder.path])
        let pictures = Previews(workspace, Analysis(workspace)).pictures([variant])
        func picture(_ name: String) -> String { pictures.first { $0.path.contains("/\(name)") }?.text ?? "" }
        let bar = picture(names[count - 1]).split(separator: "<g id=\"tab-bar\" ").dropFirst().joined()
        return (bar.matches(of: />([^<>]+)<\/text>/).map { String($0.1) }, picture("Other"))
    }

    @Test func thePictureOfATabHasTheTabBarOfItsApp() throws {
        let (texts, other) = try tabTexts(3)
        #expect(texts == ["Tab1", "3", "Tab2", "3", "Tab3", "3"])
        #expect(other.contains("</svg>") && !other.contains("tab-bar"))
        let long = try tabTexts(3, variant: PreviewVariant(traits: PreviewTraits(), localization: .pseudolocalized))
        #expect(long.tab.allSatisfy { $0 == "3" || $0.hasPrefix("[") })
    }

    @Test func tabsWithoutAPlaceAreUnderMore() throws {
        #expect(try tabTexts(7).tab == ["Tab1", "3", "Tab2", "3", "Tab3", "3", "Tab4", "3", "More"])
        let tablet = PreviewVariant(traits: PreviewTraits(device: .iPad))
        #expect(try tabTexts(7, variant: tablet).tab.filter { $0 != "3" } == (1...7).map { "Tab\($0)" })
    }
}
