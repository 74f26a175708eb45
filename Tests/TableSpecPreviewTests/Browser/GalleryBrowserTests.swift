import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

/// The gallery in a real browser.
@Suite(
    "The gallery in a browser",
    .slow,
    .needsBrowser,
    .serialized
)
struct GalleryBrowserTests {
    private static let files = GalleryRenderer.files(GallerySamples.screens)

    private func browser() async throws -> Browser {
        try await Browser(opening: Self.files)
    }

    /// The bar's title, or the large one, of the screen in front.
    private let title = """
        [...document.querySelectorAll(".device .layer:last-child [role=heading][aria-level='1']")]
          .find((node) => !node.closest("[aria-hidden]"))?.getAttribute("aria-label") ?? null
        """

    private func expect(
        _ browser: Browser,
        hash: String,
        title expected: String,
        _ location: SourceLocation = #_sourceLocation
    )
        async throws
    {
        let isThere = try await browser.wait(until: "location.hash === '\(hash)' && (\(title)) === '\(expected)'")
        let (found, shown) = (try await browser.evaluate("location.hash"), try await browser.evaluate(title))
        #expect(isThere, "\(found) \(shown)", sourceLocation: location)
    }

    @Test("A click follows a segue: pushed screens can be popped, sheets close, screens of the app have placeholders")
    func clickThrough() async throws {
        let browser = try await browser()
        try await browser.click(".overview a")
        try await expect(browser, hash: "#/Regions", title: "Regions")
        try await browser.click("a.row[aria-label='Coast, 2']")
        try await expect(browser, hash: "#/Regions/Trails", title: "Coast")
        try await browser.click("a.accessory")
        try await expect(browser, hash: "#/Regions/Trails/~Trail%20Map", title: "Map")
        #expect(try await browser.evaluate("document.querySelectorAll('.layer').length") == 2)
        try await browser.click(".layer:last-child a.row")
        try await expect(browser, hash: "#/Regions/Trails/~Trail%20Map/Legend", title: "Legend")
        try await browser.click(".layer:last-child a.back")
        try await expect(browser, hash: "#/Regions/Trails/~Trail%20Map", title: "Map")
        try await browser.click(".layer:last-child a.close")
        try await expect(browser, hash: "#/Regions/Trails", title: "Coast")
        try await browser.click("a.row")
        try await expect(browser, hash: "#/Regions/Trails/Trail%20Detail", title: "Trail Detail")
        try await browser.click("a.back")
        try await browser.evaluate("history.back()")
        try await expect(browser, hash: "#/Regions/Trails/Trail%20Detail", title: "Trail Detail")
        try await browser.evaluate("history.go(-2)")
        try await browser.visit("#/Regions")
        try await browser.click("a.button")
        try await expect(browser, hash: "#/Regions/~New%20Region", title: "New Region")
        try await browser.click(".grabber")
        try await expect(browser, hash: "#/Regions", title: "Regions")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Every option of every switch changes the picture and the address, and the first one has the plain address")
    func switches() async throws {
        let browser = try await browser()
        try await browser.visit("#/Regions")
        let names = try await browser.evaluate("[...document.querySelectorAll('select')].map((s) => s.name)").strings
        #expect(
            names == [
                "device", "system", "appearance", "contrast", "size", "direction", "localization", "state", "optionals",
            ]
        )
        let picture = """
            (() => {
              const view = document.querySelector(".viewport");
              const text = view.querySelector(".table text, .table") ;
              return view.outerHTML.replaceAll(/href="[^"]*"/g, "") + getComputedStyle(text).color
                + getComputedStyle(view).colorScheme + view.querySelector(".scroller").scrollTop;
            })()
            """
        func choose(_ name: String, _ index: Int) async throws -> String {
            try await browser.evaluate(
                """
                (() => {
                  const control = document.querySelector("select[name=\(name)]");
                  control.selectedIndex = \(index);
                  control.dispatchEvent(new Event("change"));
                  return control.value;
                })()
                """
            ).string ?? ""
        }
        for name in names {
            let count = Int(
                try await browser.evaluate("document.querySelector('select[name=\(name)]').length").number ?? 0
            )
            var pictures: Set<PlainJSON> = [try await browser.evaluate(picture)]
            for index in (0..<count).dropFirst() {
                let value = try await choose(name, index)
                pictures.insert(try await browser.evaluate(picture))
                let query = try await browser.evaluate(
                    "new URLSearchParams(location.hash.split('?')[1]).get('\(name)')"
                )
                #expect(query == .string(value))
            }
            #expect(pictures.count == max(1, count), "\(name)")
            _ = try await choose(name, 0)
            #expect(try await browser.evaluate("location.hash") == "#/Regions")
        }
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Settings are kept from screen to screen and can be linked to")
    func settingsLast() async throws {
        let browser = try await browser()
        try await browser.visit("#/Regions?appearance=dark&size=accessibilityExtraLarge")
        try await browser.click("a.row")
        try await expect(browser, hash: "#/Regions/Trails?appearance=dark&size=accessibilityExtraLarge", title: "Coast")
        #expect(
            try await browser.evaluate("getComputedStyle(document.querySelector('.viewport')).colorScheme") == "dark"
        )
        #expect(
            try await browser.evaluate("document.querySelector('select[name=size]').value") == "accessibilityExtraLarge"
        )
        try await browser.visit("#/Regions?appearance=purple&nonsense=1")
        #expect(try await browser.evaluate("document.querySelector('select[name=appearance]').value") == "light")
        try await browser.visit("#/Nowhere/%E0%A4%A")
        #expect(try await browser.evaluate("document.querySelectorAll('.overview li').length") == 3)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("With the keyboard: focus follows the reading order, Enter follows, Escape closes, and focus returns")
    func keyboard() async throws {
        let browser = try await browser()
        try await browser.visit("#/Regions/Trails")
        let focused = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
        try await browser.evaluate("document.querySelector('nav li:last-child a').focus()")
        var order: [String] = []
        for _ in 0..<3 {
            try await browser.press("Tab")
            order.append(try await browser.evaluate(focused).string ?? "")
        }
        #expect(order == ["Back", "Alamere Falls", "More Info, Alamere Falls"])
        try await browser.press("Enter")
        try await expect(browser, hash: "#/Regions/Trails/~Trail%20Map", title: "Map")
        #expect(try await browser.evaluate(focused) == "Cancel")
        try await browser.press("Escape")
        try await expect(browser, hash: "#/Regions/Trails", title: "Coast")
        #expect(try await browser.evaluate(focused) == "More Info, Alamere Falls")
        try await browser.press("Escape")
        try await expect(browser, hash: "#/Regions", title: "Regions")
        #expect(try await browser.evaluate(focused) == "Coast, 2")
        #expect(try await browser.evaluate("document.getElementById('announcement').textContent") == "Regions")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Assistive technologies find headings, rows and buttons by their names, without duplicates")
    func accessibility() async throws {
        let browser = try await browser()
        try await browser.visit("#/Regions/Trails")
        let tree = try await browser.accessibilityTree()
        func names(_ role: String) -> [String] { tree.filter { $0.role == role }.map(\.name) }
        #expect(names("heading") == ["Tables", "Coast", "Near the Sea"])
        #expect(
            names("link") == [
                "Tables", "Regions", "Trails", "Trail Map", "Back", "Alamere Falls", "More Info, Alamere Falls",
            ]
        )
        #expect(names("image").isEmpty)
        #expect(names("switch") == ["Favourite"])
        #expect(names("note") == ["Dogs are welcome."])
        #expect(
            names("combobox") == [
                "Device", "Appearance", "Contrast", "Text size", "Direction", "Localization", "State",
            ]
        )
        #expect(!tree.contains { $0.role == "StaticText" && $0.name == "Alamere Falls" })
        #expect(names("navigation") == ["Screens"])
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("The policy blocks foreign scripts, styles, pictures and connections")
    func policy() async throws {
        let browser = try await browser()
        try await browser.evaluate(
            """
            globalThis.stopped = [];
            addEventListener("securitypolicyviolation", (event) => stopped.push(event.effectiveDirective));
            """
        )
        let attempts = [
            "const node = document.createElement('script'); node.text = 'globalThis.hacked = 1'; document.body.append(node)",
            "document.body.innerHTML = '<p>'",
            "document.body.setAttribute('style', 'display: none')",
            "document.body.append(Object.assign(new Image(), { src: 'data:image/png;base64,AAAA' }))",
            "document.body.append(Object.assign(document.createElement('iframe'), { src: 'about:blank#' }))",
            "fetch('data:text/plain,x').catch(() => {})",
            "eval('globalThis.hacked = 1')",
        ]
        for attempt in attempts { try await browser.evaluate("(() => { try { \(attempt) } catch {} })()") }
        #expect(try await browser.wait(until: "stopped.includes('img-src')"))
        let stopped = Set(try await browser.evaluate("stopped").strings)
        #expect(stopped.isSuperset(of: ["require-trusted-types-for", "style-src-attr", "img-src", "connect-src"]))
        #expect(try await browser.evaluate("globalThis.hacked === undefined") == true)
    }

