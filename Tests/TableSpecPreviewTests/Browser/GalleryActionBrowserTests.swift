import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

/// What acts in a screen, in a real browser, by keyboard alone.
@Suite(
    "Actions of the gallery in a browser",
    .slow,
    .needsBrowser,
    .serialized
)
struct GalleryActionBrowserTests {
    private static func row(_ text: String, _ change: (inout RowContent) -> Void) -> RowContent {
        var row = RowContent(id: text, text: text)
        change(&row)
        return row
    }

    private static let form: ScreenContent = {
        var more = BarButtonContent(kind: .image(.symbol("ellipsis.circle")))
        more.accessibilityLabel = "More"
        more.menu = [MenuEntryContent("Sort"), MenuEntryContent("Filter")]
        var share = BarButtonContent(kind: .system(.action), isEnabled: false)
        share.accessibilityLabel = "Share"
        let rows = [
            row("Appearance") { $0.accessory = .control(.popUpButton(titles: ["Light", "Dark"], selected: 1)) },
            row("Order") { $0.accessory = .control(.popUpButton(titles: ["Newest", "Oldest"], selected: 0)) },
            row("Country") {
                $0.acts = true
                $0.offers = RowOffers()
                $0.offers?.choice = ChoiceContent(title: "Country", options: ["Austria", "Brazil"], chosen: 0)
            },
            row("Sign Out") {
                $0.acts = true
                $0.offers = RowOffers()
                $0.offers?.confirmation = ConfirmationContent("Sign out of this account?", title: "Sign Out")
            },
            row("Photo") { $0.accessory = .control(.button(title: "Edit Photo")) },
            row("Sync") { $0.acts = true },
            row("Delete") {
                $0.acts = true
                $0.isEnabled = false
            },
            row("Version") { $0.style = .value1 },
            row("Details") { $0.segue = SegueContent(destination: "Details", kind: .presentModally) },
        ]
        var form = ScreenContent(name: "Form", title: "Form", style: .insetGrouped)
        form.rightItems = [more, share]
        form.sections = [SectionContent(id: "form", rows: rows)]
        return form
    }()

    private func browser() async throws -> Browser {
        let browser = try await Browser(opening: GalleryRenderer.files([GalleryScreen(content: Self.form)]))
        try await browser.visit("#/Form")
        #expect(try await browser.wait(until: "document.querySelector('.device .act') !== null"))
        try await browser.evaluate("document.getElementById('stage').focus()")
        return browser
    }

    private let focused = "document.activeElement.getAttribute('aria-label')"

    /// Presses the tabulator key until something has the focus.
    private func tab(to label: String, in browser: Browser) async throws {
        for _ in 0..<20 {
            try await browser.press("Tab")
            if try await browser.evaluate(focused).string == label { return }
        }
        Issue.record("\(label) can't be reached")
    }

