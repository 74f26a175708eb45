/// A part of an expression that can't be split: names, keywords and `$0`, joined by dots and question marks.
///
/// Its text is created immediately, with the backticks that each position requires: `cell.textLabel?.text`, `.zero`,
/// `self`, `` .`init` ``.
package struct SwiftPath: Hashable, Sendable {
    let text: String

    fileprivate init(_ text: String) {
        self.text = text
    }

    /// Whether this is one word, without dots and question marks.
    var isWord: Bool { !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") } }

    /// Whether a part may be `nil`: `cell.textLabel?.text`.
    var isOptionalChain: Bool { text.utf8.contains(UInt8(ascii: "?")) }

    /// Whether the preceding type is known from the context: `.zero`.
    var startsWithDot: Bool { text.utf8.first == UInt8(ascii: ".") }

    /// The names and keywords, without punctuation and backticks.
    var words: [String] {
        text.split { $0 == "." || $0 == "?" }.map { $0.filter { $0 != "`" } }
    }
}

extension SwiftExpression {
    /// A name on its own: `tableView`, or `_`.
    package static func identifier(_ name: SwiftIdentifier) -> SwiftExpression {
        .path(SwiftPath(name.spelledAlone))
    }

    /// A keyword that denotes a value: `self`, `nil`, `true`.
    package static func keyword(_ keyword: Keyword) -> SwiftExpression { .path(SwiftPath(keyword.rawValue)) }

    /// `$0`
    package static func closureParameter(_ number: Int) -> SwiftExpression { .path(SwiftPath("$\(number)")) }

    /// `base.name`, or `.name` without a base.
    package static func member(_ base: SwiftExpression?, _ name: SwiftIdentifier) -> SwiftExpression {
        joined(base, ".", name.spelled(at: .member))
    }

    /// `base.init`, or `.init` without a base.
    package static func initializer(_ base: SwiftExpression?) -> SwiftExpression { joined(base, ".", "init") }

    /// `base.self`, for example `UITableViewCell.self`.
    package static func postfixSelf(_ base: SwiftExpression) -> SwiftExpression { joined(base, ".", "self") }

    /// `base?`, the start of an optional chain.
    package static func optionalChain(_ base: SwiftExpression) -> SwiftExpression { joined(base, "?", "") }

    private static func joined(_ base: SwiftExpression?, _ separator: String, _ word: String) -> SwiftExpression {
        switch base {
        case .path(let path)?:
            var text = ""
            text.reserveCapacity(path.text.utf8.count + 1 + word.utf8.count)
            text += path.text
            text += separator
            text += word
            return .path(SwiftPath(text))
        case let base?: return .suffixed(base, SwiftPath(separator + word))
        case nil: return .path(SwiftPath(separator + word))
        }
    }
}
