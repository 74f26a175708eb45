internal import Foundation

/// The English sections and order of an indexed list, for previews and HeadlessUIKit.
///
/// The order is Unicode's root collation, which sorts all but ten letters of the Latin script with the letters from A
/// to Z: `Ł` is an L with a secondary difference, `ß` is `ss`. White space and punctuation are significant and come
/// before the letters, as in CLDR.
///
/// Sources: https://www.unicode.org/reports/tr10/#Variable_Weighting,
/// https://www.unicode.org/reports/tr35/tr35-collation.html#Root_Collation
package enum IndexCollation {
    /// The titles of all sections: the letters and, for everything else, `#`.
    package static let titles = letters + ["#"]

    /// Returns the title of the section for a text: the last letter that isn't after it.
    package static func title(of text: String) -> String {
        guard let letter = letters.last(where: { precedes($0, text) }), !precedes(firstBehindLetters, text) else {
            return "#"
        }
        return letter
    }

    /// Returns the elements in the order of their texts. Elements with equal texts keep their order.
    package static func sorted<Element>(_ elements: [Element], by text: (Element) -> String) -> [Element] {
        elements.enumerated().map { (element: $0.element, text: text($0.element), offset: $0.offset) }
            .sorted { left, right in
                switch left.text.compare(right.text, options: .caseInsensitive, locale: english) {
                case .orderedAscending: true
                case .orderedDescending: false
                case .orderedSame: left.offset < right.offset
                }
            }.map(\.element)
    }

    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    /// The first letter after Z, ezh.
    private static let firstBehindLetters = "\u{292}"
    private static let english = Locale(identifier: "en_US")

    /// Whether a letter is before a text or equal to it, ignoring accents, case and width.
    private static func precedes(_ letter: String, _ text: String) -> Bool {
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
        return letter.compare(text, options: options, locale: english) != .orderedDescending
    }
}
