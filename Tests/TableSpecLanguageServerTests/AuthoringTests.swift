import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

/// An author who types a spec from an empty file and accepts completions: whatever the list shows near its top is chosen
/// as soon as it types the next text.
///
/// Each press of a key counts: a character, the acceptance of a completion, a tab behind what a completion or the editor
/// has closed, and a tab or a deletion for each level that the editor indents too little or too much.
private struct Author {
    /// The number of items that an author sees at once.
    private static let visibleItems = 10
    /// The number of characters that an author types before looking at the list for the last time.
    private static let patience = 3

    private let session: EditorSession
    private let target: [Character]
    private var position = 0
    /// What stands behind the cursor already, with the nearest first.
    private var rest: [String] = []
    /// The number of keystrokes.
    private(set) var typed = 0
    private(set) var accepted: [String] = []
    /// The texts that were typed in full.
    private(set) var missed: [String] = []
    /// The errors in other lines than that of the cursor, with the text before it.
    private(set) var errors: [(error: String, text: String)] = []

    init(_ target: String, in session: EditorSession) {
        self.target = Array(target)
        self.session = session
        session.open("Inbox.yaml", "")
    }

    /// The text that the author has written.
    var text: String { String(target[..<position]) + rest.joined() }

    mutating func write() {
        while position < target.count {
            if isStart, acceptCompletion() { continue }
            if isStart { missed.append(String(target[position...].prefix { !" ,:\n".contains($0) })) }
            repeat { typeCharacter() } while position < target.count && !isStart && isWord(target[position])
        }
    }

    private func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Whether a word, a binding or a mapping begins here.
    private var isStart: Bool {
        let last = position == 0 ? "\n" : target[position - 1]
        if target[position] == " " { return last == "," }
        return isWord(target[position]) ? !isWord(last) : "${".contains(target[position]) && last == " "
    }

    // MARK: Typing

    private mutating func typeCharacter() {
        let character = target[position]
        typed += 1
        if let closed = rest.first, target[position...].starts(with: closed) {
            rest.removeFirst()
            position += closed.count
            return
        }
        position += 1
        if let closing = ["{": "}", "[": "]", "(": ")", "\"": "\""][character] { rest.insert(closing, at: 0) }
        guard character == "\n" else { return }
        let lines = target[..<(position - 1)].split(separator: "\n", omittingEmptySubsequences: false)
        let above = lines.last ?? []
        let expected = above.prefix { $0 == " " }.count + (above.last == ":" ? 2 : 0)
        let indentation = target[position...].prefix { $0 == " " }.count
        typed += abs(indentation - expected) / 2
        position += indentation
        checkErrors()
    }

    /// Records the errors in other lines.
    private mutating func checkErrors() {
        session.change("Inbox.yaml", to: text)
        let line = target[..<position].count { $0 == "\n" } + 1
        let text = String(target[..<position])
        for finding in session.findings(in: "Inbox.yaml") where finding.contains("error") {
            if let number = Int(finding.prefix { $0 != ":" }), number < line, !isOpen(number) {
                errors.append((finding, text))
            }
        }
        _ = session.takeMessages()
    }

    /// Whether more lines can be added to the mapping that contains a line, so that something in it can still be missing.
    private func isOpen(_ number: Int) -> Bool {
        let lines = target[..<position].split(separator: "\n", omittingEmptySubsequences: false).dropFirst(number - 1)
        let column = lines.first?.prefix { $0 == " " || $0 == "-" }.count ?? 0
        return lines.dropFirst().allSatisfy { $0.prefix { $0 == " " }.count >= column }
    }

    // MARK: Completions

