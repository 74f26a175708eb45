internal import Foundation

/// The contents of asset catalogs and exported SF Symbols that previews show.
package struct PictureAssets: Hashable, Sendable {
    /// Colors by their names in the app.
    package var colors: [String: AssetColor] = [:]
    /// Images by their names in the app.
    package var images: [String: AssetImage] = [:]
    /// The app's custom symbols, which are images for UIKit, by their names in the app.
    package var ownSymbols: [String: SymbolOutline] = [:]
    /// Exported system symbols by name.
    package var systemSymbols: [String: SymbolOutline] = [:]

    /// Creates empty assets.
    package init() {}

    /// The name of the image that represents a URL: its file name, with or without the extension.
    package func imageName(at address: String) -> String? {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        guard let file = path.split(separator: "/").last.map(String.init) else { return nil }
        let name = file.removingPercentEncoding ?? file
        let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        return [name, stem].first { images[$0] != nil }
    }
}

/// An image of the app's asset catalog.
package struct AssetImage: Hashable, Sendable {
    /// A file with pixels or shapes that previews can contain.
    package struct File: Hashable, Sendable {
        /// The MIME type.
        package var type: String
        /// The bytes in base 64.
        package var base64: String

        /// Creates a file.
        package init(type: String, base64: String) {
            self.type = type
            self.base64 = base64
        }
    }

    /// The size in points.
    package var width: Double
    package var height: Double
    /// Whether the app draws the shape in its tint color.
    package var isTemplate: Bool
    /// The file, or `nil` for a format that previews can't contain. Previews then show only the size.
    package var light: File?
    /// The file in dark appearance, if it differs.
    package var dark: File?

    /// Creates an image.
    package init(width: Double, height: Double, isTemplate: Bool = false, light: File? = nil, dark: File? = nil) {
        self.width = width
        self.height = height
        self.isTemplate = isTemplate
        self.light = light
        self.dark = dark
    }
}

/// The shape of a symbol at a size of 100 points, as Apple's SF Symbols app exports it. The baseline is 0, and y
/// increases downwards.
package struct SymbolOutline: Hashable, Sendable {
    /// The filled areas, as SVG path data.
    package var paths: [String]
    /// The left and right margins.
    package var left: Double
    package var right: Double
    /// The height of capital letters, above the baseline.
    package var capHeight: Double

    /// Creates a shape.
    package init(paths: [String], left: Double, right: Double, capHeight: Double) {
        self.paths = paths
        self.left = left
        self.right = right
        self.capHeight = capHeight
    }
}
