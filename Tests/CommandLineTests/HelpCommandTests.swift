import TableSpecTestSupport
import Testing

@Suite("The command 'help'")
struct HelpCommandTests {
    @Test func withoutATopicItIsTheOverview() async throws {
        let help = try await Command("help", in: TemporaryFolder())
        #expect(help.status == 0)
        #expect(help.output == (try await Command("--help", in: TemporaryFolder()).output))
        #expect(help.output.contains("SUBCOMMANDS:"))
    }

    @Test(arguments: [["lint"], ["help", "keys"]])
    func ofACommandItIsThatOfTheCommand(_ command: [String]) async throws {
        let help = try await Command(["help"] + command, in: TemporaryFolder())
        #expect(help.status == 0)
        #expect(help.output == (try await Command(command + ["--help"], in: TemporaryFolder()).output))
    }

    @Test func sentencesAreShort() async throws {
        let folder = try TemporaryFolder()
        let overview = try await Command("help", in: folder).output
        let commands = overview.matches(of: /(?m)^  ([a-z]+) {2,}/).map { String($0.1) }
        #expect(commands.count >= 12)
        for command in commands {
            let output = try await Command("help", command, in: folder).output
            // Usage lines aren't sentences.
            let help = output.replacing(/\n +(?=[a-zA-Z])/, with: " ").replacing(/USAGE: .*/, with: "")
            for sentence in help.split(separator: /[.:;]\s+|\n\s*\n| {2,}/) {
                #expect(sentence.split(whereSeparator: \.isWhitespace).count <= 30, "\(command): \(sentence)")
            }
        }
    }

    @Test func keysListsTheKindsOfMappings() async throws {
        let list = try await Command("help", "keys", in: TemporaryFolder())
        #expect(list.status == 0)
        for object in ["table", "bar button", "dynamic rows", "configuration"] {
            #expect(list.output.contains("\n\(object): "))
        }
    }

    @Test func keysOfAMappingHaveTypeDefaultAndASentence() async throws {
        let page = try await Command("help", "keys", "table", in: TemporaryFolder())
        #expect(page.status == 0)
        #expect(page.output.contains("\n  style: plain, grouped, insetGrouped; default: plain\n      "))
        let button = try await Command("help", "keys", "swipe", "action", in: TemporaryFolder())
        #expect(button.output.contains("\n  title: text; required\n"))
        #expect(!button.output.contains("`") && !button.output.contains("]("))
    }

    @Test func keysOfAnAccessoryNameWhatWasRenamed() async throws {
        let page = try await Command("help", "keys", "accessory", in: TemporaryFolder())
        #expect(page.output.contains("\n  keyboard: renamed to keyboardType\n"))
    }

    @Test func valuesListsTheWordsOfAnEnumeration() async throws {
        #expect(
            try await Command("help", "values", "cell", "style", in: TemporaryFolder()).output.hasPrefix(
                "default\nsubtitle\n"
            )
        )
        #expect(
            try await Command("help", "values", in: TemporaryFolder()).output.contains(
                "\ncell style: default, subtitle, "
            )
        )
    }

    @Test(arguments: [
        (["keys", "tabel"], "error: unknown kind of mapping 'tabel'; did you mean 'table'?\n"),
        (["values", "zzzzzz"], "error: unknown enumeration 'zzzzzz'; run 'tablespec help values' for a list\n"),
        (["lnit"], "error: unknown command 'lnit'; run 'tablespec help' for a list\n"),
    ])
    func whatIsUnknownIsWrongUsage(_ topic: [String], _ message: String) async throws {
        let help = try await Command(["help"] + topic, in: TemporaryFolder())
        #expect(help.status == 2)
        #expect(help.errors == message)
    }

    /// The command that a message names must print the whole list.
    @Test func theMessageOfAnUnknownKeyNamesAPageThatIsThere() async throws {
        let spec = "screen: A\ntable: { sections: [{ rows: [{ text: A, frobnicate: 1, textColor: bluish }] }] }\n"
        let lint = try await Command("lint", "-", in: TemporaryFolder(), input: spec)
        let topics = lint.output.matches(of: #/see 'tablespec ([a-z ]+)'/#).map {
            $0.output.1.split(separator: " ").map(String.init)
        }
        #expect(topics.count == 2, "\(lint.output)")
        for topic in topics {
            let page = try await Command(topic, in: TemporaryFolder())
            #expect(page.status == 0 && page.output.contains("systemRed") || page.output.contains("accessory: "))
        }
    }
}
