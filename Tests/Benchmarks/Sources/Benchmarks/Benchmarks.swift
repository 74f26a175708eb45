/// Runs every benchmark, or those with the given names, and prints a Markdown table for each.
@main
@MainActor
enum Benchmarks {
    static let all: [any Benchmark] = [
        YAMLParsing(), GeneratorLinearity(), GalleryLinearity(), Pictures(), ServingCells(), Keystrokes(),
        TypeChecking(), Importing(),
    ]

    static func main() {
        let wanted = CommandLine.arguments.dropFirst()
        for benchmark in all where wanted.isEmpty || wanted.contains(benchmark.name) {
            print(Report.text(of: benchmark))
        }
    }
}
