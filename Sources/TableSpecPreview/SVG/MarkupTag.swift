internal import TableSpecModel

/// An element of SVG with its attributes in the order in which they were added. Values must be escaped.
struct MarkupTag {
    /// The bracket, the name and the attributes.
    private(set) var start: [UInt8] = []

    init(_ name: String) {
        // The size in bytes of most elements.
        start.reserveCapacity(160)
        start.append(UInt8(ascii: "<"))
        start.append(name)
    }

    var openTag: String { String(decoding: start, as: UTF8.self) + ">" }
    var emptyTag: String { String(decoding: start, as: UTF8.self) + "/>" }

    /// The element with another attribute, or unchanged if there is no value.
    consuming func with(_ value: String?, for name: String) -> MarkupTag {
        guard let value else { return self }
        return with(name) { $0.append(value) }
    }

    consuming func with(_ value: Double, for name: String) -> MarkupTag {
        with(name) { $0.append(value) }
    }

    private consuming func with(_ name: String, value: (inout [UInt8]) -> Void) -> MarkupTag {
        start.appendAttribute(name, value)
        return self
    }
}

extension Ink {
    /// Writes the color attributes of an element.
    func write(_ colors: ColorTraits, isElevated: Bool, to bytes: inout [UInt8]) {
        func write(_ paint: Paint, _ name: String, opacity: String) {
            let shade = paint.shade(colors.appearance, contrast: colors.contrast, isElevated: isElevated)
            bytes.appendAttribute(name) { shade.writeHex(to: &$0) }
            if let alpha = shade.opacity { bytes.appendAttribute(opacity) { $0.append(alpha) } }
        }
        switch self {
        case .fill(let paint): write(paint, "fill", opacity: "fill-opacity")
        case .stroke(let paint, let width):
            bytes.appendAttribute("fill") { $0.append("none") }
            write(paint, "stroke", opacity: "stroke-opacity")
            bytes.appendAttribute("stroke-width") { $0.append(width) }
        }
    }
}

extension MarkupTag {
    init(rect: Rect, radius: Double) {
        self = MarkupTag("rect").with(place: rect)
        if radius > 0 { self = with(radius, for: "rx") }
    }

    init(ellipse rect: Rect) {
        self = MarkupTag("ellipse")
            .with(rect.midX, for: "cx")
            .with(rect.midY, for: "cy")
            .with(rect.width / 2, for: "rx")
            .with(rect.height / 2, for: "ry")
    }

    /// A nested `svg` element that clips its content to the rectangle.
    init(window rect: Rect) {
        self = MarkupTag("svg").with(place: rect).with(viewBox: rect)
    }

    /// A nested `svg` element whose origin is that of the rectangle.
    init(picture rect: Rect) {
        self = MarkupTag("svg").with(place: rect).with(
            viewBox: Rect(x: 0, y: 0, width: rect.width, height: rect.height)
        )
    }

    private consuming func with(place rect: Rect) -> MarkupTag {
        with(rect.x, for: "x").with(rect.y, for: "y").with(rect.width, for: "width").with(rect.height, for: "height")
    }

    /// The element with the part of the preview that it shows.
    consuming func with(viewBox rect: Rect) -> MarkupTag {
        with("viewBox") { $0.append(rect.x, rect.y, rect.width, rect.height) }
    }

    /// The element with its frame in the preview, which tools that compare previews read.
    consuming func with(frame rect: Rect) -> MarkupTag {
        with("data-frame") { $0.append(rect.x, rect.y, rect.width, rect.height) }
    }

    /// An image embedded in the preview. In a frame with a different aspect ratio, it keeps its own.
    init(image file: AssetImage.File, in frame: Rect) {
        self = MarkupTag("image").with(place: frame)
            .with("data:\(file.type);base64,\(file.base64)", for: "href")
    }

    init(path steps: [PathStep]) {
        self = MarkupTag("path").with("d") { bytes in
            for (index, step) in steps.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: " ")) }
                Self.write(step, to: &bytes)
            }
        }
    }

    private static func write(_ step: PathStep, to bytes: inout [UInt8]) {
        switch step {
        case .move(let point):
            bytes.append("M")
            bytes.append(point.x, point.y)
        case .line(let point):
            bytes.append("L")
            bytes.append(point.x, point.y)
        case .curve(let first, let second, let end):
            bytes.append("C")
            bytes.append(first.x, first.y, second.x, second.y, end.x, end.y)
        case .close: bytes.append("Z")
        }
    }

    /// A line of text with its position and font.
    init(line: LaidOutLine) {
        let tracking = line.font.tracking
        self = MarkupTag(place: line)
            .with(line.font.size, for: "font-size")
            .with(line.font.weight == .regular ? nil : "\(line.font.weight.rawValue)", for: "font-weight")
            .with(line.font.isItalic ? "italic" : nil, for: "font-style")
            .with(line.font.isMonospaced ? Self.monospacedFonts : nil, for: "font-family")
        if tracking != 0 { self = with(tracking, for: "letter-spacing") }
    }

    /// The monospaced system font if available, then fonts of nearly its width.
    static let monospacedFonts = "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"

    /// A line of text with its position.
    ///
    /// If every character has been measured, `textLength` keeps the line at its width: browsers on Apple's systems use
    /// San Francisco, which is already tracked, and others may have no similar font. Scripts with joined characters
    /// must not be stretched, and keep their own width.
    init(place line: LaidOutLine) {
        let isRightToLeft = TextDirection.isRightToLeft(line.text)
        let x =
            switch line.edge {
            case .left: line.frame.x
            case .center: line.frame.midX
            case .right: line.frame.maxX
            }
        self = MarkupTag("text").with(x, for: "x").with(line.baseline, for: "y")
        if line.font.measures(line.text) { self = with(line.frame.width, for: "textLength") }
        self = with(Self.anchor(line.edge, isRightToLeft: isRightToLeft), for: "text-anchor")
            .with(isRightToLeft ? "rtl" : nil, for: "direction")
    }

    /// The anchor at a side of the preview: the start of a right-to-left text is its right end.
    private static func anchor(_ edge: LaidOutLine.Edge, isRightToLeft: Bool) -> String? {
        switch edge {
        case .center: "middle"
        case .left: isRightToLeft ? "end" : nil
        case .right: isRightToLeft ? nil : "end"
        }
    }
}
