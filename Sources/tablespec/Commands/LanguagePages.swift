internal import ArgumentParser
internal import TableSpecConsole
internal import TableSpecKit
internal import TableSpecModel

struct KeyHelp: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "List the keys of a kind of mapping, such as 'table' or 'bar button'."
    )

    @Argument(help: "The kind of mapping. Omit it to list all kinds.")
    var object: [String] = []

    func run() throws {
        try HelpPage(noun: "kind of mapping", list: "tablespec help keys").print(
            object,
            all: LanguageHelp.ofTool.objectList,
            page: LanguageHelp.ofTool.keys,
            nearest: LanguageHelp.ofTool.nearestObject
        )
    }
}

struct ValueHelp: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "values",
        abstract: "List the values of an enumeration, such as 'cell style' or 'color'."
    )

    @Argument(help: "The enumeration. Omit it to list all enumerations.")
    var enumeration: [String] = []

    func run() throws {
        try HelpPage(noun: "enumeration", list: "tablespec help values").print(
            enumeration,
            all: LanguageHelp.ofTool.valueList,
            page: LanguageHelp.ofTool.values,
            nearest: LanguageHelp.ofTool.nearestEnumeration
        )
    }
}

/// A page about the language, which is requested by a name of one or more words.
private struct HelpPage {
    /// The noun for the subject of the page, for messages.
    var noun: String
    /// The command that lists the names.
    var list: String

    func print(_ words: [String], all: String, page: (String) -> String?, nearest: (String) -> String?) throws {
        guard !words.isEmpty else { return Console.standardOutput(all) }
        let name = words.joined(separator: " ")
        guard let text = page(name) else {
            let remedy = nearest(name).map { "did you mean '\($0)'?" } ?? "run '\(list)' for a list"
            Console.tell("error: unknown \(noun) '\(name)'; \(remedy)")
            throw ExitStatus.usage
        }
        Console.standardOutput(text)
    }
}

extension LanguageHelp {
    /// The help about all files that the tool reads.
    fileprivate static let ofTool = LanguageHelp(besides: ConfigurationReference.objects)
}
