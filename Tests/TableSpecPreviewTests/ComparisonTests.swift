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

    @Test("The page shows both sides of changes and the one side of additions and removals")
    func page() throws {
        let text = try #require(ComparisonRenderer.files(comparison).first?.text)
        #expect(text.contains("1 changed, 2 added, 1 removed, 1 unchanged"))
        #expect(text.split(separator: "<figure class=\"before\">").count - 1 == 2)
        #expect(text.split(separator: "<figure class=\"after\">").count - 1 == 3)
        #expect(text.contains("alt=\"Changed, before\""))
        #expect(ComparisonRenderer.files(PictureComparison(old: [:], new: [:]))[0].text.contains("Nothing has changed"))
    }

    @Test("The pictures of a screen in light and dark are together")
    func appearances() {
        let comparison = PictureComparison(
            old: ["A": "1", "A-dark": "1", "B": "1"],
            new: ["A": "2", "A-dark": "2", "B": "2", "B-dark": "2"]
        )
        #expect(comparison.groups.map(\.name) == ["A", "B"])
        #expect(comparison.groups.map { $0.entries.map(\.name) } == [["A", "A-dark"], ["B", "B-dark"]])
        #expect(comparison.groups.map(\.change) == [.changed, .changed])
    }

    @Test("The summary lists changes with pictures side by side")
    func summary() throws {
        let files = ComparisonRenderer.files(comparison, pictureURL: "https://example.com/pictures")
        let summary = try #require(files.first { $0.path == "summary.md" }?.text)
        #expect(
            summary.hasPrefix(
                """
                ## Changed previews

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

    @Test("Names are plain text in the summary: no markup, mention, issue or table cell")
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
        "In a browser: pictures load, and each view differs",
        .slow,
        .needsBrowser
    )
    func browser() async throws {
        let old = SVGRenderer.render(GallerySamples.trails, traits: PreviewTraits())
        let new = SVGRenderer.render(GallerySamples.map, traits: PreviewTraits())
        let comparison = PictureComparison(old: ["Trails": old], new: ["Trails": new])
        let browser = try await Browser(opening: ComparisonRenderer.files(comparison))
        let images = "[...document.images]"
        #expect(
            try await browser.wait(until: "\(images).every((image) => image.complete && image.naturalWidth === 402)")
        )
        var views: Set<PlainJSON> = []
        for mode in ["side", "swipe", "fade", "difference"] {
            views.insert(
                try await browser.evaluate(
                    """
                    (() => {
                      const control = document.getElementById("mode");
                      control.value = "\(mode)";
                      control.dispatchEvent(new Event("change"));
                      const style = getComputedStyle(document.querySelector(".after .aligned"));
                      const figure = getComputedStyle(document.querySelector(".after"));
                      return [style.clipPath, style.opacity, figure.mixBlendMode].join(" ");
                    })()
                    """
                )
            )
        }
        #expect(
            try await browser.evaluate(
                "[...document.querySelectorAll('.aligned')].every((svg) => svg.clientHeight > 300)"
            )
                == true
        )
        #expect(try await browser.evaluate("[...document.images].every((image) => image.clientHeight === 0)") == true)
        try await browser.click("#rows")
        #expect(try await browser.wait(until: "\(images).every((image) => image.clientHeight > 300)"))
        #expect(views == ["none 1 normal", "inset(0px 0px 0px 50%) 1 normal", "none 0.5 normal", "none 1 difference"])
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }
}

@Suite("Row-by-row differences between two pictures")
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

    @Test("A removed row doesn't affect those below it")
    func removed() {
        #expect(Self.changes(Self.picture(["a", "b", "c"]), Self.picture(["a", "c"])) == ["row 'b' removed"])
        #expect(Self.changes(Self.picture(["a", "c"]), Self.picture(["a", "b", "c"])) == ["row 'b' added"])
    }

    @Test("Changes of text, appearance and order are distinguished")
    func changed() {
        let old = Self.picture(["a", "b"])
        #expect(Self.changes(old, Self.picture(["a", "b"], header: "<Tones>")) == ["header 'Sounds' is now '<Tones>'"])
        #expect(
            Self.changes(old, Self.picture(["a", "b"], color: .system(.systemRed))) == [
                "row 'a' looks different", "row 'b' looks different",
            ]
        )
        #expect(Self.changes(old, Self.picture(["b", "a"])) == ["row 'a' moved down"])
    }

    @Test("Texts are reported as written, however the preview changes them")
    func words() {
        for word in ["a --> b", "<!-- a -->", "16x9 <= 3", "&lt;tspan&gt;", "<tspan>a</tspan>"] {
            #expect(Self.changes(Self.picture(["a"]), Self.picture(["a", word])) == ["row '\(word)' added"])
        }
    }

    @Test("Data rows with numeric ids are identified by their content")
    func numbered() {
        func picture(_ names: [String]) -> String {
            let rows = names.enumerated().map { RowContent(id: "\($0)", text: $1) }
            return SVGRenderer.render(
                ScreenContent(name: "Test", sections: [SectionContent(id: "s", rows: rows)]),
                traits: PreviewTraits()
            )
        }
        #expect(Self.changes(picture(["Ada", "Bob", "Cy"]), picture(["Bob", "Cy"])) == ["row 'Ada' removed"])
        #expect(
            Self.changes(picture(["Ada", "Bob"]), picture(["Ada", "Bill", "Cy"])) == [
                "row 'Bob' is now 'Bill'", "row 'Cy' added",
            ]
        )
    }

    @Test("A taller row is reported, but not a separator that depends on the row's place")
    func heights() {
        func picture(_ heights: [Double]) -> String {
            let rows = heights.enumerated().map { RowContent(id: "\($0)", text: "Row \($0)", height: $1) }
            return SVGRenderer.render(
                ScreenContent(name: "Test", style: .insetGrouped, sections: [SectionContent(id: "s", rows: rows)]),
                traits: PreviewTraits()
            )
        }
        #expect(Self.changes(picture([60, 60]), picture([60, 90])) == ["row 'Row 1' is now 90 points high, was 60"])
        #expect(Self.changes(picture([60, 60]), picture([60])) == ["row 'Row 1' removed"])
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

@Suite("Two pictures row by row")
struct AlignedPictureTests {
    private static func picture(_ rows: [String], device: PreviewDevice = .iPhone, isSheet: Bool = false) -> String {
        let section = SectionContent(id: "s", header: "Head", rows: rows.map { RowContent(id: $0, text: $0) })
        let content = ScreenContent(name: "Test", title: "Test", style: .insetGrouped, sections: [section])
        var traits = PreviewTraits(device: device)
        traits.isSheet = isSheet
        return SVGRenderer.render(content, traits: traits)
    }

    private static func aligned(_ old: String, _ new: String) throws -> AlignedPictures {
        try #require(AlignedPictures(PictureParts(old), PictureParts(new)))
    }

    @Test(
        "For a removed row, only its band differs; the others have the same height and content",
        arguments: [true, false]
    )
    func removed(isSheet: Bool) throws {
        let rows = (1...30).map { "Row \($0)" }
        let (old, new) = (
            Self.picture(rows, isSheet: isSheet), Self.picture(rows.filter { $0 != "Row 7" }, isSheet: isSheet)
        )
        let bands = try Self.aligned(old, new).bands
        #expect(bands.filter { $0.change != .same }.map(\.change) == [.removed])
        let removed = try #require(bands.firstIndex { $0.change == .removed })
        let height = bands[removed].height
        #expect(abs(height - 53) < 0.01)
        for (index, band) in bands.enumerated() where band.change == .same {
            let (first, second) = (try #require(band.old), try #require(band.new))
            #expect(abs(first.height - second.height) < 0.01)
            #expect(abs(first.top - second.top - (index > removed ? height : 0)) < 0.01)
        }
    }

    @Test("The bands of each picture are contiguous, from its top to the bottom of its rows")
    func whole() throws {
        let rows = (1...30).map { "Row \($0)" }
        let (old, new) = (Self.picture(rows), Self.picture(["New"] + rows.dropLast(3)))
        let aligned = try Self.aligned(old, new)
        for side in [AlignedPictures.Side.before, .after] {
            let extents = aligned.bands.compactMap { $0.extent(side) }
            #expect(extents.first?.top == 0)
            #expect(extents.last?.bottom == aligned.size(side).height)
            for (upper, lower) in zip(extents, extents.dropFirst()) { #expect(abs(upper.bottom - lower.top) < 0.01) }
        }
        #expect(aligned.bands.filter { $0.change == .added }.count == 1)
        #expect(aligned.bands.filter { $0.change == .removed }.count == 3)
    }

    @Test("Pictures without row positions are shown unchanged")
    func unknown() {
        let picture = Self.picture(["a"]).replacing(#/ data-frame="[^"]*"/#, with: "")
        #expect(AlignedPictures(PictureParts(picture), PictureParts(Self.picture(["a"]))) == nil)
        let comparison = PictureComparison(old: ["A": picture], new: ["A": Self.picture(["b"])])
        let page = ComparisonRenderer.files(comparison)[0].text
        #expect(!page.contains("class=\"aligned\""))
        #expect(page.contains("alt=\"A, before\""))
    }

    @Test(
        "In a browser: nothing below a removed row differs, and keys move from screen to screen",
        .slow,
        .needsBrowser
    )
    func browser() async throws {
        let rows = (1...12).map { "Row \($0)" }
        let (old, new) = (Self.picture(rows), Self.picture(rows.filter { $0 != "Row 3" }))
        let comparison = PictureComparison(old: ["A": old, "B": old], new: ["A": new, "B": new])
        let browser = try await Browser(opening: ComparisonRenderer.files(comparison))
        // The content below the row is moved down by its height, in one piece.
        let moves = try await browser.evaluate(
            """
            (() => {
              const moves = (side) => [...document.querySelectorAll(`#change-A .${side} .aligned > svg`)]
                .map((slice) => Math.round(slice.getAttribute("y") - slice.viewBox.baseVal.y));
              return [...moves("before"), -1, ...moves("after").slice(0, 2)];
            })()
            """
        ).array.compactMap(\.number)
        #expect(moves == [0, -1, 0, 53])
        let images = "[...document.querySelectorAll('.aligned image')]"
        #expect(try await browser.evaluate("\(images).every((image) => image.href.baseVal.length > 1000)") == true)
        #expect(try await browser.evaluate("document.querySelectorAll('.mark.missing').length") == 2)
        let current = "document.querySelector('nav [aria-current]')?.textContent ?? ''"
        for (key, name) in [("n", "A"), ("ArrowRight", "B"), ("p", "A")] {
            try await browser.press(key)
            #expect(try await browser.wait(until: "(\(current)) === '\(name)'"), "\(key)")
            #expect(try await browser.evaluate("location.hash") == .string("#change-\(name)"))
        }
        // The address can be opened again.
        try await browser.visit("#change-B")
        #expect(try await browser.wait(until: "(\(current)) === 'B'"))
        #expect(try await browser.evaluate("document.activeElement.textContent.startsWith('B')") == true)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test(
        "In a browser: light and dark are side by side on a page of 1,440 points, two versions on one of 390",
        .slow,
        .needsBrowser,
        arguments: [(1440, 4), (390, 2)]
    )
    func columns(width: Int, count: Int) async throws {
        let old = Self.picture(["One", "Two"])
        let new = Self.picture(["One"])
        let comparison = PictureComparison(old: ["A": old, "A-dark": old], new: ["A": new, "A-dark": new])
        let browser = try await Browser(opening: ComparisonRenderer.files(comparison), size: "\(width),900")
        let size: PlainJSON = [
            "width": .number(Double(width)), "height": 900, "deviceScaleFactor": 1, "mobile": false,
        ]
        try await browser.send("Emulation.setDeviceMetricsOverride", size)
        let tops = """
            (() => {
              const tops = [...document.querySelectorAll(".aligned")].map((svg) => svg.getBoundingClientRect().top);
              return tops.filter((top) => Math.abs(top - tops[0]) < 2).length;
            })()
            """
        #expect(try await browser.wait(until: "(\(tops)) === \(count)"))
        #expect(try await browser.evaluate("document.documentElement.scrollWidth <= \(width)") == true)
    }
}

@Suite("Differences between two versions of a spec")
struct SpecChangeTests {
    private let old = (1...20).map { "line \($0)\n" }.joined()

    private func lines(_ change: SpecChange?) -> [String] { change?.lines.map(\.unified) ?? [] }

    @Test("Changed lines have three lines of context")
    func hunks() {
        let new = old.replacing("line 10\n", with: "other\n")
        #expect(
            lines(SpecChange(path: "A.yaml", old: old, new: new)) == [
                "@@ line 7 @@", " line 7", " line 8", " line 9", "-line 10", "+other", " line 11", " line 12",
                " line 13",
            ]
        )
        #expect(SpecChange(path: "A.yaml", old: old, new: old) == nil)
        #expect(lines(SpecChange(path: "A.yaml", old: nil, new: "a\n")) == ["@@ line 1 @@", "+a"])
        #expect(lines(SpecChange(path: "A.yaml", old: "a\r\nb", new: nil)) == ["@@ line 1 @@", "-a", "-b"])
    }

    @Test("Both versions can be restored from a change")
    func versions() {
        let new = "first\n" + old.replacing("line 5\nline 6\n", with: "").replacing("line 19\n", with: "x\ny\n")
        let change = lines(SpecChange(path: "A.yaml", old: old, new: new))
        #expect(change.filter { $0.hasPrefix("-") } == ["-line 5", "-line 6", "-line 19"])
        #expect(change.filter { $0.hasPrefix("+") } == ["+first", "+x", "+y"])
    }

    @Test("A change is on the page and in the summary, and its content can't escape")
    func hostile() throws {
        let change = try #require(SpecChange(path: "@a<b>.yaml", old: nil, new: "a: '</pre>'\n````\n# </details>\n"))
        let comparison = PictureComparison(old: [:], new: ["A": "<svg/>", "A-dark": "<svg/>"], specs: ["A": change])
        let files = ComparisonRenderer.files(comparison)
        #expect(files[0].text.contains("<span class=\"added\">+a: &#39;&lt;/pre&gt;&#39;</span>"))
        #expect(files[0].text.split(separator: "<figure class=\"spec\">").count == 2)
        #expect(files[1].text.contains("\n`````diff\n@@ line 1 @@\n+a: '</pre>'\n+````\n+# </details>\n`````\n"))
        #expect(files[1].text.contains("<summary>@\u{2060}a&lt;b&gt;.yaml</summary>"))
    }

    @Test("The summary of a large change names the screens that don't fit into a comment")
    func long() throws {
        let names = (1...400).map { "A screen with a name that is quite long, number \($0)" }
        let pictures = Dictionary(names.map { ($0, "<svg/>") }) { first, _ in first }
        let comparison = PictureComparison(old: [:], new: pictures)
        let text = ComparisonRenderer.files(comparison)[1].text
        #expect(text.count < 65_536)
        #expect(text.contains(" more\n"))
    }

    @Test("Specs without changed pictures come last")
    func others() throws {
        let change = try #require(SpecChange(path: "Types.yaml", old: "a", new: "b"))
        let comparison = PictureComparison(old: ["A": "1"], new: ["A": "1"], specs: ["A": change])
        #expect(comparison.otherSpecs == [change])
        #expect(ComparisonRenderer.files(comparison)[0].text.contains("<h2 tabindex=\"-1\">Other specs</h2>"))
    }
}
