internal import TableSpecModel

extension ScreenDrafter {
    /// A button in a cell, or `nil` for one that does nothing.
    mutating func button(_ view: Element, _ whole: Frame) -> ViewDraft? {
        if let popUp = popUpButton(view, whole) { return popUp }
        let frame = view.frameWithoutInsets(whole)
        if let menu = view.property("menu") { omit(menu, menu.children.isEmpty ? .emptyMenu : .buttonMenu) }
        let title = Self.title(of: view)
        let image = Self.buttonImage(view)
        guard let titleOrImage = title.map(YAMLValue.content) ?? image ?? codedTitle(of: view) else {
            return facelessButton(view, frame)
        }
        var keys: YAMLMapping = ["button": titleOrImage]
        if title != nil { keys["image"] = image }
        selectedContent(of: view, into: &keys)
        buttonAttributes(of: view, into: &keys)
        addTrigger(of: view, named: name(of: view, title), to: &keys)
        keys["enabled"] = enabled(view)
        let isSmall = frame.width <= 60 && frame.height <= 60
        if title == nil, image != nil || isSmall, frame.width > 0, frame.height > 0 { keys.merge(frame.size) }
        keys.merge(attributes(of: view))
        keys["width"] = keys["width"] ?? Self.stated("width", of: view)
        // A view with a limit is as wide as necessary. One that reaches its limit specifies it as its width.
        if keys["width"] == nil, keys["maxWidth"] == .number(frame.width) { keys["width"] = .number(frame.width) }
        if let title, keys["width"] != nil, cutsOff(title, of: view, frame.width) {
            keys["font"] = InterfaceFont.usualOfButton.yaml
        }
        if keys["width"] != nil { keys = keys.filter { !Self.limitKeys.contains($0) } }
        if frame != whole { for side in ["width", "height"] where keys[side] != nil { keys[side] = frame.size[side] } }
        addClass(of: view, plain: "UIButton", to: &keys)
        noteStates(of: view)
        noteImported(view)
        var draft = ViewDraft(role: .control, keys: keys, frame: frame)
        guard title != nil, keys["height"] == nil else { return draft }
        draft.lineHeight = Self.ownHeight(ofButton: keys, font(ofButton: view))
        // The height of a button with a shape is visible.
        if draft.hasShape, frame.height >= 8, abs(frame.height - draft.lineHeight) > 2 {
            draft.keys["height"] = frame.size["height"]
        }
        return draft
    }

    /// The natural height of a button with a title: that of a line, and the insets of a configuration if it has one.
    private static func ownHeight(ofButton keys: YAMLMapping, _ font: InterfaceFont?) -> Double {
        let isConfigured = ["style", "cornerStyle", "color", "font", "image", "selected", "symbolConfiguration"]
            .contains { keys[$0] != nil }
        return (font ?? .style("body")).size * 1.2 + (isConfigured ? 2 * configurationInset : 0)
    }

    /// The space above and below the title of a `UIButton.Configuration`, in points (`ControlMetrics.buttonInsets`).
    private static let configurationInset = 7.0

    /// Whether a title without a font fits into a width only with Interface Builder's font for buttons.
    private func cutsOff(_ title: String, of button: Element, _ width: Double) -> Bool {
        font(ofButton: button) == nil && InterfaceFont.style("body").width(of: title) > width
            && InterfaceFont.usualOfButton.width(of: title) <= width
    }

    static func hasTitleOnOneLine(_ button: Element) -> Bool {
        let font = InterfaceFont(button) ?? .usualOfButton
        return title(of: button).map { font.width(of: $0) <= button.frame.width } ?? false
    }

    /// A button without content is a tappable area.
    private mutating func facelessButton(_ button: Element, _ frame: Frame) -> ViewDraft? {
        guard selector(of: button) != nil || !button.segues.isEmpty, frame.width > 0, frame.height > 0 else {
            omit(button, .facelessButton)
            return nil
        }
        var keys: YAMLMapping = ["view": .text("UIView")]
        keys.merge(frame.size)
        addTrigger(of: button, named: name(of: button, nil), to: &keys)
        keys.merge(attributes(of: button))
        noteClass(of: button, plain: "UIView", in: &keys)
        noteImported(button)
        var draft = ViewDraft(role: .control, keys: keys, frame: frame)
        draft.isFlexible = hasFlexibleWidth(button)
        return draft
    }

