import Foundation
import TableSpecTestSupport
import Testing

@Suite("SwiftPM with the plugins", .serialized, .slow)
struct PluginTests {}

extension PluginTests {
    @Suite("The build-tool plugin", .serialized)
    struct BuildPluginTests {
        private let consumer: Consumer

        init() async throws {
            consumer = try Consumer("bundle", dependency: ToolPackage.dependency())
            let run = try await consumer.buildUntilQuiet()
            try #require(run.status == 0, "\(run.output.suffix(4000))")
        }

        @Test func everySpecBecomesASwiftFileThatIsCompiled() async throws {
            let files = ["Accounts", "Home_Account", "TableSpecSupport", "Work_Account"].map { "\($0).tablespec.swift" }
            #expect(try consumer.generatedFiles().keys.sorted() == files)
            #expect(try Set(consumer.objectFiles().keys).isSuperset(of: (files + ["Tables.swift"]).map { "\($0).o" }))
        }

        @Test func specsOfOneNameInTwoFoldersStayApart() async throws {
            #expect(try consumer.generatedFiles().keys.filter { $0.hasSuffix("_Account.tablespec.swift") }.count == 2)
        }

        @Test func withoutAChangeNothingRuns() async throws {
            let run = try await consumer.build()
            #expect(run.status == 0)
            #expect(!run.hasGenerated)
            #expect(!run.hasCompiled)
        }

        @Test func aSpecThatWasTouchedIsReadAndNothingIsCompiled() async throws {
            let generated = try consumer.generatedFiles()
            let objects = try consumer.objectFiles()
            try consumer.touch("Sources/Tables/Home/Account.yaml")
            let run = try await consumer.build()
            #expect(run.hasGenerated)
            #expect(!run.hasCompiled)
            #expect(try consumer.generatedFiles() == generated)
            #expect(try consumer.objectFiles() == objects)
            #expect(try await !consumer.build().hasGenerated)
        }

        @Test func anEditedSpecIsGeneratedAndCompiledAlone() async throws {
            let generated = try consumer.generatedFiles()
            let objects = try consumer.objectFiles()
            try consumer.replace("title: Home", with: "title: At Home", in: "Sources/Tables/Home/Account.yaml")
            #expect(try await consumer.build().status == 0)
            #expect(generated.changes(to: try consumer.generatedFiles()) == ["Home_Account.tablespec.swift"])
            #expect(objects.changes(to: try consumer.objectFiles()) == ["Home_Account.tablespec.swift.o"])
        }

        @Test func aNewSpecIsGenerated() async throws {
            let generated = try consumer.generatedFiles()
            try consumer.addSpec()
            #expect(try await consumer.build().status == 0)
            #expect(generated.changes(to: try consumer.generatedFiles()) == ["New.tablespec.swift"])
            #expect(try consumer.objectFiles()["New.tablespec.swift.o"] != nil)
        }

        /// SwiftPM does not run a command because an input is gone. It compiles only what the plugin announces, and what was
        /// made of the deleted spec goes with the next change.
        @Test func whatWasMadeOfADeletedSpecGoesWithTheNextChange() async throws {
            try consumer.addSpec()
            try #require(try await consumer.build().status == 0)
            let generated = try consumer.generatedFiles()
            try consumer.remove("Sources/Tables/New.yaml")
            #expect(try await consumer.build().status == 0)
            try consumer.touch("Sources/Tables/Home/Account.yaml")
            #expect(try await consumer.build().status == 0)
            #expect(generated.changes(to: try consumer.generatedFiles()) == ["New.tablespec.swift"])
            #expect(try consumer.generatedFiles()["New.tablespec.swift"] == nil)
        }

        @Test func aMistakeIsAnErrorAtItsPlaceUntilItIsMended() async throws {
            let name = "Sources/Tables/Accounts.yaml"
            try consumer.replace("title: Accounts", with: "titel: Accounts", in: name)
            for _ in 1...2 {
                let run = try await consumer.build()
                #expect(run.status == 1)
                #expect(run.output.contains("\(consumer.path(of: name)):3:1: error: unknown key 'titel'"))
                #expect(run.output.contains("did you mean 'title'?"))
            }
            try consumer.replace("titel: Accounts", with: "title: Accounts", in: name)
            #expect(try await consumer.build().status == 0)
        }

        @Test func aChangeOfTheConfigurationIsSeen() async throws {
            let name = "Sources/Tables/tablespec.yaml"
            try consumer.replace("rules:", with: "ruels:", in: name)
            let run = try await consumer.build()
            #expect(run.status == 1)
            #expect(run.output.contains("\(consumer.path(of: name)):2:1: error: unknown key 'ruels' in configuration"))
        }

        @Test func aFileOfTheAppMayHaveTheNameOfASpec() async throws {
            try consumer.write("// The accounts of the app.\n", to: "Sources/Tables/Accounts.swift")
            let run = try await consumer.build()
            #expect(run.status == 0, "\(run.output.suffix(2000))")
        }

        @Test(arguments: [
            ("Accounts", "Accounts.yaml"), ("TableSpecSupport", "the specs of the target"),
        ])
        func aFileWithTheNameOfAnOutputIsReported(stem: String, origin: String) async throws {
            let name = "Sources/Tables/\(stem).tablespec.swift"
            try consumer.write("", to: name)
            let run = try await consumer.build()
            #expect(run.status != 0)
            #expect(
                run.output.contains(
                    "'\(consumer.path(of: name))' has the name of the Swift file that tablespec generates from \(origin)"
                ),
                "\(run.output.suffix(2000))"
            )
        }

        @Test func aYAMLFileThatIsAResourceIsNoSpec() async throws {
            try consumer.write("anything: else\n", to: "Sources/Tables/Resources/data.yaml")
            try consumer.replace(
                "            plugins:",
                with: "            resources: [.copy(\"Resources/data.yaml\")],\n            plugins:",
                in: "Package.swift"
            )
            let run = try await consumer.build()
            #expect(run.status == 0, "\(run.output.suffix(2000))")
            #expect(try consumer.generatedFiles().count == 4)
        }

        @Test func theTextsOfATargetWithResourcesAreThoseOfItsBundle() async throws {
            try consumer.write("{}", to: "Sources/Tables/Resources/words.json")
            try consumer.replace(
                "            plugins:",
                with: "            resources: [.process(\"Resources\")],\n            plugins:",
                in: "Package.swift"
            )
            try consumer.replace(
                "title: Home",
                with: "strings: Words\ntitle: Home",
                in: "Sources/Tables/Home/Account.yaml"
            )
            let run = try await consumer.build()
            #expect(run.status == 0, "\(run.output.suffix(2000))")
            #expect(try consumer.generatedText(of: "Home_Account.tablespec.swift").contains("bundle: .module"))
        }
    }
}

extension Consumer {
    fileprivate func addSpec() throws {
        let spec = text(of: "Sources/Tables/Home/Account.yaml") ?? ""
        try write(spec.replacing("Home", with: "New"), to: "Sources/Tables/New.yaml")
    }
}

extension [String: Date] {
    /// The names that came, went or have another date, sorted.
    fileprivate func changes(to other: [String: Date]) -> [String] {
        Set(keys).union(other.keys).filter { self[$0] != other[$0] }.sorted()
    }
}
