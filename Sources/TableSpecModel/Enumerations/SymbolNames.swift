/// The names that SF Symbols has or had in any of its versions up to 7, the one of iOS 26.
///
/// Sources: the names of version 6 (the Python package `pysfsymbols`, July 2025), and the names that are new in version 7
/// or were replaced since version 1 (github.com/SFSafeSymbols/SFSafeSymbols: `SFSymbol+AllSymbols+7.0.swift`,
/// `name_aliases.strings`, `legacy_aliases.strings`). Of the 802 names in 65 published apps they lack ten, all of which
/// are mistakes or images of the app.
package enum SymbolNames {
    /// Whether a symbol of this name is known, or a form of one for another script or direction.
    package static func contains(_ name: String) -> Bool {
        if tree.contains(name) { return true }
        guard let point = name.lastIndex(of: "."), scripts.contains(String(name[name.index(after: point)...])) else {
            return false
        }
        return tree.contains(String(name[..<point]))
    }

    /// The known name that is nearest to another one: a name with few different characters, a synonym, a name of the
    /// same parts in another order, or the known beginning of the name.
    package static func nearest(to name: String) -> String? {
        if let name = called[name.lowercased()] { return name }
        if let name = Spelling.nearest(to: name, in: sorted) { return name }
        var parts = name.lowercased().split(separator: ".")
        if let name = byParts[parts.sorted()] { return name }
        while parts.count > 1 {
            parts.removeLast()
            let beginning = parts.joined(separator: ".")
            if tree.contains(beginning) { return beginning }
        }
        return nil
    }

    /// All names, sorted.
    package static let sorted = tree.names.sorted()

    /// The first name of the same parts in any order.
    private static let byParts = Dictionary(
        sorted.map { ($0.split(separator: ".").sorted(), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    private static let tree = SymbolNameTree([aToC, dToL, mToZ].joined(separator: " "))

    /// The endings of forms for the scripts of other languages, and for the other direction.
    private static let scripts: Set = [
        "ar", "bn", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl", "sat", "si",
        "ta",
        "te", "th", "zh",
    ]
}
