import TableSpecModel

@testable import TableSpecPreview

/// The layout of a saved cell by what its author stated: device, styles, width, accessory, image, height and fonts.
extension SavedCell {
    /// The release of iOS whose layout the Xcode had; that of some files is only known to be 15 or 16.
    var release: Int? {
        Int((fields["era"] ?? "").dropFirst(3).drop { $0 == "?" }.prefix { $0.isNumber })
    }

    /// Whether the cell was saved by an Xcode for iOS 13 or later.
    var isOfThisDecade: Bool { (release ?? 0) >= 13 }

    /// How many storyboards have the cell.
    var count: Int { Int(number("count") ?? 0) }

    /// `nil` for a television. Scenes without a device are squares of 600 points, whose frames are on half points.
    var scale: Double? {
        let device = fields["device"] ?? ""
        if ["", "retina4_0", "retina4_7", "retina6_1"].contains(device) || device.hasPrefix("ipad") { return 2 }
        return device.hasPrefix("retina") ? 3 : nil
    }

    var hasImage: Bool { fields["image"] == "image" }
    var hasDetail: Bool { number("detail_y") != nil }

    // MARK: Fonts

    var titleFont: FontReference? { fontReference("text_font") }
    var detailFont: FontReference? { fontReference("detail_font") }

    /// A font as the table writes it: `system:17`, `boldSystem:20`, `:14` for a font of the app, or a text style.
    private func fontReference(_ field: String) -> FontReference? {
        let name = fields[field] ?? ""
        if let style = Self.textStyles[name] { return .style(style) }
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let stated = Double(parts[1]) else { return nil }
        // `UIFont.systemFont(ofSize: 0)` has 12 points.
        let size = stated == 0 ? 12 : stated
        switch parts[0] {
        case "system": return .system(size: size, weight: .regular)
        case "boldSystem": return .system(size: size, weight: .bold)
        default: return .named("Avenir", size: size)
        }
    }

    private static let textStyles: [String: FontTextStyle] = [
        "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
        "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
        "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    ]

    /// The text sizes that Interface Builder may have drawn the cell at: the table does not say. The Xcodes for iOS 14 and
    /// 15 drew text styles at the smallest size in some files.
    var textSizes: [ContentSizeCategory] {
        let isSmallestPossible = release == 14 || release == 15
        return isSmallestPossible && [titleFont, detailFont].contains { $0?.isTextStyle == true }
            ? [.large, .extraSmall] : [.large]
    }

    /// How many lines a label has, which its author says with the text: as many as its height comes next to. In 68 kinds
    /// of cells a label has more than one; how high they are together is for our layout to find.
    func lineCount(_ field: String, of reference: FontReference?, at textSize: ContentSizeCategory) -> Int {
        let font = LineFont(reference ?? .style(.body), at: textSize)
        guard cellStyle != .default, let height = number(field) else { return 1 }
        return max(1, 1 + Int(((height - font.font.naturalLinePitch) / font.pitch).rounded()))
    }

    // MARK: Margins

    /// The margins of the table where the width of its cards shows that they are larger than the device's, as they are
    /// where the table was laid out for a larger device.
    private var tableMargins: EdgeInsets? {
        guard tableStyle == .insetGrouped, release != 26, let content = number("content_width") else { return nil }
        let margin =
            switch accessory {
            case .some(.none): (width - content) / 2
            case .some(.disclosureIndicator): (width - content - AccessoryMetrics.disclosureReduction) / 3
            default: 0.0
            }
        return EdgeInsets(left: margin.rounded(), right: margin.rounded())
    }

    // MARK: The layout

    /// Our layout of the cell; as high as its content view, as the table does not say which cells have a line below.
    func layout(at textSize: ContentSizeCategory) -> LayoutNode? {
        guard let scale, let cellStyle, let tableStyle, let accessory, let height = number("content_height")
        else { return nil }
        var device = PreviewDevice.iPhone
        device.size.width = width
        device.scale = scale
        let titleLines = lineCount("text_h", of: titleFont, at: textSize)
        let detailLines = lineCount("detail_h", of: detailFont, at: textSize)
        let row = RowContent(
            id: "row",
            style: cellStyle,
            text: Self.text("Title", lines: titleLines),
            detail: hasDetail ? Self.text("Detail", lines: detailLines) : nil,
            image: hasImage ? .named("Photo") : nil,
            textAttributes: TextAttributesContent(font: titleFont, numberOfLines: titleLines),
            detailAttributes: TextAttributesContent(font: detailFont, numberOfLines: detailLines),
            height: height,
            accessory: .type(accessory)
        )
        var content = Samples.row(row, style: tableStyle)
        content.separatorStyle = .none
        content.properties[.layoutMargins] = tableMargins.map { .insets($0) }
        let traits = PreviewTraits(device: device, system: release == 26 ? .iOS26 : .iOS18, textSize: textSize)
        return LayoutEngine.layout(content, traits: traits).sections.first?.rows.first
    }

    private static func text(_ line: String, lines: Int) -> String {
        Array(repeating: line, count: lines).joined(separator: "\n")
    }
}

extension FontReference {
    fileprivate var isTextStyle: Bool {
        if case .style = self { true } else { false }
    }
}
