/// The named parts of a preview: rows, headers, footers and bars, as the SVG of a screen lists them.
struct PictureParts {
    /// A part with its text and its appearance, regardless of its position.
    struct Part: Hashable {
        var id: String
        /// The kind: "row".
        var kind: String
        /// The text of the part.
        var text: String
        /// Its elements without their positions.
        var appearances: String
        /// Its vertical extent; `nil` in previews that don't specify it.
        var extent: Extent?
    }

    /// A vertical range in points.
    struct Extent: Hashable {
        var top: Double
        var bottom: Double

        var height: Double { bottom - top }
    }

    /// The parts from top to bottom.
    private(set) var parts: [Part] = []
    /// The size of the preview; `nil` if the preview doesn't specify it.
    private(set) var size: Size?

    /// Reads the groups of a preview, which has one element per line.
    init(_ svg: String) {
        var group: (part: Part, end: String, lines: [Substring])?
        // The vertical offset of each nested `svg` element from the preview's origin.
        var offsets: [Double] = []
        for line in svg.split(separator: "\n") {
            if let current = group {
                guard line == current.end else {
                    group?.lines.append(line)
                    continue
                }
                parts.append(Self.filled(current.part, current.lines))
                group = nil
            } else if let part = Self.part(of: line, offset: offsets.last ?? 0) {
                group = (part, line.prefix { $0 == " " } + "</g>", [])
            } else if let root = Self.attributes("svg", of: line) {
                if offsets.isEmpty { size = Self.size(root) }
                offsets.append((offsets.last ?? 0) + Self.offset(root))
            } else if line.hasSuffix("</svg>"), !offsets.isEmpty {
                offsets.removeLast()
            }
        }
        let all = parts
        if all.allSatisfy({ $0.extent != nil }) {
            parts = all.enumerated().sorted { left, right in
                let (first, second) = (left.element.extent?.top ?? 0, right.element.extent?.top ?? 0)
                return first == second ? left.offset < right.offset : first < second
            }.map(\.element)
        }
    }

    // MARK: Lines

    private static func part(of line: Substring, offset: Double) -> Part? {
        guard let attributes = attributes("g", of: line), let id = value("id", in: attributes),
            let kind = kind(of: String(id))
        else { return nil }
        let frame = value("data-frame", in: attributes).map(numbers) ?? []
        let extent = frame.count == 4 ? Extent(top: offset + frame[1], bottom: offset + frame[1] + frame[3]) : nil
        return Part(id: String(id), kind: kind, text: "", appearances: "", extent: extent)
    }

    private static func filled(_ part: Part, _ lines: [Substring]) -> Part {
        let texts = lines.compactMap { line -> Substring? in
            guard line.hasSuffix("</text>"), let start = line.firstIndex(of: ">") else { return nil }
            return line[line.index(after: start)...].dropLast("</text>".count)
        }
        let appearances = lines.filter { !isHairline($0) }.map { line in
            line.replacing(#/ (?:x|y|cx|cy|d|viewBox|height|id|mask|data-frame)="[^"]*"/#, with: "").drop { $0 == " " }
        }
        var part = part
        part.text = plain(texts.joined(separator: ", "))
        part.appearances = appearances.joined(separator: "\n")
        return part
    }

    /// Whether a line is a separator, which depends on the position of a row in its card and not on its content.
    private static func isHairline(_ line: Substring) -> Bool {
        let element = line.drop { $0 == " " }
        guard element.hasPrefix("<rect "), let height = number("height", in: element.dropFirst(6)) else { return false }
        return height <= 1
    }

    /// The attributes after the name of an element that a line opens.
    private static func attributes(_ name: String, of line: Substring) -> Substring? {
        let element = line.drop { $0 == " " }
        guard element.hasPrefix("<\(name) "), !element.hasSuffix("/>") else { return nil }
        return element.dropFirst(name.utf8.count + 1)
    }

    private static func value(_ name: String, in attributes: Substring) -> Substring? {
        guard let range = " \(attributes)".firstRange(of: " \(name)=\"") else { return nil }
        return " \(attributes)"[range.upperBound...].prefix { $0 != "\"" }
    }

    private static func numbers(_ text: Substring) -> [Double] {
        text.split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
    }

    private static func number(_ name: String, in attributes: Substring) -> Double? {
        value(name, in: attributes).flatMap { numbers($0).first }
    }

    private static func size(_ attributes: Substring) -> Size? {
        guard let width = number("width", in: attributes), let height = number("height", in: attributes), width > 0,
            height > 0
        else { return nil }
        return Size(width: width, height: height)
    }

    /// The vertical offset of an element's content.
    private static func offset(_ attributes: Substring) -> Double {
        let box = value("viewBox", in: attributes).map(numbers) ?? []
        return (number("y", in: attributes) ?? 0) - (box.count == 4 ? box[1] : 0)
    }

    /// A text without the elements and the references that the preview writer adds.
    private static func plain(_ text: String) -> String {
        [
            ("<tspan>", ""), ("</tspan>", ""), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
            ("&amp;", "&"),
        ].reduce(text) { text, pair in
            text.replacing(pair.0, with: pair.1)
        }
    }

    /// The status bar has no text.
    private static func kind(of id: String) -> String? {
        let kinds = [
            ("row-", "row"), ("header-", "header"), ("footer-", "footer"), ("table-header", "table header view"),
            ("table-footer", "table footer view"), ("navigation-bar", "navigation bar"), ("toolbar", "toolbar"),
            ("tab-bar", "tab bar"), ("index", "index"),
        ]
        return kinds.first { id.hasPrefix($0.0) }?.1
    }
}

extension PictureParts.Part {
    /// The name of the part in a sentence.
    var name: String { text.isEmpty ? "the \(kind)" : "\(kind) '\(text)'" }

    /// Whether the part covers others at an edge of the screen.
    var isBottomBar: Bool { kind == "toolbar" || kind == "tab bar" }
}
