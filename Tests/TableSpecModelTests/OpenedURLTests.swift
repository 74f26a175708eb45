import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("Taps that open URLs")
struct OpenedURLTests {
    private static let state = "state: { site: \"URL?\", name: String }"

    private static func resolved(_ value: String) -> Resolved {
        Resolved(rows: "        - { text: A, openURL: \(value) }", screenKeys: state)
    }

    private static func url(_ value: String) -> OpenedURL? {
        resolved(value).screen?.table.staticRows.first?.cell.trigger.openedURL
    }

    @Test(arguments: [
        "https://example.com/a?b=c&d=%20#e", "mailto:help@example.com", "tel:+15550100", "x-app+b.c://show",
    ])
    func aURLHasAScheme(_ text: String) {
        expect(Self.resolved("'\(text)'"))
        guard case .constant(let url) = Self.url("'\(text)'") else {
            Issue.record("no URL")
            return
        }
        #expect(url.value == text)
    }

    @Test func aBindingOrTheSettingsAreOpened() {
        expect(Self.resolved("$(site)"))
        #expect(Self.url("$(site)")?.binding?.text == "site")
        #expect(Self.url("settings") == .settings)
    }

    @Test(arguments: [
        ("example.com", "write 'https://example.com'"),
        ("help", "begin it with a scheme, such as 'https:', 'mailto:' or 'tel:'"),
        ("':help'", "begin it with a scheme, such as 'https:', 'mailto:' or 'tel:'"),
        ("'https:'", "begin it with a scheme, such as 'https:', 'mailto:' or 'tel:'"),
        ("'1a:b'", "begin it with a scheme, such as 'https:', 'mailto:' or 'tel:'"),
        ("'https://example.com/a b'", "begin it with a scheme, such as 'https:', 'mailto:' or 'tel:'"),
        ("'https://exämple.com'", "begin it with a scheme, such as 'https:', 'mailto:' or 'tel:'"),
    ])
    func anythingElseIsReported(_ text: String, _ help: String) {
        let resolved = Self.resolved("⟦\(text)⟧")
        let shown = text.replacing("'", with: "")
        expect(resolved, "expected a URL such as 'https://example.com', or 'settings', found '\(shown)'")
        #expect(resolved.diagnostics.map(\.help) == [help])
    }

    @Test func valuesThatAreNoURLsAreReported() {
        expect(Self.resolved("⟦'tel:$(name)'⟧"), "a URL can't consist of several parts")
        expect(Self.resolved("⟦$(name)⟧"), "expected a URL, but 'name' is 'String'")
        expect(
            Self.resolved("⟦[a]⟧"),
            "expected a URL such as 'https://example.com', a binding, or 'settings', found a list"
        )
    }

    @Test func aTapHasOneResult() {
        expect(
            Resolved(rows: "        - { text: A, action: a, ⟦openURL⟧: settings }"),
            "a tap has one result: 'segue', 'action', 'toggle', 'unwind' or 'openURL'"
        )
    }

    @Test func elementsOfAListHaveURLs() {
        expect(
            Resolved(
                """
                screen: Test
                types: { Page: { id: Int, site: URL } }
                input: { pages: [Page] }
                table:
                  prototypes:
                    - id: Cell
                      text: A
                      openURL: $(page.site)
                      accessory: { image: { symbol: safari }, openURL: $(page.site), accessibilityLabel: Open }
                      contextMenu: [{ title: Open, openURL: $(page.site) }]
                  sections: [{ rows: { forEach: page in pages, prototype: Cell } }]
                """
            )
        )
    }
}
