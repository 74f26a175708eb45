import Foundation
import TableSpecTestSupport
import Testing

/// The script checks which actions run, and that the outputs are those of a build without a cache.
@Suite("Bazel builds libraries of specs with a remote cache", .slow)
struct BazelTests {
    @Test(
        .enabled(if: ExternalProgram(name: "bazel").isInstalled, "Debian's bazel-bootstrap is not installed"),
        .enabled(if: ExternalProgram(name: "/usr/sbin/nginx").isInstalled, "Debian's nginx-light is not installed")
    )
    func librariesAreBuiltOnce() async throws {
        let script = Repository.root.appendingPathComponent("Tests/Benchmarks/bazel").path
        let small = ["--libraries", "4", "--specs", "2", "--rows", "3"]
        let run = try await ExternalProgram.python.run([script, "--tool", Command.executable.path] + small)
        #expect(run.status == 0, "\(run.output)")
        let rows = [
            "first one, with an empty cache | 6 | 0 |", "second clone, with the start of Bazel | 0 | 6 |",
            "without changes | 0 | 0 |", "after a changed text | 2 |",
            "after a changed type in a library with 2 dependents | 4 |", "while the cache is down | 6 |",
            "with changed bytes in all files of the cache", "with half of each file of the cache",
            "with changed bytes in all records of actions",
        ]
        for row in rows { #expect(run.output.contains(row), "\(run.output)") }
    }
}
