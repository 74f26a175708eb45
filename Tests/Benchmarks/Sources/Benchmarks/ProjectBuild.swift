import TableSpecDiagnostics
import TableSpecKit
import TableSpecPictures

/// What the commands cost on a project, against libyaml's events over the same bytes; files are neither read nor written.
struct ProjectBuild: Benchmark {
    let name = "project build"
    let rounds = 5

    var inputs: [BenchmarkInput] {
        let files = ProjectText.files(count: 500)
        let workspace = Workspace(files: files)
        let sources = files.map { Array($0.text.utf8) }
        return [
            BenchmarkInput(
                name: "500 screens with \(ProjectText.rowsPerScreen) rows each",
                byteCount: sources.reduce(0) { $0 + $1.count },
                ways: [
                    BenchmarkWay(name: "libyaml events") { sources.reduce(0) { $0 + YAMLParsing.countEvents(of: $1) } },
                    BenchmarkWay(name: "lint") { Analysis(workspace).diagnostics.count },
                    BenchmarkWay(name: "generate") { Self.generate(workspace) },
                    BenchmarkWay(name: "build, a picture a screen") { Self.build(workspace) },
                ]
            )
        ]
    }

    private static func generate(_ workspace: Workspace) -> Int {
        Compilation(workspace, Analysis(workspace)).swiftFiles().reduce(0) { $0 + $1.text.utf8.count }
    }

    private static func build(_ workspace: Workspace) -> Int {
        let analysis = Analysis(workspace)
        let pictures = Previews(workspace, analysis).pictures([.normal])
        return (Compilation(workspace, analysis).swiftFiles() + pictures).reduce(0) { $0 + $1.text.utf8.count }
    }
}
