/// The order in which a person says what a row is: what tells it apart, what it shows, how it looks, what it does.
enum CellOrder {
    static let keys = [
        "id", "style", "class", "text", "detail", "content", "image", "font", "textColor",
        "textAlignment",
        "numberOfLines",
        "lineBreakMode", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "detailFont", "detailColor",
        "detailAlignment",
        "detailNumberOfLines", "detailLineBreakMode", "height", "indentationLevel", "indentationWidth",
        "backgroundColor",
        "tintColor", "separatorInset", "layoutMargins", "accessory", "editingAccessory", "segue",
        "action",
        "selectionStyle",
    ]
}
