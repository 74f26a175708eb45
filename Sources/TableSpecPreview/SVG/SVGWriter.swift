internal import TableSpecModel

/// Writes a display list as SVG.
struct SVGWriter {
    private var bytes: [UInt8] = []
    private var names: ElementNames
    private let traits: PreviewTraits

    /// The system font where there is one, then fonts of nearly its widths, then those of emoji: they come last, as they
    /// have digits, too.
    static let fonts =
        "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', sans-serif, 'Apple Color Emoji', 'Noto Color Emoji'"

    /// What makes other fonts look like the system's: capitals as high as those of San Francisco, whose height is
    /// 0.7046 of the size, and no arrows for `->`. Source: CSS Fonts 5, `font-size-adjust`; programs that do not know
    /// it draw letters up to 4% larger.
    static let fontStyle = "font-size-adjust:cap-height .7046;font-variant-ligatures:no-contextual"

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
            .with(Self.fontStyle, for: "style")
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
        case .image(let image, let frame, let tint): write(image, in: frame, tint: tint, depth: depth)
        case .placed(let items, let frame):
            open(Element(picture: frame), depth: depth)
            for item in items { write(item, depth: depth + 1) }
            close("svg", depth: depth)
        case .masked(let items, let mask): write(items, mask: mask, depth: depth)
        case .group(let group, let items): write(group, items, depth: depth)
        }
    }

    private mutating func write(_ items: [DisplayItem], mask: [DisplayItem], depth: Int) {
        let name = names.name(for: "mask")
        open(Element("mask").with(name, for: "id"), depth: depth)
        for item in mask { write(item, depth: depth + 1) }
        close("mask", depth: depth)
        open(Element("g").with("url(#\(name))", for: "mask"), depth: depth)
        for item in items { write(item, depth: depth + 1) }
        close("g", depth: depth)
    }

    /// The image; where it is only a shape, its opaque parts in a colour.
    private mutating func write(_ image: AssetImage, in frame: Rect, tint: Paint?, depth: Int) {
        guard let file = traits.appearance == .dark ? image.dark ?? image.light : image.light else { return }
        guard let tint else { return write(Element(image: file, in: frame), depth: depth) }
        let name = names.name(for: "mask")
        open(Element("mask").with(name, for: "id").with("alpha", for: "mask-type"), depth: depth)
        write(Element(image: file, in: frame), depth: depth + 1)
        close("mask", depth: depth)
        let area = Element(rect: frame, radius: 0).with(shaded(.fill(tint))).with("url(#\(name))", for: "mask")
        write(area, depth: depth)
    }

    private func shaded(_ ink: Ink) -> ShadedInk { ShadedInk(ink, traits: traits) }

    private mutating func write(_ group: ItemGroup, _ items: [DisplayItem], depth: Int) {
        let isTitled = [.row, .navigationBar, .tabBar].contains(group.role)
        if group.id.isEmpty, group.segue == nil {
            for item in items { write(item, depth: depth) }
            return
        }
        let named = Element("g")
            .with(group.id.isEmpty ? nil : names.name(for: group.id), for: "id")
            .with((group.segue?.destination).map(XMLText.escaped), for: "data-destination")
        open(group.id.isEmpty ? named : named.with(frame: group.frame), depth: depth)
        if isTitled, let label = group.label { writeTitle(label, depth: depth + 1) }
        if let clip = group.clip { open(Element(window: clip), depth: depth + 1) }
        for item in items { write(item, depth: depth + 1) }
        if group.clip != nil { close("svg", depth: depth + 1) }
        close("g", depth: depth)
    }
}
