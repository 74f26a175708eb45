/// Our own drawings of the signs behind the most used names of SF Symbols.
///
/// The tables have a line for each part of a drawing: the name, the part, and its outline as SVG writes it.
enum SymbolCatalog {
    /// A part of a drawing with its outline, in the bytes of the tables.
    fileprivate typealias Part = (name: ArraySlice<UInt8>, outline: ArraySlice<UInt8>)

    /// The drawing that has a name, without what the grammar of names adds.
    ///
    /// Outlines are read on demand: a preview shows few of them.
    static func glyph(_ name: String) -> SymbolGlyph? {
        parts[name].map(SymbolGlyph.init) ?? parts[mirrored(name)].map { SymbolGlyph($0).mirrored }
    }

    /// The names of all drawings in alphabetical order.
    static var names: [String] { parts.keys.sorted() }

    /// Whether there is a drawing with a name.
    static func contains(_ name: String) -> Bool { parts[name] != nil || parts[mirrored(name)] != nil }

    /// The name of the drawing on the other side of a vertical mirror, or the name itself if it has no direction or two:
    /// a pair of arrows that point away from each other does so in a mirror, too.
    private static func mirrored(_ name: String) -> String {
        var words = name.split(separator: ".")
        let places = words.indices.filter { words[$0] == "left" || words[$0] == "right" }
        guard places.count == 1, let place = places.first else { return name }
        words[place] = words[place] == "left" ? "right" : "left"
        return words.joined(separator: ".")
    }

    /// The parts of each drawing; one whose outline is long has several lines.
    private static let parts: [String: [Part]] = {
        var parts: [String: [Part]] = [:]
        for table in [signs, shapes, arrows, people, objects, objects2, media, devices, nature, rarer] {
            for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) {
                let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
                guard fields.count == 3 else { continue }
                parts[String(decoding: fields[0], as: UTF8.self), default: []].append((fields[1], fields[2]))
            }
        }
        return parts
    }()
}

extension SymbolGlyph {
    /// A drawing of the outlines that the catalog has for its parts.
    fileprivate init(_ parts: [SymbolCatalog.Part]) {
        func steps(_ name: String) -> [PathStep] {
            SVGPath.steps(parts.filter { $0.name.elementsEqual(name.utf8) }.flatMap(\.outline))
        }
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
