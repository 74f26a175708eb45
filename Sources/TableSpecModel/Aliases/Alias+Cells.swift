extension Alias {
    static let choose = [
        Alias("selection", "selected", "binding", is: .renamed("value")),
        Alias("in", "data", is: .remedy("name the element and its collection: 'forEach: item in items'")),
        Alias("title", "label", is: .renamed("text")),
    ]

    static let row =
        cell + [
            Alias("isVisible", "if", "when", "visibleIf", "visibleWhen", "showIf", is: .renamed("visible")),
            Alias("identifier", is: .renamed("id")),
            Alias(
                "collapsible",
                is: .remedy("write 'toggle: $(isShown)' here, and 'visible: $(isShown)' in the rows below")
            ),
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

    private static let cell =
        [
            Alias("tableStyle", is: .remedy("write 'style' in 'table': 'table: { style: insetGrouped }'")),
            Alias(
                "section",
                "rows",
                "items",
                "cells",
                "children",
                is: .remedy("a row belongs in the 'rows' of a section: 'sections: [{ rows: [ … ] }]'")
            ),
            Alias(
                "header",
                "titleForHeader",
                "footer",
                "titleForFooter",
                "headerText",
                "footerText",
                "headerTitle",
                "footerTitle",
                is: .remedy("write it in the section, beside 'rows'")
            ),
            Alias("title", "textLabel", "label", "primaryText", "leftText", "name", is: .renamed("text")),
            Alias(
                "subtitle",
                "detailTextLabel",
                "detailText",
                "secondaryText",
                "rightText",
                "description",
                "caption",
                is: .renamed("detail")
            ),
            Alias("value", "value1", "rightDetail", is: .remedy("write 'style: value1' and 'detail: …'")),
            Alias("imageView", "icon", "imageName", is: .renamed("image")),
            Alias("badge", is: .remedy("a row has no badge; write 'style: value1' and 'detail: $(count)'")),
            Alias("accessoryType", "accessoryView", is: .renamed("accessory")),
            Alias("editingAccessoryType", "editingAccessoryView", is: .renamed("editingAccessory")),
            Alias(
                "disclosure",
                "disclosureIndicator",
                "chevron",
                "navigationLinkIndicator",
                is: .remedy("write 'accessory: disclosureIndicator'")
            ),
            Alias(
                "checkmark",
                "checked",
                "isChecked",
                "selected",
                "isSelected",
                is: .remedy(
                    "write 'accessory: checkmark', or for a list of choices 'choose: { value: $(choice), options: [ … ] }' "
                        + "or 'selection'"
                )
            ),
            Alias("cellStyle", "tableViewCellStyle", is: .renamed("style")),
            Alias("customClass", "cellClass", is: .renamed("class")),
            Alias("contentView", is: .renamed("content")),
            Alias("foregroundColor", "foregroundStyle", "color", "colour", is: .renamed("textColor")),
            Alias("detailTextColor", "secondaryTextColor", is: .renamed("detailColor")),
            Alias("background", "listRowBackground", is: .renamed("backgroundColor")),
            Alias("selectedBackgroundView", is: .renamed("selectedBackgroundColor")),
            Alias("tint", is: .renamed("tintColor")),
            fontAttribute,
            Alias(
                "destructive",
                "isDestructive",
                "role",
                is: .remedy("write 'textColor: systemRed', and 'confirm: Delete everything?' to ask before the action")
            ),
            Alias("rowHeight", "heightForRowAt", "heightForRow", is: .renamed("height")),
            Alias("lineLimit", "lines", is: .renamed("numberOfLines")),
            Alias(
                "wrap",
                "wraps",
                "multiline",
                is: .remedy("write 'numberOfLines: 0', so that the text can have any number of lines")
            ),
            Alias("multilineTextAlignment", "alignment", "align", is: .renamed("textAlignment")),
            Alias("truncationMode", is: .renamed("lineBreakMode")),
            Alias("listRowInsets", "padding", "margin", "margins", "insets", is: .renamed("layoutMargins")),
            Alias("userInteractionEnabled", is: .renamed("isUserInteractionEnabled")),
            Alias(
                "onTapGesture",
                "onTap",
                "tap",
                "tapAction",
                "click",
                "onClick",
                "onPress",
                "onSelect",
                "didSelect",
                "didSelectRowAt",
                "selector",
                is: .renamed("action")
            ),
            Alias(
                "navigationLink",
                "destination",
                "push",
                "show",
                "goTo",
                "navigate",
                "navigateTo",
                is: .renamed("segue")
            ),
            Alias(
                "present",
                "presentModally",
                "modal",
                "sheet",
                is: .remedy("write 'segue: { to: Other, kind: presentModally }'")
            ),
            link,
            Alias("isEnabled", "enabledIf", "enabledWhen", is: .renamed("enabled")),
            Alias("disabled", "isDisabled", is: .remedy("write 'enabled: $(!isBusy)'")),
            Alias(
                "isOn",
                "toggleSwitch",
                "uiSwitch",
                is: .remedy("add a switch as an accessory: 'accessory: { switch: $(isOn) }'")
            ),
            Alias(
                "picker",
                is: .remedy(
                    "write 'choose: { value: $(choice) }' for a list on a separate screen, "
                        + "'accessory: { menu: $(choice) }' for a menu, or 'content: { pickerView: $(number) }' for a picker view"
                )
            ),
            Alias(
                "options",
                "choices",
                is: .remedy(
                    "the choices of an enumeration are its cases; for texts, write "
                        + "'choose: { value: $(choice), options: [ … ] }'"
                )
            ),
            Alias(
                "button",
                is: .remedy(
                    "write 'action: signIn' and 'textColor: tintColor' for a row that is a button, or "
                        + "'content: { button: Sign In, action: signIn }' or 'accessory: { button: … }' for a button in it"
                )
            ),
            Alias("date", "time", is: .remedy("write 'accessory: { datePicker: $(date) }'")),
            Alias(
                "secure",
                "isSecure",
                "password",
                "secureTextEntry",
                "isSecureTextEntry",
                is: .remedy("write 'content: { textField: $(password), isSecureTextEntry: true }'")
            ),
            Alias(
                "autocapitalization",
                "autocapitalizationType",
                "autocorrection",
                "autocorrectionType",
                "autocorrect",
                "capitalize",
                "clearButton",
                "clearButtonMode",
                "keyboard",
                "keyboardType",
                "returnKey",
                "returnKeyType",
                "placeholder",
                "maxLength",
                "maximumLength",
                is: .remedy(
                    "it belongs to a text field, which fills the row: 'content: { textField: $(name), placeholder: Name }'"
                )
            ),
            required, minimumLength,
            Alias(
                "delete",
                "onDelete",
                "move",
                "onMove",
                "editing",
                "editable",
                "canEdit",
                "canMove",
                "canDelete",
                "canReorder",
                "reorder",
                is: .remedy(
                    "add 'editing' to the rows of a collection: 'rows: { forEach: …, editing: { delete: true } }'"
                )
            ),
            Alias("swipeActions", "trailingSwipeActionsConfiguration", is: .renamed("trailingSwipeActions")),
            Alias("leadingSwipeActionsConfiguration", is: .renamed("leadingSwipeActions")),
            Alias(
                "for",
                "each",
                "loop",
                "repeat",
                "template",
                "prototype",
                "prototypeCell",
                is: .remedy(
                    "rows of a collection use a prototype: 'rows: { forEach: item in items, prototype: Item }'"
                )
            ),
            Alias(
                "separator",
                "separatorStyle",
                is: .remedy("write 'separatorStyle' in 'table', or 'separatorInset' here")
            ),
            Alias(
                "selectable",
                "isSelectable",
                is: .remedy("write 'selectionStyle: none' for a row that can't be selected")
            ),
            Alias("nib", "nibName", "xib", is: .remedy("write 'class: OwnCell', and load the nib in that class")),
            Alias(
                "storage",
                "userDefault",
                "userDefaults",
                "persist",
                is: .remedy("write 'userDefaults' at the top of the file, with the names of the state that is stored")
            ),
            Alias(
                "default",
                "defaultValue",
                is: .remedy("write it after the type in 'state', such as 'String = Anna'")
            ),
            systemImage,
        ] + views

    /// The views of a cell, by the keys that create them.
    private static let views = ContentView.kindKeys.subtracting(["button", "image", "label"]).sorted().map { kind in
        let content = "write 'content: { \(kind): … }', which fills the row"
        let isAccessory = Control.Kind(rawValue: kind).map(Control.Kind.everywhere.contains) ?? false
        return Alias(
            kind,
            is: .remedy(isAccessory ? "\(content), or 'accessory: { \(kind): … }' after its text" : content)
        )
    }
}
