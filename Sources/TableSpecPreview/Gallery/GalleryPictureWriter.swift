internal import TableSpecModel

/// Writes parts of a screen as SVG inside a page, with links to other screens, names for screen readers, and classes
/// for colors and fonts.
struct GalleryPictureWriter {
    /// The classes in use, including those that earlier previews of the page used.
    var classes: GalleryClasses
    /// Whether a preview contains an image, which the page must be allowed to load from itself.
    private(set) var holdsImages = false
    /// The inset in points at both sides of an iPhone in landscape. Backgrounds and lines extend into it.
    var sideInset = 0.0
    private var text = ""
    private var maskCount = 0

    init(classes: GalleryClasses) { self.classes = classes }

    /// The drawing of a part of the screen.
    ///
    /// - Parameters:
    ///   - attributes: The attributes by which the page finds the drawing. Values are escaped.
    ///   - label: The accessibility label of the drawing; `nil` hides it from screen readers.
    mutating func picture(
        _ items: [DisplayItem],
        of part: Rect,
        attributes: [(name: String, value: String)],
        label: String?
    ) -> String {
        text = ""
        maskCount = 0
        var root = MarkupTag("svg")
        for attribute in attributes { root = root.with(XMLText.escaped(attribute.value), for: attribute.name) }
        root = root.with(viewBox: widened(part))
        root =
            label.map { root.with("group", for: "role").with(XMLText.escaped($0), for: "aria-label") }
            ?? root.with("true", for: "aria-hidden")
        add(root.openTag)
        beginSafeArea(items, of: part)
        for item in items { write(item) }
        endSafeArea()
        add("</svg>")
        return text
    }

    /// The part with the space at its sides.
    private func widened(_ part: Rect) -> Rect {
        var part = part
        part.width += 2 * sideInset
        return part
    }

    private mutating func beginSafeArea(_ items: [DisplayItem], of part: Rect) {
        guard sideInset > 0 else { return }
        let painter = SafeAreaPainter(inset: sideInset, size: Size(width: part.width, height: part.maxY))
        writeHidden(painter.sides(of: items))
        add("<g transform=\"translate(\(DecimalFormatter.string(sideInset)) 0)\">")
    }

    private mutating func endSafeArea() {
        if sideInset > 0 { add("</g>") }
    }

    /// A tab that leads to a screen, in its selected and unselected state. The page shows one of them.
    struct TabLink {
        var screen: String
        var label: String
        var frame: Rect
        var items: [DisplayItem]
        var selectedItems: [DisplayItem]
    }

    /// The drawing of a tab bar.
    mutating func tabBar(_ ground: [DisplayItem], _ tabs: [TabLink], of part: Rect) -> String {
        text = ""
        maskCount = 0
        let root = MarkupTag("svg").with("tabs", for: "class").with(viewBox: widened(part)).with("group", for: "role")
            .with("Tab bar", for: "aria-label")
        add(root.openTag)
        beginSafeArea(ground, of: part)
        writeHidden(ground)
        for tab in tabs {
            let link = MarkupTag("a").with("tab", for: "class").with("#/", for: "href")
                .with(XMLText.escaped(tab.screen), for: "data-to")
                .with(XMLText.escaped(tab.label), for: "aria-label")
            add(link.openTag)
            add(MarkupTag(rect: tab.frame, radius: tab.frame.height / 2).with("hit", for: "class").emptyTag)
            for (name, items) in [("off", tab.items), ("on", tab.selectedItems)] {
                add("<g class=\"\(name)\" aria-hidden=\"true\">")
                for item in items { write(item) }
                add("</g>")
            }
            add("</a>")
        }
        endSafeArea()
        add("</svg>")
        return text
    }

    mutating func add(_ line: String) { text += line + "\n" }

    // MARK: Shapes and text

