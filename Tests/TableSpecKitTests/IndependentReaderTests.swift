import Foundation
import TableSpecDiagnostics
import TableSpecKit
import Testing

/// Programs that we have not written read our reports as we mean them: `sarif-tools`, `junitparser` and `jsonschema` from
/// PyPI. Where Python or a package is missing, the test is skipped.
@Suite("Independent readers")
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
        .enabled(if: Python.has("sarif"), "needs: pip install sarif-tools"),
        arguments: analyses.indices
    )
    func sarif(_ index: Int) throws {
        let analysis = Self.analyses[index]
        let script = """
            import sys
            from sarif import loader
            file = loader.load_sarif_file(sys.argv[1])
            counts = file.get_report().get_issue_count_for_severity
            print(*[counts(level) for level in ("error", "warning", "note")])
            """
        let report = Self.report(analysis, .sarif)
        #expect(try Python.run(script, on: [("report.sarif", report)]) == Self.counts(analysis))
    }

    @Test(
        "junitparser counts the same findings",
        .enabled(if: Python.has("junitparser"), "needs: pip install junitparser"),
        arguments: analyses.indices
    )
    func junit(_ index: Int) throws {
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
        #expect(try Python.run(script, on: [("report.xml", report)]) == Self.counts(analysis))
    }

    @Test(
        "jsonschema finds the JSON valid",
        .enabled(if: Python.has("jsonschema"), "needs: pip install jsonschema"),
        arguments: analyses.indices
    )
    func json(_ index: Int) throws {
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
        #expect(try Python.run(script, on: files) == "[] 2")
    }
}

/// Python 3, where the machine has it.
private enum Python {
    static func has(_ module: String) -> Bool {
        (try? run("import \(module)", on: [])) != nil
    }

    /// Runs a script with the paths of files that hold the texts; returns what it prints, without the line end.
    static func run(_ script: String, on files: [(name: String, text: String)]) throws -> String {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.text, to: file.name) }
        try folder.write("", to: "out")
        let output = "\(folder.path)/out"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script] + files.map { "\(folder.path)/\($0.name)" }
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        let text = FileManager.default.contents(atPath: output).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
