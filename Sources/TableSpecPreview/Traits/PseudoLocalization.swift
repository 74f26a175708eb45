package import TableSpecModel

/// Makes texts as long as translations can be, to test a layout without a translation.
///
/// Characters get accents, so that hard-coded text is visible. Every text grows by about 40% and is in brackets, so
/// that its end is visible. Data and names of images aren't translated, so they stay the same.
package final class PseudoLocalization: ModelVisitor {
    package init() {}

    package func visit(_ text: inout TextTemplate, as role: TextRole) {
        if role.isForPeople { text = Self.apply(to: text) }
    }

    package func visit(_ binding: inout Binding) {
        guard var titles = binding.titles else { return }
        titles.titles = titles.titles.map(Self.apply)
        binding.titles = titles
    }

    private static func apply(to text: TextTemplate) -> TextTemplate {
        let form = text.form(.other)
        let literals = form.segments.compactMap { if case .literal(let literal) = $0 { literal } else { nil } }
        guard let filler = filler(for: literals.joined()) else { return text }
        var longer = form
        longer.segments =
            [.literal("[")]
            + form.segments.map { segment in
                if case .literal(let literal) = segment { .literal(accented(literal)) } else { segment }
            } + [.literal(filler + "]")]
        return longer
    }

    /// The text with accents, longer, and in brackets. An empty text stays empty.
    static func apply(to text: String) -> String {
        filler(for: text).map { "[\(accented(text))\($0)]" } ?? text
    }

    /// The text that makes another one longer, or `nil` for a text without characters.
    private static func filler(for text: String) -> String? {
        guard text.contains(where: { $0 != " " }) else { return nil }
        let growth = Int((Double(text.count) * 0.4).rounded(.up))
        return String(String(repeating: filler, count: growth / filler.count + 1).prefix(growth))
    }

    private static let filler = " ëxţŕá ļöñĝ"

    private static func accented(_ text: String) -> String { String(text.map { accents[$0] ?? $0 }) }

    private static let accents: [Character: Character] = [
        "a": "á", "c": "ç", "d": "ď", "e": "é", "g": "ĝ", "h": "ĥ", "i": "í", "j": "ĵ", "k": "ķ", "l": "ļ", "n": "ñ",
        "o": "ö", "r": "ŕ", "s": "š", "t": "ţ", "u": "ü", "w": "ŵ", "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "D": "Ď",
        "E": "É", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "N": "Ñ", "O": "Ö", "R": "Ŕ", "S": "Š",
        "T": "Ţ", "U": "Û", "W": "Ŵ", "Y": "Ý", "Z": "Ž",
    ]
}
