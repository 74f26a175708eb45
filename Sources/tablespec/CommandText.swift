/// A command as it would be typed, for a remedy.
struct CommandText {
    private var words: [String]

    /// The command that runs, without a flag.
    static func current(without flag: String? = nil) -> CommandText {
        CommandText(words: ["tablespec"] + CommandLine.arguments.dropFirst().filter { $0 != flag })
    }

    /// The command with a further flag.
    func adding(_ flag: String) -> CommandText { CommandText(words: words + [flag]) }

    /// The command for a shell.
    var text: String { words.map(quoted).joined(separator: " ") }

    private func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(Self.isPlain)
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return false }
        let character = Character(scalar)
        return character.isLetter || character.isNumber || "/._-=+:,@%".contains(character)
    }
}
