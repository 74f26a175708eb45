internal import TableSpecImport
internal import TableSpecKit
internal import TableSpecModel

/// A template that Apple's SF Symbols app exports: an SVG with a group for each weight and size, and guides.
///
/// Source: https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app: the groups `Regular-M` and so
/// on in the group `Symbols`, and in the group `Guides` the lines `Baseline-M`, `Capline-M`, `left-margin-Regular-M`
/// and `right-margin-Regular-M`. Templates of the second version, with three weights of one size, have `Regular-S`
/// alone.
enum SymbolTemplate {
    /// The shape of the regular weight.
    static func outline(in bytes: [UInt8]) throws(Malformed) -> SymbolOutline {
        guard bytes.count <= ImageSet.maximumFileSize, let root = try? Element.document(bytes), root.name == "svg"
        else {
            throw Malformed(reason: "not an SVG file")
        }
        var elements: [String: Element] = [:]
        root.walk { element in
            if let id = element["id"], elements[id] == nil { elements[id] = element }
        }
        for size in ["M", "S", "L"] {
            guard let group = elements["Regular-\(size)"], let guides = guides(elements, size) else { continue }
            let place = place(of: group)
            let paths = paths(in: group)
            guard !paths.isEmpty else { throw Malformed(reason: "missing paths in group 'Regular-\(size)'") }
            return SymbolOutline(
                paths: paths,
                left: (guides.left ?? place.x) - place.x,
                right: guides.right - place.x,
                capHeight: guides.baseline - guides.capline
            )
        }
        throw Malformed(reason: "missing group 'Regular-M' with its guides")
    }

    private struct Guides {
        var left: Double?
        var right: Double
        var baseline: Double
        var capline: Double
    }

    private static func guides(_ elements: [String: Element], _ size: String) -> Guides? {
        guard let baseline = elements["Baseline-\(size)"]?.number("y1"),
            let capline = elements["Capline-\(size)"]?.number("y1"), baseline > capline,
            let right = (elements["right-margin-Regular-\(size)"] ?? elements["right-margin"])?.number("x1")
        else { return nil }
        let left = elements["left-margin-Regular-\(size)"] ?? elements["left-margin"]
        return Guides(left: left?.number("x1"), right: right, baseline: baseline, capline: capline)
    }

    /// The origin of a group: `matrix(1 0 0 1 x y)`.
    private static func place(of group: Element) -> (x: Double, y: Double) {
        guard let transform = group["transform"], transform.hasPrefix("matrix(") else { return (0, 0) }
        let numbers = transform.dropFirst("matrix(".count).prefix { $0 != ")" }.split { $0 == " " || $0 == "," }
            .compactMap { Double($0) }
        return numbers.count == 6 ? (numbers[4], numbers[5]) : (0, 0)
    }

    private static func paths(in group: Element) -> [String] {
        var paths: [String] = []
        group.walk { element in
            if element.name == "path", let path = element["d"] { paths.append(path) }
        }
        return paths
    }
}
