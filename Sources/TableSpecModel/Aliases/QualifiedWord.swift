extension String {
    /// The value of a spelling that is qualified by a type or, for a color, ends with `Color`.
    ///
    /// Swift spells `.subtitle` and `UIColor.systemRed`, Objective-C `UITableViewCellStyleSubtitle`, Interface Builder
    /// `IBUITableViewCellStyleSubtitle`, `UICTFontTextStyleBody` and `systemRedColor`.
    func qualifiedWord(among words: [String]) -> String? {
        let folded = (split(separator: ".").last.map(String.init) ?? self).lowercased()
        let isQualified = contains(".") || Self.prefixes.contains { hasPrefix($0) } || folded.hasSuffix("color")
        guard isQualified else { return nil }
        if let word = words.first(where: { $0.lowercased() == folded || $0.lowercased() + "color" == folded }) {
            return word
        }
        guard Self.prefixes.contains(where: { hasPrefix($0) }) else { return nil }
        return words.filter { folded.hasSuffix($0.lowercased()) }.max { $0.utf8.count < $1.utf8.count }
    }

    /// The prefixes of Objective-C's enumeration names.
    private static let prefixes = ["UI", "NS", "IB"]
}
