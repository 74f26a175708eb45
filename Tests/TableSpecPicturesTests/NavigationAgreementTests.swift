import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecPictures

/// Bars, large titles and sheets of all specs: what the generated Swift does is read off its text, what the gallery shows off
/// its page in a browser.
@Suite(
    "The gallery shows the bars and sheets of the generated code",
    .slow,
    .needsBrowser,
    .serialized
)
struct NavigationAgreementTests {
    /// What the specs become.
    private struct Output {
        let model: SpecModel
        let swift: [String: String]
        let pages: [(path: String, text: String)]
        /// The pictures of the gallery.
        let templates: [String]

        init() throws {
            let workspace = try Workspace(paths: [Repository.root.appendingPathComponent("Specs").path])
            let analysis = Analysis(workspace)
            let compilation = Compilation(workspace, analysis)
            model = analysis.model
            swift = Dictionary(
                compilation.swiftFiles().map { (URL(fileURLWithPath: $0.path).lastPathComponent, $0.text) },
                uniquingKeysWith: { first, _ in first }
            )
            pages = Previews(workspace, analysis).gallery(PictureChoices()).map { ("index.html", $0.text) }
            let markup = try GalleryMarkup(pages.map(\.text).joined()).text
            templates = markup.split(separator: "<template ").map(String.init)
        }
    }

    private static let output = Result { try Output() }
    private let output: Output
    private let browser: Browser

    init() async throws {
        output = try Self.output.get()
        browser = try await Browser(opening: output.pages)
    }

    private func isThere(_ selector: String) async throws -> Bool {
        try await browser.evaluate("document.querySelector('.device .layer:last-of-type \(selector)') !== null").isTrue
    }

    private func text(of file: SpecFile) throws -> String {
        let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
        return try #require(output.swift["\(name).tablespec.swift"])
    }

    @Test func theFirstScreensOfApps() async throws {
        var seen: Set<String> = []
        var facts: Set<[Bool]> = []
        for file in output.model.files {
            for entry in file.app?.entries ?? [] {
                let screen = try #require(entry.segue.destination?.value)
                // A screen that is written by hand is in the gallery where a tab or a segue leads to it.
                let isGenerated = output.model.screens.contains { $0.name.value == screen }
                guard isGenerated || file.app?.tabs.isEmpty == false, seen.insert(screen).inserted else { continue }
                let code = try text(of: file)
                let local = screen.prefix(1).lowercased() + screen.dropFirst()
                let hasBar = code.contains("UINavigationController(rootViewController: \(local)")
                let isLarge = code.contains("\(local)Stack.navigationBar.prefersLargeTitles = true")
                try await browser.visit("#/\(screen)")
                #expect(try await browser.wait(until: "document.querySelector('.device .page') !== null"))
                #expect(try await isThere(".bar[aria-label]") == hasBar, "\(screen)")
                #expect(try await isThere(".page.large") == isLarge, "\(screen)")
                facts.insert([hasBar, isLarge])
            }
        }
        #expect(facts == [[false, false], [true, false], [true, true]], "specs without each of these prove nothing")
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test func presentedScreens() async throws {
        var facts: Set<String> = []
        for file in output.model.files {
            for segue in file.screen?.segues ?? [] where segue.kind.value == .presentModally {
                let screen = try #require(file.screen?.name.value)
                let destination = try #require(segue.destination?.value)
                // With the samples a row may be hidden, by which alone one gets there.
                let isLinked = output.templates.contains { template in
                    template.contains("data-screen=\"\(screen)\"") && template.contains("data-to=\"\(destination)\"")
                }
                guard isLinked else { continue }
                let code = try text(of: file)
                let start = try #require(code.range(of: "func present\(destination)"))
                let end = try #require(code[start.upperBound...].range(of: "\n    }\n"))
                let body = code[start.lowerBound..<end.upperBound]
                try await browser.visit("#/\(screen)/~\(destination)")
                #expect(try await browser.wait(until: "document.querySelectorAll('.device .layer').length === 2"))
                let covers = ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext"]
                    .contains { body.contains("modalPresentationStyle = .\($0)\n") }
                let expected = [
                    "sheet": !covers,
                    "grabber": body.contains("prefersGrabberVisible = true"),
                    "medium": body.contains(".medium()"),
                    "bar": ["UINavigationController(rootViewController", "TableSpec.navigationController(for"]
                        .contains { body.contains("\($0): destination)") },
                    "large": body.contains("prefersLargeTitles = true"),
                ]
                let shown = [
                    "sheet": try await browser.evaluate("document.querySelector('.device .layer.sheet') !== null")
                        .isTrue,
                    "grabber": try await isThere(".grabber.visible"),
                    "medium": try await browser.evaluate("document.querySelector('.device .layer.medium') !== null")
                        .isTrue,
                    "bar": try await isThere(".bar[aria-label]"),
                    "large": try await isThere(".page.large"),
                ]
                #expect(shown == expected, "\(screen) presents \(destination)")
                facts.formUnion(expected.map { "\($0.key) \($0.value)" })
            }
        }
        #expect(facts.isSuperset(of: ["sheet false", "grabber true", "grabber false", "medium true", "bar false"]))
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }
}