    private mutating func acceptCompletion() -> Bool {
        let word = target[position...].prefix(while: isWord).count
        for count in 0...min(Self.patience, max(word - 1, 0)) {
            let cursor = position + count
            session.change("Inbox.yaml", to: String(target[..<cursor]) + "⟦⟧" + rest.joined())
            let prefix = String(target[position..<cursor])
            // Editors show the items that begin with the typed text first.
            let items = session.completionItems(in: "Inbox.yaml").filter {
                prefix.isEmpty || $0.filterText.contains(prefix)
            }
            let sorted =
                items.filter { $0.filterText.hasPrefix(prefix) } + items.filter { !$0.filterText.hasPrefix(prefix) }
            let fitting = sorted.prefix(Self.visibleItems).compactMap { item in
                parts(of: item, at: cursor).map { (item, $0) }
            }
            guard let (item, parts) = fitting.max(by: { $0.1[0].count < $1.1[0].count }), parts[0].count > count + 1
            else { continue }
            typed += count + 1
            position += parts[0].count
            rest = parts.dropFirst() + rest
            accepted.append(item["label"]?.string ?? "")
            return true
        }
        return false
    }

    /// The text of an item up to its first placeholder, and the texts behind its placeholders, if all of them are in the
    /// target.
    private func parts(of item: JSONTree, at cursor: Int) -> [String]? {
        guard let start = item.at("textEdit", "range", "start", "character")?.integer,
            let new = item.at("textEdit", "newText")?.string
        else { return nil }
        let line = target[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
        var parts = new.replacing(#/\$\{[0-9][^}]*\}/#, with: "\u{0}").replacing(#/\$[0-9]/#, with: "\u{0}")
            .split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
        let before = String(target[(line + start)..<position])
        guard item["insertTextFormat"]?.integer == 2 || parts.count == 1, parts[0].hasPrefix(before) else { return nil }
        parts[0] = String(parts[0].dropFirst(before.count))
        var end = position
        for (index, part) in parts.enumerated() where index == 0 || !part.isEmpty {
            if index > 0 { end = contentEnd(from: end, before: part) }
            guard target[end...].starts(with: part) else { return nil }
            end += part.count
        }
        let isWhole = end == target.count || !isWord(target[end]) || !(parts.last?.last.map(isWord) ?? false)
        return isWhole ? [parts[0]] + parts.dropFirst().filter { !$0.isEmpty } : nil
    }

    /// The end of a value: the next comma or line ending outside brackets, or the bracket that closes the one around it.
    private func contentEnd(from start: Int, before part: String) -> Int {
        var depth = 0
        for index in start..<target.count {
            switch target[index] {
            case "{", "[", "(": depth += 1
            case "}", "]", ")":
                if depth == 0 { return target[index - 1] == " " ? index - 1 : index }
                depth -= 1
            case ",", "\n": if depth == 0, part.first == target[index] { return index }
            default: break
            }
        }
        return target.count
    }
}

extension JSONTree {
    /// The text of a completion that an editor compares with the typed text.
    fileprivate var filterText: String { (self["filterText"] ?? self["label"])?.string ?? "" }
}

@Suite("An author types a part of the inbox, and the completions type the rest")
struct AuthoringTests {
    private func author(_ lines: Int) throws -> (author: Author, target: String) {
        let text = try String(contentsOf: Repository.root.appendingPathComponent("Specs/Inbox.yaml"), encoding: .utf8)
        let target = text.split(separator: "\n").dropFirst().prefix(lines).joined(separator: "\n")
        let screen = { (name: String) in "screen: \(name)\ninput: { message: Message }\ntable: { sections: [] }\n" }
        let session = try EditorSession([
            "tablespec.yaml": "", "Detail.yaml": screen("MessageDetail"), "Reminder.yaml": screen("Reminder"),
        ])
        var author = Author(target, in: session)
        author.write()
        return (author, target)
    }

    @Test func theFirstLines() throws {
        let (author, target) = try author(8)
        for word in ["screen", "title", "types", "state", "navigationItem", "largeTitle", "always", "query"] {
            #expect(author.accepted.contains(word), "\(word)")
        }
        #expect(author.text == target)
        #expect(author.typed * 4 < target.count * 3, "\(author.typed) of \(target.count): \(author.missed)")
        #expect(author.errors.map(\.error) == [], "\(author.errors.map(\.text))")
    }

    @Test(.slow)
    func theWholeScreen() throws {
        let (author, target) = try author(.max)
        #expect(author.text == target)
        #expect(
            author.typed * 3 < target.count,
            "\(author.typed) of \(target.count): \(author.missed) \(author.accepted)"
        )
        #expect(Set(author.errors.map(\.error)).sorted() == [], "\(author.errors.map(\.text))")
    }
}