    /// The destination of a tap, or the app's method for it, and the methods for other touch events.
    private mutating func addTrigger(of button: Element, named name: String, to keys: inout YAMLMapping) {
        if let segue = button.segues.first { addSegue(segue, named: name, to: &keys) }
        let actions = button.actions
        // A view in place of a button supports only taps.
        let isArea = keys["button"] == nil
        let tap =
            actions.first { !Self.touchEvents.contains($0["eventType"] ?? "") }
            ?? (isArea && button.segues.isEmpty ? actions.first : nil)
        for action in actions where action["id"] != tap?["id"] && !isArea {
            guard let event = action["eventType"], Self.touchEvents.contains(event), keys[event] == nil,
                let selector = action["selector"]
            else { continue }
            keys[event] = .text(method(Self.methodName(selector)))
        }
        let selector = tap?["selector"].map(Self.methodName)
        guard keys["segue"] == nil, keys["unwind"] == nil else {
            if let selector { omit(button, .furtherAction(selector, event: "a tap")) }
            return
        }
        guard selector != nil || keys["action"] == nil && keys["touchDown"] == nil else { return }
        keys["action"] = .text(method(selector ?? name))
    }

    /// The touch events with keys, except the one that ends inside.
    static let touchEvents: Set<String> = ["touchDown", "touchUpOutside", "touchCancel"]

    /// The purpose of a button: its title, its accessibility label, or its outlet.
    private func name(of button: Element, _ title: String?) -> String {
        let outlet = document.outlet(of: button)
        return [title, button.spoken("label"), outlet].compactMap(\.self).first { !$0.isBlank } ?? "tap button"
    }

    /// The title of a button that code sets, according to the app's outlet.
    private mutating func codedTitle(of button: Element) -> YAMLValue? {
        guard let outlet = document.outlet(of: button) else { return nil }
        return bind([(DataName.control(outlet) ?? "button") + "Title"], "String", sample: .text("Button"))
    }

    // MARK: Titles and images

    /// The title of a button in its normal state.
    static func title(of button: Element) -> String? {
        let state = button.property("state", "normal")
        let configuration = button.property("configuration")
        // The title that Interface Builder saved for the state before there was a configuration isn't shown.
        let titles = [configuration, state, button].compactMap(\.self).flatMap { holder in
            [holder.string("title"), holder.text(of: "attributedTitle")]
        }
        return titles.compactMap(\.self).first { !$0.isBlank }
    }

    /// The image of a button in its normal state, or the symbol that its type shows.
    static func buttonImage(_ button: Element) -> YAMLValue? {
        button.property("state", "normal").flatMap { image($0, "image") ?? image($0, "backgroundImage") }
            ?? button.property("configuration").flatMap { image($0, "image") }
            ?? symbols[button["buttonType"] ?? ""].map { .mapping(["symbol": .text($0)]) }
    }

    /// The symbols of button types since iOS 13 (`UIButton.ButtonType`).
    private static let symbols = [
        "detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle",
        "contactAdd": "plus.circle", "close": "xmark.circle.fill",
    ]

    /// Another title and image while the button is selected, which code determines.
    private mutating func selectedContent(of button: Element, into keys: inout YAMLMapping) {
        guard let state = button.property("state", "selected") else { return }
        let image = Self.image(state, "image") ?? Self.image(state, "backgroundImage")
        if let image, image != Self.buttonImage(button) { keys["selectedImage"] = image }
        if state.string("title") != Self.title(of: button) { keys["selectedTitle"] = state.content("title") }
        guard keys["selectedImage"] != nil || keys["selectedTitle"] != nil else { return }
        keys["selected"] = condition("is", "Selected", of: button)
    }

    /// Specs don't support content for highlighted and disabled buttons.
    private mutating func noteStates(of button: Element) {
        let normal = button.property("state", "normal")
        for state in button.children where state.name == "state" && !["normal", "selected"].contains(state["key"]) {
            // A button whose highlighted content equals its selected content needs nothing else.
            let known = [normal, state["key"] == "highlighted" ? button.property("state", "selected") : nil]
            let isOther = ["title", "image", "backgroundImage"].contains { key in
                state.string(key).map { shown in !known.contains { $0?.string(key) == shown } } ?? false
            }
            if isOther { omit(button, .buttonState(state["key"] ?? "other")) }
        }
    }

    // MARK: Attributes

