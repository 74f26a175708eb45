import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

@Suite("Comparison of pictures")
struct ComparisonTests {
    private let comparison = PictureComparison(
        old: ["Same": "<svg>1</svg>", "Changed": "<svg>1</svg>", "Removed": "<svg>1</svg>"],
        new: ["Same": "<svg>1</svg>", "Changed": "<svg>2</svg>", "Added": "<svg>1</svg>", "Another": "<svg/>"]
    )

    @Test("Pictures are changed, added, removed or the same")
    func changes() {
        #expect(comparison.names(.changed) == ["Changed"])
        #expect(comparison.names(.added) == ["Added", "Another"])
        #expect(comparison.names(.removed) == ["Removed"])
        #expect(comparison.unchangedCount == 1)
        #expect(!comparison.isEmpty)
        #expect(PictureComparison(old: ["A": "x"], new: ["A": "x"]).isEmpty)
    }

    @Test("The page shows both sides of what has changed and the one side of what came or went")
    func page() throws {
        let text = try #require(ComparisonRenderer.files(comparison).first?.text)
        #expect(text.contains("1 changed, 2 added, 1 removed, 1 unchanged"))
        #expect(text.split(separator: "<figure class=\"before\">").count - 1 == 2)
        #expect(text.split(separator: "<figure class=\"after\">").count - 1 == 3)
        #expect(text.contains("alt=\"Changed, before\""))
        #expect(ComparisonRenderer.files(PictureComparison(old: [:], new: [:]))[0].text.contains("Nothing has changed"))
    }

    @Test("The pictures of a screen in light and dark stand together")
    func appearances() {
        let comparison = PictureComparison(
            old: ["A": "1", "A-dark": "1", "B": "1"],
            new: ["A": "2", "A-dark": "2", "B": "2", "B-dark": "2"]
        )
        #expect(comparison.groups.map(\.name) == ["A", "B"])
        #expect(comparison.groups.map { $0.entries.map(\.name) } == [["A", "A-dark"], ["B", "B-dark"]])
        #expect(comparison.groups.map(\.change) == [.changed, .changed])
    }

    @Test("The summary lists what has changed, with pictures side by side")
    func summary() throws {
        let files = ComparisonRenderer.files(comparison, pictureURL: "https://example.com/pictures")
        let summary = try #require(files.first { $0.path == "summary.md" }?.text)
        #expect(
            summary.hasPrefix(
                """
                ## Changed pictures

                1 changed, 2 added, 1 removed, 1 unchanged

                ### Changed (changed)

                | Before | After |
                |---|---|
                | <img src="https://example.com/pictures/1-before.svg" alt="Changed, before" width="320"> \
                | <img src="https://example.com/pictures/1-after.svg" alt="Changed, after" width="320"> |

                ### Added (added)

                | Before | After |
                |---|---|
                |  | <img src="https://example.com/pictures/2-after.svg" alt="Added, after" width="320"> |

                """
            )
        )
        #expect(
            files.map(\.path) == [
                "index.html", "summary.md", "1-before.svg", "1-after.svg", "2-after.svg", "3-after.svg", "4-before.svg",
            ]
        )
        #expect(files.last?.text == "<svg>1</svg>")
    }

    @Test("Names are words of the summary: no markup, no mention, no issue, no other cell")
    func hostileSummary() throws {
        let comparison = PictureComparison(old: ["@team <b> [a](b) | #1\n# x": "1"], new: [:])
        let summary = try #require(ComparisonRenderer.files(comparison).first { $0.path == "summary.md" }?.text)
        let title = "\\@\u{2060}team \\<b\\> \\[a\\]\\(b\\) \\| \\#\u{2060}1 \\#\u{2060} x"
        #expect(summary.contains("### \(title) (removed)\n"))
        #expect(summary.contains("alt=\"@team &lt;b&gt; [a](b) &#124; #1&#10;# x, before\""))
    }

    @Test("Names and pictures cannot become parts of the page")
    func hostile() throws {
        let comparison = PictureComparison(old: [Samples.hostile: "<script>1</script>"], new: [:])
        let text = try #require(ComparisonRenderer.files(comparison).first?.text)
        #expect(text.split(separator: "<script>").count == 2)
        #expect(text.contains("&lt;script&gt;alert(1)"))
    }

    @Test(
        "In a browser: pictures load, and every view shows another thing",
        .enabled(if: Browser.path != nil, "no Chromium on the path: install Debian's package chromium")
    )
    func browser() throws {
        let old = SVGRenderer.render(GallerySamples.trails, traits: PreviewTraits())
        let new = SVGRenderer.render(GallerySamples.map, traits: PreviewTraits())
        let comparison = PictureComparison(old: ["Trails": old], new: ["Trails": new])
        let browser = try Browser(opening: ComparisonRenderer.files(comparison))
        let images = "[...document.images]"
        #expect(try browser.wait(until: "\(images).every((image) => image.complete && image.naturalWidth === 402)"))
        var views: Set<PlainJSON> = []
        for mode in ["side", "swipe", "fade", "difference"] {
            views.insert(
                try browser.evaluate(
                    """
                    (() => {
                      const control = document.getElementById("mode");
                      control.value = "\(mode)";
                      control.dispatchEvent(new Event("change"));
                      const style = getComputedStyle(document.querySelector(".after img"));
                      const figure = getComputedStyle(document.querySelector(".after"));
                      return [style.clipPath, style.opacity, figure.mixBlendMode].join(" ");
                    })()
                    """
                )
            )
        }
        #expect(views == ["none 1 normal", "inset(0px 0px 0px 50%) 1 normal", "none 0.5 normal", "none 1 difference"])
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }
}

@Suite("What differs between two pictures, in rows")
struct PicturePartTests {
    private static func picture(_ rows: [String], header: String = "Sounds", color: ColorReference? = nil) -> String {
        let rows = rows.map { RowContent(id: $0, text: $0, textColor: color) }
        let section = SectionContent(id: "s", header: header, rows: rows)
        return SVGRenderer.render(
            ScreenContent(name: "Test", title: "Test", sections: [section]),
            traits: PreviewTraits()
        )
    }

    private static func changes(_ old: String, _ new: String) -> [String] {
        PictureComparison(old: ["A": old], new: ["A": new]).entries.flatMap(\.changes)
    }

    @Test("A row that goes does not count for those below it")
    func removed() {
        #expect(Self.changes(Self.picture(["a", "b", "c"]), Self.picture(["a", "c"])) == ["row 'b' removed"])
        #expect(Self.changes(Self.picture(["a", "c"]), Self.picture(["a", "b", "c"])) == ["row 'b' added"])
    }

    @Test("Other words, other looks and another order are told apart")
    func changed() {
        let old = Self.picture(["a", "b"])
        #expect(Self.changes(old, Self.picture(["a", "b"], header: "<Tones>")) == ["header 'Sounds' is now '<Tones>'"])
        #expect(
            Self.changes(old, Self.picture(["a", "b"], color: .system(.systemRed))) == [
                "row 'a' looks different", "row 'b' looks different",
            ]
        )
        #expect(Self.changes(old, Self.picture(["b", "a"])) == ["the order is another one"])
    }

    @Test("The page lists them as text")
    func page() {
        let comparison = PictureComparison(
            old: ["A": Self.picture(["a"])],
            new: ["A": Self.picture(["a"], header: "<Tones>")]
        )
        let page = ComparisonRenderer.files(comparison).map(\.text).joined()
        #expect(page.contains("<li>header &#39;Sounds&#39; is now &#39;&lt;Tones&gt;&#39;</li>"))
    }
}
