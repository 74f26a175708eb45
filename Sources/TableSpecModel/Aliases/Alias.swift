/// Spellings of UIKit, Interface Builder, SwiftUI or an earlier version of the language that have a different name or
/// location in the language.
package struct Alias: Equatable, Sendable {
    /// The replacement of such a spelling.
    package enum Answer: Equatable, Sendable {
        /// The key of the same mapping, or the value of the same enumeration, with the same meaning.
        case renamed(String)
        /// The key that replaced this one. The old spelling is still accepted, and `lint --fix` replaces it.
        case deprecated(String)
        /// The value with the most similar meaning.
        case similar(String)
        /// A sentence about a key that belongs elsewhere or takes other values.
        case remedy(String)
    }

    package var spellings: [String]
    /// The key next to which the answer applies, or `nil` if it applies to all uses of the spelling.
    package var companion: String?
    package var answer: Answer

    init(_ spellings: String..., beside companion: String? = nil, is answer: Answer) {
        self.spellings = spellings
        self.companion = companion
        self.answer = answer
    }
}

extension Alias {
    /// The aliases of keys, by the name of the object.
    package static let keys: [String: [Alias]] = [
        "file": file, "navigation item": navigationItem, "search field": searchField, "bar button": barButton,
        "view": screenView, "table": table, "header view": header, "section header": header,
        "refresh control": refreshControl, "section": section, "row": row, "prototype": prototype,
        "dynamic rows": dynamicRows, "load more": loadMore, "selection": selection, "editing": editing,
        "insert row": insertRow,
        "swipe action": swipeAction,
        "choose": choose, "accessory": accessory + control, "content view": contentView + control, "segue": segue,
        "image": image, "segment": segment,
        "color": color, "font": font, "border": border,
        "symbol configuration": symbolConfiguration, "inset": inset, "tab": tab,
        "trigger": trigger, "menu item": menuItem, "section header's button": headerButton,
        "unavailable content": contentUnavailable, "unavailable content's button": titledButton,
        "validation": validation, "row choice": rowChoice,
    ]

    /// Returns the replacement of a key that an object doesn't have, or `nil` for an unknown spelling.
    ///
    /// - Parameter stated: The existing keys of the mapping.
    package static func answer(
        forKey spelling: String,
        in object: String,
        besides stated: Set<String> = []
    ) -> Answer? {
        let spelling = spelling.lowercased()
        for companion in stated {
            if let answer = companionAnswers[object]?[companion]?[spelling] { return answer }
        }
        return keyAnswers[object]?[spelling]
    }

    /// Returns the replacement of a value that an enumeration doesn't have, or `nil` for an unknown spelling.
    package static func answer(forWord spelling: String, of noun: String) -> Answer? {
        valueAnswers[noun]?[spelling.lowercased()]
    }

    /// Returns the replacement of the name of an undeclared type, or `nil` for an unknown spelling.
    package static func answer(forType spelling: String) -> Answer? { typeAnswers[spelling.lowercased()] }

    /// The deprecated spellings of an object's keys, each with its successor, in the order of the declarations.
    package static func deprecatedKeys(of object: String) -> [(spelling: String, successor: String)] {
        (keys[object] ?? []).flatMap { alias in
            guard case .deprecated(let successor) = alias.answer else {
                return [(spelling: String, successor: String)]()
            }
            return alias.spellings.map { ($0, successor) }
        }
    }

    private static let keyAnswers = keys.mapValues { answers(of: $0.filter { $0.companion == nil }) }
    /// The answers that apply next to another key, by that key.
    private static let companionAnswers = keys.mapValues { aliases in
        Dictionary(grouping: aliases.filter { $0.companion != nil }) { $0.companion ?? "" }.mapValues(answers)
    }
    private static let valueAnswers = values.mapValues(answers)
    private static let typeAnswers = answers(of: types)

    private static func answers(of aliases: [Alias]) -> [String: Answer] {
        let pairs = aliases.flatMap { alias in alias.spellings.map { ($0.lowercased(), alias.answer) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
