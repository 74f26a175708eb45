import Foundation
import TableSpecPreview
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecPictures

@Suite("The accessibility report in its formats")
struct AccessibilityReportTests {
    private static let spec = """
        screen: Settings
        title: Settings
        table:
          style: insetGrouped
          sections:
            - header: Account
              rows:
                - { text: <Ada>, accessibilityHint: Shows your account, accessory: disclosureIndicator, action: openAccount }
                - { text: Sign Out, textColor: systemRed, action: signOut }
        """

    private static func report() -> AccessibilityReport {
        let workspace = Workspace(files: [("Settings.yaml", spec)])
        return Previews(workspace, Analysis(workspace)).accessibility(PreviewTraits())
    }

    @Test func text() {
        #expect(
            Self.report().text(.text) == """
                Settings
                   1  Settings, heading
                   2  Account, heading
                   3  <Ada>, button, Shows your account
                   4  Sign Out, button
                      Headings: Settings; Account
                      note: 'Account' has a contrast ratio of 3.2 in the light appearance, below 4.5
                      note: 'Sign Out' has a contrast ratio of 3.5 in the light appearance, below 4.5

                """
        )
        #expect(!Self.report().hasWarnings)
    }

    @Test(
        "Nothing is truncated at the largest text size",
        arguments: ["Inbox", "SignIn", "Account", "Alarms", "PersonProfile", "Feed"]
    )
    func largestTexts(screen: String) throws {
        let folder = Repository.root.appendingPathComponent("Specs").path
        let screens = try IllustratedSpecs(paths: [folder]).previews.accessibility(PreviewTraits(), screen: screen)
            .screens
        let truncated = try #require(screens.first).problems.map(\.message).filter { $0.contains("is truncated") }
        #expect(truncated.filter { $0.contains("\(ContentSizeCategory.accessibilityExtraExtraExtraLarge)") } == [])
    }

    @Test func json() throws {
        let tree = try #require(JSONTree(parsing: Array(Self.report().text(.json).utf8)))
        guard case .array(let screens)? = tree["screens"], case .array(let elements)? = screens.first?["elements"]
        else {
            Issue.record("no elements")
            return
        }
        #expect(elements.count == 4)
        #expect(elements[2]["label"] == .string("<Ada>"))
        #expect(elements[2]["hint"] == .string("Shows your account"))
        #expect(elements[2]["traits"] == .array([.string("button")]))
    }

    @Test func page() {
        let page = Self.report().text(.html)
        #expect(page.contains("<li>&lt;Ada&gt;, button, Shows your account</li>"))
        #expect(page.contains("data:image/svg+xml;base64,"))
        #expect(!page.contains("<Ada>"))
    }
}
