internal import TableSpecModel

/// Writes a display list as SVG.
struct SVGWriter {
    private(set) var text = ""
    private var names: ElementNames
    private let traits: PreviewTraits

    /// The system font where there is one, then fonts of nearly its widths.
    static let fonts = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', sans-serif"

    init(traits: PreviewTraits) {
        self.traits = traits
        names = ElementNames()
    }

    mutating func write(_ items: [DisplayItem], size: Size, title: String) {
        let width = DecimalFormatter.string(size.width)
        let height = DecimalFormatter.string(size.height)
        let root = Element("svg")
            .with("http://www.w3.org/2000/svg", for: "xmlns")
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
        for item in items { write(item, depth: 1) }
        add("</svg>", depth: 0)
    }

    private mutating func add(_ line: String, depth: Int) {
        for _ in 0..<depth { text += "  " }
        text += line
        text += "\n"
    }

    private mutating func write(_ item: DisplayItem, depth: Int) {
        switch item {
        case .rect(let rect, let radius, let ink):
            add(Element(rect: rect, radius: radius).with(shaded(ink)).emptyTag, depth: depth)
        case .ellipse(let rect, let ink): add(Element(ellipse: rect).with(shaded(ink)).emptyTag, depth: depth)
        case .path(let steps, let ink): add(Element(path: steps).with(shaded(ink)).emptyTag, depth: depth)
        case .text(let line, let paint):
            let element = Element(line: line).with(shaded(.fill(paint)))
            let text = "\(element.openTag)\(XMLText.escaped(line.text))</text>"
            guard line.isCut else { return add(text, depth: depth) }
            add(Element(window: line.window).openTag, depth: depth)
            add(text, depth: depth + 1)
            add("</svg>", depth: depth)
        case .group(let group, let items): write(group, items, depth: depth)
        }
    }

    private func shaded(_ ink: Ink) -> ShadedInk { ShadedInk(ink, traits: traits) }

    private mutating func write(_ group: ItemGroup, _ items: [DisplayItem], depth: Int) {
        let isTitled = [.row, .navigationBar, .tabBar].contains(group.role)
        if group.id.isEmpty, group.segue == nil {
            for item in items { write(item, depth: depth) }
            return
        }
        let element = Element("g")
            .with(group.id.isEmpty ? nil : names.name(for: group.id), for: "id")
            .with((group.segue?.destination).map(XMLText.escaped), for: "data-destination")
        add(element.openTag, depth: depth)
        if isTitled, let label = group.label { add("<title>\(XMLText.escaped(label))</title>", depth: depth + 1) }
        if let clip = group.clip { add(Element(window: clip).openTag, depth: depth + 1) }
        for item in items { write(item, depth: depth + 1) }
        if group.clip != nil { add("</svg>", depth: depth + 1) }
        add("</g>", depth: depth)
    }
}
