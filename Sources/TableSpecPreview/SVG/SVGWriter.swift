internal import TableSpecModel

/// Writes a display list as SVG.
///
/// The previews of one list in several color schemes differ in a few places, which are filled in for each of them at
/// the end.
struct SVGWriter {
    /// The parts that all previews of the list share.
    private var bytes: [UInt8] = []
    private var gaps: [Gap] = []
    private var names = ElementNames()
    /// Whether the screen is a sheet above another screen.
    private let isElevated: Bool

    /// A part that depends on the colors.
    private struct Gap {
        enum Content {
            case ink(Ink)
            case image(AssetImage, Rect, depth: Int)
        }

        /// The number of bytes before it.
        let offset: Int
        let content: Content
    }

    /// The system font if available, then fonts of nearly its widths, then those of emoji, which come last because they
    /// contain digits, too.
    static let fonts =
        "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', sans-serif, 'Apple Color Emoji', 'Noto Color Emoji'"

    /// Adjusts other fonts to the look of the system's: capitals as high as those of San Francisco, whose height is
    /// 0.7046 of the size, and no arrows for `->`. Source: CSS Fonts 5, `font-size-adjust`. Programs that don't support
    /// it draw characters up to 4% larger.
    static let fontStyle = "font-size-adjust:cap-height .7046;font-variant-ligatures:no-contextual"

    init(isElevated: Bool) {
        self.isElevated = isElevated
    }

    /// The preview in the given colors.
    func text(_ colors: ColorTraits) -> String {
        var picture: [UInt8] = []
        // Consecutive parts usually have the color of one fill.
        picture.reserveCapacity(bytes.count + 32 * gaps.count)
        var start = 0
        for gap in gaps {
            picture += bytes[start..<gap.offset]
            start = gap.offset
            switch gap.content {
            case .ink(let ink): ink.write(colors, isElevated: isElevated, to: &picture)
            case .image(let image, let frame, let depth):
                guard let file = image.file(colors.appearance) else { continue }
                Self.indent(depth, &picture)
                picture += MarkupTag(image: file, in: frame).start
                picture.append("/>\n")
            }
        }
        picture += bytes[start...]
        return String(decoding: picture, as: UTF8.self)
    }

    mutating func write(_ items: [DisplayItem], size: Size, title: String) {
        let root = MarkupTag("svg")
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

    private mutating func indent(_ depth: Int) { Self.indent(depth, &bytes) }

    private static func indent(_ depth: Int, _ bytes: inout [UInt8]) {
        for _ in 0..<depth { bytes.append("  ") }
    }

    private mutating func gap(_ content: Gap.Content) {
        gaps.append(Gap(offset: bytes.count, content: content))
    }

    private mutating func open(_ element: MarkupTag, depth: Int) {
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

    private mutating func write(_ element: MarkupTag, _ ink: Ink, mask: String? = nil, depth: Int) {
        indent(depth)
        bytes += element.start
        gap(.ink(ink))
        if let mask { bytes.appendAttribute("mask") { $0.append("url(#\(mask))") } }
        bytes.append("/>\n")
    }

    private mutating func write(_ element: MarkupTag, holding text: String, _ paint: Paint, depth: Int) {
        indent(depth)
        bytes += element.start
        gap(.ink(.fill(paint)))
        bytes.append(">")
        bytes.append(XMLText.withoutLigatures(text))
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
            write(MarkupTag(rect: rect, radius: radius), ink, depth: depth)
        case .ellipse(let rect, let ink): write(MarkupTag(ellipse: rect), ink, depth: depth)
        case .path(let steps, let ink): write(MarkupTag(path: steps), ink, depth: depth)
        case .text(let line, let paint):
            let element = MarkupTag(line: line)
            guard line.isCut else { return write(element, holding: line.text, paint, depth: depth) }
            open(MarkupTag(window: line.window), depth: depth)
            write(element, holding: line.text, paint, depth: depth + 1)
            close("svg", depth: depth)
        case .image(let image, let frame, let tint): write(image, in: frame, tint: tint, depth: depth)
        case .placed(let items, let frame):
            open(MarkupTag(picture: frame), depth: depth)
            for item in items { write(item, depth: depth + 1) }
            close("svg", depth: depth)
        case .masked(let items, let mask): write(items, mask: mask, depth: depth)
        case .group(let group, let items): write(group, items, depth: depth)
        }
    }

    private mutating func write(_ items: [DisplayItem], mask: [DisplayItem], depth: Int) {
        let name = names.name(for: "mask")
        open(MarkupTag("mask").with(name, for: "id"), depth: depth)
        for item in mask { write(item, depth: depth + 1) }
        close("mask", depth: depth)
        open(MarkupTag("g").with("url(#\(name))", for: "mask"), depth: depth)
        for item in items { write(item, depth: depth + 1) }
        close("g", depth: depth)
    }

    /// The image; for a template image, its opaque parts in a color.
    private mutating func write(_ image: AssetImage, in frame: Rect, tint: Paint?, depth: Int) {
        if image.light == nil, image.dark == nil { return }
        guard let tint else { return gap(.image(image, frame, depth: depth)) }
        let name = names.name(for: "mask")
        open(MarkupTag("mask").with(name, for: "id").with("alpha", for: "mask-type"), depth: depth)
        gap(.image(image, frame, depth: depth + 1))
        close("mask", depth: depth)
        write(MarkupTag(rect: frame, radius: 0), .fill(tint), mask: name, depth: depth)
    }

    private mutating func write(_ group: ItemGroup, _ items: [DisplayItem], depth: Int) {
        let isTitled = [.row, .navigationBar, .tabBar].contains(group.role)
        if group.id.isEmpty, group.segue == nil {
            for item in items { write(item, depth: depth) }
            return
        }
        let named = MarkupTag("g")
            .with(group.id.isEmpty ? nil : names.name(for: group.id), for: "id")
            .with((group.segue?.destination).map(XMLText.escaped), for: "data-destination")
        open(group.id.isEmpty ? named : named.with(frame: group.frame), depth: depth)
        if isTitled, let label = group.label { writeTitle(label, depth: depth + 1) }
        if let clip = group.clip { open(MarkupTag(window: clip), depth: depth + 1) }
        for item in items { write(item, depth: depth + 1) }
        if group.clip != nil { close("svg", depth: depth + 1) }
        close("g", depth: depth)
    }
}

extension AssetImage {
    /// The file for the appearance, or the light one if there's none for dark screens.
    fileprivate func file(_ appearance: Appearance) -> File? { appearance == .dark ? dark ?? light : light }
}
