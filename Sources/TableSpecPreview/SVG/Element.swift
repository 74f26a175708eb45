/// An element of SVG with its attributes in the order in which they were added; values must be escaped.
struct Element {
    /// The name and the attributes.
    private var body: String

    init(_ name: String) { body = name }

    var openTag: String { "<\(body)>" }
    var emptyTag: String { "<\(body)/>" }

    /// The element with another attribute, or as it is where there is no value.
    consuming func with(_ value: String?, for name: String) -> Element {
        guard let value else { return self }
        body += " "
        body += name
        body += "=\""
        body += value
        body += "\""
        return self
    }

    consuming func with(_ value: Double, for name: String) -> Element {
        with(DecimalFormatter.string(value), for: name)
    }

    /// The element coloured by an ink.
    consuming func with(_ ink: ShadedInk) -> Element {
        switch ink {
        case .fill(let shade):
            return with(shade.hex, for: "fill").with(shade.opacity, for: "fill-opacity")
        case .stroke(let shade, let width):
            return with("none", for: "fill")
                .with(shade.hex, for: "stroke")
                .with(shade.opacity, for: "stroke-opacity")
                .with(width, for: "stroke-width")
        }
    }
}

/// An ink in one appearance.
enum ShadedInk {
    case fill(Shade)
    case stroke(Shade, width: Double)

    init(_ ink: Ink, traits: PreviewTraits) {
        func shade(_ paint: Paint) -> Shade {
            paint.shade(traits.appearance, contrast: traits.contrast, isElevated: traits.isSheet)
        }
        switch ink {
        case .fill(let paint): self = .fill(shade(paint))
        case .stroke(let paint, let width): self = .stroke(shade(paint), width: width)
        }
    }
}

extension Element {
    init(rect: Rect, radius: Double) {
        self = Element("rect")
            .with(rect.x, for: "x")
            .with(rect.y, for: "y")
            .with(rect.width, for: "width")
            .with(rect.height, for: "height")
            .with(radius > 0 ? DecimalFormatter.string(radius) : nil, for: "rx")
    }

    init(ellipse rect: Rect) {
        self = Element("ellipse")
            .with(rect.midX, for: "cx")
            .with(rect.midY, for: "cy")
            .with(rect.width / 2, for: "rx")
            .with(rect.height / 2, for: "ry")
    }

    /// A picture in the picture: what lies outside the rectangle is not seen.
    init(window rect: Rect) {
        let box = [rect.x, rect.y, rect.width, rect.height].map(DecimalFormatter.string).joined(separator: " ")
        self = Element("svg")
            .with(rect.x, for: "x")
            .with(rect.y, for: "y")
            .with(rect.width, for: "width")
            .with(rect.height, for: "height")
            .with(box, for: "viewBox")
    }

    init(path steps: [PathStep]) {
        self = Element("path").with(steps.map(Self.data).joined(separator: " "), for: "d")
    }

    private static func data(_ step: PathStep) -> String {
        switch step {
        case .move(let point): "M\(coordinates([point]))"
        case .line(let point): "L\(coordinates([point]))"
        case .curve(let first, let second, let end): "C\(coordinates([first, second, end]))"
        case .close: "Z"
        }
    }

    private static func coordinates(_ points: [Point]) -> String {
        points.map { "\(DecimalFormatter.string($0.x)) \(DecimalFormatter.string($0.y))" }.joined(separator: " ")
    }

    /// A line of text in its place and font.
    init(line: LaidOutLine) {
        let tracking = line.font.tracking
        self = Element(place: line)
            .with(line.font.size, for: "font-size")
            .with(line.font.weight == .regular ? nil : "\(line.font.weight.rawValue)", for: "font-weight")
            .with(tracking == 0 ? nil : DecimalFormatter.string(tracking), for: "letter-spacing")
    }

    /// A line of text in its place.
    ///
    /// Where every letter has been measured, `textLength` holds the line at its width: browsers on Apple's systems find
    /// San Francisco, which is tracked already, and others may find no font that is near it. Scripts that join their
    /// letters must not be spread and keep their own width.
    init(place line: LaidOutLine) {
        let isRightToLeft = TextDirection.isRightToLeft(line.text)
        let x =
            switch line.edge {
            case .left: line.frame.x
            case .center: line.frame.midX
            case .right: line.frame.maxX
            }
        let length = line.font.measures(line.text) ? DecimalFormatter.string(line.frame.width) : nil
        self = Element("text")
            .with(x, for: "x")
            .with(line.baseline, for: "y")
            .with(length, for: "textLength")
            .with(Self.anchor(line.edge, isRightToLeft: isRightToLeft), for: "text-anchor")
            .with(isRightToLeft ? "rtl" : nil, for: "direction")
    }

    /// The anchor at a side of the picture: the start of a text that runs from right to left is its right end.
    private static func anchor(_ edge: LaidOutLine.Edge, isRightToLeft: Bool) -> String? {
        switch edge {
        case .center: "middle"
        case .left: isRightToLeft ? "end" : nil
        case .right: isRightToLeft ? nil : "end"
        }
    }
}
