/// The position of a name, which determines whether it needs backticks.
enum IdentifierPosition {
    /// Declared or used on its own: `` let `default` ``, `` struct `import` ``.
    case standalone
    /// After a dot: `.default`, but `` .`self` ``.
    case member
    /// A label in a declaration: `default value: Int`, but `` `var` value: Int ``.
    case label
    /// A label in a call: `default: 1`, but `` `inout`: 1 ``.
    case argument
}

extension SwiftIdentifier {
    /// The name with the backticks that its position requires.
    func spelled(at position: IdentifierPosition) -> String {
        let needsBackticks =
            switch position {
            case .standalone: Self.reservedWordList.contains(text)
            case .member: Self.reservedMembers.contains(text)
            case .label: Self.reservedLabels.contains(text)
            case .argument: text == "inout"
            }
        return needsBackticks ? "`\(text)`" : text
    }

    /// The name on its own with the required backticks, or `_`.
    var spelledAlone: String { self == .wildcard ? "_" : spelled(at: .standalone) }

    /// The keywords that Swift 6.3 reserves where a declaration or an expression can begin.
    ///
    /// From "Keywords and Punctuation" in *The Swift Programming Language*, plus the contextual keywords that are
    /// misread as the first word of an accessor block, an effect or a type (`get`, `await`, `any`).
    package static let reservedWords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var",
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
        "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
        "any", "some", "each", "async", "get", "set", "willSet", "didSet", "yield", "then", "discard", "consume",
        "copy",
        "Type", "Protocol",
    ]

    private static let reservedWordList = WordList(reservedWords)

    /// The names with a special meaning after a dot (SE-0071).
    private static let reservedMembers = WordList(["init", "self", "Self", "Type", "Protocol"])

    /// The keywords that can't be parameter labels without backticks (SE-0001).
    private static let reservedLabels = WordList(["inout", "let", "var"])

    /// Whether the word has a fixed meaning that backticks don't always remove: `self`, `init`, `Type`, …
    ///
    /// Names made from text avoid these words; a name that the user chose should be rejected.
    static func isMisleading(_ text: String) -> Bool { misleadingWordList.contains(text) }

    static let misleadingWords: Set<String> = ["self", "Self", "super", "init", "Type", "Protocol", "Any"]

    private static let misleadingWordList = WordList(misleadingWords)
}

/// A few words, which are found by their length and their first letter, because every written name is looked up.
struct WordList: Sendable {
    private let byLength: [[Word]]

    private struct Word {
        var first: UInt8
        var text: String
    }

    init(_ words: Set<String>) {
        let longest = words.map(\.utf8.count).max() ?? 0
        byLength = (0...longest).map { length in
            words.compactMap { word in
                word.utf8.count == length ? word.utf8.first.map { Word(first: $0, text: word) } : nil
            }
        }
    }

    func contains(_ text: String) -> Bool {
        let length = text.utf8.count
        guard length < byLength.count, let first = text.utf8.first else { return false }
        return byLength[length].contains { $0.first == first && $0.text == text }
    }
}
