import TableSpecModel

@testable import TableSpecPreview

extension SavedCell {
    private func number(_ name: String) -> Double? { fields[name].flatMap(Double.init) }

    private var release: Int? {
        guard let era = fields["era"], era.hasPrefix("iOS") else { return nil }
        return Int(era.dropFirst(3))
    }

    /// Whether the cell was saved by an Xcode for iOS 13 or later.
    var isOfThisDecade: Bool { (release ?? 0) >= 13 }

    private var device: String { fields["device"] ?? "" }

    private var scale: Double? {
        if ["retina4_0", "retina4_7", "retina6_1"].contains(device) || device.hasPrefix("ipad") { return 2 }
        return device.hasPrefix("retina") ? 3 : nil
    }

    private var style: CellStyle? { fields["style"].flatMap { CellStyle(rawValue: $0.lowercased()) } }
    private var hasImage: Bool { fields["image"] == "image" }

    /// The size of a font as the table writes it: `system:17`, or a text style at its default size.
    private func size(_ field: String) -> Double? {
        switch fields[field] ?? "" {
        case "UICTFontTextStyleBody": return 17
        case "UICTFontTextStyleCallout": return 16
        case "UICTFontTextStyleCaption1": return 12
        case let name where name.hasPrefix("system:"): return Double(name.dropFirst(7))
        default: return nil
        }
    }

    /// The text size at which our labels have the fonts of the cell.
    private var textSize: ContentSizeCategory? {
        guard let style, let title = size("text_font") else { return nil }
        let hasDetail = number("detail_y") != nil
        return ContentSizeCategory.allCases.first { category in
            let detail = (style == .value1 ? TextStyle.body : .caption1).font(category).size
            return !category.isAccessibilityCategory && TextStyle.body.font(category).size == title
                && (!hasDetail || size("detail_font") == detail)
        }
    }

    /// Why the cell is none that a spec describes; `nil` for one that is.
    var reasonNotDrawn: String? {
        if scale == nil { return "no iPhone and no iPad" }
        if textSize == nil { return "fonts of its own" }
        if hasOwnMargins { return "margins of its own" }
        if hasFixedGap {
            return "labels of fixed fonts, which keep another distance than those that follow the text size"
        }
        if hasForeignHeight { return "labels of another height than their fonts have" }
        if hasOwnLineCount { return "a number of lines of its own" }
        return nil
    }

    private var margin: Double {
        let isCard = fields["table_style"] == "insetGrouped"
        if isCard, release == 26 { return 16 }
        return (number("table_width") ?? 0) < 390 ? 16 : 20
    }

    private var hasOwnMargins: Bool { !hasImage && abs((number("text_x") ?? 0) - margin) > 4.1 }

    /// Whether the labels stand 1 point apart, as fonts of fixed sizes do where the row is as high as it needs.
    private var hasFixedGap: Bool {
        guard style == .subtitle, fields["text_font"] == "system:17", let detail = number("detail_y") else {
            return false
        }
        let gap = detail - (number("text_y") ?? 0) - (number("text_h") ?? 0)
        return gap > 0.5 && gap < 1.5
    }

    /// Why our label lies elsewhere, for the cells where that is known.
    var explanation: String? {
        guard let row = oracleLayout, let text = row.textFrame else { return nil }
        if abs(abs(text.x - row.frame.x - (number("text_x") ?? .nan)) - 4) < 0.01 {
            return "the margin of a device of another width"
        }
        let isPair = (number("content_height") ?? 0) > 50 && (number("text_y") ?? 0) < 12
        return style == .subtitle && number("detail_y") == nil && isPair
            ? "room for a detail that the table leaves out" : nil
    }

    /// Whether a label of one line is lower than its font: the table then names another font than the label had.
    private var hasForeignHeight: Bool {
        guard style != .default, let size = size("text_font"), let height = number("text_h") else { return false }
        return height < size * 1.193 - 1
    }

    private var hasOwnLineCount: Bool {
        guard let size = size("text_font"), let height = number("text_h"), style != .default else { return false }
        let detail = number("detail_h") ?? 0
        return height > size * 1.5 || detail > (self.size("detail_font") ?? .infinity) * 1.5
    }

    /// How far in points our labels lie from those of the cell, in position or height, at most.
    var labelError: Double? {
        guard let row = oracleLayout, let text = row.textFrame else { return nil }
        var errors = [text.y - row.frame.y - (number("text_y") ?? .nan), text.height - (number("text_h") ?? .nan)]
        if !hasImage { errors.append(text.x - row.frame.x - (number("text_x") ?? .nan)) }
        if let y = number("detail_y"), let height = number("detail_h") {
            guard let detail = row.detailFrame else { return nil }
            errors += [detail.y - row.frame.y - y, detail.height - height]
            if style == .subtitle {
                errors.append(detail.x - text.x - ((number("detail_x") ?? .nan) - (number("text_x") ?? .nan)))
            }
        }
        return errors.map(abs).max()
    }

    private var oracleLayout: RowLayout? {
        guard let scale, let style, let textSize, let contentHeight = number("content_height"),
            let tableStyle = fields["table_style"].flatMap(TableStyle.init),
            let accessory = fields["accessory"].flatMap(AccessoryType.init)
        else { return nil }
        var device = PreviewDevice.iPhone
        device.size.width = number("table_width") ?? 375
        device.scale = scale
        let traits = PreviewTraits(device: device, look: release == 26 ? .iOS26 : .iOS18, textSize: textSize)
        let row = RowContent(
            id: "row",
            style: style,
            text: "Title",
            detail: number("detail_y") == nil ? nil : "Detail",
            image: hasImage ? .named("Photo") : nil,
            height: contentHeight,
            accessory: .type(accessory)
        )
        var content = Samples.row(row, style: tableStyle)
        content.separatorStyle = .none
        return LayoutEngine.layout(content, traits: traits).sections.first?.rows.first
    }
}
