import Foundation
import TableSpecTestSupport
import Testing

@Suite("The recipes for CI work as they are printed", .slow)
struct RecipeTests {
    private static let good =
        "screen: Hello\ntitle: Hello\ntable: { style: grouped, sections: [{ id: s, rows: [A, B] }] }\n"
    private static let warned = good.replacing("table:", with: "state: { on: Bool }\ntable:")
        .replacing("[A, B]", with: "[{ text: A, accessory: { switch: $(on) }, selectionStyle: default }]")
    private static let bad = good.replacing("title", with: "titel")

    private func run(_ script: String, in folder: TemporaryFolder, _ variables: [String: String] = [:]) async throws
        -> ExternalProgram.Run
    {
        let environment = ["PATH": Recipes.searchPath].merging(variables) { $1 }
        return try await ExternalProgram.bash.run(
            ["-euo", "pipefail", "-c", script],
            in: folder.url,
            environment: environment
        )
    }

    private func statuses(
        of scripts: [String],
        in folder: TemporaryFolder,
        _ variables: [String: String] = [:]
    ) async throws -> [Int32] {
        var statuses: [Int32] = []
        for script in scripts { statuses.append(try await run(script, in: folder, variables).status) }
        return statuses
    }

    // MARK: YAML

    @Test(
        "are valid YAML",
        arguments: [".github/workflows/tables.yml", ".gitlab-ci.yml", ".pre-commit-config.yaml"]
    )
    func yaml(_ name: String) async throws {
        let block = try Recipes.block(name)
        #expect(!block.isEmpty)
        #expect(try await isSoundYAML(block))
    }

    @Test("use files that are valid YAML", arguments: [action, template])
    func files(_ name: String) async throws {
        for document in try Recipes.file(name).split(separator: "\n---\n") {
            #expect(try await isSoundYAML(String(document)))
        }
    }

    private static let action = ".github/actions/tablespec/action.yml"
    private static let template = ".github/gitlab/tablespec.yml"

    /// Whether the tool accepts the syntax, even if the text isn't a spec.
    private func isSoundYAML(_ text: String) async throws -> Bool {
        let run = try await Command("lint", "-", "--format", "json", in: TemporaryFolder(), input: text)
        return run.output.hasPrefix("{") && !run.output.contains("\"origin\":\"syntax\"")
    }

    // MARK: GitHub

    /// Runs a script of the action, whose settings of git must not outlive the test.
    private func runAction(
        _ step: Int,
        in folder: TemporaryFolder,
        _ variables: [String: String] = [:]
    ) async throws -> ExternalProgram.Run {
        let scripts = try Recipes.scripts(in: try Recipes.file(Self.action))
        try #require(scripts.count == 4)
        let defaults = ["SPECS": "Specs", "RUNNER_TEMP": "\(folder.path)/work"]
        let script = scripts[step].replacing("--global", with: "--local")
        return try await run(script, in: folder, defaults.merging(variables) { $1 })
    }

    @Test func theActionInstallsTheArchiveWithTheRightChecksum() async throws {
        let name = "tablespec-1.2.3-linux-x86_64"
        let folder = try TemporaryFolder(["work/x": "", "\(name)/bin/tablespec": "#!/bin/sh\n"])
        let pack = "mkdir release && tar -czf release/\(name).tar.gz \(name) && cd release && sha256sum * > SHA256SUMS"
        try #require(try await run(pack, in: folder).status == 0)
        let variables = [
            "RELEASE": "file://\(folder.path)/release", "NAME": name, "GITHUB_PATH": "\(folder.path)/path",
        ]
        let install = try await runAction(0, in: folder, variables)
        #expect(install.status == 0, "\(install.output)")
        #expect(folder.text(of: "path") == "\(folder.path)/work/\(name)/bin\n")
        #expect(folder.text(of: "work/\(name)/bin/tablespec") != nil)
        try folder.write("damaged", to: "release/\(name).tar.gz")
        let damaged = try await runAction(0, in: folder, variables)
        #expect(damaged.status != 0)
        #expect(damaged.output.contains("\(name).tar.gz: FAILED"))
    }

