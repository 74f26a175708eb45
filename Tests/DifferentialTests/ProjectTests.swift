import Foundation
import TableSpecTestSupport
import Testing

/// A sample of the tests of the slow tier that compile generated Swift in projects of apps.
struct ProjectTests {
    /// Xcode 26 creates projects that isolate declarations to the main actor by default.
    @Test(.needsDefaultIsolation) func someScreensCompileOnTheMainActor() async throws {
        let names = [
            "TableSpecSupport", "Toppings", "TimeZones", "Reminders", "Alarms", "Groceries", "NewGrocery", "WiFi",
        ]
        let files = try names.map { name in
            let file = Repository.root.appendingPathComponent("Generated/Swift/\(name).tablespec.swift")
            return ("\(name).swift", try String(contentsOf: file, encoding: .utf8))
        }
        let module = try SwiftModule(Dictionary(uniqueKeysWithValues: files))
        for settings in ProjectSettings.onMainActor { #expect(try await module.messages(in: settings) == "") }
    }
}
