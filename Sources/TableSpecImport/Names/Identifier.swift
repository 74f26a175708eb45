internal import Foundation
internal import TableSpecSwift

/// Swift names derived from texts.
enum Identifier {
    /// The words of a text: runs of letters and digits, and the parts of names in camel case; `don’t` is one word.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(text.decomposedToASCII)
        for (index, character) in characters.enumerated() where character != "'" {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let startsWord =
                character.isUppercase
                && (word.last.map { !$0.isUppercase } == true
                    || word.last?.isUppercase == true && characters[safe: index + 1]?.isLowercase == true)
            if startsWord, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    /// A name such as `soundEffects`, or `nil` if the text has no letter.
    static func lower(_ text: String, limit: Int = 6) -> String? {
        lower(words(of: text), limit: limit)
    }

    static func lower(_ words: [String], limit: Int = 6) -> String? {
        guard let name = upper(words, limit: limit) else { return nil }
        let capitals = name.prefix { $0.isUppercase }.count
        let count = capitals <= 1 || capitals == name.count ? max(capitals, 1) : capitals - 1
        let lowered = name.prefix(count).lowercased() + name.dropFirst(count)
        return keywords.contains(lowered) ? lowered + "Value" : lowered
    }

    /// A name such as `SoundEffects`.
    static func upper(_ text: String, limit: Int = 6) -> String? {
        upper(words(of: text), limit: limit)
    }

    static func upper(_ words: [String], limit: Int = 6) -> String? {
        let words = Array(words.drop { $0.first?.isLetter != true }.prefix(limit))
        guard !words.isEmpty else { return nil }
        let name = (isInCapitals(words) ? words.map { $0.lowercased() } : words)
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return String(name.prefix(longest))
    }

    /// Whether several words are written in all capitals, so that these don't show where a word begins.
    private static func isInCapitals(_ words: [String]) -> Bool {
        words.count > 1 && !words.contains { $0.contains(where: \.isLowercase) }
    }

    /// A name of a structure's property, which can use names that are reserved in controllers.
    static func ofProperty(_ name: String) -> String {
        let word = name.hasSuffix("Value") ? String(name.dropLast(5)) : name
        return ofControllers.contains(word) ? word : name
    }

    private static let ofControllers: Set<String> = [
        "actions", "content", "copy", "delegate", "description", "input", "load", "open", "row", "samples", "section",
        "state", "table", "type", "view",
    ]

    /// The maximum length of a name, which becomes part of longer ones and of file names with at most 255 bytes.
    private static let longest = 80

    /// Whether the name isn't valid for a class.
    static func isReserved(_ name: String) -> Bool { keywords.contains(name) }

    /// Words that can't be the name of a property or a method, or that have a meaning for every object.
    static let keywords = SwiftIdentifier.reservedWords.subtracting(contextual).union([
        "actor", "hash", "description", "none", "type", "isValid", "isChanged", "input", "state", "samples", "table",
        "view", "actions", "content", "row", "section", "delegate", "dataSource", "navigationItem", "load", "open",
    ])

    /// Keywords that are only reserved in places where no name of a spec is.
    private static let contextual: Set<String> = [
        "consume", "didSet", "discard", "each", "get", "set", "then", "willSet", "yield",
    ]
}

extension String {
    /// Latin letters that Unicode doesn't decompose, with their usual ASCII spellings (Unicode CLDR, Latin-ASCII).
    private static let plainLetters: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "Ss", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
        "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
    ]

    /// Lowercase Cyrillic letters in Latin ones (BGN/PCGN, without its marks).
    private static let cyrillicLetters: [Unicode.Scalar: String] = [
        "а": "a", "б": "b", "в": "v", "г": "g", "ґ": "g", "д": "d", "е": "e", "є": "ye", "ж": "zh", "з": "z",
        "и": "i", "і": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
        "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "",
        "э": "e", "ю": "yu", "я": "ya",
    ]

    /// The Latin letters for one of another alphabet, or for one that Unicode doesn't decompose.
    private static func latin(_ scalar: Unicode.Scalar) -> String? {
        if let letters = plainLetters[scalar] { return letters }
        if let letters = cyrillicLetters[scalar] { return letters }
        guard let small = scalar.properties.lowercaseMapping.unicodeScalars.first, small != scalar else { return nil }
        return cyrillicLetters[small].map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    /// The text in ASCII letters, digits and other characters; letters with marks lose them, other scripts become spaces.
    fileprivate var decomposedToASCII: String {
        var text = ""
        for scalar in decomposedStringWithCanonicalMapping.unicodeScalars {
            if scalar.isASCII {
                text.unicodeScalars.append(scalar)
            } else if let letters = Self.latin(scalar) {
                text += letters
            } else if scalar == "\u{2019}" {
                text += "'"
            } else if !scalar.properties.isDiacritic,
                scalar.properties.canonicalCombiningClass == .notReordered
            {
                text += " "
            }
        }
        return text
    }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
