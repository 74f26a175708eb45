internal import Foundation

extension TextPattern {
    /// The first part of a pattern that repeats a repetition so that a text can be divided between both in many ways:
    /// `(a+)*`, but not `([a-z]+\.)*`, in which the period ends each iteration. `nil` if there's none.
    ///
    /// The time for a text that doesn't match doubles with each character. Source:
    /// https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS
    package static func nestedRepetition(in pattern: String) -> String? {
        var scanner = RepetitionScanner(pattern)
        return scanner.scan()
    }
}

/// Parses the repetitions of a regular expression.
private struct RepetitionScanner {
    /// The part of a group's alternative that has been parsed so far.
    private struct Branch {
        /// The parts that are repeated without a limit.
        var repeated: [String] = []
        /// The required single characters.
        var characters: [String] = []

        /// Whether the iterations of a repetition of this can't be distinguished.
        var isAmbiguous: Bool {
            !repeated.isEmpty
                && !characters.contains { character in repeated.allSatisfy { !RepetitionScanner.matches($0, character) }
                }
        }
    }

    private struct Group {
        var start: Int
        var branches = [Branch()]

        var last: Branch {
            get { branches[branches.count - 1] }
            set { branches[branches.count - 1] = newValue }
        }
    }

    private let text: [Character]
    private var position = 0
    private var groups = [Group(start: 0)]

    init(_ pattern: String) {
        text = Array(pattern)
    }

    mutating func scan() -> String? {
        while position < text.count {
            switch text[position] {
            case "(":
                groups.append(Group(start: position))
                position += 1
                skipGroupOptions()
            case "|":
                groups[groups.count - 1].branches.append(Branch())
                position += 1
            case ")" where groups.count > 1:
                let group = groups.removeLast()
                position += 1
                let source = String(text[group.start..<position])
                let quantifier = takeQuantifier()
                if quantifier == .unbounded, group.branches.contains(where: \.isAmbiguous) {
                    return String(text[group.start..<position])
                }
                add(source, quantifier, inner: group)
            default:
                let start = position
                skipAtom()
                add(String(text[start..<position]), takeQuantifier(), inner: nil)
            }
        }
        return nil
    }

    private enum Quantifier { case one, optional, bounded, unbounded }

    private mutating func add(_ source: String, _ quantifier: Quantifier, inner: Group?) {
        switch quantifier {
        case .unbounded: groups[groups.count - 1].last.repeated.append(source)
        case .one:
            if let inner, inner.branches.count == 1 {
                groups[groups.count - 1].last.repeated += inner.last.repeated
                groups[groups.count - 1].last.characters += inner.last.characters
            } else if let inner {
                groups[groups.count - 1].last.repeated += inner.branches.flatMap(\.repeated)
            } else if let character = Self.character(source) {
                groups[groups.count - 1].last.characters.append(character)
            }
        case .optional, .bounded: groups[groups.count - 1].last.repeated += inner?.branches.flatMap(\.repeated) ?? []
        }
    }

    /// The prefix of a group's content: `?:`, `?=`, `?<name>`. Atomic groups, `?>`, never backtrack.
    private mutating func skipGroupOptions() {
        guard position < text.count, text[position] == "?" else { return }
        position += 1
        guard position < text.count, text[position] == "<" else {
            if position < text.count { position += 1 }
            return
        }
        while position < text.count, text[position] != ">", text[position] != "=", text[position] != "!" {
            position += 1
        }
        position += 1
    }

    /// An escape, a class in brackets or a character.
    private mutating func skipAtom() {
        switch text[position] {
        case "\\":
            position += 2
            if position <= text.count, ["p", "P", "x", "N"].contains(text[position - 1]), position < text.count,
                text[position] == "{"
            {
                while position < text.count, text[position] != "}" { position += 1 }
                position += 1
            }
        case "[":
            var depth = 0
            repeat {
                if text[position] == "\\" { position += 1 } else if text[position] == "[" { depth += 1 }
                if position < text.count, text[position] == "]", text[position - 1] != "\\" { depth -= 1 }
                position += 1
            } while depth > 0 && position < text.count
        default: position += 1
        }
        position = min(position, text.count)
    }

    private mutating func takeQuantifier() -> Quantifier {
        guard position < text.count else { return .one }
        var quantifier: Quantifier
        switch text[position] {
        case "*", "+": quantifier = .unbounded
        case "?": quantifier = .optional
        case "{":
            guard let end = text[position...].firstIndex(of: "}") else { return .one }
            quantifier = text[position..<end].last == "," ? .unbounded : .bounded
            position = end
        default: return .one
        }
        position += 1
        guard position < text.count else { return quantifier }
        // Reluctant quantifiers backtrack, but possessive ones don't.
        if text[position] == "+" { quantifier = .bounded }
        if text[position] == "?" || text[position] == "+" { position += 1 }
        return quantifier
    }

    /// The single character that a part of a pattern matches.
    private static func character(_ source: String) -> String? {
        guard source.hasPrefix("\\") else { return source.count == 1 && !".^$".contains(source) ? source : nil }
        let character = source.dropFirst()
        // An escaped letter or digit is a class, an anchor or a reference.
        guard character.count == 1, let first = character.first, !first.isLetter, !first.isNumber else { return nil }
        return String(character)
    }

    /// Whether a part of a pattern matches a character; true if that isn't known.
    private static func matches(_ part: String, _ character: String) -> Bool {
        TextPattern(part)?.matches(character) != false
    }
}
