extension ScreenDrafter {
    /// A cell with one of UIKit's styles.
    mutating func standardCell(_ cell: Element, _ content: Element, _ style: String) -> YAMLMapping {
        let views = content.list("subviews")
        let text = views.first { $0["id"] == cell["textLabel"] }
        let detail = views.first { $0["id"] == cell["detailTextLabel"] }
        let image = views.first { $0["id"] == cell["imageView"] }
        let own = [text, detail, image].compactMap { $0?["id"] }
        let extras = views.filter { isInstalled($0) && !own.contains($0["id"] ?? "") }
        // UIKit creates the views of a style, so the app can't have a class or an outlet for them.
        let areOfApp = [text, detail, image].contains { view in
            view.map { $0["customClass"] != nil || outlet(of: $0) != nil } ?? false
        }
        // A cell with more than a control at its end is a custom cell.
        let isCustom = areOfApp || !extras.isEmpty && !isAccessory(extras, of: cell)
        if isCustom, views.allSatisfy({ $0.frame.width > 0 }) { return customCell(cell, content) }
        var keys: YAMLMapping = [:]
        if style != "default" { keys["style"] = .text(style) }
        if let text { label(text, of: style, isDetail: false, into: &keys) }
        if style != "default", let detail { label(detail, of: style, isDetail: true, into: &keys) }
        if let image, style != "value2" {
            keys["image"] = cellImage(image)
            // The color of a row is also that of its accessory, except for a disclosure indicator.
            let isPlain = [nil, "none", "disclosureIndicator"].contains(cell["accessoryType"]) && extras.isEmpty
            if isPlain { keys["tintColor"] = image.color("tintColor") }
        }
        addExtraViews(extras, of: cell, to: &keys)
        return keys
    }

    /// Whether views that were added to a cell with a style can be its accessory: one control.
    private func isAccessory(_ views: [Element], of cell: Element) -> Bool {
        guard views.count == 1, cell["accessoryType"].map({ $0 == "none" }) ?? true else { return false }
        return Self.isControl(views[0]) && !["textView", "pickerView"].contains(views[0].name)
    }

    private mutating func label(_ label: Element, of style: String, isDetail: Bool, into keys: inout YAMLMapping) {
        let text = Self.labelText(label)
        let outlet = document.outlet(of: label)
        if element != nil || outlet != nil || !text.isBlank {
            let usual = isDetail ? "detail" : "title"
            // The screen's own code replaces Interface Builder's default text.
            let isReplaced = isDetail && element == nil && Self.placeholders.contains(text)
            let ofText = isReplaced ? Self.spoken(keys).map { "\($0) detail" } : nil
            keys[isDetail ? "detail" : "text"] = cellText(text, outlet: outlet ?? ofText, usual: [usual])
        }
        if let font = InterfaceFont(label), !Self.isUsual(font, of: style, isDetail: isDetail) {
            keys[isDetail ? "detailFont" : "font"] = font.yaml
        }
        if let color = InterfaceColor(label, "textColor"), !Self.isUsual(color, of: style, isDetail: isDetail) {
            keys[isDetail ? "detailColor" : "textColor"] = color.yaml
        }
        if label["textAlignment"] == "center", style == "default" || style == "subtitle" {
            keys[isDetail ? "detailAlignment" : "textAlignment"] = .text("center")
        }
        // A text of a cell wraps by default. A saved label with one line is the usual case, and may wrap.
        if let lines = label.number("numberOfLines")?.rounded(.towardZero), lines > 1 {
            keys[isDetail ? "detailNumberOfLines" : "numberOfLines"] = .number(lines)
        }
        if let mode = Self.lineBreakModes[label["lineBreakMode"] ?? ""] {
            keys[isDetail ? "detailLineBreakMode" : "lineBreakMode"] = .text(mode)
        }
        noteLabel(label)
    }

    /// The modes other than wrapping words and truncating the tail, which depend on the number of lines.
    static let lineBreakModes = [
        "characterWrap": "byCharWrapping", "clip": "byClipping", "headTruncation": "byTruncatingHead",
        "middleTruncation": "byTruncatingMiddle",
    ]

    /// The default fonts that Interface Builder has written for each style since iOS 5.
    private static func isUsual(_ font: InterfaceFont, of style: String, isDetail: Bool) -> Bool {
        if case .style("body") = font { return !(isDetail && style == "subtitle") }
        if isDetail, style == "subtitle", ["caption1", "caption2"].contains(font.style) { return true }
        guard case .system(let size, let weight) = font else { return false }
        // On Apple TV.
        if size == 38 { return true }
        if weight == "semibold" {
            return !isDetail && (size == 20 || size == 18 || size == 17 && style == "value1")
                || size == 15 && style == "value2"
        }
        let sizes: [Double] = isDetail && style == "subtitle" ? [11, 12, 14] : [12, 16, 17, 18]
        return weight == "regular" && sizes.contains(size)
    }

    private static func isUsual(_ color: InterfaceColor, of style: String, isDetail: Bool) -> Bool {
        if isDetail, style == "value1" {
            if color == .system("secondaryLabel") { return true }
            // The detail colors of `value1` before iOS 13: #8E8E93, and the blue of iOS 6.
            return ["#8E8E93", "#385487", "#385588", "#39547F"].contains { color.yaml == .text($0) }
        }
        // The texts of `value2` have the tint color since iOS 7, and a darker blue before.
        let blues = ["systemBlue", "tintColor", "#007AFF", "#007BFF", "#515F7C", "#52667D"].map(YAMLValue.text)
        return color.isUsualText || style == "value2" && !isDetail && blues.contains(color.yaml)
    }

    /// The image of a cell: the one in the document, or if an outlet sets it, that of the element or a state.
    mutating func cellImage(_ view: Element) -> YAMLValue? {
        let image = Self.image(view, "image")
        guard let outlet = document.outlet(of: view) else { return image }
        let name = DataName.image(outlet) ?? "image"
        if element != nil { return bind([name, "image"], "Image?", sample: image) }
        // The class of the cell finds its view.
        guard let image, self.outlet(of: view) == nil else { return image }
        let type = image.mapping?["named"].flatMap { value in
            if case .text(let text) = value { Self.type("Image", text) } else { nil }
        }
        guard let type, type != "Image" else {
            omit(view, .imageOutlet(outlet))
            return image
        }
        return bind([name, Identifier.lower(outlet) ?? name], type)
    }

    /// An image by its name. System images are SF Symbols.
    static func image(_ element: Element, _ key: String) -> YAMLValue? {
        let reference = element.property(key)
        guard let name = element[key] ?? reference?["image"] ?? reference?["name"], !name.isBlank else { return nil }
        let isSymbol = element["catalog"] == "system" || reference?["catalog"] == "system"
        return .mapping([isSymbol ? "symbol" : "named": .content(name)])
    }

    /// Views that were added to a standard cell next to its labels: one at the trailing edge is the accessory.
    private mutating func addExtraViews(_ views: [Element], of cell: Element, to keys: inout YAMLMapping) {
        for view in views {
            if keys["accessory"] == nil, let accessory = accessory(view, of: cell, text: keys["text"]) {
                keys["accessory"] = accessory
            } else {
                omit(view, .viewInStandardCell(view.name))
            }
        }
    }

    /// Whether a view is installed in the size class of an iPhone, and visible.
    func isInstalled(_ view: Element) -> Bool { !document.uninstalled.contains(view["id"] ?? "") }
}
