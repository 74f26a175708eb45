import TableSpecKit
import TableSpecPictures

/// The cost of a gallery per byte of a spec is constant for any number of rows, screens and characters, as long as it shows
/// as many variants. Long specs are drawn once, so the shapes here begin at that length.
struct GalleryLinearity: Benchmark {
    let name = "gallery"
    let rounds = 3

    var inputs: [BenchmarkInput] {
        [10_000, 20_000, 40_000].map { rows in
            input("one screen of \(rows) rows", [("Screen.yaml", ProjectText.screen(rows: rows))])
        }
            + [700_000, 1_400_000, 2_800_000].map { letters in
                input("one text of \(letters) letters", [("Screen.yaml", Self.screen(letters: letters))])
            }
            + [500, 1000, 2000].map { count in
                input("\(count) screens of \(ProjectText.rowsPerScreen) rows", ProjectText.files(count: count))
            }
    }

    private static func screen(letters: Int) -> String {
        let text = String(repeating: "lorem ipsum ", count: letters / 12)
        return "screen: Screen\ntable:\n  sections:\n    - id: s\n      rows:\n        - { id: r, text: \(text)}\n"
    }

    private func input(_ name: String, _ files: [(path: String, text: String)]) -> BenchmarkInput {
        let workspace = Workspace(files: files)
        let sources = files.map { Array($0.text.utf8) }
        let previews = Previews(workspace, Analysis(workspace))
        return BenchmarkInput(
            name: name,
            byteCount: sources.reduce(0) { $0 + $1.count },
            ways: [
                BenchmarkWay(name: "libyaml events") { sources.reduce(0) { $0 + YAMLParsing.countEvents(of: $1) } },
                BenchmarkWay(name: "gallery") {
                    previews.gallery(PictureChoices()).reduce(0) { $0 + $1.text.utf8.count }
                },
            ]
        )
    }
}
