import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

/// The controls of the gallery in a real browser.
@Suite(
    "Controls of the gallery in a browser",
    .enabled(if: Browser.path != nil, "no Chromium on the path: install Debian's package chromium"),
    .serialized
)
struct GalleryControlsBrowserTests {
    private static func row(_ text: String, _ control: ControlContent, detail: String? = nil) -> RowContent {
        RowContent(
            id: text,
            style: detail == nil ? .default : .value1,
            text: text,
            detail: detail,
            accessory: .control(control)
        )
    }

    private static let form = ScreenContent(
        name: "Form",
        title: "Form",
        style: .insetGrouped,
        sections: [
            SectionContent(
                id: "form",
                rows: [
                    row("Sound", .switch(isOn: true)), row("Haptics", .disabled(.switch(isOn: false))),
                    row("Volume", .slider(value: 5, minimum: 0, maximum: 10)),
                    row("Guests: 3", .stepper(value: 3)),
                    row("Size", .segmentedControl(segments: ["S", "M", "L"], selected: 1)),
                    row("Name", .textField(text: "Ada", placeholder: "Required", isSecure: false)),
                    row("Code", .textField(text: "", placeholder: "Secret", isSecure: true)),
                ]
            )
        ]
    )

    private func browser(_ hash: String = "#/Form") throws -> Browser {
        let browser = try Browser(opening: GalleryRenderer.files([GalleryScreen(content: Self.form)]))
        try browser.visit(hash)
        #expect(try browser.wait(until: "document.querySelector('.device .control') !== null"))
        return browser
    }

    private func value(_ browser: Browser, _ selector: String, _ attribute: String) throws -> PlainJSON {
        try browser.evaluate("document.querySelector(`.device \(selector)`).getAttribute('\(attribute)')")
    }

    private func focus(_ browser: Browser, _ selector: String) throws {
        try browser.evaluate("document.querySelector(`.device \(selector)`).focus()")
    }

