import Foundation
import TableSpecTestSupport
import Testing

/// The live page in a real browser.
@Suite(
    "The live page in a browser",
    .slow,
    .needsBrowser,
    .serialized
)
struct ServeBrowserTests {
    /// The titles of the screens that the gallery in the page shows.
    private let shown = """
        [...(document.getElementById("gallery").contentDocument?.querySelectorAll("[role=heading]") ?? [])]
          .map((node) => node.getAttribute("aria-label")).join()
        """

    @Test("An error appears over the last valid picture with its place, and disappears when it is fixed")
    func aSpecIsSavedWithAMistakeAndMended() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": ServeTests.spec("First")])
        let served = try ServedSpecs(in: folder)
        let port = try #require(await served.port)
        let browser = try await Browser(opening: "http://127.0.0.1:\(port)/#/Hello")
        let isHidden = "document.getElementById('findings').hidden"
        #expect(try await browser.wait(until: "(\(shown)).includes('First') && \(isHidden)"))

        try folder.write(ServeTests.spec("[broken"), to: "Specs/Hello.yaml")
        // The page shows every state of the file, such as an empty one, while it's written.
        let isReported = "document.getElementById('findings').innerText.includes('2 | title: [broken')"
        #expect(try await browser.wait(until: "!\(isHidden) && \(isReported)"))
        let findings = try await browser.evaluate("document.getElementById('findings').innerText").string ?? ""
        #expect(findings.contains("1 error"))
        #expect(findings.contains("Specs/Hello.yaml:2:8: error:"))
        #expect(try await browser.evaluate(shown).string?.contains("First") == true)
        let box = try await browser.evaluate(
            "(() => { const b = document.getElementById('findings').getBoundingClientRect(); "
                + "return document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2).closest('#findings') !== null })()"
        )
        #expect(box.isTrue, "the findings are over the picture")

        try folder.write(ServeTests.spec("Second"), to: "Specs/Hello.yaml")
        #expect(try await browser.wait(until: "(\(shown)).includes('Second') && \(isHidden)"))
        #expect(try await browser.evaluate("location.hash") == "#/Hello")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("Markup in a finding is shown as text, and the page shows that the tool has ended")
    func hostileFindings() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": ServeTests.spec("First")])
        let served = try ServedSpecs(in: folder)
        let port = try #require(await served.port)
        let browser = try await Browser(opening: "http://127.0.0.1:\(port)/")
        try folder.write(
            "screen: Hello\ntitle: A\n\"<img src=x onerror=alert(1)>\": 1\ntable: { sections: [] }\n",
            to: "Specs/Hello.yaml"
        )
        let isShown = "document.getElementById('findings').innerText.includes('<img src=x')"
        #expect(try await browser.wait(until: "!document.getElementById('findings').hidden && \(isShown)"))
        #expect(try await browser.evaluate("document.querySelectorAll('img').length") == 0)
        #expect(browser.problems.isEmpty, "\(browser.problems)")
        #expect(await served.interrupt() == 0)
        #expect(try await browser.wait(until: "document.getElementById('connection').textContent.includes('Waiting')"))
    }

    @Test("A page that is refused because too many are open retries until a connection is free")
    func morePagesThanAreServed() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": ServeTests.spec("First")])
        let served = try ServedSpecs(in: folder)
        let port = try #require(await served.port)
        var others: [LoopbackConnection] = []
        var answer = ""
        while answer.isEmpty || answer.hasPrefix("HTTP/1.1 200") {
            let other = try LoopbackConnection(port: port)
            other.get("/events")
            answer = await other.read(until: "\n\n")
            others.append(other)
        }
        #expect(answer.hasPrefix("HTTP/1.1 503"))
        let browser = try await Browser(opening: "http://127.0.0.1:\(port)/")
        #expect(try await browser.wait(until: "document.getElementById('connection').textContent.includes('Waiting')"))
        others.removeAll()
        #expect(try await browser.wait(until: "(\(shown)).includes('First')"))
        #expect(try await browser.evaluate("document.getElementById('connection').textContent") == "")
    }
}
