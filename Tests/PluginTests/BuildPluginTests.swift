import Foundation
import Testing

/// Without a network SwiftPM cannot fetch what the tool depends on.
let availability = ConditionTrait.enabled(
    if: Consumer.isAvailable,
    "SwiftPM cannot resolve the dependencies of a package that uses this one"
)

extension Tag {
    /// Builds a whole package.
    @Tag static var slow: Self
}

@Suite("SwiftPM with the plugins", .serialized, availability, .tags(.slow))
struct PluginTests {}

extension PluginTests {
    @Suite("The build-tool plugin", .serialized)
    struct BuildPluginTests {
        private let consumer: Consumer

        init() throws {
            consumer = try Consumer()
            let run = try consumer.buildUntilQuiet()
            try #require(run.status == 0, "\(run.output.suffix(4000))")
        }

        @Test func everySpecBecomesASwiftFileThatIsCompiled() throws {
            let files = ["Accounts.swift", "Home_Account.swift", "TableSpecSupport.swift", "Work_Account.swift"]
            #expect(try consumer.generatedFiles().keys.sorted() == files)
            #expect(try Set(consumer.objectFiles().keys).isSuperset(of: (files + ["Tables.swift"]).map { "\($0).o" }))
        }

        @Test func specsOfOneNameInTwoFoldersStayApart() throws {
            #expect(try consumer.generatedFiles().keys.filter { $0.hasSuffix("_Account.swift") }.count == 2)
        }

        @Test func withoutAChangeNothingRuns() throws {
            let run = try consumer.build()
            #expect(run.status == 0)
            #expect(!run.hasGenerated)
            #expect(!run.hasCompiled)
        }

        @Test func aSpecThatWasTouchedIsReadAndNothingIsCompiled() throws {
            let generated = try consumer.generatedFiles()
            let objects = try consumer.objectFiles()
            try consumer.touch("Sources/Tables/Home/Account.yaml")
            let run = try consumer.build()
            #expect(run.hasGenerated)
            #expect(!run.hasCompiled)
            #expect(try consumer.generatedFiles() == generated)
            #expect(try consumer.objectFiles() == objects)
            #expect(try !consumer.build().hasGenerated)
        }

        @Test func anEditedSpecIsGeneratedAndCompiledAlone() throws {
            let generated = try consumer.generatedFiles()
            let objects = try consumer.objectFiles()
            try consumer.replace("title: Home", with: "title: At Home", in: "Sources/Tables/Home/Account.yaml")
            #expect(try consumer.build().status == 0)
            #expect(generated.changes(to: try consumer.generatedFiles()) == ["Home_Account.swift"])
            #expect(objects.changes(to: try consumer.objectFiles()) == ["Home_Account.swift.o"])
        }

        @Test func aNewSpecIsGenerated() throws {
            let generated = try consumer.generatedFiles()
            try consumer.addSpec()
            #expect(try consumer.build().status == 0)
            #expect(generated.changes(to: try consumer.generatedFiles()) == ["New.swift"])
            #expect(try consumer.objectFiles()["New.swift.o"] != nil)
        }

        @Test func whatWasMadeOfADeletedSpecIsGone() throws {
            try consumer.addSpec()
            try #require(try consumer.build().status == 0)
            let generated = try consumer.generatedFiles()
            try consumer.remove("Sources/Tables/New.yaml")
            #expect(try consumer.build().status == 0)
            #expect(generated.changes(to: try consumer.generatedFiles()) == ["New.swift"])
            #expect(try consumer.generatedFiles()["New.swift"] == nil)
        }

        @Test func aMistakeIsAnErrorAtItsPlaceUntilItIsMended() throws {
            let name = "Sources/Tables/Accounts.yaml"
            try consumer.replace("title: Accounts", with: "titel: Accounts", in: name)
            for _ in 1...2 {
                let run = try consumer.build()
                #expect(run.status == 1)
                #expect(run.output.contains("\(consumer.path(of: name)):3:1: error: unknown key 'titel'"))
                #expect(run.output.contains("did you mean 'title'?"))
            }
            try consumer.replace("titel: Accounts", with: "title: Accounts", in: name)
            #expect(try consumer.build().status == 0)
        }

        @Test func aChangeOfTheConfigurationIsSeen() throws {
            let name = "Sources/Tables/tablespec.yaml"
            try consumer.replace("rules:", with: "ruels:", in: name)
            let run = try consumer.build()
            #expect(run.status == 1)
            #expect(run.output.contains("\(consumer.path(of: name)):2:1: error: unknown key 'ruels' in configuration"))
        }

        @Test func aYAMLFileThatIsAResourceIsNoSpec() throws {
            try consumer.write("anything: else\n", to: "Sources/Tables/Resources/data.yaml")
            try consumer.replace(
                "            plugins:",
                with: "            resources: [.copy(\"Resources/data.yaml\")],\n            plugins:",
                in: "Package.swift"
            )
            let run = try consumer.build()
            #expect(run.status == 0, "\(run.output.suffix(2000))")
            #expect(try consumer.generatedFiles().count == 4)
        }

        @Test func theTextsOfATargetWithResourcesAreThoseOfItsBundle() throws {
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
            let run = try consumer.build()
            #expect(run.status == 0, "\(run.output.suffix(2000))")
            #expect(try consumer.generatedText(of: "Home_Account.swift").contains("bundle: .module"))
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
