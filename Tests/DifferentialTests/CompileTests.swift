import Foundation
import TableSpecDiagnostics
import TableSpecGenerator
import TableSpecKit
import TableSpecModel
import TableSpecTestSupport
import Testing

/// What the compiler and the formatter say of generated Swift.
@Suite("Generated Swift compiles without warnings and is formatted", .slow)
struct CompileTests {
    /// What an app decides about its generated Swift.
    struct Choice: CustomTestStringConvertible {
        var settings: ProjectSettings
        var accessLevel: GeneratorOptions.AccessLevel
        var typePrefix = ""
        var dataSource = GeneratorOptions.DataSourcePlace.screen
        var supportModule: String?

        var options: GeneratorOptions {
            var options = GeneratorOptions()
            options.accessLevel = accessLevel
            options.typePrefix = typePrefix
            options.namespace = typePrefix.isEmpty ? "TableSpec" : "AppTables"
            options.dataSource = dataSource
            options.supportModule = supportModule
            return options
        }

        var testDescription: String { "\(accessLevel) \(typePrefix) \(dataSource) \(supportModule ?? "") \(settings)" }

        /// All projects, and two values of each option in all pairs.
        static let pairs: [Choice] = {
            let projects = ProjectSettings.all
            let last = projects.count - 1
            return [
                Choice(settings: projects[last], accessLevel: .internal),
                Choice(
                    settings: projects[1],
                    accessLevel: .internal,
                    typePrefix: "ACM",
                    dataSource: .separate,
                    supportModule: "AppSupport"
                ),
                Choice(settings: projects[0], accessLevel: .public, dataSource: .separate, supportModule: "AppSupport"),
                Choice(settings: projects[1], accessLevel: .package, typePrefix: "ACM", supportModule: "AppSupport"),
                Choice(settings: projects[last - 1], accessLevel: .public, typePrefix: "ACM", dataSource: .separate),
            ]
        }()
    }

    /// All specs of the repository, in a module that another one uses.
    @Test(arguments: Choice.pairs)
    func whatTheSpecsBecome(_ choice: Choice) async throws {
        let package = ["-package-name", "app"]
        let source = SwiftGenerator(Analysis(Workspace(files: [])).model, options: choice.options).supportModule
        // Its folder is removed with it.
        let support = try SwiftModule(["Support.swift": source], options: package)
        defer { withExtendedLifetime(support) {} }
        var imports: [String] = []
        if let name = choice.supportModule {
            let interface = try await support.emitInterface(named: name, in: choice.settings)
            try #require(interface.messages == "")
            imports = ["-I", interface.folder.path]
        }
        let tables = try SpecModule(choice.options).module(options: package + imports)
        let interface = try await tables.emitInterface(in: choice.settings)
        try #require(interface.messages == "")
        guard choice.accessLevel != .internal else { return }
        let client = ["Client.swift": Self.client.replacing("PREFIX", with: choice.typePrefix)]
        let module = try SwiftModule(client, options: package + imports + ["-I", interface.folder.path])
        #expect(try await module.messages() == "")
    }

