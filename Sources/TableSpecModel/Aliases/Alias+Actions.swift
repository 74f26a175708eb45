extension Alias {
    /// The effect of a tap, under the names of handlers in other frameworks.
    static let trigger = [
        Alias("selector", "primaryAction", "onTap", "onTapGesture", "handler", is: .renamed("action")),
        Alias("destination", "navigationLink", is: .renamed("segue")), link,
    ]

    /// A web page.
    static let link = Alias("link", "url", "href", is: .renamed("openURL"))

    /// A button in place of the rows.
    static let titledButton = [
        Alias("text", "label", is: .renamed("title")),
        Alias("selector", "primaryAction", "onTap", "onTapGesture", "handler", is: .renamed("action")),
    ]

    static let headerButton =
        titledButton + [
            Alias("destination", "navigationLink", is: .renamed("segue")), link,
            Alias("isEnabled", is: .renamed("enabled")),
            Alias("confirmationDialog", "alert", is: .renamed("confirm")),
            systemImage,
        ]

    static let menuItem =
        headerButton + [
            Alias("attributes", "role", is: .renamed("style")),
            Alias("children", "actions", "items", is: .renamed("menu")),
            Alias("options", is: .remedy("write 'displayInline: true' to show the items between separators")),
            Alias("state", "isOn", is: .remedy("write 'toggle: $(isOn)' for an item with a checkmark")),
        ]

    static let contentUnavailable = [
        Alias("title", "label", is: .renamed("text")),
        Alias("message", "description", "subtitle", "detail", is: .renamed("secondaryText")),
        Alias("if", "visible", is: .renamed("when")),
        Alias("primaryButton", "actions", is: .renamed("button")),
        Alias("isLoading", is: .renamed("loading")),
        Alias("symbol", "systemImage", "systemName", is: .remedy("write 'image: { symbol: … }'")),
    ]

    static let validation = [
        Alias("message", "error", is: .renamed("else")),
        Alias("pattern", "regex", "regularExpression", is: .renamed("matches")),
        Alias("if", "condition", "isValid", is: .renamed("when")),
        Alias("validator", "handler", "method", is: .renamed("action")),
        Alias("isRequired", "notEmpty", is: .renamed("required")),
        Alias(
            "minimumLength",
            "minLength",
            is: .remedy("compare the length of what the row edits: '{ when: $(password.count >= 8), else: … }'")
        ),
        Alias("maximumLength", "maxLength", is: .remedy("add 'maximumLength' to the text field")),
    ]

    static let rowChoice = [
        Alias("id", "indexPath", is: .renamed("row")),
        Alias("position", "at", is: .renamed("scrollPosition")),
    ]
}
