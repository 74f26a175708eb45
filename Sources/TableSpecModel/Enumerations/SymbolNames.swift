/// The names that SF Symbols has or had in any of its versions up to 7, the one of iOS 26.
///
/// Sources: the names of version 6 (the Python package `pysfsymbols`, July 2025), and the names that are new in version 7
/// or were replaced since version 1 (github.com/SFSafeSymbols/SFSafeSymbols: `SFSymbol+AllSymbols+7.0.swift`,
/// `name_aliases.strings`, `legacy_aliases.strings`). Of the 802 names in 65 published apps they lack ten, all of which
/// are mistakes or images of the app.
package enum SymbolNames {
    /// Whether a symbol of this name is known, or a form of one for another script or direction.
    package static func contains(_ name: String) -> Bool {
        if all.contains(name) { return true }
        guard let point = name.lastIndex(of: "."), scripts.contains(String(name[name.index(after: point)...])) else {
            return false
        }
        return all.contains(String(name[..<point]))
    }

    /// The known name that is nearest to another one: one with hardly other letters, one for the same thing, one of the
    /// same parts in another order, or the known beginning of it.
    package static func nearest(to name: String) -> String? {
        if let name = called[name.lowercased()] { return name }
        if let name = Spelling.nearest(to: name, in: sorted) { return name }
        var parts = name.lowercased().split(separator: ".")
        let inOrder = parts.sorted()
        if let name = sorted.first(where: { $0.split(separator: ".").sorted() == inOrder }) { return name }
        while parts.count > 1 {
            parts.removeLast()
            let beginning = parts.joined(separator: ".")
            if all.contains(beginning) { return beginning }
        }
        return nil
    }

    private static let all: Set<String> = {
        var names: Set<String> = []
        for table in [aToC, dToL, mToZ] { SymbolNameReader.read(table, into: &names) }
        return names
    }()

    private static let sorted = all.sorted()

    /// The endings of forms for the scripts of other languages, and for the other direction.
    private static let scripts: Set = [
        "ar", "bn", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "rtl", "sat", "si",
        "ta",
        "te", "th", "zh",
    ]
}

/// Reads names that are written as a tree of their parts: `heart+(circle+ slash)`.
///
/// A part without others behind it ends a name; of the others `*` tells that the name so far is one, too. `+` is `*`
/// and a name that goes on with `.fill`.
private struct SymbolNameReader {
    private var names: Set<String>
    private var path: [String] = []
    private var part = ""
    private var isName = false
    private var isFilledName = false

    static func read(_ tree: String, into names: inout Set<String>) {
        var reader = Self(names: names)
        for character in tree { reader.take(character) }
        reader.endPart(hasOthersBehind: false)
        names = reader.names
    }

    private init(names: Set<String>) {
        self.names = names
    }

    private mutating func take(_ character: Character) {
        switch character {
        case "*": isName = true
        case "+": (isName, isFilledName) = (true, true)
        case "(":
            let name = part
            endPart(hasOthersBehind: true)
            path.append(name)
        case ")":
            endPart(hasOthersBehind: false)
            _ = path.popLast()
        case " ", "\n": endPart(hasOthersBehind: false)
        default: part.append(character)
        }
    }

    private mutating func endPart(hasOthersBehind: Bool) {
        guard !part.isEmpty else { return }
        let name = (path + [part]).joined(separator: ".")
        if isName || !hasOthersBehind { names.insert(name) }
        if isFilledName { names.insert("\(name).fill") }
        (part, isName, isFilledName) = ("", false, false)
    }
}
