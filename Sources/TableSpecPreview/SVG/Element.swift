/// An element of SVG with its attributes in the order in which they were added; values must be escaped.
struct Element {
    private let name: String
    private var attributes: [(name: String, value: String)] = []

    init(_ name: String) { self.name = name }

    var openTag: String { "<\(body)>" }
    var emptyTag: String { "<\(body)/>" }

    private var body: String {
        attributes.reduce(into: name) { text, attribute in
            text += " \(attribute.name)=\"\(attribute.value)\""
        }
    }

    /// The element with another attribute, or as it is where there is no value.
    func with(_ value: String?, for name: String) -> Element {
        guard let value else { return self }
        var copy = self
        copy.attributes.append((name, value))
        return copy
    }

    func with(_ value: Double, for name: String) -> Element { with(DecimalFormatter.string(value), for: name) }

    /// The element coloured by an ink.
    func with(_ ink: Ink) -> Element {
        switch ink {
        case .fill(let paint):
            return with(Self.hex(paint), for: "fill").with(Self.opacity(paint), for: "fill-opacity")
        case .stroke(let paint, let width):
            return with("none", for: "fill")
                .with(Self.hex(paint), for: "stroke")
                .with(Self.opacity(paint), for: "stroke-opacity")
                .with(width, for: "stroke-width")
        }
    }

    private static func hex(_ paint: Paint) -> String {
        "#"
            + [paint.red, paint.green, paint.blue]
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
            .joined()
    }

    private static func opacity(_ paint: Paint) -> String? {
        paint.opacity >= 1 ? nil : DecimalFormatter.string(paint.opacity)
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

    init(line: LaidOutLine) {
        let isRightToLeft = TextDirection.isRightToLeft(line.text)
        let x =
            switch line.edge {
            case .left: line.frame.x
            case .center: line.frame.midX
            case .right: line.frame.maxX
            }
        self = Element("text")
            .with(x, for: "x")
            .with(line.baseline, for: "y")
            .with(line.font.size, for: "font-size")
            .with(line.font.weight == .regular ? nil : "\(line.font.weight.rawValue)", for: "font-weight")
            .with(line.font.tracking == 0 ? nil : DecimalFormatter.string(line.font.tracking), for: "letter-spacing")
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
