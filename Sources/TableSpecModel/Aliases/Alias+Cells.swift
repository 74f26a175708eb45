extension Alias {
    static let choose = [
        Alias("selection", "selected", "binding", is: .renamed("value")),
        Alias("in", "data", is: .remedy("name the element and its collection: 'forEach: item in items'")),
        Alias("title", "label", is: .renamed("text")),
    ]

    static let row =
        cell + [
            Alias("isVisible", is: .renamed("visible")),
            Alias("identifier", is: .renamed("id")),
            Alias(
                "reuseIdentifier",
                "cellIdentifier",
                is: .remedy("use 'id'; a static row doesn't need a reuse identifier")
            ),
            hidden,
        ]

    static let prototype =
        cell + [
            Alias("reuseIdentifier", "identifier", "cellIdentifier", is: .renamed("id")),
            Alias(
                "visible",
                "isHidden",
                "isVisible",
                "hidden",
                is: .remedy(
                    "remove an element from the collection to hide its row; all rows of a collection are visible"
                )
            ),
        ]

    private static let cell = [
        Alias("title", "textLabel", "label", "primaryText", is: .renamed("text")),
        Alias("subtitle", "detailTextLabel", "detailText", "secondaryText", is: .renamed("detail")),
        Alias("value", is: .remedy("write 'style: value1' and 'detail: …'")),
        Alias("imageView", "icon", is: .renamed("image")),
        Alias("accessoryType", "accessoryView", is: .renamed("accessory")),
        Alias("editingAccessoryType", "editingAccessoryView", is: .renamed("editingAccessory")),
        Alias(
            "disclosure",
            "disclosureIndicator",
            "navigationLinkIndicator",
            is: .remedy("write 'accessory: disclosureIndicator'")
        ),
        Alias("checkmark", is: .remedy("write 'accessory: checkmark', or use 'selection' for a list of choices")),
        Alias("cellStyle", "tableViewCellStyle", is: .renamed("style")),
        Alias("customClass", "cellClass", is: .renamed("class")),
        Alias("contentView", is: .renamed("content")),
        Alias("foregroundColor", "foregroundStyle", "color", is: .renamed("textColor")),
        Alias("detailTextColor", "secondaryTextColor", is: .renamed("detailColor")),
        Alias("background", "listRowBackground", is: .renamed("backgroundColor")),
        Alias("selectedBackgroundView", is: .renamed("selectedBackgroundColor")),
        Alias("tint", is: .renamed("tintColor")),
        Alias("rowHeight", "heightForRowAt", "heightForRow", is: .renamed("height")),
        Alias("lineLimit", is: .renamed("numberOfLines")),
        Alias("multilineTextAlignment", "alignment", is: .renamed("textAlignment")),
        Alias("truncationMode", is: .renamed("lineBreakMode")),
        Alias("listRowInsets", is: .renamed("layoutMargins")),
        Alias("userInteractionEnabled", is: .renamed("isUserInteractionEnabled")),
        Alias("onTapGesture", "onTap", "onSelect", "didSelect", "didSelectRowAt", "selector", is: .renamed("action")),
        Alias("navigationLink", "destination", "push", is: .renamed("segue")),
        Alias("isOn", is: .remedy("add a switch as an accessory: 'accessory: { switch: $(isOn) }'")),
        Alias(
            "picker",
            is: .remedy(
                "add a picker as an accessory, 'accessory: { segmentedControl: $(choice) }', or to 'content'"
            )
        ),
        Alias(
            "switch",
            "slider",
            "stepper",
            "textField",
            "datePicker",
            "segmentedControl",
            "progressView",
            "button",
            is: .remedy("add a control as an accessory, 'accessory: { switch: $(isOn) }', or to 'content'")
        ),
        Alias(
            "delete",
            "onDelete",
            "move",
            "onMove",
            "editing",
            is: .remedy("add 'editing' to the rows of a collection: 'rows: { forEach: …, editing: { delete: true } }'")
        ),
        Alias("swipeActions", "trailingSwipeActionsConfiguration", is: .renamed("trailingSwipeActions")),
        Alias("leadingSwipeActionsConfiguration", is: .renamed("leadingSwipeActions")),
        systemImage,
    ]
}