    @Test func theActionPassesForAFreshTreeAndNamesWhatIsWrong() async throws {
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.good, "work/x": ""])
        try await folder.commit("Specs")
        _ = try await ExternalProgram.git.run("update-ref", "refs/remotes/origin/main", "HEAD", in: folder)
        _ = try await Command("build", "Specs", in: folder)
        let branch = ["GITHUB_BASE_REF": "main"]
        for (step, variables) in [(1, [:]), (2, [:]), (2, branch)] {
            let run = try await runAction(step, in: folder, variables)
            #expect(run.status == 0, "\(step): \(run.output)")
        }
        #expect(folder.text(of: "work/tables.sarif")?.contains("\"version\": \"2.1.0\"") == true)

        try folder.write(Self.good.replacing("Hello", with: "Other"), to: "Specs/Hello.yaml")
        #expect(try await runAction(2, in: folder).output.contains("Hello.tablespec.swift"), "stale")
        _ = try await Command("build", "Specs", in: folder)
        #expect(try await runAction(2, in: folder).status == 0)
        #expect(try await runAction(2, in: folder, branch).status == 1)
        try folder.write(Self.bad, to: "Specs/Hello.yaml")
        #expect(try await runAction(1, in: folder).status == 0)
        #expect(folder.text(of: "work/tables.sarif")?.contains("unknown key 'titel'") == true)
        let lint = try await runAction(2, in: folder)
        #expect(lint.status == 1)
        #expect(lint.output.hasPrefix("::error file=Specs/Hello.yaml,line=2,"))
    }

    @Test func theActionPushesChangedPreviewsAndComments() async throws {
        let stub = "#!/bin/sh\necho \"gh $*\" >> \"$LOG\"\n"
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.good, "bin/gh": stub, "work/x": ""])
        let place = "\(folder.path)/work"
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/gh")
        try await folder.commit("Specs")
        for arguments in [
            ["update-ref", "refs/remotes/origin/main", "HEAD"], ["init", "-q", "--bare", "\(place)/origin"],
            ["remote", "add", "origin", "\(place)/origin"],
        ] { try #require(try await ExternalProgram.git.run(arguments, in: folder.url).status == 0) }
        let variables = [
            "GITHUB_BASE_REF": "main", "NUMBER": "7", "BRANCH": "pictures", "URL": "https://example.com",
            "LOG": "\(place)/log", "PATH": "\(folder.path)/bin:\(Recipes.searchPath)",
        ]
        let same = try await runAction(3, in: folder, variables)
        #expect(same.status == 0, "\(same.output)")
        #expect(folder.text(of: "work/log") == nil)

        for rows in ["[A]", "[B]"] {
            try folder.write(Self.good.replacing("[A, B]", with: rows), to: "Specs/Hello.yaml")
            let push = try await runAction(3, in: folder, variables)
            #expect(push.status == 0, "\(push.output)")
            try FileManager.default.removeItem(atPath: "\(place)/branch")
            _ = try await ExternalProgram.git.run("worktree", "prune", in: folder)
        }
        let files = try await ExternalProgram.git.run("ls-tree", "-r", "--name-only", "pictures", in: folder).output
        #expect(files.contains("pictures/7/1-before.svg\n") && !files.contains("Specs"))
        let comment = try #require(folder.text(of: "work/log")?.split(separator: "\n").first)
        #expect(comment == "gh pr comment 7 --body-file \(place)/comparison/summary.md --edit-last")
        let summary = try #require(folder.text(of: "work/comparison/summary.md"))
        #expect(summary.contains("<img src=\"https://example.com/pictures/pictures/7/1-before.svg\""))
        let unknown = try await runAction(3, in: folder, variables.merging(["GITHUB_BASE_REF": "nowhere"]) { $1 })
        #expect(unknown.status != 0)
    }

    // MARK: GitLab

    @Test(.enabled(if: ExternalProgram.jq.isInstalled, "jq is not installed"))
    func theGitLabReportHoldsEveryFinding() async throws {
        let block = try Recipes.file(Self.template)
        let start = try #require(block.range(of: "      jq '"))
        let end = try #require(block.range(of: "gl-code-quality-report.json\n"))
        let script = block[start.lowerBound..<end.upperBound]
        let folder = try TemporaryFolder([
            "Specs/Hello.yaml": Self.warned,
            "Specs/Bad.yaml": Self.bad.replacing("screen: Hello", with: "screen: Other"),
        ])
        let commands = Recipes.commands(in: block)
        let specs = ["SPECS": "Specs"]
        try #require(commands.count == 3)
        #expect(try await run(commands[0] + "\n" + script, in: folder, specs).status == 0)
        let data = Data((folder.text(of: "gl-code-quality-report.json") ?? "").utf8)
        let findings = try JSONDecoder().decode([CodeQualityFinding].self, from: data)
        #expect(
            findings.map { "\($0.location.path):\($0.location.lines.begin) \($0.severity) \($0.rule)" } == [
                "Specs/Bad.yaml:2 major unknown-key", "Specs/Hello.yaml:4 minor selectable-control-row",
            ]
        )
        #expect(Set(findings.map(\.fingerprint)).count == findings.count)
        try folder.write("# A line above.\n\n" + Self.warned, to: "Specs/Hello.yaml")
        #expect(try await run(commands[0] + "\n" + script, in: folder, specs).status == 0)
        let later = Data((folder.text(of: "gl-code-quality-report.json") ?? "").utf8)
        let moved = try JSONDecoder().decode([CodeQualityFinding].self, from: later)
        #expect(moved.map(\.fingerprint) == findings.map(\.fingerprint))
        #expect(moved.map(\.location.lines.begin) == [2, 6])
        #expect(try await run(commands[1], in: folder, specs).status == 1)
    }

    /// What GitLab wants to know of a finding.
    private struct CodeQualityFinding: Decodable {
        struct Location: Decodable {
            struct Lines: Decodable { var begin: Int }
            var path: String
            var lines: Lines
        }

        var description: String
        var rule: String
        var severity: String
        var fingerprint: String
        var location: Location

        private enum CodingKeys: String, CodingKey {
            case description, severity, fingerprint, location
            case rule = "check_name"
        }
    }

    // MARK: pre-commit

    @Test func theHooksOfTheRepositoryRun() async throws {
        let name = ".pre-commit-hooks.yaml"
        let file = Recipes.repository.appendingPathComponent(name)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(try await isSoundYAML(text))
        let entries = text.split(separator: "\n").filter { $0.hasPrefix("  entry: ") }.map { String($0.dropFirst(9)) }
        #expect(entries == ["tablespec lint --strict --allow-empty", "tablespec build --check --allow-empty"])
        let configuration = try Recipes.block(".pre-commit-config.yaml")
        for id in ["tablespec-lint", "tablespec-fresh"] {
            #expect(text.contains("- id: \(id)\n") && configuration.contains("- id: \(id)\n"))
        }

        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.good])
        _ = try await Command("build", in: folder)
        #expect(try await statuses(of: entries, in: folder) == [0, 0])
        try folder.write(Self.warned, to: "Specs/Hello.yaml")
        #expect(try await statuses(of: entries, in: folder) == [1, 1])
    }

    // MARK: Build tools

    @Test func theXcodePhaseBuildsAndStopsAtErrors() async throws {
        let script = try Recipes.block("Xcode build phase")
        let folder = try TemporaryFolder(["My App/Specs/Hello.yaml": Self.good])
        let variables = [
            "SRCROOT": folder.url.appendingPathComponent("My App").path,
            "DERIVED_FILE_DIR": folder.url.appendingPathComponent("Derived Data").path,
        ]
        #expect(try await run(script, in: folder, variables).status == 0)
        #expect(folder.text(of: "Generated/Swift/Hello.tablespec.swift") != nil)
        #expect(folder.text(of: "Derived Data/tables.stamp") != nil)
        #expect(folder.text(of: "Derived Data/tables.d")?.contains("My\\ App/Specs/Hello.yaml") == true)
        try folder.write(Self.bad, to: "My App/Specs/Hello.yaml")
        let failed = try await run(script, in: folder, variables)
        #expect(failed.status == 1)
        #expect(failed.output.contains("/My App/Specs/Hello.yaml:2:1: error: "))
    }

    @Test(arguments: [("make", "Makefile"), ("ninja", "build.ninja")])
    func theBuildFilesBuildOnce(_ name: String, _ file: String) async throws {
        let tool = ExternalProgram(name: name)
        guard tool.isInstalled else { return }
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.good])
        try folder.write(try Recipes.block(file), to: file)
        #expect(try await run(name, in: folder).status == 0)
        #expect(folder.text(of: "Generated/Swift/Hello.tablespec.swift") != nil)
        let second = try await run(name, in: folder)
        #expect(second.output.contains("up to date") || second.output.contains("no work to do"))
    }
}
