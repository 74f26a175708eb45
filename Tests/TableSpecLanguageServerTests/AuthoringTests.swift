import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecLanguageServer

/// An author who types a spec from an empty file and accepts completions: whatever the list shows near its top is chosen
/// as soon as it's the next word.
private struct Author {
    /// The number of items that an author sees at once.
    private static let visibleItems = 10
    /// The number of characters that an author types before looking at the list for the last time.
    private static let patience = 3

    private let session: EditorSession
    private let target: [Character]
    private var position = 0
    /// The number of keystrokes.
    private(set) var typed = 0
    private(set) var accepted: [String] = []
    /// The words that were typed in full.
    private(set) var missed: [String] = []

    init(_ target: String, in session: EditorSession) {
        self.target = Array(target)
        self.session = session
        session.open("Inbox.yaml", "")
    }

    mutating func write() {
        while position < target.count {
            guard let word = nextWord else {
                typeCharacter()
                continue
            }
            if !acceptCompletion(of: word) {
                missed.append(word)
                typed += word.count
                position += word.count
            }
        }
    }

    /// The rest of the text from here on, if a word begins here.
    private var nextWord: String? {
        let isWord = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
        guard isWord(target[position]), position == 0 || !isWord(target[position - 1]) else { return nil }
        return String(target[position...].prefix(while: isWord))
    }

    /// Types a character. The editor indents a new line as the one above.
    private mutating func typeCharacter() {
        typed += 1
        let isNewLine = target[position] == "\n"
        position += 1
        guard isNewLine else { return }
        while position < target.count, target[position] == " " { position += 1 }
    }

    private mutating func acceptCompletion(of word: String) -> Bool {
        for count in 0...min(Self.patience, word.count - 1) {
            let beginning = String(target[..<(position + count)])
            session.change("Inbox.yaml", to: beginning + "⟦⟧")
            let prefix = String(word.prefix(count))
            // Editors show the items that begin with the typed text first.
            let items = session.completionItems(in: "Inbox.yaml").filter { $0.filterText.contains(prefix) }
            let sorted =
                items.filter { $0.filterText.hasPrefix(prefix) } + items.filter { !$0.filterText.hasPrefix(prefix) }
            let ends = sorted.prefix(Self.visibleItems).compactMap { item in
                end(of: item, at: beginning).map { (item["label"]?.string ?? "", $0) }
            }
            guard let (label, end) = ends.max(by: { $0.1 < $1.1 }), end > position + count + 1 else { continue }
            typed += count + 1
            position = end
            accepted.append(label)
            return true
        }
        return false
    }

    /// The position up to which an item would type the text, or `nil` if its label isn't the next text.
    private func end(of item: JSONTree, at beginning: String) -> Int? {
        let text = session.accepted(item["textEdit"] ?? .null, in: beginning).replacing(#/\$\{?[0-9].*/#, with: "")
        guard let label = item["label"]?.string, let edit = item.at("textEdit", "range"),
            let start = edit.at("start", "character")?.integer, let cursor = edit.at("end", "character")?.integer
        else { return nil }
        let end = beginning.count - (cursor - start) + label.count
        guard end <= target.count, text.hasPrefix(String(target[..<end])) else { return nil }
        guard end == target.count || !(target[end].isLetter || target[end].isNumber) else { return nil }
        return zip(target, text).prefix { $0 == $1 }.count
    }
}

extension JSONTree {
    /// The text of a completion that an editor compares with the typed text.
    fileprivate var filterText: String { (self["filterText"] ?? self["label"])?.string ?? "" }
}

@Suite("An author types a part of the inbox, and the completions type the rest")
struct AuthoringTests {
    private func author(_ lines: Int) throws -> (author: Author, length: Int) {
        let text = try String(contentsOf: Repository.root.appendingPathComponent("Specs/Inbox.yaml"), encoding: .utf8)
        let target = text.split(separator: "\n").dropFirst().prefix(lines).joined(separator: "\n")
        let screen = { (name: String) in "screen: \(name)\ninput: { message: Message }\ntable: { sections: [] }\n" }
        let session = try EditorSession([
            "tablespec.yaml": "", "Detail.yaml": screen("MessageDetail"), "Reminder.yaml": screen("Reminder"),
        ])
        var author = Author(target, in: session)
        author.write()
        return (author, target.count)
    }

    @Test func theFirstLines() throws {
        let result = try author(8)
        for word in ["screen", "title", "types", "state", "navigationItem", "largeTitle", "always", "query"] {
            #expect(result.author.accepted.contains(word), "\(word)")
        }
        #expect(
            result.author.typed * 4 < result.length * 3,
            "\(result.author.typed) of \(result.length): \(result.author.missed)"
        )
    }

    @Test(.slow)
    func theWholeScreen() throws {
        let result = try author(.max)
        #expect(
            result.author.typed * 100 < result.length * 55,
            "\(result.author.typed) of \(result.length): \(result.author.missed)"
        )
    }
}
