/// Writes a display list as SVG.
struct SVGWriter {
    private(set) var text = ""
    private var names: ElementNames
    private let isFile: Bool

    /// The system font where there is one, then fonts of nearly its widths.
    private static let fonts = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', sans-serif"

    /// Browsers on Apple's systems track the system font themselves.
    private static let trackingRule =
        "<style>@supports (font: -apple-system-body) { text { letter-spacing: 0 } }</style>"

    init(embedding: SVGRenderer.Embedding) {
        switch embedding {
        case .file:
            isFile = true
            names = ElementNames(prefix: "")
        case .inline(let idPrefix):
            isFile = false
            names = ElementNames(prefix: idPrefix)
        }
    }

    mutating func write(_ items: [DisplayItem], size: Size, title: String) {
        let width = DecimalFormatter.string(size.width)
        let height = DecimalFormatter.string(size.height)
        let root = Element("svg")
            .with(isFile ? "http://www.w3.org/2000/svg" : nil, for: "xmlns")
            .with(width, for: "width")
            .with(height, for: "height")
            .with("0 0 \(width) \(height)", for: "viewBox")
            .with(Self.fonts, for: "font-family")
            .with("round", for: "stroke-linecap")
            .with("round", for: "stroke-linejoin")
            .with("img", for: "role")
            .with("preserve", for: "xml:space")
        add(root.openTag, depth: 0)
        add("<title>\(XMLText.escaped(title))</title>", depth: 1)
        if isFile { add(Self.trackingRule, depth: 1) }
        for item in items { write(item, depth: 1) }
        add("</svg>", depth: 0)
    }

    private mutating func add(_ line: String, depth: Int) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }

    private mutating func write(_ item: DisplayItem, depth: Int) {
        switch item {
        case .rect(let rect, let radius, let ink):
            add(Element(rect: rect, radius: radius).with(ink).emptyTag, depth: depth)
        case .ellipse(let rect, let ink): add(Element(ellipse: rect).with(ink).emptyTag, depth: depth)
        case .path(let steps, let ink): add(Element(path: steps).with(ink).emptyTag, depth: depth)
        case .text(let line, let paint):
            let element = Element(line: line).with(.fill(paint))
            add("\(element.openTag)\(XMLText.escaped(line.text))</text>", depth: depth)
        case .group(let id, let title, let destination, let items):
            writeGroup(id: id, title: title, destination: destination, items, depth: depth)
        }
    }

    private mutating func writeGroup(
        id: String,
        title: String?,
        destination: String?,
        _ items: [DisplayItem],
        depth: Int
    ) {
        if id.isEmpty, title == nil, destination == nil {
            for item in items { write(item, depth: depth) }
            return
        }
        let element = Element("g")
            .with(id.isEmpty ? nil : names.name(for: id), for: "id")
            .with(destination.map(XMLText.escaped), for: "data-destination")
        add(element.openTag, depth: depth)
        if let title { add("<title>\(XMLText.escaped(title))</title>", depth: depth + 1) }
        for item in items { write(item, depth: depth + 1) }
        add("</g>", depth: depth)
    }
}