    private func expectFocus(_ label: String, in browser: Browser, _ location: SourceLocation = #_sourceLocation)
        async throws
    {
        let isThere = try await browser.wait(until: "\(focused) === '\(label)'")
        let found = try await browser.evaluate(focused)
        #expect(isThere, "\(found)", sourceLocation: location)
    }

    @Test("The keyboard reaches every interactive element in reading order, and nothing else")
    func order() async throws {
        let browser = try await browser()
        var order: [String] = []
        for _ in 0..<8 {
            try await browser.press("Tab")
            order.append(try await browser.evaluate(focused).string ?? "?")
        }
        #expect(
            order == [
                "More", "Appearance, Dark", "Order, Newest", "Country", "Sign Out", "Edit Photo", "Sync", "Details",
            ]
        )
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("A pop-up button opens its own menu; arrows move in it, Enter and Escape close it, and the focus returns")
    func menus() async throws {
        let browser = try await browser()
        try await tab(to: "Order, Newest", in: browser)
        try await browser.press("Enter")
        try await expectFocus("Newest, selected", in: browser)
        #expect(try await browser.evaluate("location.hash") == "#/Form?state=menu-row1")
        #expect(try await browser.evaluate("document.querySelector('select[name=state]').value") == "menu")
        try await browser.press("ArrowDown")
        try await expectFocus("Oldest", in: browser)
        try await browser.press("Enter")
        try await expectFocus("Order, Newest", in: browser)
        #expect(try await browser.evaluate("location.hash") == "#/Form")
        try await browser.press(" ")
        try await expectFocus("Newest, selected", in: browser)
        try await browser.press("Escape")
        try await expectFocus("Order, Newest", in: browser)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("A bar button opens its menu, a row asks for confirmation, and another one shows its list")
    func openings() async throws {
        let browser = try await browser()
        try await tab(to: "More", in: browser)
        try await browser.press("Enter")
        try await expectFocus("Sort", in: browser)
        try await browser.press("Escape")
        try await expectFocus("More", in: browser)
        try await tab(to: "Sign Out", in: browser)
        try await browser.press("Enter")
        #expect(try await browser.wait(until: "location.hash === '#/Form?state=confirmation-row0'"))
        // The address changes before the page does.
        #expect(try await browser.wait(until: "document.querySelector('.cover .cards') !== null"))
        let question = "document.querySelector('.cover .cards').getAttribute('aria-label')"
        #expect(try await browser.evaluate(question) == "Sign out of this account?")
        try await browser.press("Escape")
        try await expectFocus("Sign Out", in: browser)
        try await browser.evaluate("document.getElementById('stage').focus()")
        try await tab(to: "Country", in: browser)
        try await browser.press("Enter")
        #expect(try await browser.wait(until: "location.hash === '#/Form?state=choosing-row0'"))
        try await expectFocus("Austria, selected", in: browser)
        try await browser.press("Enter")
        try await expectFocus("Country", in: browser)
        #expect(try await browser.evaluate("location.hash") == "#/Form")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("A sheet is presented and dismissed by keyboard")
    func sheets() async throws {
        let browser = try await browser()
        try await tab(to: "Details", in: browser)
        try await browser.press("Enter")
        #expect(try await browser.wait(until: "location.hash === '#/Form/~Details'"))
        #expect(try await browser.wait(until: "document.querySelectorAll('.device .layer').length === 2"))
        try await browser.press("Escape")
        try await expectFocus("Details", in: browser)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Actions that call code of the app are labeled as such")
    func actions() async throws {
        let browser = try await browser()
        try await tab(to: "Sync", in: browser)
        try await browser.press("Enter")
        let announced = "document.getElementById('announcement').textContent"
        #expect(try await browser.evaluate(announced) == "Sync: the app acts here.")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Assistive technologies find buttons as buttons, and plain rows as images")
    func accessibility() async throws {
        let tree = try await browser().accessibilityTree()
        func names(_ role: String) -> [String] { tree.filter { $0.role == role }.map(\.name) }
        #expect(
            names("button") == [
                "Skip to the screen", "More", "Share", "Appearance, Dark", "Order, Newest", "Country", "Sign Out",
                "Edit Photo", "Sync", "Delete",
            ]
        )
        #expect(names("image") == ["Photo, Edit Photo", "Version"])
    }

    @Test("On a page 390 points wide a preview follows less than 130 points of controls, and the find field filters")
    func narrowOverview() async throws {
        let screens = ["Form", "Other", "Third"].map { name in
            var content = Self.form
            content.name = name
            return GalleryScreen(content: content)
        }
        let browser = try await Browser(opening: GalleryRenderer.files(screens), size: "390,844")
        let width: PlainJSON = ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": false]
        try await browser.send("Emulation.setDeviceMetricsOverride", width)
        try await browser.evaluate("globalThis.isOld = true; location.reload()")
        let isNew = "!globalThis.isOld && document.querySelector('.overview .viewport') !== null"
        #expect(try await browser.wait(until: isNew))
        let top = "document.querySelector('.overview .viewport').getBoundingClientRect().top"
        #expect(try await browser.evaluate(top).number ?? .infinity < 130)
        #expect(try await browser.evaluate("document.documentElement.scrollWidth <= 390").isTrue)
        #expect(try await browser.evaluate("document.getElementById('settings').open") == false)
        try await browser.evaluate(
            """
            (() => {
              const find = document.getElementById("find");
              find.value = "oth";
              find.dispatchEvent(new Event("input"));
              find.focus();
            })()
            """
        )
        let shown = "[...document.querySelectorAll('.overview > li:not([hidden]) > a')].map((a) => a.textContent)"
        #expect(try await browser.evaluate(shown).strings == ["Other"])
        try await browser.press("ArrowDown")
        #expect(try await browser.evaluate("document.activeElement.textContent") == "Other")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("A missing screen is reported, with a slash and without", arguments: ["#Nope", "#/Nope"])
    func unknownScreens(hash: String) async throws {
        let browser = try await browser()
        try await browser.visit(hash)
        let words = "No screen is named “Nope”."
        #expect(try await browser.wait(until: "document.querySelector('.unknown')?.textContent === '\(words)'"))
        #expect(try await browser.evaluate("document.getElementById('announcement').textContent") == .string(words))
    }
}
