internal import TableSpecKit
internal import TableSpecModel

/// A color set of an asset catalog, reduced to what previews need.
///
/// The format:
/// https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/Named_Color.html,
/// and what Xcode has added since: `appearances`, and components from 0 to 255 or in hexadecimal digits. All components
/// are treated as sRGB in every color space, because colors outside sRGB can't be drawn.
enum ColorSet {
    /// The color that the `Contents.json` of a set describes.
    ///
    /// - Returns: `nil` for a system color, whose values aren't in the file, or if there's no color.
    /// - Throws: `Malformed` if the file isn't a color set.
    static func color(in bytes: [UInt8]) throws(Malformed) -> AssetColor? {
        guard let tree = JSONTree(parsing: bytes), tree.members != nil else {
            throw Malformed(reason: "not a JSON object")
        }
        guard case .array(let entries)? = tree["colors"] else { throw Malformed(reason: "missing list 'colors'") }
        // Colors for all devices take precedence over those for phones, which take precedence over those for other
        // devices.
        let idioms = ["universal", "iphone"]
        func rank(_ entry: JSONTree) -> Int { idioms.firstIndex(of: entry["idiom"]?.string ?? "") ?? idioms.count }
        let ranked = entries.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
        var colors: [Set<Appearance>: ColorComponents] = [:]
        for (_, entry) in ranked {
            guard let appearances = appearances(of: entry), let components = try components(of: entry) else { continue }
            if colors[appearances] == nil { colors[appearances] = components }
        }
        guard let light = colors[[]] else { return nil }
        return AssetColor(
            light: light,
            dark: colors[[.dark]],
            increasedLight: colors[[.increasedContrast]],
            increasedDark: colors[[.dark, .increasedContrast]]
                ?? (colors[[.dark]] == nil ? colors[[.increasedContrast]] : nil)
        )
    }

    private enum Appearance {
        case dark, increasedContrast
    }

    /// The condition of an entry, or `nil` for conditions that previews don't support.
    private static func appearances(of entry: JSONTree) -> Set<Appearance>? {
        guard case .array(let appearances)? = entry["appearances"] else { return [] }
        var found: Set<Appearance> = []
        for appearance in appearances {
            switch (appearance["appearance"], appearance["value"]) {
            case (.string("luminosity"), .string("dark")): found.insert(.dark)
            case (.string("luminosity"), .string("light")): break
            case (.string("contrast"), .string("high")): found.insert(.increasedContrast)
            default: return nil
            }
        }
        return found
    }

    private static func components(of entry: JSONTree) throws(Malformed) -> ColorComponents? {
        guard let components = entry["color"]?["components"] else { return nil }
        let alpha = try components["alpha"].map { value throws(Malformed) in try byte(of: value) } ?? 255
        func component(named name: String) throws(Malformed) -> UInt8 {
            guard let value = components[name] else { throw Malformed(reason: "missing color component '\(name)'") }
            return try byte(of: value)
        }
        if components["white"] != nil {
            let white = try component(named: "white")
            return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
        }
        return ColorComponents(
            red: try component(named: "red"),
            green: try component(named: "green"),
            blue: try component(named: "blue"),
            alpha: alpha
        )
    }

    /// `0xFF`, a whole number from 0 to 255, or a number with a decimal point from 0 to 1. Values out of range are
    /// clamped.
    private static func byte(of value: JSONTree) throws(Malformed) -> UInt8 {
        let byte: Double?
        switch value {
        case .string(let text) where text.hasPrefix("0x"): byte = UInt8(text.dropFirst(2), radix: 16).map(Double.init)
        case .string(let text) where text.contains("."): byte = Double(text).map { $0 * 255 }
        case .string(let text): byte = Double(text)
        case .number(let number): byte = number * 255
        case .integer(let number): byte = Double(number) * 255
        case .null, .boolean, .array, .object: byte = nil
        }
        guard let byte, byte.isFinite else { throw Malformed(reason: "invalid color component") }
        return UInt8(min(max(byte.rounded(), 0), 255))
    }
}