    /// Swift on Linux has no Objective-C, so the types of selectors and observers are those of a second file.
    @Test func theCodeForApplePlatformsCompiles() async throws {
        let source = SwiftGenerator.completeSupport().split(separator: "\n").map { line in
            line.replacing("canImport(ObjectiveC)", with: "true").replacing("@objc ", with: "")
                .replacing("override func observeValue", with: "func observeValue").replacing("View?(", with: "View(")
                .replacing(#/#selector\(getter: (.+)\)/#) { "selector(\\\($0.1))" }
                .replacing(#/#selector\(([a-z]+)\)/#) { "selector(Self.\($0.1))" }
        }
        let files = ["Support.swift": source.joined(separator: "\n"), "ObjectiveC.swift": Self.objectiveC]
        #expect(try await SwiftModule(files).messages() == "")
    }

    private static let objectiveC = """
        import Foundation
        import UIKit

        struct Selector {
            init() {}
            init(_ name: String) {}
        }
        func selector<Value>(_ value: Value) -> Selector { Selector() }
        struct NSKeyValueChangeKey: Hashable {}
        extension UserDefaults {
            func addObserver(_ object: NSObject, forKeyPath: String, options: [Int], context: UnsafeMutableRawPointer?) {}
            func removeObserver(_ object: NSObject, forKeyPath: String) {}
        }
        extension UIGestureRecognizer { func addTarget(_ target: AnyObject, action: Selector) {} }
        extension UILocalizedIndexedCollation {
            func section(for object: AnyObject, collationStringSelector: Selector) -> Int { 0 }
        }
        extension UIKeyCommand {
            convenience init(
                title: String, action: Selector, input: String, modifierFlags: UIKeyModifierFlags, propertyList: Int
            ) {
                self.init(title: title, input: input, modifierFlags: modifierFlags, headlessHandler: { _ in })
            }
        }
        """

    @Test func optionalRowsAndValues() async throws {
        let model = Analysis(Workspace(files: [("Alarm.yaml", optionalValueSpec)])).model
        let file = try #require(model.files.first)
        let generator = SwiftGenerator(model)
        let files = ["Alarm.swift": generator.generate(file), "Support.swift": generator.support(for: model.files)]
        #expect(try await SwiftModule(files).messages() == "")
    }

    @Test func aSupportModuleOfAnotherVersionIsAnError() async throws {
        var options = GeneratorOptions()
        options.supportModule = "AppSupport"
        let model = Analysis(Workspace(files: [("A.yaml", "screen: A\ntable: { sections: [{ rows: [B] }] }")])).model
        let generator = SwiftGenerator(model, options: options)
        let version = "Version_" + SwiftGenerator.version.replacing(".", with: "_")
        let source = generator.supportModule.replacing(version, with: "Version_0_0_9")
        let support = try SwiftModule(["AppSupport.swift": source])
        let interface = try await support.emitInterface(named: "AppSupport")
        try #require(interface.messages == "")
        let screen = try SwiftModule(
            ["A.swift": generator.generate(try #require(model.files.first))],
            options: ["-I", interface.folder.path]
        )
        #expect(try await screen.messages().contains("'\(version)' is not a member type of enum"))
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

    /// The type checker's work on an expression is limited by its own count of scopes, which no machine changes.
    @Test(arguments: [(250, 1, true), (250, 25, true), (250, 25, false), (1000, 1, false)])
    func aLargeTable(rows: Int, sections: Int, comeAndGo: Bool) async throws {
        let spec = Self.spec(rows: rows, sections: sections, comeAndGo: comeAndGo)
        let model = Analysis(Workspace(files: [("Rows.yaml", spec)])).model
        let file = try #require(model.files.first)
        let generator = SwiftGenerator(model)
        let files = ["Rows.swift": generator.generate(file), "Support.swift": generator.support(for: model.files)]
        let scopes = ["-Xfrontend", "-solver-scope-threshold=\(5 * rows)"]
        #expect(try await SwiftModule(files, options: scopes).messages() == "")
    }

    /// The shared Swift has what a screen alone uses. The first seeds state most keys.
    @Test(arguments: RandomSeeds.chosen.prefix(8))
    func aScreenCompilesWithTheSharedSwiftThatItUses(seed: UInt64) async throws {
        let subject = try #require(Subject(number: 0, seed: seed))
        let generator = SwiftGenerator(subject.model)
        var files = ["TableSpecSupport.swift": generator.support(for: subject.model.files)]
        for (index, file) in subject.model.files.enumerated() {
            let text = generator.generate(file).replacing("\nimport UIKit\n", with: "\n")
            files["File\(index).swift"] = "import Foundation\nimport UIKit\n" + text
        }
        files.merge(try Batch.appViews) { $1 }
        #expect(try await SwiftModule(files).messages() == "")
    }

    @Test func randomSpecsAreFormatted() async throws {
        let folder = try TemporaryFolder()
        for number in 0..<20 {
            let subject = try #require(Subject(number: number, seed: UInt64(1000 + number)))
            for file in subject.model.files {
                let text = SwiftGenerator(subject.model).generate(file)
                try folder.write(text, to: file.path.replacing(".yaml", with: ".swift"))
            }
        }
        let configuration = Repository.root.appendingPathComponent(".swift-format").path
        let arguments = ["format", "lint", "--strict", "--recursive", "--configuration", configuration, folder.path]
        let run = try await ExternalProgram.swift.run(arguments)
        // Names derived from texts contain the characters of the texts.
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

    private static func spec(rows count: Int, sections: Int, comeAndGo: Bool) -> String {
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
