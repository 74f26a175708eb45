extension ScreenDrafter {
    /// The text of a label, plain or attributed.
    static func labelText(_ label: Element) -> String {
        label.string("text") ?? label.text(of: "attributedText")
    }

    /// A label in a cell, or `nil` if it's invisible.
    mutating func labelView(_ label: Element) -> YAMLMapping? {
        let text = Self.labelText(label)
        let outlet = document.outlet(of: label)
        // Interface Builder's default text isn't shown.
        let isFilledByCode = outlet != nil || label.number("tag") ?? 0 != 0 || text == Self.usualText
        var keys: YAMLMapping = [:]
        if element != nil, isFilledByCode || text.isBlank {
            let caption = Self.placeholders.contains(text) ? nil : DataName.caption(text, limit: 3)
            let given = label["userLabel"].flatMap { DataName.caption($0, limit: 3) }
            let usual = given ?? caption
            keys["label"] = cellText(text, outlet: outlet, usual: usual.map { [$0] } ?? Self.usualNames(text))
        } else if element == nil, text.isBlank || outlet != nil {
            // The screen's own code sets the text of a label in a static row.
            keys["label"] = bindText(outlet ?? "text", text)
        } else if let markdown = label.markdown {
            keys["label"] = .content(markdown)
            keys["markdown"] = .bool(true)
        } else {
            keys["label"] = .content(text)
        }
        addAttributes(of: label, to: &keys)
        keys.merge(attributes(of: label))
        if let width = Self.stated("width", of: label) { keys["width"] = width }
        noteText(of: label, isMarkdown: keys["markdown"] != nil)
        addClass(of: label, plain: "UILabel", to: &keys)
        return keys
    }

    /// Interface Builder's texts for new views.
    static let placeholders: Set<String> = [usualText, "Title", "Subtitle", "Detail", "Button", "Text", "Item"]

    /// The default names of texts, in the order of a cell's texts.
    private static func usualNames(_ text: String) -> [String] {
        text == usualText || !placeholders.contains(text)
            ? ["text", "detail", "caption"] : [text.lowercased(), "text", "detail"]
    }

    /// A text of the state, which is initially the text in the document, unless that is only Interface Builder's
    /// default.
    mutating func bindText(_ outlet: String, _ text: String) -> YAMLValue {
        let names = DataName.texts(outlet)
        let plain = names.first ?? "text"
        let ofRow = rowLabel.flatMap { Identifier.lower(Identifier.words(of: $0) + [plain]) }
        let type = Self.placeholders.contains(text) ? "String" : Self.stringType(text)
        let candidates = [plain, ofRow, names.last, plain + "Text"].compactMap(\.self)
        return bind(candidates, type, sample: text.isBlank ? nil : .content(text))
    }

    /// The type of a text with its initial value, if that can be written after a type.
    static func stringType(_ text: String) -> String { type("String", text) }

    /// A type with its initial value, the text or the name of an image, if that can be written after a type.
    static func type(_ type: String, _ text: String) -> String {
        guard !text.isBlank, !YAMLScalar.isNull(text) else { return type }
        let isQuoted = text.hasPrefix("\"") || text.hasPrefix("'")
        let hasEdges = text.first?.isWhitespace == true || text.last?.isWhitespace == true
        guard isQuoted || hasEdges else { return "\(type) = \(text)" }
        // Quotation marks keep the spaces at the ends, but not other quotation marks.
        return text.contains { "\"'\\".contains($0) } ? type : "\(type) = \"\(text)\""
    }

    private func addAttributes(of label: Element, to keys: inout YAMLMapping) {
        if let font = font(of: label), font.style != "body" { keys["font"] = font.yaml }
        keys["enabled"] = label.flag("enabled", false)
        if let color = color(of: label), !color.isUsualText { keys["color"] = color.yaml }
        // White is the default highlighted color of labels until iOS 6.
        if let color = InterfaceColor(label, "highlightedColor"), !color.isUsualText, !color.isWhite,
            color != InterfaceColor(label, "textColor")
        {
            keys["highlightedTextColor"] = color.yaml
        }
        keys["shadow"] = textShadow(of: label).map(YAMLValue.mapping)
        if let alignment = label.textAlignment, ["center", "right", "justified"].contains(alignment) {
            keys["alignment"] = .text(alignment)
        }
        if let lines = label.number("numberOfLines")?.rounded(), lines != 1, lines >= 0 {
            keys["numberOfLines"] = .number(lines)
        }
        keys["lineBreakMode"] = Self.lineBreakModes[label["lineBreakMode"] ?? ""].map(YAMLValue.text)
        // Interface Builder writes a minimum font size for labels that shrink.
        let shrinks = label["adjustsFontSizeToFit"] == "YES" || label["minimumScaleFactor"] != nil
        if shrinks, keys["numberOfLines"] == nil {
            keys["adjustsFontSizeToFitWidth"] = .bool(true)
            if let factor = label.number("minimumScaleFactor"), factor > 0, factor < 1 {
                keys["minimumScaleFactor"] = .number(factor)
            }
        }
    }

    func font(of label: Element) -> InterfaceFont? {
        if let font = InterfaceFont(label) { return font }
        guard let font = label.textAttributes?.property("NSFont"), let size = font.number("size"), size >= 1
        else { return nil }
        if font["metaFont"] != nil || font["name"]?.hasPrefix(".") == true {
            let isBold = font["metaFont"]?.contains("Bold") == true
            return .system(size: size, weight: isBold ? "semibold" : "regular")
        }
        return font["name"].map { .named($0, size: size) }
    }

    private func color(of label: Element) -> InterfaceColor? {
        InterfaceColor(label, "textColor")
            ?? label.textAttributes.flatMap { InterfaceColor($0, "NSColor") }
    }

    /// Reports the attributes of a label without a key.
    mutating func noteLabel(_ label: Element) {
        noteText(of: label)
        noteClass(of: label, plain: "UILabel")
        omitRuntimeAttributes(of: label)
    }

    /// Reports the losses of a text.
    private mutating func noteText(of label: Element, isMarkdown: Bool = false) {
        noteImported(label)
        if label.hasSeveralAttributes, !isMarkdown { omit(label, .attributedText) }
    }

    /// The shadow of a text, if it's visible.
    private func textShadow(of label: Element) -> YAMLMapping? {
        guard let color = InterfaceColor(label, "shadowColor"), !color.isClear, !isOnGround(color) else { return nil }
        var keys: YAMLMapping = ["color": color.yaml]
        guard let offset = label.property("shadowOffset") else { return keys }
        let (x, y) = (offset.number("width") ?? 0, offset.number("height") ?? 0)
        if x == 0, y == 0 { return nil }
        if x != 0 { keys["x"] = .number(x) }
        if y != -1 { keys["y"] = .number(y) }
        return keys
    }

    /// Whether a color can't be distinguished from that of the cell: white, if the cell has none.
    private func isOnGround(_ color: InterfaceColor) -> Bool {
        if let ground { return color == ground }
        return !hasColoredGround && color.isWhiteOfCells
    }

    /// Specifies the custom subclass of a view without subviews, or reports it if the language doesn't support one:
    /// text views and picker views always have UIKit's own classes.
    mutating func addClass(of view: Element, plain: String, to keys: inout YAMLMapping) {
        guard !["textView", "pickerView"].contains(view.name), let name = view["customClass"],
            name != plain, let className = Self.className(name)
        else { return noteClass(of: view, plain: plain, in: &keys) }
        keys["class"] = .text(className)
    }

    /// A custom subclass of a view that has UIKit's class in the spec, with the values of its properties.
    mutating func noteClass(of view: Element, plain: String, in keys: inout YAMLMapping) {
        for path in keys["set"]?.mapping?.keys ?? [] { omit(view, .runtimeAttribute(path, isOfCustomClass: true)) }
        keys["set"] = nil
        noteClass(of: view, plain: plain)
    }

    /// A custom subclass of the view's class.
    mutating func noteClass(of view: Element, plain: String) {
        guard let className = view["customClass"], className != plain else { return }
        omit(view, .viewClass(className, plain: plain))
    }
}
