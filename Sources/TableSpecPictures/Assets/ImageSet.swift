internal import Foundation
internal import TableSpecKit
internal import TableSpecModel

/// An image set of an asset catalog, reduced to what previews need.
///
/// The format:
/// https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/ImageSetType.html,
/// and what Xcode has added since: `appearances`, vector files without a scale.
enum ImageSet {
    /// Previews contain the images, so larger ones would make them slow. An app's icons and photos in rows are smaller.
    static let maximumFileSize = 1 << 20

    /// The image that the `Contents.json` of a set describes, or `nil` for a set without files.
    ///
    /// - Parameter read: Returns the bytes of a file of the set.
    /// - Throws: `Malformed` if it isn't an image set, or contains files that aren't images.
    static func image(
        in bytes: [UInt8],
        read: (String) throws(Malformed) -> [UInt8]
    ) throws(Malformed) -> AssetImage? {
        let tree = try tree(bytes)
        let entries = try entries(in: tree, list: "images")
        guard let light = best(of: entries.filter { $0.appearance == .light }) else { return nil }
        let file = try ImageFile(try read(light.name), named: light.name)
        let dark = try best(of: entries.filter { $0.appearance == .dark }).map { entry throws(Malformed) in
            try ImageFile(try read(entry.name), named: entry.name)
        }
        // In a file without a scale, one unit is one point, as in a file with the scale 1.
        return AssetImage(
            width: file.width / light.scale,
            height: file.height / light.scale,
            isTemplate: tree["properties"]?["template-rendering-intent"] == .string("template"),
            light: file.shown,
            dark: dark?.shown
        )
    }

    /// The names of the files that a set lists, those for all devices first.
    static func fileNames(in bytes: [UInt8], list: String) throws(Malformed) -> [String] {
        try entries(in: try tree(bytes), list: list).sorted { $0.rank < $1.rank }.map(\.name)
    }

    private enum Appearance {
        case light, dark
    }

    private struct Entry {
        var name: String
        var scale: Double
        var appearance: Appearance
        /// Files for all devices take precedence over those for phones, which take precedence over those for other
        /// devices.
        var rank: Int
    }

    /// The file with the highest scale up to the scale of screens, among files for the same devices.
    private static func best(of entries: [Entry]) -> Entry? {
        guard let rank = entries.map(\.rank).min() else { return nil }
        return entries.filter { $0.rank == rank }.max { $0.scale < $1.scale }
    }

    private static func tree(_ bytes: [UInt8]) throws(Malformed) -> JSONTree {
        guard let tree = JSONTree(parsing: bytes), tree.members != nil else {
            throw Malformed(reason: "not a JSON object")
        }
        return tree
    }

    private static func entries(in tree: JSONTree, list: String) throws(Malformed) -> [Entry] {
        guard case .array(let elements)? = tree[list] else { throw Malformed(reason: "missing list '\(list)'") }
        return elements.compactMap { element in
            guard let name = element["filename"]?.string, let appearance = appearance(of: element) else { return nil }
            let scale = element["scale"]?.string.flatMap { Double($0.dropLast()) } ?? 1
            let idiom = ["universal", "iphone"].firstIndex(of: element["idiom"]?.string ?? "") ?? 2
            return Entry(name: name, scale: scale > 0 ? scale : 1, appearance: appearance, rank: idiom)
        }
    }

    /// The condition of a file, or `nil` for conditions that previews don't support.
    private static func appearance(of element: JSONTree) -> Appearance? {
        guard case .array(let appearances)? = element["appearances"] else { return .light }
        switch appearances.map({ ($0["appearance"]?.string, $0["value"]?.string) }) {
        case let appearances where appearances.count == 1 && appearances[0] == ("luminosity", "dark"): return .dark
        case let appearances where appearances.count == 1 && appearances[0] == ("luminosity", "light"): return .light
        default: return nil
        }
    }
}
