import Testing

@Suite("The command 'help'")
struct HelpCommandTests {
    @Test func withoutATopicItIsTheOverview() throws {
        let help = try Command("help", in: Folder())
        #expect(help.status == 0)
        #expect(help.output == (try Command("--help", in: Folder()).output))
        #expect(help.output.contains("SUBCOMMANDS:"))
    }

    @Test(arguments: [["lint"], ["help", "keys"]])
    func ofACommandItIsThatOfTheCommand(_ command: [String]) throws {
        let help = try Command(["help"] + command, in: Folder())
        #expect(help.status == 0)
        #expect(help.output == (try Command(command + ["--help"], in: Folder()).output))
    }

    @Test func keysListsTheKindsOfMappings() throws {
        let list = try Command("help", "keys", in: Folder())
        #expect(list.status == 0)
        for object in ["table", "bar button", "dynamic rows", "configuration"] {
            #expect(list.output.contains("\n\(object): "))
        }
    }

    @Test func keysOfAMappingHaveTypeDefaultAndASentence() throws {
        let page = try Command("help", "keys", "table", in: Folder())
        #expect(page.status == 0)
        #expect(page.output.contains("\n  style: plain, grouped, insetGrouped; default: plain\n      "))
        let button = try Command("help", "keys", "swipe", "action", in: Folder())
        #expect(button.output.contains("\n  title: text; required\n"))
        #expect(!button.output.contains("`") && !button.output.contains("]("))
    }

    @Test func keysOfAnAccessoryNameWhatWasRenamed() throws {
        let page = try Command("help", "keys", "accessory", in: Folder())
        #expect(page.output.contains("\n  keyboard: renamed to keyboardType\n"))
    }

    @Test func valuesListsTheWordsOfAnEnumeration() throws {
        #expect(try Command("help", "values", "cell", "style", in: Folder()).output.hasPrefix("default\nsubtitle\n"))
        #expect(try Command("help", "values", in: Folder()).output.contains("\ncell style: default, subtitle, "))
    }

    @Test(arguments: [
        (["keys", "tabel"], "error: unknown kind of mapping 'tabel'; did you mean 'table'?\n"),
        (["values", "zzzzzz"], "error: unknown enumeration 'zzzzzz'; 'tablespec help values' lists them\n"),
        (["lnit"], "error: unknown command 'lnit'; 'tablespec help' lists them\n"),
    ])
    func whatIsUnknownIsWrongUsage(_ topic: [String], _ message: String) throws {
        let help = try Command(["help"] + topic, in: Folder())
        #expect(help.status == 2)
        #expect(help.errors == message)
    }

    /// The command that a message names must print the whole list.
    @Test func theMessageOfAnUnknownKeyNamesAPageThatIsThere() throws {
        let spec = "screen: A\ntable: { sections: [{ rows: [{ text: A, frobnicate: 1, textColor: bluish }] }] }\n"
        let lint = try Command("lint", "-", in: Folder(), input: spec)
        let topics = lint.output.matches(of: #/see 'tablespec ([a-z ]+)'/#).map {
            $0.output.1.split(separator: " ").map(String.init)
        }
        #expect(topics.count == 2, "\(lint.output)")
        for topic in topics {
            let page = try Command(topic, in: Folder())
            #expect(page.status == 0 && page.output.contains("systemRed") || page.output.contains("accessory: "))
        }
    }
}
