import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

/// The pictures of a gallery as the page's own script reads them.
@Suite(
    "The archive of pictures in a browser",
    .slow,
    .needsBrowser,
    .serialized
)
struct GalleryArchiveBrowserTests {
    private let screens =
        [GalleryScreen(content: Samples.hostileScreen), GalleryScreen(content: GallerySamples.groceries)]
        + GallerySamples.screens

    @Test("On every device, system, text size, direction and state a table is shown as it was drawn")
    func allPictures() async throws {
        let options = GalleryOptions(
            devices: [.iPhone, .iPad],
            systems: [.iOS18, .iOS26],
            textSizes: [.large, .accessibilityExtraLarge],
            localizations: [.original]
        )
        let page = try #require(GalleryRenderer.files(screens, options: options).first)
        let drawn = Set(pictures(try GalleryMarkup(page.text).text))
        let browser = try await Browser(opening: [page])
        // Browsers allow 200 moves in ten seconds.
        let shown = try await browser.evaluate(
            """
            (async () => {
              const queries = (names) => names.reduce((queries, name) => {
                const { options } = document.querySelector(`select[name=${name}]`);
                return queries.flatMap((query) => [...options].map(({ value }) => `${query}&${name}=${value}`));
              }, [""]);
              const all = [["device", "system", "size"], ["direction"], ["state"]].flatMap(queries);
              const tables = [];
              for (const { dataset } of document.querySelectorAll("nav a[data-screen]")) {
                for (const query of all) {
                  const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
                  location.hash = `#/${encodeURIComponent(dataset.screen)}?${query.slice(1)}`;
                  await changed;
                  for (const node of document.querySelectorAll(".selected")) node.classList.remove("selected");
                  for (const node of document.querySelectorAll(".floating")) node.remove();
                  tables.push(new XMLSerializer().serializeToString(document.querySelector("svg.table")));
                }
              }
              return tables.join("");
            })()
            """
        ).string
        let tables = pictures(try #require(shown))
        #expect(tables.count == screens.count * 16)
        #expect(Set(tables).count > screens.count * 9)
        let others = tables.filter { !drawn.contains($0) }
        #expect(others.isEmpty, "\(others.count), such as \(others.first?.prefix(2_000) ?? "")")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    /// The pictures in a text, without what the page adds or what can be written in two ways.
    private func pictures(_ markup: String) -> [String] {
        var text = markup
        for (pattern, plain) in [
            (" xmlns=\"[^\"]*\"| href=\"[^\"]*\"|\n", ""), ("(id=\"|#)(m[0-9]+)-[0-9]+", "$1$2"), ("></svg>", "/>"),
            ("&#10;|&#xA;", " "), ("&#39;", "'"), ("&quot;", "\""),
        ] {
            text = text.replacingOccurrences(of: pattern, with: plain, options: .regularExpression)
        }
        return text.components(separatedBy: "<svg class=").dropFirst().map {
            $0.components(separatedBy: "</template>")[0]
        }
    }

    @Test("If pictures can't be read, the page states the reason and shows the content of the screens")
    func unreadable() async throws {
        let page = try #require(GalleryRenderer.files(screens).first)
        let text = page.text.replacing("<template id=\"pictures\">", with: "<template id=\"pictures\">AAAA")
        let browser = try await Browser(opening: [(page.path, text)])
        let words = try await browser.evaluate("document.querySelector('main').innerText").string ?? ""
        #expect(words.contains("require JavaScript and a browser from 2023 or later"))
        #expect(words.contains("Alamere Falls"))
        #expect(browser.problems.count == 1)
    }

    @Test("Without scripts assistive technologies find headings with lists, and no inactive switches")
    func withoutScripts() async throws {
        let browser = try await Browser(opening: GalleryRenderer.files(screens))
        try await browser.send("Emulation.setScriptExecutionDisabled", ["value": true])
        try await browser.send("Page.reload")
        func names(_ role: String) async throws -> [String] {
            try await browser.accessibilityTree().filter { $0.role == role }.map(\.name)
        }
        while try await !names("heading").contains("Trail Map") { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try await names("heading").count == 1 + screens.count)
        #expect(try await names("StaticText").contains("Near the Sea, heading"))
        #expect(try await names("combobox").isEmpty)
    }
}
