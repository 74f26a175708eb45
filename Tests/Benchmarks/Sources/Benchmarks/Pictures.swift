import TableSpecDiagnostics
import TableSpecKit
import TableSpecModel
import TableSpecPreview

/// What pictures cost: each variant of a screen is laid out and written as SVG, on one core, against libyaml's events over
/// the specs. Ten times as many variants show whether memory stays.
struct Pictures: Benchmark {
    let name = "pictures"
    let rounds = 5

    private static let screenCount = 50

    var inputs: [BenchmarkInput] {
        let files = ProjectText.files(count: Self.screenCount)
        let model = Analysis(Workspace(files: files)).model
        let contents = model.screens.map { model.content(of: $0, data: .complete) }
        let sources = files.map { Array($0.text.utf8) }
        return [
            BenchmarkInput(
                name: "\(Self.screenCount) screens with \(ProjectText.rowsPerScreen) rows each",
                byteCount: sources.reduce(0) { $0 + $1.count },
                ways: [
                    BenchmarkWay(name: "libyaml events") { sources.reduce(0) { $0 + YAMLParsing.countEvents(of: $1) } },
                    BenchmarkWay(name: "1,000 pictures") { Self.draw(contents, variants: 20) },
                    BenchmarkWay(name: "10,000 pictures") { Self.draw(contents, variants: 200) },
                ]
            )
        ]
    }

    /// Draws so many variants of each screen and returns their bytes.
    private static func draw(_ contents: [ScreenContent], variants count: Int) -> Int {
        let chosen = (0..<count).map { Self.variants[$0 * 55 % Self.variants.count] }
        return contents.reduce(0) { sum, content in
            chosen.reduce(sum) { $0 + SVGRenderer.render(content, traits: $1).utf8.count }
        }
    }

    /// Devices, looks, appearances, text sizes and directions; those that are drawn are spread over them.
    private static let variants: [PreviewTraits] = ContentSizeCategory.allCases.flatMap { size in
        PreviewDevice.all.flatMap { device in
            SystemVersion.allCases.flatMap { look in
                LayoutDirection.allCases.flatMap { direction in
                    Appearance.allCases.map { appearance in
                        PreviewTraits(
                            device: device,
                            appearance: appearance,
                            look: look,
                            textSize: size,
                            direction: direction
                        )
                    }
                }
            }
        }
    }
}