    mutating func write(_ item: DisplayItem) {
        switch item {
        case .rect(let rect, let radius, let ink): add(element(MarkupTag(rect: rect, radius: radius), ink))
        case .ellipse(let rect, let ink): add(element(MarkupTag(ellipse: rect), ink))
        case .path(let steps, let ink): add(element(MarkupTag(path: steps), ink))
        case .text(let line, let paint):
            let names = "\(classes.name(of: line.font)) \(classes.name(of: paint))"
            let element = MarkupTag(place: line).with(names, for: "class")
            let text = "\(element.openTag)\(XMLText.escaped(line.text))</text>"
            add(line.isCut ? "\(MarkupTag(window: line.window).openTag)\(text)</svg>" : text)
        case .image(let image, let frame, let tint): write(image, in: frame, tint: tint)
        case .placed(let items, let frame):
            add(MarkupTag(picture: frame).openTag)
            for item in items { write(item) }
            add("</svg>")
        case .masked(let items, let mask): write(items, mask: mask)
        case .group(let group, let items): write(group, items)
        }
    }

    /// A name for a mask that is unique in the drawing. The page distinguishes masks of two drawings.
    private mutating func nameOfMask() -> String {
        maskCount += 1
        return "m\(maskCount)"
    }

    private mutating func write(_ items: [DisplayItem], mask: [DisplayItem]) {
        let name = nameOfMask()
        add(MarkupTag("mask").with(name, for: "id").openTag)
        for item in mask { write(item) }
        add("</mask>")
        add(MarkupTag("g").with("url(#\(name))", for: "mask").openTag)
        for item in items { write(item) }
        add("</g>")
    }

    /// The images for light and for dark screens, one of which the page shows.
    private mutating func write(_ image: AssetImage, in frame: Rect, tint: Paint?) {
        holdsImages = true
        let files = [(image.light, image.dark == nil ? nil : "day"), (image.dark, "night")]
        for case (let file?, let name) in files {
            let picture = MarkupTag(image: file, in: frame)
            guard let tint else {
                add(picture.with(name, for: "class").emptyTag)
                continue
            }
            let mask = nameOfMask()
            add(MarkupTag("mask").with(mask, for: "id").with("alpha", for: "mask-type").openTag)
            add("\(picture.emptyTag)</mask>")
            let area = MarkupTag("g").with(name, for: "class").with("url(#\(mask))", for: "mask")
            add("\(area.openTag)\(element(MarkupTag(rect: frame, radius: 0), .fill(tint)))</g>")
        }
    }

    private mutating func element(_ shape: MarkupTag, _ ink: Ink) -> String {
        switch ink {
        case .fill(let paint): return shape.with(classes.name(of: paint), for: "class").emptyTag
        case .stroke(let paint, let width):
            return shape.with("line \(classes.name(of: paint))", for: "class")
                .with(width, for: "stroke-width")
                .emptyTag
        }
    }

    // MARK: Groups

    private mutating func write(_ group: ItemGroup, _ items: [DisplayItem]) {
        switch group.role {
        case .statusBar, .sectionIndex, .tabBar: writeHidden(items)
        case .navigationBar, .inactive: for item in items { write(item) }
        case .title, .titleView, .largeTitle: writeNamed(group, items, role: "heading", level: "1")
        case .sectionHeader: writeNamed(group, items, role: "heading", level: "2")
        case .tableHeader, .tableFooter, .unavailable, .views: writeNamed(group, items, role: "img", level: nil)
        case .backButton: writeLink(group, items, name: "back")
        case .closeButton: writeLink(group, items, name: "close")
        case .editButton: writeLink(group, items, name: "edit")
        case .swipeButton, .entry: writeNamed(group, items, role: "img", level: nil)
        case .row, .barButton, .accessoryButton:
            if group.segue != nil {
                writeLink(group, items, name: Self.className(group.role))
            } else {
                writeNamed(group, items, role: "img", level: nil)
            }
        case .sectionFooter: writeNamed(group, items, role: "note", level: nil)
        case .control: for item in items { write(item) }
        }
    }

    private static func className(_ role: ItemGroup.Role) -> String {
        switch role {
        case .row: "row"
        case .accessoryButton: "accessory"
        case .title: "title"
        case .titleView: "title-view"
        case .largeTitle: "large"
        case .tableHeader: "table-header"
        case .tableFooter: "table-footer"
        case .unavailable: "unavailable"
        case .views: "views"
        case .entry: "entry"
        case .sectionHeader: "header"
        case .sectionFooter: "footer"
        default: "button"
        }
    }

