/// Our own drawings of the signs behind the most used names of SF Symbols.
///
/// The tables have a line for each part of a drawing: the name, the part, and its outline as SVG writes it.
enum SymbolCatalogue {
    /// The drawing that has a name, without what the grammar of names adds.
    static func glyph(_ name: String) -> SymbolGlyph? { glyphs[name] }

    /// The names of all drawings in alphabetical order.
    static var names: [String] { glyphs.keys.sorted() }

    private static let glyphs: [String: SymbolGlyph] = {
        var glyphs: [String: SymbolGlyph] = [:]
        for table in [signs, shapes, arrows, people, objects, objects2, media, devices, nature] {
            for (name, parts) in outlines(in: table) { glyphs[name] = SymbolGlyph(parts) }
        }
        return glyphs
    }()

    /// The outlines of each part of each name; one that is long has several lines.
    private static func outlines(in table: String) -> [String: [Substring: String]] {
        var outlines: [String: [Substring: String]] = [:]
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 2)
            guard fields.count == 3 else { continue }
            outlines[String(fields[0]), default: [:]][fields[1], default: ""] += fields[2]
        }
        return outlines
    }
}

extension SymbolGlyph {
    /// A drawing of the outlines that the catalogue has for its parts.
    fileprivate init(_ parts: [Substring: String]) {
        func steps(_ part: Substring) -> [PathStep] { parts[part].map(SVGPath.steps) ?? [] }
        self.init(
            body: steps("body"),
            lines: steps("line"),
            cuts: steps("cut"),
            rings: steps("ring"),
            dots: steps("dot"),
            holes: steps("hole")
        )
    }
}
