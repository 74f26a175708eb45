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
        var environment = variables
        environment["PATH"] = try Recipes.searchPath(in: folder)
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
        arguments: [
            ".github/workflows/tables.yml", ".github/workflows/pictures.yml", ".gitlab-ci.yml",
            ".pre-commit-config.yaml",
        ]
    )
    func yaml(_ name: String) async throws {
        let block = try Recipes.block(name)
        #expect(!block.isEmpty)
        #expect(try await isSoundYAML(block))
    }

    /// Whether the tool accepts the syntax, even if the text isn't a spec.
    private func isSoundYAML(_ text: String) async throws -> Bool {
        let run = try await Command("lint", "-", "--format", "json", in: TemporaryFolder(), input: text)
        return run.output.hasPrefix("{") && !run.output.contains("\"origin\":\"syntax\"")
    }

    // MARK: GitHub

    @Test func theGitHubWorkflowPassesForAFreshTreeAndNamesWhatIsWrong() async throws {
        let commands = Recipes.commands(in: try Recipes.block(".github/workflows/tables.yml"))
            .filter { $0.hasPrefix("swift ") }
        try #require(commands.count == 4)
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.good])
        try await folder.commit("Specs")
        _ = try await ExternalProgram.git.run("update-ref", "refs/remotes/origin/main", "HEAD", in: folder)
        _ = try await Command("build", "Specs", in: folder)
        for command in commands {
            let run = try await run(command, in: folder, ["GITHUB_BASE_REF": "main"])
            #expect(run.status == 0, "\(command): \(run.output)")
        }
        #expect(folder.text(of: "tables.sarif")?.contains("\"version\": \"2.1.0\"") == true)

        try folder.write(Self.good.replacing("Hello", with: "Other"), to: "Specs/Hello.yaml")
        #expect(try await statuses(of: commands, in: folder, ["GITHUB_BASE_REF": "main"]) == [0, 0, 1, 1])
        try folder.write(Self.bad, to: "Specs/Hello.yaml")
        #expect(try await run(commands[0], in: folder).status == 0)
        #expect(folder.text(of: "tables.sarif")?.contains("unknown key 'titel'") == true)
        let lint = try await run(commands[1], in: folder)
        #expect(lint.status == 1)
        #expect(lint.output.hasPrefix("::error file=Specs/Hello.yaml,line=2,"))
    }

    @Test func theWorkflowOfPicturesPushesThemAndComments() async throws {
        let stub = "#!/bin/sh\necho \"gh $*\" >> \"$LOG\"\n"
        let folder = try TemporaryFolder(["Specs/Hello.yaml": Self.good, "bin/gh": stub])
        let place = folder.url.appendingPathComponent("work").path
        let scripts = try Recipes.scripts(in: try Recipes.block(".github/workflows/pictures.yml"))
            .map { $0.replacing("--global", with: "--local") }
        try #require(scripts.count == 2)
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.url.appendingPathComponent("bin/gh").path
        )
        try await folder.commit("Specs")
        for arguments in [
            ["update-ref", "refs/remotes/origin/main", "HEAD"], ["init", "-q", "--bare", "\(place)/origin"],
            ["remote", "add", "origin", "\(place)/origin"],
        ] { try #require(try await ExternalProgram.git.run(arguments, in: folder.url).status == 0) }
        let variables = [
            "GITHUB_BASE_REF": "main", "GITHUB_OUTPUT": "\(place)/outputs", "NUMBER": "7",
            "URL": "https://example.com/7", "LOG": "\(place)/log", "RUNNER_TEMP": place,
        ]
        func compare() async throws -> ExternalProgram.Run { try await run(scripts[0], in: folder, variables) }
        let same = try await compare()
        #expect(same.status == 0, "\(same.output)")
        #expect(folder.text(of: "work/outputs") == "changed=0\n")

        try folder.write(Self.good.replacing("[A, B]", with: "[A]"), to: "Specs/Hello.yaml")
        for _ in 1...2 {
            #expect(try await compare().status == 0)
            let push = try await run("PATH=$PWD/bin:$PATH\n" + scripts[1], in: folder, variables)
            #expect(push.status == 0, "\(push.output)")
            try FileManager.default.removeItem(atPath: "\(place)/branch")
            _ = try await ExternalProgram.git.run("worktree", "prune", in: folder)
            try folder.write(Self.good.replacing("[A, B]", with: "[B]"), to: "Specs/Hello.yaml")
        }
        #expect(folder.text(of: "work/outputs")?.hasSuffix("changed=1\n") == true)
        let files = try await ExternalProgram.git.run("ls-tree", "-r", "--name-only", "pictures", in: folder).output
        #expect(files.contains("pictures/7/1-before.svg\n") && !files.contains("Specs"))
        let comment = try #require(folder.text(of: "work/log")?.split(separator: "\n").first)
        #expect(comment == "gh pr comment 7 --body-file \(place)/comparison/summary.md --edit-last")
        let summary = try #require(folder.text(of: "work/comparison/summary.md"))
        #expect(summary.contains("<img src=\"https://example.com/7/1-before.svg\""))
        let unknown = try await run(scripts[0], in: folder, variables.merging(["GITHUB_BASE_REF": "nowhere"]) { $1 })
        #expect(unknown.status != 0)
    }

    // MARK: GitLab

    @Test(.enabled(if: ExternalProgram.jq.isInstalled, "jq is not installed"))
    func theGitLabReportHoldsEveryFinding() async throws {
        let block = try Recipes.block(".gitlab-ci.yml")
        let start = try #require(block.range(of: "      jq '"))
        let end = try #require(block.range(of: "gl-code-quality-report.json\n"))
        let script = block[start.lowerBound..<end.upperBound]
        let folder = try TemporaryFolder([
            "Specs/Hello.yaml": Self.warned,
            "Specs/Bad.yaml": Self.bad.replacing("screen: Hello", with: "screen: Other"),
        ])
        let commands = Recipes.commands(in: block)
        try #require(commands.count == 3)
        #expect(try await run(commands[0] + "\n" + script, in: folder).status == 0)
        let data = Data((folder.text(of: "gl-code-quality-report.json") ?? "").utf8)
        let findings = try JSONDecoder().decode([CodeQualityFinding].self, from: data)
        #expect(
            findings.map { "\($0.location.path):\($0.location.lines.begin) \($0.severity) \($0.rule)" } == [
                "Specs/Bad.yaml:2 major unknown-key", "Specs/Hello.yaml:4 minor selectable-control-row",
            ]
        )
        #expect(Set(findings.map(\.fingerprint)).count == findings.count)
        try folder.write("# A line above.\n\n" + Self.warned, to: "Specs/Hello.yaml")
        #expect(try await run(commands[0] + "\n" + script, in: folder).status == 0)
        let later = Data((folder.text(of: "gl-code-quality-report.json") ?? "").utf8)
        let moved = try JSONDecoder().decode([CodeQualityFinding].self, from: later)
        #expect(moved.map(\.fingerprint) == findings.map(\.fingerprint))
        #expect(moved.map(\.location.lines.begin) == [2, 6])
        #expect(try await run(commands[1], in: folder).status == 1)
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

    // MARK: Bazel

    /// Starlark's syntax is a subset of Python's, so Python can run the rule with a mock of Bazel.
    @Test(.enabled(if: ExternalProgram.python.isInstalled, "python3 is not installed"))
    func theBazelRuleDeclaresWhatTheToolWrites() async throws {
        let folder = try TemporaryFolder([
            "app/tables/Hello.yaml": Self.good,
            "app/tables/Sub/Hello.yaml": Self.good.replacing("Hello", with: "Other"),
            "app/tables/tablespec.yaml": "rules: {}\n",
        ])
        try folder.write(try Recipes.block("tablespec.bzl"), to: "tablespec.bzl")
        try folder.write(Self.bazel, to: "bazel.py")
        let run = try await run("python3 bazel.py", in: folder)
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.output
                == "out/app/tables/all/Swift/Hello.tablespec.swift\nout/app/tables/all/Swift/Sub_Hello.tablespec.swift\n"
        )
    }

    private static let bazel = """
        import os, subprocess
        from types import SimpleNamespace as Namespace

        def file(path):
            return Namespace(path=path, short_path=path, dirname=os.path.dirname(path))

        def run(executable, arguments, inputs, outputs, mnemonic, progress_message):
            subprocess.run([executable] + arguments, check=True)
            for output in outputs:
                assert os.path.getsize(output.path) > 0
                print(output.path)

        attr = Namespace(label_list=lambda **_: None, label=lambda **_: None)
        rules = []
        names = dict(attr=attr, depset=list, DefaultInfo=lambda files: files, rule=lambda **r: rules.append(r))
        exec(open("tablespec.bzl").read(), names)
        sources = [file("app/tables/Hello.yaml"), file("app/tables/Sub/Hello.yaml")]
        rules[0]["implementation"](Namespace(
            label=Namespace(package="app/tables", name="all"),
            files=Namespace(srcs=sources, configuration=[file("app/tables/tablespec.yaml")]),
            executable=Namespace(tool="tablespec"),
            actions=Namespace(declare_file=lambda name: file("out/app/tables/" + name), run=run),
        ))
        """
}