    @Test("A switch turns with a click, the space bar and Enter, and shows one of its two pictures")
    func switches() throws {
        let browser = try browser()
        let shown = """
            [...document.querySelectorAll(".device .switch > g")].filter((g) => getComputedStyle(g).display !== "none")
              .map((g) => g.getAttribute("class"))
            """
        #expect(try browser.evaluate(shown).strings == ["on"])
        try browser.click(".switch")
        #expect(try browser.evaluate(shown).strings == ["off"])
        #expect(try value(browser, ".switch", "aria-checked") == "false")
        try focus(browser, ".switch")
        try browser.press(" ")
        #expect(try browser.evaluate(shown).strings == ["on"])
        try browser.press("Enter")
        #expect(try browser.evaluate(shown).strings == ["off"])
        // What was set lasts in another appearance, and from screen to screen.
        try browser.visit("#/Form?appearance=dark")
        #expect(try value(browser, ".switch", "aria-checked") == "false")
        // A switch that is not enabled does nothing.
        #expect(try browser.evaluate("document.querySelectorAll('.device .switch').length") == 1)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test(
        "A slider follows the pointer and the arrows, and its thumb stands where its value is",
        arguments: ["ltr", "rtl"]
    )
    func sliders(direction: String) throws {
        let browser = try browser("#/Form?direction=\(direction)")
        let sign = direction == "ltr" ? 1.0 : -1
        let middle = """
            (() => {
              const box = document.querySelector(".device .slider .thumb").getBoundingClientRect();
              return (box.left + box.right) / 2;
            })()
            """
        let unit = try browser.evaluate("document.querySelector('.device .table').getScreenCTM().a").number ?? 0
        let start = try browser.evaluate(middle).number ?? 0
        try focus(browser, ".slider")
        try browser.press(direction == "ltr" ? "ArrowRight" : "ArrowLeft")
        #expect(try value(browser, ".slider", "aria-valuenow") == "6")
        // A tenth of the way of the thumb: 118 points without its own width of 37.
        #expect(abs(((try browser.evaluate(middle).number ?? 0) - start) * sign - 8.1 * unit) < 0.5)
        try browser.press("End")
        #expect(try value(browser, ".slider", "aria-valuenow") == "10")
        try browser.press("ArrowUp")
        #expect(try value(browser, ".slider", "aria-valuenow") == "10")
        #expect(try browser.evaluate("location.hash").string?.hasPrefix("#/Form?") == true)
        let pressed = """
            (() => {
              const slider = document.querySelector(".device .slider");
              slider.setPointerCapture = () => {};
              const box = slider.querySelector(".track").getBoundingClientRect();
              const [clientX, clientY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
              slider.dispatchEvent(new PointerEvent("pointerdown", { clientX, clientY, bubbles: true, pointerId: 1 }));
              return slider.getAttribute("aria-valuenow");
            })()
            """
        #expect(try browser.evaluate(pressed) == "5")
        #expect(abs((try browser.evaluate(middle).number ?? 0) - start) < 0.5)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("A stepper counts, and the number in its row with it")
    func steppers() throws {
        let browser = try browser()
        let text = "[...document.querySelectorAll('.device .row text')].map((text) => text.textContent)"
        #expect(try browser.evaluate(text).strings.contains("Guests: 3"))
        try browser.click(".stepper .half[data-step='1']")
        #expect(try browser.evaluate(text).strings.contains("Guests: 4"))
        try focus(browser, ".stepper")
        try browser.press("ArrowDown")
        try browser.press("ArrowDown")
        #expect(try value(browser, ".stepper", "aria-valuenow") == "2")
        #expect(try browser.evaluate(text).strings.contains("Guests: 2"))
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Segments are chosen by a click and the arrows, and the piece lies below the chosen one")
    func segments() throws {
        let browser = try browser()
        let chosen = """
            [...document.querySelectorAll(".device .segment")].findIndex((node) => node.ariaChecked === "true"
              || node.getAttribute("aria-checked") === "true")
            """
        let gap = """
            (() => {
              const box = (selector) => document.querySelector(".device " + selector).getBoundingClientRect();
              const [piece, segment] = [box(".piece rect"), box(".segment[aria-checked=true] .hit")];
              return Math.abs(piece.left + piece.right - segment.left - segment.right);
            })()
            """
        #expect(try browser.evaluate(chosen) == 1)
        try browser.click(".segment[aria-label=L]")
        #expect(try browser.evaluate(chosen) == 2)
        #expect(try browser.wait(until: "(\(gap)) < 0.5"))
        try browser.press("ArrowRight")
        #expect(try browser.evaluate(chosen) == 0)
        #expect(try browser.evaluate("document.activeElement.getAttribute('aria-label')") == "S")
        #expect(try browser.wait(until: "(\(gap)) < 0.5"))
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Fields take text, and secure ones show none")
    func fields() throws {
        let browser = try browser()
        let values = "[...document.querySelectorAll('.device .field input')].map((input) => input.value)"
        let facts = "[...document.querySelectorAll('.device .field input')].map((i) => `${i.type} ${i.placeholder}`)"
        #expect(try browser.evaluate(values).strings == ["Ada", ""])
        #expect(try browser.evaluate(facts).strings == ["text Required", "password Secret"])
        try focus(browser, ".field input[type=password]")
        for key in ["a", "/", "b"] { try browser.press(key) }
        #expect(try browser.evaluate(values).strings == ["Ada", "a/b"])
        let place = """
            (() => {
              const box = (node) => node.getBoundingClientRect();
              const [input, row] = [box(document.querySelector(".field input")), box(document.querySelector(".field"))];
              return input.width > 50 && Math.abs(input.top + input.bottom - row.top - row.bottom) < 2;
            })()
            """
        #expect(try browser.evaluate(place) == true)
        try browser.visit("#/Form?size=extraLarge")
        #expect(try browser.evaluate(values).strings == ["Ada", "a/b"])
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Assistive software finds the controls with their names and values")
    func accessibility() throws {
        let tree = try browser().accessibilityTree()
        func names(_ role: String) -> [String] { tree.filter { $0.role == role }.map(\.name) }
        #expect(names("switch") == ["Sound"])
        #expect(names("slider") == ["Volume"])
        #expect(names("spinbutton") == ["Guests: 3"])
        #expect(names("radiogroup") == ["Size"])
        #expect(names("radio") == ["S", "M", "L"])
        #expect(names("textbox").sorted() == ["Code", "Name"])
        #expect(names("image") == ["Haptics, off, dimmed"])
    }
}
