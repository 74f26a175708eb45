import Foundation
import TableSpecDiagnostics
import TableSpecKit
import TableSpecPictures

/// What the commands cost on a project on disk, from reading the specs to remembering what was written, against libyaml's
/// events over the same bytes in memory.
///
/// `taskset -c 0` before the command measures one core.
struct DiskBuild: Benchmark {
    let name = "project on disk"
    let rounds = 3

    var inputs: [BenchmarkInput] {
        let files = ProjectText.files(count: 2000)
        let sources = files.map { Array($0.text.utf8) }
        guard let project = Project(files) else { return [] }
        return [
            BenchmarkInput(
                name: "2,000 screens with \(ProjectText.rowsPerScreen) rows each",
                byteCount: sources.reduce(0) { $0 + $1.count },
                ways: [
                    BenchmarkWay(name: "libyaml events") { sources.reduce(0) { $0 + YAMLParsing.countEvents(of: $1) } },
                    BenchmarkWay(name: "lint") { project.lint() },
                    BenchmarkWay(name: "generate, from nothing") { project.buildFromNothing(.swift) },
                    BenchmarkWay(name: "build, from nothing") { project.buildFromNothing(.onePicture) },
                    BenchmarkWay(name: "build, one spec changed") { project.buildAfterAChange() },
                    BenchmarkWay(name: "build, nothing changed") { project.build(into: Project.kept) },
                ]
            )
        ]
    }
}

extension Products {
    fileprivate static let onePicture = Products(swift: true, pictures: [.normal])
}

/// The specs in a separate folder, and their outputs.
final class Project {
    /// The output folder that is kept in step with the specs.
    static let kept = "Kept"

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let changing: (path: String, text: String)
    private var runs = 0

    /// Writes the specs and makes the outputs that are kept; `nil` where that is not possible.
    init?(_ files: [(path: String, text: String)]) {
        changing = files[files.count / 2]
        do {
            let specs = folder.appendingPathComponent("Specs")
            try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
            for file in files { try Data(file.text.utf8).write(to: specs.appendingPathComponent(file.path)) }
        } catch {
            return nil
        }
        guard build(into: Self.kept) > 0 else { return nil }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func lint() -> Int {
        (try? Workspace(paths: [folder.appendingPathComponent("Specs").path])).map { Analysis($0).diagnostics.count }
            ?? -1
    }

    func buildFromNothing(_ products: Products) -> Int {
        runs += 1
        return build(into: "Run\(runs)", products)
    }

    func buildAfterAChange() -> Int {
        runs += 1
        let text = changing.text.replacing("Ada Lovelace", with: "Ada \(runs)")
        let path = folder.appendingPathComponent("Specs").appendingPathComponent(changing.path)
        guard (try? Data(text.utf8).write(to: path)) != nil else { return -1 }
        return build(into: Self.kept)
    }

    /// Returns the number of outputs; less than 1 where something went wrong.
    func build(into output: String, _ products: Products = .onePicture) -> Int {
        let request = BuildRequest(
            paths: [folder.appendingPathComponent("Specs").path],
            output: folder.appendingPathComponent(output).path,
            products: products
        )
        return (try? Build.run(request))?.outputs.count ?? -1
    }
}
