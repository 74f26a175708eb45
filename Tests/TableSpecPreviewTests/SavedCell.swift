import Foundation
import TableSpecModel

@testable import TableSpecPreview

/// One line of the table of frames.
struct SavedCell: CustomStringConvertible {
    let fields: [String: String]

    var description: String {
        ["era", "device", "style", "table_style", "table_width", "accessory", "content_height", "text_y", "detail_y"]
            .map { "\($0)=\(fields[$0] ?? "")" }
            .joined(separator: " ")
    }

    func number(_ name: String) -> Double? { fields[name].flatMap(Double.init) }

    var contentWidth: Double { number("content_width") ?? .nan }
    var contentHeight: Double { number("content_height") ?? .nan }
    var textX: Double { number("text_x") ?? .nan }
    var textY: Double { number("text_y") ?? .nan }
    var textHeight: Double { number("text_h") ?? .nan }
    var detailY: Double? { number("detail_y") }

    /// Whether the cell has nothing that a row of ours cannot have: our fonts, no image, no custom margins or widths.
    var isComparable: Bool {
        let bodyFonts: Set = ["system:17", "UICTFontTextStyleBody"]
        let detailFonts: Set = ["", "system:12", "UICTFontTextStyleCaption1"]
        let detailOfValue = bodyFonts.union([""])
        let isValue = fields["style"] == "Value1"
        return system != nil && scale != nil && tableStyle != nil && cellStyle != nil && accessory != nil
            && bodyFonts.contains(fields["text_font"] ?? "")
            && (isValue ? detailOfValue : detailFonts).contains(fields["detail_font"] ?? "")
            && fields["image"] == "" && hasStandardMargins && !hasFixedFontsAtAutomaticHeight
    }

    var width: Double { number("table_width") ?? .nan }

    /// Whether the cell has the margin of its table's width and, in a card, the card's width.
    private var hasStandardMargins: Bool {
        let isCard = fields["table_style"] == "insetGrouped"
        let margin: Double = isCard && system == .iOS26 ? 16 : (width < 390 ? 16 : 20)
        let isFullWidth = fields["accessory"] == "none" && contentWidth == width
        let isUnknownWidth = isCard && contentWidth + 50 > width
        return textX == margin && !(isCard && isFullWidth) && !isUnknownWidth
            && !(!isCard && fields["accessory"] == "none" && !isFullWidth)
    }

    /// Between fonts of fixed sizes the gap of a row that is just high enough is known to a point only.
    private var hasFixedFontsAtAutomaticHeight: Bool {
        fields["style"] == "Subtitle" && fields["text_font"] == "system:17" && contentHeight > 50
    }

    private var system: SystemVersion? {
        switch fields["era"] {
        case "iOS18": .iOS18
        case "iOS26": .iOS26
        default: nil
        }
    }

    var tableStyle: TableStyle? { fields["table_style"].flatMap(TableStyle.init) }
    var cellStyle: CellStyle? { fields["style"].flatMap { CellStyle(rawValue: $0.lowercased()) } }
    var accessory: AccessoryType? { fields["accessory"].flatMap(AccessoryType.init) }

    /// Our layout of the same cell; a cell without a separator is the last one of its card.
    var layout: LayoutNode? {
        guard let system, let scale, let tableStyle, let cellStyle, let accessory else { return nil }
        var device = PreviewDevice.iPhone
        device.size.width = width
        device.scale = scale
        let hasSeparator = contentHeight.truncatingRemainder(dividingBy: 1) != 0 || contentHeight == 51
        let separator = hasSeparator ? (system == .iOS26 ? 1 : 1 / scale) : 0
        let row = RowContent(
            id: "row",
            style: cellStyle,
            text: "Title",
            detail: detailY == nil ? nil : "Detail",
            height: contentHeight + separator,
            accessory: .type(accessory)
        )
        var content = Samples.row(row, style: tableStyle)
        content.separatorStyle = hasSeparator ? .singleLine : .none
        return LayoutEngine.layout(content, traits: PreviewTraits(device: device, system: system)).sections.first?.rows
            .first
    }

    private static let url = URL(fileURLWithPath: #filePath)
        .resolvingSymlinksInPath()
        .deletingLastPathComponent()
        .appendingPathComponent("../../../shared/reference/ib-cell-frames.tsv")

    static var fileExists: Bool { FileManager.default.fileExists(atPath: url.path) }

    static func all() throws -> [SavedCell] {
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        let names = lines.first?.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) ?? []
        return lines.dropFirst().map { line in
            let values = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return SavedCell(fields: Dictionary(zip(names, values)) { first, _ in first })
        }
    }
}
