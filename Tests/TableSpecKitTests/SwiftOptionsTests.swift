import TableSpecDiagnostics
import TableSpecKit
import Testing

@Suite("The configuration says how Swift is generated")
struct SwiftOptionsTests {
    private static let spec =
        "screen: A\ntable: { style: grouped, sections: [{ id: s, rows: [{ id: r, text: Row }] }] }\n"

    private static func findings(of configuration: String) -> [String] {
        var diagnostics: [Diagnostic] = []
        var sources = SourceMap()
        let file = SourceFile(path: "tablespec.yaml", text: configuration)
        _ = Configuration.decode(file, id: sources.add(file), diagnostics: &diagnostics)
        return diagnostics.map(\.message)
    }

    @Test func itsOptionsReachTheGeneratedFiles() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec, to: "A.yaml")
        try folder.write(
            "swift: { accessLevel: public, typePrefix: ACM, deploymentTarget: 17.0 }\n",
            to: "tablespec.yaml"
        )
        let workspace = try Workspace(paths: [folder.path])
        let swift = try #require(Compilation(workspace, Analysis(workspace)).swiftFiles().first).text
        #expect(swift.contains("public final class ACMAViewController: "))
        #expect(!swift.contains("@available(iOS 17.0"))
    }

    @Test func whatIsNotAnOptionIsRefusedAtItsPlace() {
        #expect(
            Self.findings(of: "swift: { accessLevel: open }\n") == [
                "unknown access level 'open'; expected 'internal', 'package' or 'public'"
            ]
        )
        #expect(
            Self.findings(of: "swift: { typePrefix: 1A }\n") == [
                "'1A' is no name for a type prefix; expected letters, digits and '_', not starting with a digit"
            ]
        )
        #expect(
            Self.findings(of: "swift: { deploymentTarget: newest }\n") == [
                "expected a version of iOS such as 16.0, found 'newest'"
            ]
        )
        #expect(
            Self.findings(of: "swift: { deploymentTarget: 14.5 }\n") == [
                "generated code needs iOS 15.0 or newer, found iOS 14.5"
            ]
        )
    }
}
