import TableSpecKit
import TableSpecPictures

/// What pictures cost: each variant of a screen is laid out and written as SVG, on one core, against libyaml's events over
/// the specs. Ten times as many variants show whether memory stays.
struct Pictures: Benchmark {
    let name = "previews"
    let rounds = 5

    private static let screenCount = 50

    var inputs: [BenchmarkInput] {
        let files = ProjectText.files(count: Self.screenCount)
        let workspace = Workspace(files: files)
        let previews = Previews(workspace, Analysis(workspace))
        let sources = files.map { Array($0.text.utf8) }
        return [
            BenchmarkInput(
                name: "\(Self.screenCount) screens with \(ProjectText.rowsPerScreen) rows each",
                byteCount: sources.reduce(0) { $0 + $1.count },
                ways: [
                    BenchmarkWay(name: "libyaml events") { sources.reduce(0) { $0 + YAMLParsing.countEvents(of: $1) } },
                    BenchmarkWay(name: "1,000 pictures") { Self.draw(previews, variants: 20) },
                    BenchmarkWay(name: "10,000 pictures") { Self.draw(previews, variants: 200) },
                ]
            )
        ]
    }

    /// Draws so many variants of each screen, one variant after the other, and returns their bytes.
    private static func draw(_ previews: Previews, variants count: Int) -> Int {
        let chosen = (0..<count).map { Self.variants[$0 * 55 % Self.variants.count] }
        return chosen.reduce(0) { sum, variant in
            previews.pictures([variant]).reduce(sum) { $0 + $1.text.utf8.count }
        }
    }

    /// Devices, releases of iOS, appearances, text sizes and directions; those that are drawn are spread over them.
    private static let variants: [PreviewVariant] = {
        let choices = try? PictureChoices(
            devices: "all",
            appearances: "all",
            systems: "all",
            textSizes: "all",
            directions: "all"
        )
        return choices?.variants ?? [.normal]
    }()
}
