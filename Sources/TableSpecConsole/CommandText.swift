/// A command as the user would type it, for a remedy.
package struct CommandText {
    /// The command, its options and paths.
    private var words: ArraySlice<String>
    /// `--` and the paths after it, which are never options, regardless of their first characters.
    private var paths: ArraySlice<String>

    private init(_ arguments: [String]) {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        words = ["tablespec"] + arguments[..<end]
        paths = arguments[end...]
    }

    /// The current command, without a flag.
    package static func current(without flag: String? = nil) -> CommandText {
        var command = CommandText(Array(CommandLine.arguments.dropFirst()))
        command.words.removeAll { $0 == flag }
        return command
    }

    /// The command that builds the specs at a path.
    package static func build(_ path: String) -> CommandText {
        CommandText(["build"] + (path.hasPrefix("-") ? ["--", path] : [path]))
    }

    /// The command with an additional flag.
    package func adding(_ flag: String) -> CommandText {
        var command = self
        command.words.append(flag)
        return command
    }

    /// The command for a shell.
    package var text: String { (words + paths).map(quoted).joined(separator: " ") }

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
