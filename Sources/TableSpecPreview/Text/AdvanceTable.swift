/// The advances of the system font's characters, for the scripts that one open font covers.
enum AdvanceTable {
    /// The scalars in the tables, in order.
    static let blocks: [ClosedRange<UInt32>] = [
        0x0020...0x007E, 0x00A0...0x017F, 0x0384...0x03CE, 0x0400...0x045F, 0x0490...0x0491, 0x2010...0x2027,
        0x2030...0x203A, 0x20AC...0x20AC, 0x20BD...0x20BD, 0x2116...0x2116, 0x2122...0x2122, 0x2190...0x2193,
        0x2212...0x2212, 0x2248...0x2248, 0x2260...0x2260, 0x2264...0x2265,
    ]

    /// Units per em.
    static let unitsPerEm = 10_000

    /// The advance in units of a scalar in the tables, or `nil` for others.
    static func advance(of scalar: Unicode.Scalar, weight: FontWeight) -> Int? {
        var offset = 0
        for block in blocks {
            if scalar.value < block.lowerBound { return nil }
            if block.contains(scalar.value) {
                return Int(table(weight)[offset + Int(scalar.value - block.lowerBound)])
            }
            offset += block.count
        }
        return nil
    }

    /// The advance in units that is used for characters of other scripts.
    ///
    /// Evidence: the mean of the small Latin letters in Inter, regular.
    static let fallback = 5_340

    /// The advance in units of monospaced characters: three fifths, as in Source Code Pro and most such fonts
    /// (https://github.com/adobe-fonts/source-code-pro/issues/299); Apple's own was not measured.
    static let monospaced = 6_000

    /// The advances of a weight in the order of ``blocks``, which begin with ASCII.
    static func table(_ weight: FontWeight) -> [UInt16] {
        switch weight {
        case .regular: regular
        case .medium: medium
        case .semibold: semibold
        case .bold: bold
        }
    }
}