    @Test("Hostile text is shown as text, and screens of any name can be opened")
    func hostileText() async throws {
        let screens = [GalleryScreen(content: Samples.hostileScreen), GalleryScreen(content: GallerySamples.regions)]
        let browser = try await Browser(opening: GalleryRenderer.files(screens))
        try await browser.click(".overview a")
        #expect(try await browser.wait(until: "document.querySelector('.device') !== null"))
        #expect(try await browser.evaluate("document.querySelectorAll('.device script, .device img').length") == 0)
        let shown = try await browser.evaluate("document.querySelector('.device').textContent").string ?? ""
        #expect(shown.contains("<script>"))
        try await browser.click("a.row")
        #expect(try await browser.wait(until: "document.querySelector('.trail').textContent.includes(' › ')"))
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Lines have their measured width with any browser font and tracking")
    func textWidths() async throws {
        let browser = try await browser()
        try await browser.visit("#/Regions")
        for font in ["var(--font)", "monospace", "serif; letter-spacing: 3px"] {
            let widths = try await browser.evaluate(
                """
                [...document.querySelectorAll(".page text[textLength]")].map((text) => {
                  text.style.cssText = "font-family: \(font)";
                  const last = text.getNumberOfChars() - 1;
                  const width = text.getEndPositionOfChar(last).x - text.getStartPositionOfChar(0).x;
                  return width - Number(text.getAttribute("textLength"));
                })
                """
            ).array.compactMap(\.number)
            #expect(widths.count > 5)
            #expect(widths.allSatisfy { abs($0) < 3.1 }, "\(font) \(widths)")
        }
    }

    @Test("Edit starts editing, Done ends it, and the other states have separate pictures")
    func states() async throws {
        let browser = try await Browser(
            opening: GalleryRenderer.files([GalleryScreen(content: GallerySamples.groceries)])
        )
        let rows = "[...document.querySelectorAll('.row')].map((row) => row.getAttribute('aria-label'))"
        try await browser.visit("#/Groceries")
        #expect(try await browser.evaluate(rows).strings == ["Title, selected", "Milk", "Eggs"])
        try await browser.click("a.edit")
        #expect(try await browser.wait(until: "location.hash === '#/Groceries?state=editing' && \(rows).length === 4"))
        #expect(try await browser.evaluate(rows).strings == ["Title, selected", "Milk", "Eggs", "Add a grocery"])
        #expect(try await browser.evaluate("document.activeElement.getAttribute('aria-label')") == "Done")
        try await browser.press("Enter")
        #expect(try await browser.wait(until: "location.hash === '#/Groceries'"))
        try await browser.visit("#/Groceries?state=swiped")
        #expect(try await browser.wait(until: "document.querySelector('[aria-label=Delete]') !== null"))
        try await browser.visit("#/Groceries?state=selected")
        #expect(try await browser.wait(until: "document.querySelectorAll('.selected').length === 1"))
        #expect(try await browser.evaluate("document.querySelector('.selected').getAttribute('aria-label')") == "Milk")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Tabs switch, each keeps its stack, and the selected tab returns to its first screen")
    func tabs() async throws {
        let browser = try await Browser(
            opening: GalleryRenderer.files(GallerySamples.screens, apps: [GallerySamples.app])
        )
        let tabs = "[...document.querySelectorAll('.device .layer:last-child .tab')]"
        try await browser.visit("#/Regions")
        #expect(
            try await browser.evaluate("\(tabs).map((tab) => tab.getAttribute('aria-label'))").strings
                == ["Regions", "Trails, 3", "Profile"]
        )
        try await browser.click("a.row")
        try await expect(browser, hash: "#/Regions/Trails", title: "Coast")
        #expect(try await browser.evaluate("\(tabs).findIndex((tab) => tab.ariaCurrent)") == 0)
        try await browser.click(".tab[data-to=Profile]")
        try await expect(browser, hash: "#/Profile", title: "Profile")
        #expect(try await browser.evaluate("document.activeElement.dataset.to") == "Profile")
        try await browser.click(".tab[data-to=Regions]")
        try await expect(browser, hash: "#/Regions/Trails", title: "Coast")
        try await browser.click(".tab[data-to=Regions]")
        try await expect(browser, hash: "#/Regions", title: "Regions")
        try await browser.click("a.button")
        try await expect(browser, hash: "#/Regions/~New%20Region", title: "New Region")
        #expect(try await browser.evaluate("\(tabs).length") == 0)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("On a tablet the tabs are at the top between the buttons, not over a title, and both can be clicked")
    func tabletTabs() async throws {
        let browser = try await Browser(
            opening: GalleryRenderer.files(GallerySamples.screens, apps: [GallerySamples.app])
        )
        func top(_ selector: String) async throws -> Double {
            let edge = "document.querySelector(\"\(selector)\").getBoundingClientRect()"
            return try await browser.evaluate("\(edge).top").number ?? .nan
        }
        try await browser.visit("#/Trails?device=iPad")
        try await expect(browser, hash: "#/Trails?device=iPad", title: "Coast")
        #expect(try await top(".tab") < top(".page .title"))
        #expect(try await top(".page .title") < top(".table"))
        try await browser.click(".tab[data-to=Regions] .off")
        try await expect(browser, hash: "#/Regions?device=iPad", title: "Regions")
        #expect(try await top(".tab") < top(".large-title text"))
        try await browser.click("a.button")
        try await expect(browser, hash: "#/Regions/~New%20Region?device=iPad", title: "New Region")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Scrolling makes a plain header float and a large title collapse into the bar")
    func scrolling() async throws {
        let browser = try await browser()
        try await browser.visit("#/Regions")
        #expect(try await browser.evaluate("document.querySelector('.page').classList.contains('large')") == true)
        try await browser.evaluate("document.querySelector('.scroller').scrollTop = 400")
        #expect(try await browser.wait(until: "document.querySelector('.floating') !== null"))
        #expect(try await browser.evaluate("document.querySelector('.page').classList.contains('large')") == false)
        let gap = try await browser.evaluate(
            """
            document.querySelector(".floating .hit").getBoundingClientRect().y
              - document.querySelector(".bar").getBoundingClientRect().bottom
            """
        ).number
        #expect(abs(gap ?? .infinity) < 1)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }
}
