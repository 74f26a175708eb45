import Testing

extension PluginTests {
    @Suite("The command plugin")
    struct CommandPluginTests {
        private let consumer: Consumer

        init() throws {
            consumer = try Consumer("bundle", dependency: ToolPackage.dependency())
        }

        @Test func itWritesIntoThePackage() async throws {
            let run = try await consumer.tablespec("build", "Sources/Tables", "--output", "Generated")
            #expect(run.status == 0, "\(run.output.suffix(2000))")
            #expect(run.output.contains("3 specs, 3 screens: no findings"))
            #expect(consumer.text(of: "Generated/Swift/Home_Account.tablespec.swift")?.isEmpty == false)
            #expect(consumer.text(of: "Generated/Previews/Home_Account.svg")?.isEmpty == false)
        }

        @Test func itPassesOnTheExitStatusAndWhatTheToolSays() async throws {
            try consumer.replace("title: Accounts", with: "titel: Accounts", in: "Sources/Tables/Accounts.yaml")
            let run = try await consumer.tablespec("lint", "Sources/Tables")
            #expect(run.status == 1)
            #expect(run.output.contains("Sources/Tables/Accounts.yaml:3:1: error: unknown key 'titel'"))
        }
    }
}
