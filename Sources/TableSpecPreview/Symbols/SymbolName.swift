/// The name of a symbol, split into a base symbol and its enclosure, modifiers and badges.
///
/// Source: Apple's Human Interface Guidelines, "SF Symbols": variants "fill", "slash", "circle", "square" and other
/// enclosures, and badges; `forward` and `backward` follow the reading direction.
struct SymbolName: Hashable {
    /// The base symbol by its catalog name, or the text for letters, digits and currencies.
    enum Sign: Hashable {
        case drawing(String)
        case text(String)
    }

    enum Badge: Hashable {
        /// A dot at the upper corner.
        case dot
        /// A small sign at the lower corner.
        case sign(String)
        /// A small sign in a filled shape at the lower corner.
        case enclosed(String, in: String)
    }

    var sign: Sign
    var isFilled = false
    var isSlashed = false
    /// The catalog's name of the enclosure.
    var enclosure: String?
    var badge: Badge?

    /// A name whose every part can be drawn, or `nil` for all others.
    init?(_ name: String, isRightToLeft: Bool) {
        if name.hasSuffix(".fill"), SymbolCatalog.contains(name) {
            (sign, isFilled) = (.drawing(name), true)
            return
        }
        var parts = Self.directed(Self.currentName(of: name).split(separator: ".").map(String.init), isRightToLeft)
        isFilled = parts.contains("fill")
        parts.removeAll { $0 == "fill" }
        if let place = parts.firstIndex(where: { $0.hasSuffix("badge") }) {
            guard let badge = Badge(parts[place...]) else { return nil }
            self.badge = badge
            parts.removeSubrange(place...)
        }
        guard let sign = Self.sign(parts) else {
            if let (name, count) = Self.enclosure(parts) {
                enclosure = name
                parts.removeLast(count)
            }
            if parts.count > 1, parts.last == "slash" {
                isSlashed = true
                parts.removeLast()
            }
            guard let sign = Self.sign(parts) ?? Self.text(parts, isEnclosed: enclosure != nil) else { return nil }
            self.sign = sign
            if isFilled, !canFill(enclosure) { return nil }
            return
        }
        self.sign = sign
        if isFilled, !canFill(nil) { return nil }
    }

    /// Whether an enclosure, or without one the base symbol, can be filled.
    private func canFill(_ enclosure: String?) -> Bool {
        if let enclosure { return Enclosure.named(enclosure)?.drawing(enclosure)?.canBeFilled ?? false }
        guard case .drawing(let name) = sign else { return false }
        return SymbolCatalog.glyph(name)?.canBeFilled ?? false
    }

    /// The enclosure at the end of a name, and the number of its words.
    private static func enclosure(_ parts: [String]) -> (name: String, count: Int)? {
        for count in [2, 1] where parts.count > count {
            let name = parts.suffix(count).joined(separator: ".")
            if Enclosure.named(name) != nil { return (name, count) }
        }
        return nil
    }

    private static func sign(_ parts: [String]) -> Sign? {
        let name = parts.joined(separator: ".")
        return SymbolCatalog.contains(name) ? .drawing(name) : nil
    }

    /// Letters and numbers appear only in enclosures; currencies also appear alone.
    private static func text(_ parts: [String], isEnclosed: Bool) -> Sign? {
        guard parts.count == 1, let part = parts.first else { return nil }
        if let currency = currencies[part] { return .text(currency) }
        guard isEnclosed else { return nil }
        if let number = Int(part), (0...50).contains(number), part == "\(number)" { return .text(part) }
        return part.count == 1 && part.allSatisfy { ("a"..."z").contains($0) } ? .text(part.uppercased()) : nil
    }

    private static let currencies = ["dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥"]

    /// Forward means right in left-to-right text. Media symbols begin with these words and keep them.
    private static func directed(_ parts: [String], _ isRightToLeft: Bool) -> [String] {
        parts.enumerated().map { index, part in
            guard index > 0 else { return part }
            return switch part {
            case "forward", "trailing": isRightToLeft ? "left" : "right"
            case "backward", "leading": isRightToLeft ? "right" : "left"
            default: part
            }
        }
    }

