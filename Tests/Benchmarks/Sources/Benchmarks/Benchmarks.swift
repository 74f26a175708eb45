/// Runs every benchmark, or those whose names contain one of the arguments, and prints a table for each.
@main
@MainActor
enum Benchmarks {
    static let all: [any Benchmark] = [
        YAMLParsing(), ProjectBuild(), DiskBuild(), Linearity(), GeneratorLinearity(), GalleryLinearity(),
        OtherLinters(), SchemaCompilers(), Pictures(), ServingCells(), Keystrokes(), TypeChecking(),
        Importing(),
    ]

    static func main() {
        let wanted = CommandLine.arguments.dropFirst()
        for benchmark in all where wanted.isEmpty || wanted.contains(where: benchmark.name.contains) {
            print(Report.text(of: benchmark))
        }
    }
}
