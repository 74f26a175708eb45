import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

/// The gallery in a real browser.
@Suite(
    "The gallery in a browser",
    .enabled(if: Browser.path != nil, "no Chromium on the path: install Debian's package chromium"),
    .serialized
)
struct GalleryBrowserTests {
    private func browser() throws -> Browser {
        try Browser(opening: GalleryRenderer.files(GallerySamples.screens))
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
        throws
    {
        let isThere = try browser.wait(until: "location.hash === '\(hash)' && (\(title)) === '\(expected)'")
        let (found, shown) = (try browser.evaluate("location.hash"), try browser.evaluate(title))
        #expect(isThere, "\(found) \(shown)", sourceLocation: location)
    }

    @Test("A click follows a segue: pushes come back, sheets close, screens of the app have placeholders")
    func clickThrough() throws {
        let browser = try browser()
        try browser.click(".overview a")
        try expect(browser, hash: "#/Regions", title: "Regions")
        try browser.click("a.row[aria-label='Coast, 2']")
        try expect(browser, hash: "#/Regions/Trails", title: "Coast")
        try browser.click("a.accessory")
        try expect(browser, hash: "#/Regions/Trails/~Trail%20Map", title: "Map")
        #expect(try browser.evaluate("document.querySelectorAll('.layer').length") == 2)
        try browser.click(".layer:last-child a.row")
        try expect(browser, hash: "#/Regions/Trails/~Trail%20Map/Legend", title: "Legend")
        try browser.click(".layer:last-child a.back")
        try expect(browser, hash: "#/Regions/Trails/~Trail%20Map", title: "Map")
        try browser.click(".layer:last-child a.close")
        try expect(browser, hash: "#/Regions/Trails", title: "Coast")
        try browser.click("a.row")
        try expect(browser, hash: "#/Regions/Trails/Trail%20Detail", title: "Trail Detail")
        try browser.click("a.back")
        try browser.evaluate("history.back()")
        try expect(browser, hash: "#/Regions/Trails/Trail%20Detail", title: "Trail Detail")
        try browser.evaluate("history.go(-2)")
        try browser.visit("#/Regions")
        try browser.click("a.button")
        try expect(browser, hash: "#/Regions/~New%20Region", title: "New Region")
        try browser.click(".grabber")
        try expect(browser, hash: "#/Regions", title: "Regions")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Every choice of every switch changes the picture and the address, and the first choice is the plain address")
    func switches() throws {
        let browser = try browser()
        try browser.visit("#/Regions")
        let names = try browser.evaluate("[...document.querySelectorAll('select')].map((s) => s.name)").strings
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
        func choose(_ name: String, _ index: Int) throws -> String {
            try browser.evaluate(
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
            let count = Int(try browser.evaluate("document.querySelector('select[name=\(name)]').length").number ?? 0)
            var pictures: Set<PlainJSON> = [try browser.evaluate(picture)]
            for index in (0..<count).dropFirst() {
                let value = try choose(name, index)
                pictures.insert(try browser.evaluate(picture))
                let query = try browser.evaluate("new URLSearchParams(location.hash.split('?')[1]).get('\(name)')")
                #expect(query == .string(value))
            }
            #expect(pictures.count == max(1, count), "\(name)")
            _ = try choose(name, 0)
            #expect(try browser.evaluate("location.hash") == "#/Regions")
        }
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Settings last from screen to screen and can be linked to")
    func settingsLast() throws {
        let browser = try browser()
        try browser.visit("#/Regions?appearance=dark&size=accessibilityExtraLarge")
        try browser.click("a.row")
        try expect(browser, hash: "#/Regions/Trails?appearance=dark&size=accessibilityExtraLarge", title: "Coast")
        #expect(try browser.evaluate("getComputedStyle(document.querySelector('.viewport')).colorScheme") == "dark")
        #expect(try browser.evaluate("document.querySelector('select[name=size]').value") == "accessibilityExtraLarge")
        try browser.visit("#/Regions?appearance=purple&nonsense=1")
        #expect(try browser.evaluate("document.querySelector('select[name=appearance]').value") == "light")
        try browser.visit("#/Nowhere/%E0%A4%A")
        #expect(try browser.evaluate("document.querySelectorAll('.overview li').length") == 3)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("With the keyboard: the order of focus is that of reading, Enter follows, Escape closes, focus returns")
    func keyboard() throws {
        let browser = try browser()
        try browser.visit("#/Regions/Trails")
        let focused = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
        try browser.evaluate("document.querySelector('nav li:last-child a').focus()")
        var order: [String] = []
        for _ in 0..<3 {
            try browser.press("Tab")
            order.append(try browser.evaluate(focused).string ?? "")
        }
        #expect(order == ["Back", "Alamere Falls", "More Info, Alamere Falls"])
        try browser.press("Enter")
        try expect(browser, hash: "#/Regions/Trails/~Trail%20Map", title: "Map")
        #expect(try browser.evaluate(focused) == "Cancel")
        try browser.press("Escape")
        try expect(browser, hash: "#/Regions/Trails", title: "Coast")
        #expect(try browser.evaluate(focused) == "More Info, Alamere Falls")
        try browser.press("Escape")
        try expect(browser, hash: "#/Regions", title: "Regions")
        #expect(try browser.evaluate(focused) == "Coast, 2")
        #expect(try browser.evaluate("document.getElementById('announcement').textContent") == "Regions")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Assistive software finds headings, rows and buttons by their names, and nothing twice")
    func accessibility() throws {
        let browser = try browser()
        try browser.visit("#/Regions/Trails")
        let tree = try browser.accessibilityTree()
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

    @Test("The policy stops scripts, styles, pictures and connections that are not the page's own")
    func policy() throws {
        let browser = try browser()
        try browser.evaluate(
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
        for attempt in attempts { try browser.evaluate("(() => { try { \(attempt) } catch {} })()") }
        #expect(try browser.wait(until: "stopped.includes('img-src')"))
        let stopped = Set(try browser.evaluate("stopped").strings)
        #expect(stopped.isSuperset(of: ["require-trusted-types-for", "style-src-attr", "img-src", "connect-src"]))
        #expect(try browser.evaluate("globalThis.hacked === undefined") == true)
    }

    @Test("Hostile text stays text, and screens of any name can be gone to")
    func hostileText() throws {
        let screens = [GalleryScreen(content: Samples.hostileScreen), GalleryScreen(content: GallerySamples.regions)]
        let browser = try Browser(opening: GalleryRenderer.files(screens))
        try browser.click(".overview a")
        #expect(try browser.wait(until: "document.querySelector('.device') !== null"))
        #expect(try browser.evaluate("document.querySelectorAll('.device script, .device img').length") == 0)
        let shown = try browser.evaluate("document.querySelector('.device').textContent").string ?? ""
        #expect(shown.contains("<script>"))
        try browser.click("a.row")
        #expect(try browser.wait(until: "document.querySelector('.trail').textContent.includes(' › ')"))
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Lines are as wide as they were measured, whatever font the browser has and however it is tracked")
    func textWidths() throws {
        let browser = try browser()
        try browser.visit("#/Regions")
        for font in ["var(--font)", "monospace", "serif; letter-spacing: 3px"] {
            let widths = try browser.evaluate(
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

    @Test("Edit starts editing, Done ends it, and the other states have pictures of their own")
    func states() throws {
        let browser = try Browser(opening: GalleryRenderer.files([GalleryScreen(content: GallerySamples.groceries)]))
        let rows = "[...document.querySelectorAll('.row')].map((row) => row.getAttribute('aria-label'))"
        try browser.visit("#/Groceries")
        #expect(try browser.evaluate(rows).strings == ["Title, selected", "Milk", "Eggs"])
        try browser.click("a.edit")
        #expect(try browser.wait(until: "location.hash === '#/Groceries?state=editing' && \(rows).length === 4"))
        #expect(try browser.evaluate(rows).strings == ["Title, selected", "Milk", "Eggs", "Add a grocery"])
        #expect(try browser.evaluate("document.activeElement.getAttribute('aria-label')") == "Done")
        try browser.press("Enter")
        #expect(try browser.wait(until: "location.hash === '#/Groceries'"))
        try browser.visit("#/Groceries?state=swiped")
        #expect(try browser.wait(until: "document.querySelector('[aria-label=Delete]') !== null"))
        try browser.visit("#/Groceries?state=selected")
        #expect(try browser.wait(until: "document.querySelectorAll('.selected').length === 1"))
        #expect(try browser.evaluate("document.querySelector('.selected').getAttribute('aria-label')") == "Milk")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Tabs switch, each keeps its stack, and the tab that is shown leads back to its first screen")
    func tabs() throws {
        let browser = try Browser(opening: GalleryRenderer.files(GallerySamples.screens, apps: [GallerySamples.app]))
        let tabs = "[...document.querySelectorAll('.device .layer:last-child .tab')]"
        try browser.visit("#/Regions")
        #expect(
            try browser.evaluate("\(tabs).map((tab) => tab.getAttribute('aria-label'))").strings
                == ["Regions", "Trails, 3", "Profile"]
        )
        try browser.click("a.row")
        try expect(browser, hash: "#/Regions/Trails", title: "Coast")
        #expect(try browser.evaluate("\(tabs).findIndex((tab) => tab.ariaCurrent)") == 0)
        try browser.click(".tab[data-to=Profile]")
        try expect(browser, hash: "#/Profile", title: "Profile")
        #expect(try browser.evaluate("document.activeElement.dataset.to") == "Profile")
        try browser.click(".tab[data-to=Regions]")
        try expect(browser, hash: "#/Regions/Trails", title: "Coast")
        try browser.click(".tab[data-to=Regions]")
        try expect(browser, hash: "#/Regions", title: "Regions")
        try browser.click("a.button")
        try expect(browser, hash: "#/Regions/~New%20Region", title: "New Region")
        #expect(try browser.evaluate("\(tabs).length") == 0)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("On a tablet the tabs stand at the top between the buttons, over no title, and both take clicks")
    func tabletTabs() throws {
        let browser = try Browser(opening: GalleryRenderer.files(GallerySamples.screens, apps: [GallerySamples.app]))
        func top(_ selector: String) throws -> Double {
            let edge = "document.querySelector(\"\(selector)\").getBoundingClientRect()"
            return try browser.evaluate("\(edge).top").number ?? .nan
        }
        try browser.visit("#/Trails?device=iPad")
        try expect(browser, hash: "#/Trails?device=iPad", title: "Coast")
        #expect(try top(".tab") < top(".page .title"))
        #expect(try top(".page .title") < top(".table"))
        try browser.click(".tab[data-to=Regions] .off")
        try expect(browser, hash: "#/Regions?device=iPad", title: "Regions")
        #expect(try top(".tab") < top(".large-title text"))
        try browser.click("a.button")
        try expect(browser, hash: "#/Regions/~New%20Region?device=iPad", title: "New Region")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Scrolling lets a plain header float and a large title shrink into the bar")
    func scrolling() throws {
        let browser = try browser()
        try browser.visit("#/Regions")
        #expect(try browser.evaluate("document.querySelector('.page').classList.contains('large')") == true)
        try browser.evaluate("document.querySelector('.scroller').scrollTop = 400")
        #expect(try browser.wait(until: "document.querySelector('.floating') !== null"))
        #expect(try browser.evaluate("document.querySelector('.page').classList.contains('large')") == false)
        let gap = try browser.evaluate(
            """
            document.querySelector(".floating .hit").getBoundingClientRect().y
              - document.querySelector(".bar").getBoundingClientRect().bottom
            """
        ).number
        #expect(abs(gap ?? .infinity) < 1)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }
}
