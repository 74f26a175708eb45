import TableSpecDiagnostics
import TableSpecKit
import TableSpecPictures
import TableSpecTestSupport
import Testing

@Suite("The configuration controls the generated Swift")
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

    @Test("a namespace can't have the name of a type that generated code uses", arguments: ["UIView", "Int", "Swift"])
    func namespace(_ name: String) {
        #expect(
            Self.findings(of: "swift: { namespace: \(name) }\n") == [
                "the namespace '\(name)' is the name of a type that generated code uses"
            ]
        )
        #expect(Self.findings(of: "swift: { namespace: TableSpec }\n") == [])
    }

    @Test(arguments: ["class", "self", "Self", "init", "Any"])
    func aNamespaceIsNotAKeyword(_ name: String) {
        let findings = Self.findings(of: "swift: { namespace: \(name) }\n")
        #expect(findings == ["the namespace '\(name)' is a keyword of Swift"])
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

    @Test func theTableIsASeparateObjectIfTheConfigurationSaysSo() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.spec, to: "A.yaml")
        func swift() throws -> String {
            let workspace = try Workspace(paths: [folder.path])
            return try #require(Compilation(workspace, Analysis(workspace)).swiftFiles().first).text
        }
        #expect(try !swift().contains("ATable"))
        try folder.write("swift: { dataSource: separate }\n", to: "tablespec.yaml")
        #expect(try swift().contains("final class ATable {"))
        try folder.write("swift: { dataSource: screen }\n", to: "tablespec.yaml")
        #expect(try !swift().contains("ATable"))
    }

    @Test func theBundleOfTheModuleIsTakenUnlessTheConfigurationSaysWhere() throws {
        let folder = try TemporaryFolder()
        try folder.write("strings: Words\n" + Self.spec, to: "A.yaml")
        func swift(usesModuleBundle: Bool) throws -> String {
            let request = BuildRequest(
                paths: [folder.path],
                output: folder.path + "/Out",
                products: .swift,
                usesModuleBundle: usesModuleBundle
            )
            _ = try Build.run(request)
            return try #require(folder.text(of: "Out/Swift/A.tablespec.swift"))
        }
        #expect(try !swift(usesModuleBundle: false).contains("module"))
        #expect(try swift(usesModuleBundle: true).contains("bundle: .module"))
        try folder.write("swift: { bundle: main }\n", to: "tablespec.yaml")
        #expect(try !swift(usesModuleBundle: true).contains("module"))
        try folder.write("swift: { bundle: module }\n", to: "tablespec.yaml")
        #expect(try swift(usesModuleBundle: false).contains("bundle: .module"))
    }

    @Test func statesAreCodableWhereTheConfigurationSaysSo() throws {
        let folder = try TemporaryFolder()
        try folder.write("state: { isOn: Bool }\n" + Self.spec, to: "A.yaml")
        try folder.write(
            "codableState: false\nstate: { isOn: Bool }\n" + Self.spec.replacing("A", with: "B"),
            to: "B.yaml"
        )
        try folder.write("swift: { codableState: true }\n", to: "tablespec.yaml")
        let workspace = try Workspace(paths: [folder.path])
        let files = Compilation(workspace, Analysis(workspace)).swiftFiles().map(\.text)
        #expect(files.map { $0.contains("struct State: Hashable, Sendable, Codable") }.prefix(2) == [true, false])
    }

    @Test func theModulesOfTheConfigurationAreImportedByEveryScreen() throws {
        let folder = try TemporaryFolder()
        try folder.write("imports: [Zebra, Design]\n" + Self.spec, to: "A.yaml")
        try folder.write(Self.spec.replacing("A", with: "B"), to: "B.yaml")
        try folder.write("types: { T: { name: String } }\n", to: "C.yaml")
        try folder.write("swift: { imports: [Design, Maps] }\n", to: "tablespec.yaml")
        let workspace = try Workspace(paths: [folder.path])
        let files = Compilation(workspace, Analysis(workspace)).swiftFiles().map(\.text)
        let imports = files.prefix(3).map { file in
            file.split(separator: "\n").filter { $0.hasPrefix("import ") }.map(String.init)
        }
        let ofAll = ["import Design", "import Maps", "import UIKit"]
        #expect(imports == [ofAll + ["import Zebra"], ofAll, []])
    }

    @Test func whatIsNotAnOptionIsRefusedAtItsPlace() {
        #expect(Self.findings(of: "swift: { bundle: app }\n") == ["unknown bundle 'app'; expected 'main' or 'module'"])
        #expect(
            Self.findings(of: "swift: { accessLevel: open }\n") == [
                "unknown access level 'open'; expected 'internal', 'package' or 'public'"
            ]
        )
        #expect(
            Self.findings(of: "swift: { dataSource: apart }\n") == [
                "unknown data source location 'apart'; expected 'screen' or 'separate'"
            ]
        )
        #expect(Self.findings(of: "swift: { imports: [Design, Design] }\n") == ["'Design' is imported twice"])
        #expect(
            Self.findings(of: "swift: { imports: [Design.Views] }\n") == [
                "'Design.Views' isn't a valid name for a module; "
                    + "expected letters, digits and '_', not starting with a digit"
            ]
        )
        #expect(
            Self.findings(of: "swift: { typePrefix: 1A }\n") == [
                "'1A' isn't a valid name for a type prefix; expected letters, digits and '_', not starting with a digit"
            ]
        )
        #expect(
            Self.findings(of: "swift: { deploymentTarget: newest }\n") == [
                "expected an iOS version such as 16.0, found 'newest'"
            ]
        )
        #expect(
            Self.findings(of: "swift: { deploymentTarget: 14.5 }\n") == [
                "generated code needs iOS 15.0 or later, found iOS 14.5"
            ]
        )
    }
}
