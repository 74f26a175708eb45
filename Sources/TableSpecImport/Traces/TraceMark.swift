/// Marks that identify values, regardless of changes to the text around them.
///
/// Planes 15 and 16 of Unicode are private use areas (The Unicode Standard, 23.5), so no text of a document contains
/// their characters. A name that is derived from a text doesn't contain them either, because a name alone isn't the
/// text.
enum TraceMark {
    private static let digits: UInt32 = 0xFFF0
    private static let (low, high): (UInt32, UInt32) = (0xF0000, 0x100000)

    /// The text with the mark of a number.
    static func marked(_ text: String, _ number: Int) -> String {
        let number = UInt32(clamping: number)
        let scalars = [number < digits ? nil : high + min(number / digits, digits), low + number % digits]
        return text + scalars.compactMap { $0.flatMap(Unicode.Scalar.init) }.map(String.init).joined()
    }

    /// A selector that consists of a mark. Method names consist of letters and digits.
    static func selector(_ number: Int, like selector: String) -> String {
        "traced\(number)selector" + selector.drop { $0 != ":" }
    }

    /// A color that no document contains: almost black.
    static func color(_ number: Int) -> [String: String] {
        let value = colors + UInt32(clamping: number) % (1 << 20)
        func part(_ shift: UInt32) -> String { String(Double((value >> shift) & 0xFF) / 255) }
        return ["red": part(16), "green": part(8), "blue": part(0), "alpha": "1", "colorSpace": "custom"]
    }

    private static let colors: UInt32 = 0x0A0000

    /// The numbers of the marks in a text.
    static func numbers(in text: String) -> [Int] {
        var numbers: [Int] = []
        var rest = 0
        for scalar in text.unicodeScalars where scalar.value >= low {
            if scalar.value >= high {
                rest = Int(scalar.value - high)
            } else {
                numbers.append(rest * Int(digits) + Int(scalar.value - low))
                rest = 0
            }
        }
        if text.contains("#") {
            for match in text.matches(of: #/#([0-9A-F]{6})/#) {
                if let value = UInt32(match.1, radix: 16), value >= colors { numbers.append(Int(value - colors)) }
            }
        }
        if text.contains("traced") {
            for match in text.matches(of: #/traced([0-9]+)selector/#) { numbers += [Int(match.1)].compactMap(\.self) }
        }
        return numbers
    }
}