    /// The name that replaced an older one of the same symbol in later versions of SF Symbols.
    private static func currentName(of name: String) -> String {
        guard name.hasPrefix("line.horizontal.3") else { return renamed[name] ?? name }
        return "line.3.horizontal" + name.dropFirst("line.horizontal.3".count)
    }

    private static let renamed = [
        "clear": "xmark.square", "clear.fill": "xmark.square.fill",
        "pencil.and.ellipsis.rectangle": "rectangle.and.pencil.and.ellipsis",
        "speaker.1": "speaker.wave.1", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
        "speaker.1.fill": "speaker.wave.1.fill", "speaker.2.fill": "speaker.wave.2.fill",
        "speaker.3.fill": "speaker.wave.3.fill", "delete.backward": "delete.left",
        "list.clipboard": "list.bullet.clipboard", "list.clipboard.fill": "list.bullet.clipboard.fill",
        "text.page": "doc.plaintext", "text.page.fill": "doc.plaintext.fill",
        "largecircle.fill.circle": "circle.inset.filled", "flag.pattern.checkered": "flag.checkered",
        "document.on.document": "doc.on.doc", "shield.lefthalf.filled": "shield.half.filled",
        "battery.0percent": "battery.0", "battery.25percent": "battery.25", "battery.50percent": "battery.50",
        "battery.75percent": "battery.75", "battery.100percent": "battery.100", "snow": "snowflake",
        "shield.checkerboard": "checkerboard.shield", "arrow.left.to.line.alt": "arrow.left.to.line.compact",
        "arrow.right.to.line.alt": "arrow.right.to.line.compact", "arrow.up.to.line.alt": "arrow.up.to.line.compact",
        "arrow.down.to.line.alt": "arrow.down.to.line.compact",
    ]
}

extension SymbolName.Badge {
    /// The badge that the end of a name says, from its word `badge` on.
    init?(_ words: ArraySlice<String>) {
        let rest = words.dropFirst()
        let name = rest.joined(separator: ".")
        switch words.first {
        case "badge" where rest.isEmpty: self = .dot
        case "badge" where name == "person.crop": self = .sign("person.crop.circle")
        case "badge" where Self.discSigns.contains(name): self = .enclosed(name, in: "circle")
        case "badge" where SymbolCatalog.contains(name): self = .sign(name)
        case "badge":
            guard let shape = rest.first, Enclosure.named(shape) != nil else { return nil }
            self.init(rest.dropFirst().joined(separator: "."), in: shape)
        case "trianglebadge": self.init(name, in: "triangle")
        default: return nil
        }
    }

    private init?(_ name: String, in shape: String) {
        guard SymbolCatalog.contains(name) else { return nil }
        self = .enclosed(name, in: shape)
    }

    /// The signs that are in a circle as badges.
    private static let discSigns: Set = [
        "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis",
    ]
}

/// An enclosure of a base symbol, and the symbol's position in it.
struct Enclosure {
    /// The scale of the base symbol, and its distance above the center in grid points.
    var scale: Double
    var lift = 0.0
    /// The drawing of the shape, if its name isn't that of the enclosure.
    var glyph: String?

    /// The shape of an enclosure with a name.
    func drawing(_ name: String) -> SymbolGlyph? { SymbolCatalog.glyph(glyph ?? name) }

    static func named(_ name: String) -> Enclosure? {
        switch name {
        case "circle", "circle.dotted", "seal": Enclosure(scale: 0.55)
        case "square", "square.dashed", "app": Enclosure(scale: 0.58)
        case "rectangle": Enclosure(scale: 0.46)
        case "triangle": Enclosure(scale: 0.46, lift: -2)
        case "shield": Enclosure(scale: 0.5, lift: 0.4)
        case "diamond", "hexagon", "octagon": Enclosure(scale: 0.5)
        case "icloud": Enclosure(scale: 0.38, lift: -2, glyph: "icloud")
        case "bubble": Enclosure(scale: 0.46, lift: 1.5, glyph: "bubble.left")
        default: nil
        }
    }
}
