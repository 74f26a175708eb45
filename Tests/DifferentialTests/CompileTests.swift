import Foundation
import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecKit
import TableSpecModel
import Testing

/// What the compiler and the formatter say of generated Swift.
@Suite("The compiler and the formatter have nothing to say")
struct CompileTests {
    /// The command that reads files in Swift 6 mode: concurrency is checked completely, and a warning is an error, also of
    /// an expression on which the type checker spends 100 milliseconds of its own time.
    private static let check =
        Compiler.command + [
            "-typecheck", "-parse-as-library", "-Xfrontend", "-warn-long-expression-type-checking=100",
        ]

    @Test func whatTheSpecsOfTheRepositoryBecome() throws {
        let folder = Self.root.appendingPathComponent("Generated/Swift")
        let run = try Program(Self.check + Compiler.swiftFiles(in: folder))
        #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    }

    /// Each option on all specs of the repository, in a module that another one uses.
    @Test(arguments: [GeneratorOptions.AccessLevel.public, .package], ["", "ACM"])
    func whatTheSpecsBecomeForAnotherModule(access: GeneratorOptions.AccessLevel, prefix: String) throws {
        let workspace = try Workspace(paths: [Self.root.appendingPathComponent("Specs").path])
        let model = Analysis(workspace).model
        var options = GeneratorOptions()
        options.accessLevel = access
        options.typePrefix = prefix
        #expect(SwiftGenerator.nameCollisions(in: model, options: options).isEmpty)
        let folder = try TemporaryFolder()
        let generator = SwiftGenerator(model, options: options)
        let files = try model.files.map { file in
            let name = file.path.split(separator: "/").last.map(String.init) ?? ""
            return try folder.write(generator.generate(file), to: name.replacing(".yaml", with: ".swift")).path
        }
        let support = try folder.write(generator.support(for: model.files), to: "TableSpecSupport.swift").path
        let module = folder.url.appendingPathComponent("Tables.swiftmodule").path
        let common = Compiler.command + ["-package-name", "app", "-parse-as-library"]
        let tables = try Program(
            common + ["-enable-upcoming-feature", "InternalImportsByDefault", "-module-name", "Tables"]
                + ["-emit-module", "-emit-module-path", module] + files + [support]
        )
        #expect(tables.status == 0 && tables.output.isEmpty, "\(tables.output.prefix(4000))")
        let client = try folder.write(Self.client.replacing("PREFIX", with: prefix), to: "Client.swift")
        let run = try Program(common + ["-typecheck", "-I", folder.url.path, client.path])
        #expect(run.status == 0 && run.output.isEmpty, "\(run.output.prefix(4000))")
    }

    /// An app's code in another module than its tables.
    private static let client = """
        import Tables
        import UIKit

        @MainActor
        final class Groceries: PREFIXGroceriesActions {
            let milk = PREFIXGrocery(id: "milk", name: "Milk")

            func prepare(_ destination: PREFIXNewGroceryViewController) {
                destination.state.name = "Bread"
            }

            func show(in window: UIWindow) {
                let controller = PREFIXGroceriesViewController(state: PREFIXGroceriesViewController.State(groceries: [milk]))
                controller.actions = self
                controller.state.groceries.append(milk)
                window.rootViewController = UINavigationController(rootViewController: controller)
                _ = controller.indexPath(for: .addAGrocery)
            }
        }
        """

    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

    @Test(arguments: [1, 100], [true, false])
    func aTableOfAThousandRows(sections: Int, comeAndGo: Bool) throws {
        try Self.expectToCompile(Self.rows(1000, sections: sections, comeAndGo: comeAndGo), with: Self.check)
    }

    /// An expression may take as long as its list of ten thousand rows asks for.
    @Test func aTableOfTenThousandRowsInOneSection() throws {
        let check = Self.check.map { $0.replacing("type-checking=100", with: "type-checking=1000") }
        try Self.expectToCompile(Self.rows(10_000, sections: 1, comeAndGo: false), with: check)
    }

    private static func expectToCompile(_ spec: String, with check: [String]) throws {
        let folder = try TemporaryFolder()
        let model = Analysis(Workspace(files: [("Rows.yaml", spec)])).model
        let file = try folder.write(
            try #require(model.files.first.map(SwiftGenerator(model).generate)),
            to: "Rows.swift"
        )
        let support = try folder.write(SwiftGenerator.completeSupport(), to: "TableSpecSupport.swift")
        let run = try Program(check + [file.path, support.path])
        #expect(run.status == 0 && run.output.isEmpty, "\(run.output.prefix(2000))")
    }

    @Test func randomSpecsAreFormatted() throws {
        let folder = try TemporaryFolder()
        for number in 0..<20 {
            let subject = try #require(Subject(number: number, seed: UInt64(1000 + number)))
            for file in subject.model.files {
                let text = SwiftGenerator(subject.model).generate(file)
                _ = try folder.write(text, to: file.path.replacing(".yaml", with: ".swift"))
            }
        }
        let configuration = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../.swift-format")
        let run = try Program(
            ["swift", "format", "lint", "--strict", "--recursive", "--configuration"]
                + [configuration.standardizedFileURL.path, folder.url.path]
        )
        // Names that are made of texts have the letters of the texts.
        let complaints = run.output.split(separator: "\n").filter { !$0.contains("[IdentifiersMustBeASCII]") }
        #expect(complaints.isEmpty, "\(complaints.prefix(20).map(Self.withItsLines).joined(separator: "\n"))")
    }

    /// A complaint of the formatter with the line that it is about, and those around it.
    private static func withItsLines(_ complaint: Substring) -> String {
        let parts = complaint.split(separator: ":", maxSplits: 2)
        guard parts.count == 3, let number = Int(parts[1]),
            let text = try? String(contentsOfFile: String(parts[0]), encoding: .utf8)
        else { return String(complaint) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let range = max(0, number - 4)..<min(lines.count, number + 2)
        return ([complaint] + lines[range]).joined(separator: "\n")
    }

    private static func rows(_ count: Int, sections: Int, comeAndGo: Bool) -> String {
        var lines = [
            "screen: Rows", "state: { isOn: Bool, name: String }", "table:", "  style: grouped", "  sections:",
        ]
        for section in 0..<sections {
            lines += ["    - id: section\(section)", "      header: Section \(section)", "      rows:"]
            for row in 0..<count / sections {
                let id = "row\(section)of\(row)"
                let visible = comeAndGo && row % 5 == 4 ? ", visible: $(isOn)" : ""
                let text = row.isMultiple(of: 2) ? "Row \(row)" : "$(name)"
                lines.append("        - { id: \(id), text: \(text), action: \(id)\(visible) }")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