    mutating func writeHidden(_ items: [DisplayItem]) {
        guard !items.isEmpty else { return }
        add("<g aria-hidden=\"true\">")
        for item in items { write(item) }
        add("</g>")
    }

    private mutating func writeContent(of group: ItemGroup, _ items: [DisplayItem]) {
        guard let clip = group.clip else { return writeHidden(items) }
        add(MarkupTag(window: clip).openTag)
        writeHidden(items)
        add("</svg>")
    }

    private mutating func writeNamed(_ group: ItemGroup, _ items: [DisplayItem], role: String, level: String?) {
        let label = group.label.flatMap { $0.isEmpty ? nil : $0 }
        let isRow = group.role == .row
        guard label != nil || isRow else { return writeHidden(items) }
        let (items, controls) = group.clip == nil ? Self.parted(items) : (items, [])
        defer { for control in controls { write(control) } }
        let action = GalleryAction(group)
        // As in VoiceOver, a control represents its row.
        let isSilent = isRow && action == nil && controls.count == 1 && controls[0].speaks(for: group)
        let shownLabel = isSilent ? nil : label
        var element = MarkupTag("g")
            .with(Self.className(group.role) + (action == nil ? "" : " act"), for: "class")
            .with(group.isSelectable ? "" : nil, for: "data-selectable")
            .with(isRow ? XMLText.escaped(group.id) : nil, for: "data-id")
            .with(shownLabel == nil ? nil : action == nil ? role : "button", for: "role")
            .with(shownLabel == nil ? nil : level, for: "aria-level")
            .with(shownLabel.map(XMLText.escaped), for: "aria-label")
        if shownLabel != nil { element = action?.added(to: element) ?? element }
        add(element.openTag)
        if isRow || action != nil || group.role == .sectionHeader { addHitArea(group) }
        writeContent(of: group, items)
        add("</g>")
    }

    private mutating func writeLink(_ group: ItemGroup, _ items: [DisplayItem], name: String) {
        let target = group.segue.map { XMLText.escaped($0.destination) }
        let label = group.label.flatMap { $0.isEmpty ? nil : $0 } ?? group.segue?.destination ?? ""
        let (items, controls) = group.clip == nil ? Self.parted(items) : (items, [])
        defer { for control in controls { write(control) } }
        let presentation = group.segue?.kind == .presentModally ? group.segue?.presentation : nil
        let element = MarkupTag("a")
            .with(name, for: "class")
            .with(group.isSelectable ? "" : nil, for: "data-selectable")
            .with(group.role == .row ? XMLText.escaped(group.id) : nil, for: "data-id")
            .with("#/", for: "href")
            .with(target, for: "data-to")
            .with(
                presentation.map { _ in "sheet" } ?? (group.segue?.leadsBack == true ? "unwind" : nil),
                for: "data-kind"
            )
            .with(presentation.flatMap(Self.presentationWords), for: "data-presentation")
            .with(group.longPress?.name, for: "data-menu")
            .with(XMLText.escaped(label), for: "aria-label")
        add(element.openTag)
        addHitArea(group)
        writeContent(of: group, items)
        add("</a>")
    }

    /// How a presented screen differs from a large sheet with a bar, or `nil` if it doesn't.
    private static func presentationWords(_ presentation: PresentationContent) -> String? {
        let words = [
            presentation.isSheet ? nil : "cover", presentation.isMedium ? "medium" : nil,
            presentation.hasGrabber ? "grabber" : nil, presentation.hasNavigationBar ? nil : "bare",
        ].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The part that receives clicks and shows the focus, behind the drawing.
    private mutating func addHitArea(_ group: ItemGroup) {
        let isRounded = group.topRadius > 0 || group.bottomRadius > 0
        let shape =
            isRounded
            ? MarkupTag(path: .rect(group.frame, corners: Corners(top: group.topRadius, bottom: group.bottomRadius)))
            : MarkupTag(rect: group.frame, radius: group.role == .row ? 0 : min(group.frame.height / 2, 22))
        add(shape.with("hit", for: "class").emptyTag)
    }
}
