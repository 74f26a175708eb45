import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

/// The views around the tables of a gallery, in a real browser.
@Suite(
    "Toolbars and views around the table in a browser",
    .slow,
    .needsBrowser,
    .serialized
)
struct GalleryBarsBrowserTests {
    private static var mail: ScreenContent {
        var mail = ScreenContent(name: "Mail", title: "Inbox", largeTitle: .always)
        mail.sections = [
            SectionContent(id: "all", rows: (1...40).map { RowContent(id: "\($0)", text: "Message \($0)") })
        ]
        mail.searchField = SearchFieldContent(placeholder: "Senders")
        mail.toolbarItems = [
            BarButtonContent(
                kind: .title("Write"),
                segue: SegueContent(destination: "Letter", kind: .presentModally)
            )
        ]
        return mail
    }

    private static var finder: ScreenContent {
        var finder = mail
        finder.name = "Finder"
        finder.titleView = .control(.segmentedControl(segments: ["Near", "Far"], selected: 0))
        finder.viewsAbove = [.label("Two are near")]
        finder.viewsBelow = [.control(.button(title: "Play Sound"))]
        return finder
    }

    private static let filesWithoutApps = files(apps: [])

    private static func files(apps: [AppContent]) -> [(path: String, text: String)] {
        let screens = [mail, finder].map { GalleryScreen(content: $0) }
        let options = GalleryOptions(systems: SystemVersion.allCases.reversed())
        return GalleryRenderer.files(screens, apps: apps, options: options)
    }

    private func browser(apps: [AppContent] = []) async throws -> Browser {
        try await Browser(opening: apps.isEmpty ? Self.filesWithoutApps : Self.files(apps: apps))
    }

    private func edge(_ side: String, of selector: String, in browser: Browser) async throws -> Double {
        let edges = "document.querySelector(\".device \(selector)\").getBoundingClientRect()"
        return try await browser.evaluate("\(edges).\(side)").number ?? .nan
    }

    private func text(of selector: String, in browser: Browser) async throws -> String {
        try await browser.evaluate("document.querySelector('.device \(selector)').textContent.trim()").string ?? ""
    }

    @Test("The toolbar is at the bottom with the search field, its buttons navigate, and all rows scroll above it")
    func toolbar() async throws {
        let browser = try await browser()
        try await browser.visit("#/Mail")
        #expect(try await browser.wait(until: "document.querySelector('.device .below') !== null"))
        #expect(try await text(of: ".below", in: browser).contains("Senders"))
        let bottom = try await edge("bottom", of: ".viewport", in: browser)
        #expect(abs(try await edge("bottom", of: ".below", in: browser) - bottom) < 1)
        try await browser.evaluate("document.querySelector('.device .scroller').scrollTop = 9999")
        let end = try await edge("bottom", of: ".table .row:last-of-type", in: browser)
        #expect(try await end <= edge("top", of: ".below", in: browser) + 1)
        try await browser.click(".device .below a.button")
        #expect(try await browser.wait(until: "location.hash === '#/Mail/~Letter'"))
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("In iOS 18 the search field scrolls away under the bar, and isn't in the toolbar")
    func olderSystem() async throws {
        let browser = try await browser()
        try await browser.visit("#/Mail?system=18")
        #expect(try await browser.wait(until: "document.querySelector('.device .ios18 .below') !== null"))
        #expect(try await !text(of: ".below", in: browser).contains("Senders"))
        #expect(try await text(of: ".table", in: browser).contains("Senders"))
    }

    @Test("Views above and below the table keep their places while it is scrolled, and so does the large title")
    func views() async throws {
        let browser = try await browser()
        try await browser.visit("#/Finder")
        #expect(try await browser.wait(until: "document.querySelector('.device .above') !== null"))
        func edges() async throws -> [Double] {
            [
                try await edge("top", of: ".large-title", in: browser),
                try await edge("top", of: ".above", in: browser),
                try await edge("bottom", of: ".above", in: browser), try await edge("top", of: ".below", in: browser),
            ]
        }
        let before = try await edges()
        #expect(before == before.sorted())
        #expect(try await abs(edge("top", of: ".scroller", in: browser) - before[2]) < 1)
        #expect(try await abs(edge("bottom", of: ".scroller", in: browser) - before[3]) < 1)
        try await browser.evaluate("document.querySelector('.device .scroller').scrollTop = 400")
        #expect(try await edges() == before)
        #expect(try await text(of: ".above", in: browser) == "Two are near")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("The toolbar is above the tab bar of a phone")
    func tabs() async throws {
        let tabs = ["Mail", "Finder"].map { TabContent(title: $0, screen: $0) }
        let browser = try await browser(apps: [AppContent(name: "Phone", tabs: tabs)])
        try await browser.visit("#/Mail")
        #expect(try await browser.wait(until: "document.querySelector('.device .tabs') !== null"))
        #expect(
            try await edge("bottom", of: ".below a.button .hit", in: browser)
                <= edge("top", of: ".tab .hit", in: browser)
        )
    }

    @Test("A large title replaces the small one, but not a view in the bar")
    func titleView() async throws {
        let browser = try await browser()
        for (screen, heading, shown) in [("Mail", "title", "0"), ("Finder", "title-view", "1")] {
            try await browser.visit("#/\(screen)")
            let selector = ".device .page.large .\(heading)[aria-hidden]"
            #expect(try await browser.wait(until: "document.querySelector('\(selector)') !== null"))
            let style = "getComputedStyle(document.querySelector('\(selector)')).opacity === '\(shown)'"
            #expect(try await browser.wait(until: style))
        }
    }

    @Test("Each of several apps has its own tabs, on phones and tablets")
    func apps() async throws {
        let apps = ["Mail", "Finder"].map { name in
            AppContent(name: name, tabs: [name, "Help of \(name)"].map { TabContent(title: $0, screen: $0) })
        }
        let browser = try await browser(apps: apps)
        #expect(try await browser.wait(until: "document.querySelectorAll('.overview .tabs').length === 2"))
        for name in ["Finder", "Mail"] {
            for device in ["iPhone", "iPad"] {
                try await browser.visit("#/\(name)?device=\(device)")
                #expect(
                    try await browser.wait(until: "document.querySelector('.device .tab[data-to=\(name)]') !== null")
                )
                let tabs = "[...document.querySelectorAll('.device .tab')].map((tab) => tab.getAttribute('aria-label'))"
                #expect(try await browser.evaluate(tabs).strings == [name, "Help of \(name)"])
            }
        }
        try await browser.evaluate("document.querySelector('.device .tab').focus()")
        try await browser.evaluate("location.hash = '#/'")
        #expect(try await browser.wait(until: "document.querySelector('.overview') !== null"))
        #expect(try await browser.evaluate("document.activeElement.id") == "stage")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }
}
