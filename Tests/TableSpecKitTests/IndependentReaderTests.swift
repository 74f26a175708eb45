import Foundation
import TableSpecDiagnostics
import TableSpecKit
import TableSpecTestSupport
import Testing

/// Programs that we have not written read our reports as we mean them: `sarif-tools`, `junitparser` and `jsonschema` from
/// PyPI. Where Python or a package is missing, the test is skipped.
@Suite("Independent readers", .slow)
struct IndependentReaderTests {
    private static let analyses = [
        Analysis(FindingFormatTests.workspace), Analysis(FindingFormatTests.hostileWorkspace),
    ]

    private static func counts(_ analysis: Analysis) -> String {
        Diagnostic.Severity.allCases.map { severity in
            String(analysis.diagnostics.count { $0.severity == severity })
        }.joined(separator: " ")
    }

    private static func report(_ analysis: Analysis, _ format: FindingFormat) -> String {
        format.renderer().render(analysis.diagnostics, in: analysis.sources)
    }

    @Test(
        "sarif-tools counts the same findings",
        .enabled("needs: pip install sarif-tools") { await Python.has("sarif") },
        arguments: analyses.indices
    )
    func sarif(_ index: Int) async throws {
        let analysis = Self.analyses[index]
        let script = """
            import sys
            from sarif import loader
            file = loader.load_sarif_file(sys.argv[1])
            counts = file.get_report().get_issue_count_for_severity
            print(*[counts(level) for level in ("error", "warning", "note")])
            """
        let report = Self.report(analysis, .sarif)
        #expect(try await Python.run(script, on: [("report.sarif", report)]) == Self.counts(analysis))
    }

    @Test(
        "junitparser counts the same findings",
        .enabled("needs: pip install junitparser") { await Python.has("junitparser") },
        arguments: analyses.indices
    )
    func junit(_ index: Int) async throws {
        let analysis = Self.analyses[index]
        let script = """
            import sys
            from junitparser import JUnitXml, Failure
            suites = JUnitXml.fromfile(sys.argv[1])
            cases = [case for suite in suites for case in suite if case.name != "no findings"]
            kinds = [case.result[0].type if case.result else "info" for case in cases]
            assert suites.tests == len(list(case for suite in suites for case in suite))
            assert suites.failures == sum(kind != "info" for kind in kinds)
            print(*[kinds.count(kind) for kind in ("error", "warning", "info")])
            """
        let report = Self.report(analysis, .junit)
        #expect(try await Python.run(script, on: [("report.xml", report)]) == Self.counts(analysis))
    }

    @Test(
        "jsonschema finds the JSON valid",
        .enabled("needs: pip install jsonschema") { await Python.has("jsonschema") },
        arguments: analyses.indices
    )
    func json(_ index: Int) async throws {
        let script = """
            import json, sys
            from jsonschema import Draft202012Validator
            schema, report = (json.load(open(path)) for path in sys.argv[1:])
            Draft202012Validator.check_schema(schema)
            errors = [error.message for error in Draft202012Validator(schema).iter_errors(report)]
            del report["diagnostics"][0]["start"]["line"]
            report["diagnostics"][0]["more"] = 1
            print(errors, len(list(Draft202012Validator(schema).iter_errors(report))))
            """
        let files = [
            ("findings.schema.json", JSONFindingsSchema.text),
            ("report.json", Self.report(Self.analyses[index], .json)),
        ]
        #expect(try await Python.run(script, on: files) == "[] 2")
    }
}

/// Python 3, where the machine has it.
private enum Python {
    static func has(_ module: String) async -> Bool {
        let run = try? await ExternalProgram.python.run(["-c", "import \(module)"])
        return run?.status == 0
    }

    /// Runs a script with the paths of files that hold the texts; returns what it prints, without the line end.
    static func run(_ script: String, on files: [(name: String, text: String)]) async throws -> String {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
        let run = try await ExternalProgram.python.run(
            ["-c", script] + files.map(\.name),
            in: folder.url,
            keepsErrorsApart: true
        )
        #expect(run.status == 0, "\(run.errors)")
        return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
