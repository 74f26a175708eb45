import Foundation
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

/// Pictures as two independent renderers draw them.
@Suite(
    "SVG in Chromium and in librsvg",
    .slow,
    .needsBrowser,
    .enabled(
        if: ExternalProgram.rsvgConvert.isInstalled,
        "no rsvg-convert on the path: install Debian's package librsvg2-bin"
    ),
    .serialized
)
struct SVGAgreementTests {
    /// Text, images, controls, lines that are cut off, pieces that are clipped, and bars.
    private static let pictures: [(name: String, svg: String)] = {
        var swiped = PreviewTraits(state: .swiped)
        swiped.direction = .rightToLeft
        var tablet = PreviewTraits(device: .iPad, system: .iOS18)
        tablet.tabBar = TabBarContext(tabs: GallerySamples.app.tabs, selected: "Trails")
        let large = PreviewTraits(appearance: .dark, textSize: .accessibilityLarge)
        let low = RowContent(id: "low", style: .subtitle, text: "Low", detail: "Cut", height: 30)
        return [
            ("everything", Samples.everything(.insetGrouped), PreviewTraits()),
            ("large", GallerySamples.trails, large), ("cut off", Samples.row(low), large),
            ("swiped", GallerySamples.groceries, swiped), ("tablet", GallerySamples.trails, tablet),
            ("hostile", Samples.hostileScreen, PreviewTraits(contrast: .increased)),
        ].map { ($0.0, SVGRenderer.render($0.1, traits: $0.2)) }
    }()

    /// How far two pictures differ, in boxes of 8 by 8 points: how much on the mean, of 255, and how much of the picture by
    /// more than a sixth of that.
    private struct Difference {
        var mean: Double
        var share: Double
    }

    private static let script = """
        (async (first, second) => {
          const boxes = async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
            const columns = Math.ceil(width / 8);
            const sums = new Float64Array(columns * Math.ceil(height / 8));
            for (let y = 0; y < height; y++)
              for (let x = 0; x < width; x++)
                for (let part = 0; part < 3; part++)
                  sums[(y >> 3) * columns + (x >> 3)] += data[4 * (y * width + x) + part] / 192;
            return { width, height, sums };
          };
          const [a, b] = [await boxes(first), await boxes(second)];
          if (a.width !== b.width || a.height !== b.height) return [255, 1];
          const differences = a.sums.map((sum, index) => Math.abs(sum - b.sums[index]));
          const total = differences.reduce((sum, value) => sum + value, 0);
          return [total / differences.length, differences.filter((value) => value > 42).length / differences.length];
        })
        """

    private func difference(_ browser: Browser, _ first: String, _ second: String) async throws -> Difference {
        let values = try await browser.evaluate("\(Self.script)('\(first)', '\(second)')").array
        return Difference(mean: values[0].number ?? 255, share: values[1].number ?? 1)
    }

    /// The address of a picture as Chromium draws it.
    private func source(_ svg: String) -> String { "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())" }

    /// The address of a picture that librsvg has drawn.
    private func drawn(_ svg: String) async throws -> String {
        let folder = try TemporaryFolder(["picture.svg": svg])
        let run = try await ExternalProgram.rsvgConvert.run(["--unlimited", "picture.svg"], in: folder.url)
        #expect(run.status == 0)
        return "data:image/png;base64,\(run.data.base64EncodedString())"
    }

    @Test("Both draw the same, except at the edges of characters")
    func alike() async throws {
        let browser = try await Browser(opening: [("page.html", "<!DOCTYPE html><title>Pictures</title>")])
        for picture in Self.pictures {
            let difference = try await difference(browser, source(picture.svg), drawn(picture.svg))
            #expect(difference.mean < 1.5, "\(picture.name): \(difference)")
            #expect(difference.share < 0.005, "\(picture.name): \(difference)")
        }
        #expect(browser.problems.isEmpty, "\(browser.problems)")
    }

    @Test("A picture without its texts, or moved down by a line, is found to differ")
    func theComparisonSees() async throws {
        let browser = try await Browser(opening: [("page.html", "<!DOCTYPE html><title>Pictures</title>")])
        let svg = SVGRenderer.render(GallerySamples.trails, traits: PreviewTraits())
        let silent = svg.replacing(/<text.*<\/text>/, with: "")
        let lower = svg.replacing("viewBox=\"0 0 ", with: "viewBox=\"0 -20 ")
        for other in [silent, lower] {
            let difference = try await difference(browser, source(svg), drawn(other))
            #expect(difference.share > 0.005, "\(difference)")
        }
    }
}
