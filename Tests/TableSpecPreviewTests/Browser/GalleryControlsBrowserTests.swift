import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

/// The controls of the gallery in a real browser.
@Suite(
    "Controls of the gallery in a browser",
    .slow,
    .needsBrowser,
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

    private func browser(_ hash: String = "#/Form") async throws -> Browser {
        let browser = try await Browser(opening: GalleryRenderer.files([GalleryScreen(content: Self.form)]))
        try await browser.visit(hash)
        #expect(try await browser.wait(until: "document.querySelector('.device .control') !== null"))
        return browser
    }

    private func value(_ browser: Browser, _ selector: String, _ attribute: String) async throws -> PlainJSON {
        try await browser.evaluate("document.querySelector(`.device \(selector)`).getAttribute('\(attribute)')")
    }

    private func focus(_ browser: Browser, _ selector: String) async throws {
        try await browser.evaluate("document.querySelector(`.device \(selector)`).focus()")
    }

    @Test("A click, the space bar and Enter toggle a switch, which shows one of its two pictures")
    func switches() async throws {
        let browser = try await browser()
        let shown = """
            [...document.querySelectorAll(".device .switch > g")].filter((g) => getComputedStyle(g).display !== "none")
              .map((g) => g.getAttribute("class"))
            """
        #expect(try await browser.evaluate(shown).strings == ["on"])
        try await browser.click(".switch")
        #expect(try await browser.evaluate(shown).strings == ["off"])
        #expect(try await value(browser, ".switch", "aria-checked") == "false")
        try await focus(browser, ".switch")
        try await browser.press(" ")
        #expect(try await browser.evaluate(shown).strings == ["on"])
        try await browser.press("Enter")
        #expect(try await browser.evaluate(shown).strings == ["off"])
        // What was set lasts in another appearance, and from screen to screen.
        try await browser.visit("#/Form?appearance=dark")
        #expect(try await value(browser, ".switch", "aria-checked") == "false")
        // A switch that is not enabled does nothing.
        #expect(try await browser.evaluate("document.querySelectorAll('.device .switch').length") == 1)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test(
        "A slider follows the pointer and the arrow keys, and its thumb is at its value",
        arguments: ["ltr", "rtl"]
    )
    func sliders(direction: String) async throws {
        let browser = try await browser("#/Form?direction=\(direction)")
        let sign = direction == "ltr" ? 1.0 : -1
        let middle = """
            (() => {
              const box = document.querySelector(".device .slider .thumb").getBoundingClientRect();
              return (box.left + box.right) / 2;
            })()
            """
        let start = try await browser.evaluate(middle).number ?? 0
        try await focus(browser, ".slider")
        try await browser.press(direction == "ltr" ? "ArrowRight" : "ArrowLeft")
        #expect(try await value(browser, ".slider", "aria-valuenow") == "6")
        let next = try await browser.evaluate(middle).number ?? 0
        try await browser.press("End")
        #expect(try await value(browser, ".slider", "aria-valuenow") == "10")
        let end = try await browser.evaluate(middle).number ?? 0
        try await browser.press("Home")
        let first = try await browser.evaluate(middle).number ?? 0
        #expect(abs((next - start) - (end - first) / 10) < 0.5 && (end - first) * sign > 50)
        try await browser.press("End")
        try await browser.press("ArrowUp")
        #expect(try await value(browser, ".slider", "aria-valuenow") == "10")
        #expect(try await browser.evaluate("location.hash").string?.hasPrefix("#/Form?") == true)
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
        #expect(try await browser.evaluate(pressed) == "5")
        #expect(abs((try await browser.evaluate(middle).number ?? 0) - start) < 0.5)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("A stepper counts, and so does the number in its row")
    func steppers() async throws {
        let browser = try await browser()
        let text = "[...document.querySelectorAll('.device .row text')].map((text) => text.textContent)"
        #expect(try await browser.evaluate(text).strings.contains("Guests: 3"))
        try await browser.click(".stepper .half[data-step='1']")
        #expect(try await browser.evaluate(text).strings.contains("Guests: 4"))
        try await focus(browser, ".stepper")
        try await browser.press("ArrowDown")
        try await browser.press("ArrowDown")
        #expect(try await value(browser, ".stepper", "aria-valuenow") == "2")
        #expect(try await browser.evaluate(text).strings.contains("Guests: 2"))
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Clicks and arrow keys select segments, and the highlight moves below the selected one")
    func segments() async throws {
        let browser = try await browser()
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
        #expect(try await browser.evaluate(chosen) == 1)
        try await browser.click(".segment[aria-label=L]")
        #expect(try await browser.evaluate(chosen) == 2)
        #expect(try await browser.wait(until: "(\(gap)) < 0.5"))
        try await browser.press("ArrowRight")
        #expect(try await browser.evaluate(chosen) == 0)
        #expect(try await browser.evaluate("document.activeElement.getAttribute('aria-label')") == "S")
        #expect(try await browser.wait(until: "(\(gap)) < 0.5"))
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Fields accept text, and secure ones hide it")
    func fields() async throws {
        let browser = try await browser()
        let values = "[...document.querySelectorAll('.device .field input')].map((input) => input.value)"
        let facts = "[...document.querySelectorAll('.device .field input')].map((i) => `${i.type} ${i.placeholder}`)"
        #expect(try await browser.evaluate(values).strings == ["Ada", ""])
        #expect(try await browser.evaluate(facts).strings == ["text Required", "password Secret"])
        try await focus(browser, ".field input[type=password]")
        for key in ["a", "/", "b"] { try await browser.press(key) }
        #expect(try await browser.evaluate(values).strings == ["Ada", "a/b"])
        let place = """
            (() => {
              const box = (node) => node.getBoundingClientRect();
              const [input, row] = [box(document.querySelector(".field input")), box(document.querySelector(".field"))];
              return input.width > 50 && Math.abs(input.top + input.bottom - row.top - row.bottom) < 2;
            })()
            """
        #expect(try await browser.evaluate(place) == true)
        try await browser.visit("#/Form?size=extraLarge")
        #expect(try await browser.evaluate(values).strings == ["Ada", "a/b"])
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Assistive technologies find the controls with their names and values")
    func accessibility() async throws {
        let tree = try await browser().accessibilityTree()
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
