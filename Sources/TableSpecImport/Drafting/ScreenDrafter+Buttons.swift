extension ScreenDrafter {
    /// A button among the views of a cell, which has a title; one with an image alone waits for a place at the end of the row.
    mutating func button(_ view: Element, _ frame: Rect) -> ViewDraft? {
        guard let title = Self.title(of: view) else {
            imageButtons.append((view, frame))
            return nil
        }
        if Self.buttonImage(view) != nil { omit(view, .buttonImage(title)) }
        if Self.hasOwnFont(view) { omit(view, .buttonFont(title)) }
        var keys: YAMLMapping = [
            "button": .content(title), "action": .text(action(of: view, named: title)),
        ]
        let color = view.property("state", "normal").flatMap { InterfaceColor($0, "titleColor") }
        if let color = color ?? InterfaceColor(view, "tintColor") { keys["tintColor"] = color.yaml }
        if let color = InterfaceColor(view, "backgroundColor"), !color.isClear, !color.isWhite {
            keys["backgroundColor"] = color.yaml
        }
        noteClass(of: view, plain: "UIButton")
        noteSegues(of: view)
        cameAlong += 1
        return ViewDraft(role: .control, keys: keys, frame: frame)
    }

    /// The title of a button in its normal state.
    static func title(of button: Element) -> String? {
        let state = button.property("state", "normal")
        let configuration = button.property("configuration")
        let attributed = [state, button, configuration].lazy.compactMap {
            $0?.property("attributedTitle")
        }.first
        let fragments = attributed?.list("fragments").map { $0.string("content") ?? "" }.joined()
        let title = state?.string("title") ?? configuration?.string("title") ?? fragments
        return title.flatMap { $0.isBlank ? nil : $0 }
    }

    /// The image of a button in its normal state, or the symbol that its type shows.
    static func buttonImage(_ button: Element) -> YAMLValue? {
        if let image = button.property("state", "normal").flatMap({
            image($0, "image") ?? image($0, "backgroundImage")
        }) {
            return image
        }
        if let image = button.property("configuration").flatMap({ image($0, "image") }) { return image }
        return symbols[button["buttonType"] ?? ""].map { .mapping(["symbol": .text($0)]) }
    }

    /// The symbols of button types since iOS 13 (`UIButton.ButtonType`).
    private static let symbols = [
        "detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle",
        "contactAdd": "plus.circle",
        "close": "xmark.circle.fill",
    ]

    /// Whether a button has another font than that of the system.
    private static func hasOwnFont(_ button: Element) -> Bool {
        guard let font = InterfaceFont(button) else { return false }
        // Interface Builder writes a size of 15 or 18 by itself.
        return font.style != "body"
            && (font.size != 15 && font.size != 18 || font.style == nil && font.size != 18)
    }

    /// Gives the last of the buttons with images to the end of the row, if nothing else stands there.
    mutating func placeImageButtons(
        _ found: [LayoutTree],
        _ cell: Element,
        into keys: inout YAMLMapping
    ) {
        let last = imageButtons.max { $0.frame.right < $1.frame.right }
        let isFree = keys["accessory"] == nil && cell["accessoryType"] == nil
        let end = found.map(\.frame.right).max() ?? 0
        for (button, frame) in imageButtons {
            let isLast = button["id"] == last?.view["id"] && frame.x >= end - 8
            guard isFree, isLast, let image = Self.buttonImage(button) else {
                omit(button, .imageButton)
                continue
            }
            let name =
                button.property("accessibilityConfiguration")?.string("label") ?? document.outlets[
                    button["id"] ?? ""
                ] ?? "tap button"
            var accessory: YAMLMapping = ["image": image]
            if let segue = button.list("connections").first(where: { $0.name == "segue" }) {
                addSegue(segue, named: name, to: &accessory)
            }
            if accessory["segue"] == nil, accessory["action"] == nil {
                accessory["action"] = .text(action(of: button, named: name))
            }
            if let label = button.property("accessibilityConfiguration")?.string("label"), !label.isBlank {
                accessory["accessibilityLabel"] = .content(label)
            }
            keys["accessory"] = .mapping(accessory)
            cameAlong += 1
        }
        imageButtons = []
    }
}
