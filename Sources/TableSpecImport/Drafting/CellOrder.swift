/// The conventional order of a row's keys: id, content, style, effect of a tap.
enum CellOrder {
    static let keys = [
        "id", "visible", "style", "class", "text", "detail", "content", "image", "font", "textColor", "textAlignment",
        "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "detailFont",
        "detailColor", "detailAlignment", "detailNumberOfLines", "detailLineBreakMode", "height", "indentationLevel",
        "indentationWidth", "backgroundColor", "tintColor", "separatorInset", "layoutMargins",
        "preservesSuperviewLayoutMargins", "accessory", "editingAccessory", "segue", "unwind", "action",
        "selectionStyle",
    ]
}
