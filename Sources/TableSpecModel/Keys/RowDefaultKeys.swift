/// The keys that rows inherit from their section, table or file.
package enum RowDefaults {
    /// The key that contains the settings.
    static let key = "rowDefaults"

    package static let object = ObjectDescription(
        "row defaults",
        """
        Default settings of the rows and prototypes of a section, a table or a file. The nearest setting applies: that \
        of the row itself, of its section, of the table, and then of the file. A row ignores settings that it can't \
        have: a row without detail text ignores `detailFont`. Prototypes belong to the table, so the settings of the \
        table and the file apply to them.
        """
    )

    /// Keys for the main text, for the detail text, and for the image.
    private static let ofText: [CellKey] = [
        .textColor, .font, .textAlignment, .numberOfLines, .lineBreakMode, .adjustsFontSizeToFitWidth,
        .minimumScaleFactor,
    ]
    private static let ofDetail: [CellKey] = [
        .style, .detailColor, .detailFont, .detailAlignment, .detailNumberOfLines, .detailLineBreakMode,
        .detailAdjustsFontSizeToFitWidth, .detailMinimumScaleFactor,
    ]
    private static let ofImage: [CellKey] = [.imageSize]
    private static let ofAllRows: [CellKey] = [
        .backgroundColor, .selectedBackgroundColor, .height, .indentationLevel, .accessory, .selectionStyle, .enabled,
    ]
    private static let properties: [CellPropertyKey] = [
        .indentationWidth, .shouldIndentWhileEditing, .separatorInset, .preservesSuperviewLayoutMargins,
        .layoutMargins, .tintColor,
    ]

    /// All keys, in the order in which cells have them.
    static let names = Set((ofText + ofDetail + ofImage + ofAllRows).map(\.name) + properties.map(\.name))
    private static let textNames = Set(ofText.map(\.name))
    private static let detailNames = Set(ofDetail.map(\.name))
    private static let imageNames = Set(ofImage.map(\.name))

    /// Whether a row supports a key.
    static func suits(_ name: String, _ cell: Cell) -> Bool {
        if textNames.contains(name) { return cell.text != nil && !cell.hasOwnViews }
        if detailNames.contains(name) { return cell.detail != nil && !cell.hasOwnViews }
        if imageNames.contains(name) { return cell.image != nil && !cell.hasOwnViews }
        return true
    }
}