    private func buttonAttributes(of view: Element, into keys: inout YAMLMapping) {
        let configuration = view.property("configuration")
        let alignment = view.choice("contentHorizontalAlignment", ContentHorizontalAlignment.self, but: .center)
        keys["contentHorizontalAlignment"] = alignment
        keys["style"] = configuration.flatMap { Self.styles[$0["style"] ?? ""] }.map(YAMLValue.text)
        let isTitled = Self.title(of: view) != nil || Self.buttonImage(view) == nil
        if isTitled { keys["font"] = font(ofButton: view)?.yaml }
        let title = isTitled ? view.property("state", "normal")?.color("titleColor") : nil
        keys["color"] = configuration?.color("baseForegroundColor") ?? title
        keys["tintColor"] = view.color("tintColor")
        let symbols =
            Self.symbolConfiguration(of: view.property("state", "normal") ?? view, "preferredSymbolConfiguration")
            ?? configuration.flatMap { Self.symbolConfiguration(of: $0, "preferredSymbolConfigurationForImage") }
        if let symbols, keys["image"] != nil || Self.title(of: view) == nil { keys["symbolConfiguration"] = symbols }
        guard let configuration else { return }
        keys["background"] = configuration.color("baseBackgroundColor")
        keys["cornerStyle"] = configuration.choice("cornerStyle", ButtonCornerStyle.self, but: .dynamic)
        guard keys["image"] != nil else { return }
        keys["imagePlacement"] = configuration.choice("imagePlacement", ImagePlacement.self, but: .leading)
        if let padding = configuration.number("imagePadding"), padding != 6, padding >= 0 {
            keys["imagePadding"] = .number(padding)
        }
    }

    /// The names of `UIButton.Configuration` styles in documents.
    private static let styles = [
        "gray": "gray", "bordered": "gray", "tinted": "tinted", "borderedTinted": "tinted", "filled": "filled",
        "borderedProminent": "filled",
    ]

    /// The font of a button's title, if it differs from Interface Builder's defaults, 15 or 18 points.
    private func font(ofButton button: Element) -> InterfaceFont? {
        let ofConfiguration = button.property("configuration")
            .flatMap { InterfaceFont($0, key: "titleFontDescription") }
        guard let font = InterfaceFont(button) ?? ofConfiguration, font.style != "body", font != .usualOfButton,
            font != .system(size: 18, weight: "regular")
        else { return nil }
        return font
    }
}

extension Element {
    /// Whether the button has an image, and no title in any state.
    var isImageButton: Bool {
        let states = children.filter { $0.name == "state" || $0["key"] == "configuration" }
        return states.contains { ScreenDrafter.image($0, "image") != nil }
            && states.allSatisfy { $0.shown("title") == nil && $0.text(of: "attributedTitle").isBlank }
    }

    /// Whether the edges of the button are visible.
    var hasVisibleEdges: Bool {
        InterfaceColor(self, "backgroundColor")?.isClear == false
            || children.contains { $0.name == "state" && ScreenDrafter.image($0, "backgroundImage") != nil }
            || runtimeAttributes.contains { $0["keyPath"]?.hasPrefix("layer.") == true }
    }

    /// The insets that move the whole content of the button.
    var insetsOfContent: [Element] {
        let hasImage = ScreenDrafter.buttonImage(self) != nil
        let ofPart = isImageButton ? "imageEdgeInsets" : hasImage ? nil : "titleEdgeInsets"
        return ["contentEdgeInsets", ofPart].compactMap { $0.flatMap(property) }
    }

    /// The part of the frame of a button without visible edges that has the content in its middle, or at the side to
    /// which it's aligned.
    fileprivate func frameWithoutInsets(_ whole: Frame) -> Frame {
        guard !hasVisibleEdges, property("configuration") == nil else { return whole }
        var frame = whole
        for inset in insetsOfContent {
            let sides = ["minX", "maxX", "minY", "maxY"].map { inset.number($0) ?? 0 }
            let (across, down) = (sides[0] - sides[1], sides[2] - sides[3])
            switch self["contentHorizontalAlignment"] {
            case "left", "leading": (frame.x, frame.width) = (frame.x + sides[0], frame.width - sides[0])
            case "right", "trailing": frame.width -= sides[1]
            default: (frame.x, frame.width) = (frame.x + max(across, 0), frame.width - abs(across))
            }
            (frame.y, frame.height) = (frame.y + max(down, 0), frame.height - abs(down))
        }
        return frame.width > 0 && frame.height > 0 ? frame : whole
    }
}
