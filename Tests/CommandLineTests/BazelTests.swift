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
        let steps = [
            "empty cache: 6 actions run, 0 from the cache", "second clone: 0 actions run, 6 from the cache",
            "unchanged: 0 actions run, 0 from the cache", "changed text: 2 actions run",
            "changed type in a library with 2 dependents: 4 actions run", "cache that is down: 6 actions run",
            "changed bytes: ", "missing bytes: ", "changed results: ",
        ]
        for step in steps { #expect(run.output.contains(step), "\(run.output)") }
    }
}
