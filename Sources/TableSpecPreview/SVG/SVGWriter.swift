internal import TableSpecModel

/// Writes a display list as SVG.
struct SVGWriter {
    private var bytes: [UInt8] = []
    private var names: ElementNames
    private let traits: PreviewTraits

    /// The system font where there is one, then fonts of nearly its widths.
    static let fonts = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', sans-serif"

    init(traits: PreviewTraits) {
        self.traits = traits
        names = ElementNames()
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func write(_ items: [DisplayItem], size: Size, title: String) {
        let root = Element("svg")
            .with("http://www.w3.org/2000/svg", for: "xmlns")
            .with(size.width, for: "width")
            .with(size.height, for: "height")
            .with(viewBox: Rect(x: 0, y: 0, width: size.width, height: size.height))
            .with(Self.fonts, for: "font-family")
            .with("round", for: "stroke-linecap")
            .with("round", for: "stroke-linejoin")
            .with("img", for: "role")
            .with("preserve", for: "xml:space")
        open(root, depth: 0)
        writeTitle(title, depth: 1)
        for item in items { write(item, depth: 1) }
        close("svg", depth: 0)
    }

    // MARK: Lines

    private mutating func indent(_ depth: Int) {
        for _ in 0..<depth { bytes.append("  ") }
    }

    private mutating func open(_ element: Element, depth: Int) {
        indent(depth)
        bytes += element.start
        bytes.append(">\n")
    }

    private mutating func close(_ name: String, depth: Int) {
        indent(depth)
        bytes.append("</")
        bytes.append(name)
        bytes.append(">\n")
    }

    private mutating func write(_ element: Element, depth: Int) {
        indent(depth)
        bytes += element.start
        bytes.append("/>\n")
    }

    private mutating func write(_ element: Element, holding text: String, depth: Int) {
        indent(depth)
        bytes += element.start
        bytes.append(">")
        bytes.append(XMLText.escaped(text))
        bytes.append("</text>\n")
    }

    private mutating func writeTitle(_ title: String, depth: Int) {
        indent(depth)
        bytes.append("<title>")
        bytes.append(XMLText.escaped(title))
        bytes.append("</title>\n")
    }

    // MARK: Items

    private mutating func write(_ item: DisplayItem, depth: Int) {
        switch item {
        case .rect(let rect, let radius, let ink):
            write(Element(rect: rect, radius: radius).with(shaded(ink)), depth: depth)
        case .ellipse(let rect, let ink): write(Element(ellipse: rect).with(shaded(ink)), depth: depth)
        case .path(let steps, let ink): write(Element(path: steps).with(shaded(ink)), depth: depth)
        case .text(let line, let paint):
            let element = Element(line: line).with(shaded(.fill(paint)))
            guard line.isCut else { return write(element, holding: line.text, depth: depth) }
            open(Element(window: line.window), depth: depth)
            write(element, holding: line.text, depth: depth + 1)
            close("svg", depth: depth)
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
        open(element, depth: depth)
        if isTitled, let label = group.label { writeTitle(label, depth: depth + 1) }
        if let clip = group.clip { open(Element(window: clip), depth: depth + 1) }
        for item in items { write(item, depth: depth + 1) }
        if group.clip != nil { close("svg", depth: depth + 1) }
        close("g", depth: depth)
    }
}
