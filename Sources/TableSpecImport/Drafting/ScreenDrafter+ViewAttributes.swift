internal import TableSpecModel

/// The attributes of any view of a cell.
extension ScreenDrafter {
    /// The style of a view, its limits, its visibility and its accessibility.
    mutating func attributes(of view: Element) -> YAMLMapping {
        var keys = layerKeys(of: view)
        keys.object = view["id"]
        if view.alpha < 1 { keys["alpha"] = .number(view.alpha) }
        keys.merge(Self.limits(of: view))
        if let height = Self.statedHeight(of: view) {
            keys["height"] = height
            keys["minHeight"] = nil
            keys["maxHeight"] = nil
        }
        // Code shows a view that is initially hidden. A spinner is hidden by default while it isn't animated.
        let isHidden = view.bool("hidden") == true && view.name != "activityIndicatorView"
        keys["visible"] = isHidden ? condition("shows", of: view) : nil
        if keepsTag(of: view), let tag = view.tag, let id = view["id"] {
            keys["tag"] = tag
            taggedViews.insert(id)
        }
        keys.merge(Self.spokenKeys(of: view))
        // Other views have no gestures in a spec, or don't stay there.
        let isOwn = view["customClass"] != nil && view.list("subviews").isEmpty
        let staysAsView = view.name == "view" && (isOwn || keys["background"] != nil || keys["border"] != nil)
        if staysAsView || ["label", "imageView", "stackView"].contains(view.name) { keys.merge(tap(on: view)) }
        return keys
    }

    /// The background, corners and border of a view, and the values of a custom class. Other runtime attributes are
    /// reported.
    mutating func layerKeys(of view: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        var (border, values): (YAMLMapping, YAMLMapping) = ([:], [:])
        var width = 0.0
        let isOwn = view["customClass"] != nil
        for attribute in view.runtimeAttributes {
            let path = attribute["keyPath"] ?? ""
            let value = attribute.first("real") ?? attribute.first("integer") ?? attribute
            let number = value.number("value")
            switch path {
            case "layer.cornerRadius",
                "cornerRadius" where !isOwn:
                if let number, number > 0 { keys["cornerRadius"] = .number(number) }
            case "layer.borderWidth",
                "borderWidth" where !isOwn:
                width = number ?? 0
            case "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor",
                "borderColor" where !isOwn:
                if let color = InterfaceColor(attribute, "value") { border["color"] = color.yaml }
            // A view with round corners clips its content anyway.
            case "layer.masksToBounds", "clipsToBounds", "accessibilityIdentifier": break
            // The alignment of the lines of a title is invisible on one line.
            case "titleLabel.textAlignment" where Self.hasTitleOnOneLine(view): break
            case _ where isOwn && Self.value(of: attribute) != nil: values[path] = Self.value(of: attribute)
            default: omitRuntimeAttribute(attribute, of: view)
            }
        }
        if let color = InterfaceColor(view, "backgroundColor"), isSeen(color, hasShape: !keys.isEmpty || width > 0) {
            keys = YAMLMapping([("background", color.yaml)] + keys.entries.map { ($0.key, $0.value) })
        }
        if !values.isEmpty { keys["set"] = .mapping(values) }
        guard width > 0 else { return keys }
        // A layer's border is black by default.
        if border.isEmpty { border["color"] = .text("black") }
        if width != 1 { border["width"] = .number(width) }
        keys["border"] = .mapping(border)
        return keys
    }

    /// The value of a runtime attribute for a property of a custom class, or `nil` if the language has none.
    static func value(of attribute: Element) -> YAMLValue? {
        guard let path = attribute["keyPath"], Identifier.lower(path) == path else { return nil }
        switch attribute["type"] {
        case "boolean": return attribute.bool("value").map(YAMLValue.bool)
        case "number":
            return (attribute.first("real") ?? attribute.first("integer"))?.number("value").map(YAMLValue.number)
        case "string", "localizedString": return attribute.string("value").map(YAMLValue.content)
        case "color": return InterfaceColor(attribute, "value").map { .mapping(["color": $0.yaml]) }
        case "image": return image(attribute, "value").map { .mapping(["image": $0]) }
        default: return nil
        }
    }

    /// Whether the background of a view is visible: white on white is visible only if it has a shape.
    private func isSeen(_ color: InterfaceColor, hasShape: Bool) -> Bool {
        !color.isClear && (!color.isWhite || hasShape || hasColoredGround)
    }

    /// A Boolean, initially false, that describes a view: `showsBadge`.
    mutating func condition(_ verb: String, _ suffix: String = "", of view: Element) -> YAMLValue {
        let outlet = document.outlet(of: view).flatMap(view.name == "imageView" ? DataName.image : DataName.control)
        let names = [outlet, view.string("text"), view["userLabel"], Self.title(of: view), Self.kindNames[view.name]]
        let texts = names.compactMap(\.self).filter { !$0.isBlank } + ["view"]
        let candidates = texts.compactMap { text in
            Identifier.lower([verb] + Identifier.words(of: text).prefix(4) + (suffix.isEmpty ? [] : [suffix]), limit: 7)
        }
        return bind(candidates, "Bool")
    }

    private static let kindNames = [
        "imageView": "image", "stackView": "views", "textField": "field", "textView": "text", "label": "label",
        "button": "button",
    ]

    // MARK: Limits

    /// The keys of ``limits(of:)``.
    static let limitKeys: Set<String> = ["minWidth", "maxWidth", "minHeight", "maxHeight"]

    /// The minimum and maximum sizes, if constraints require them.
    static func limits(of view: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        for constraint in view.ownConstraints {
            guard let name = ["width": "Width", "height": "Height"][constraint["firstAttribute"] ?? ""],
                constraint["secondItem"] == nil, let constant = constraint.number("constant"), constant > 0,
                constraint.number("priority") ?? 1000 >= 999
            else { continue }
            switch constraint["relation"] {
            case "greaterThanOrEqual": keys["min" + name] = .number(constant)
            case "lessThanOrEqual": keys["max" + name] = .number(constant)
            default: break
            }
        }
        return keys
    }

    /// The height of a view in a constraint, if it differs from the natural height.
    static func statedHeight(of view: Element) -> YAMLValue? {
        guard ["button", "textView", "view", "textField"].contains(view.name) else { return nil }
        return stated("height", of: view) ?? heldHeight(of: view)
    }

    /// The height of a field that an autoresizing mask keeps, if it visibly differs from the field's own height.
    private static func heldHeight(of view: Element) -> YAMLValue? {
        let style = view["borderStyle"] ?? "none"
        let isSeen = style != "none" || InterfaceColor(view, "backgroundColor").map { !$0.isClear } ?? false
        guard view.name == "textField", isSeen, view.bool("translatesAutoresizingMaskIntoConstraints") != false,
            view.property("autoresizingMask")?.bool("heightSizable") != true
        else { return nil }
        let height = view.frame.height
        let usual = style == "roundedRect" ? 30.0...36 : 18...24
        return height >= 8 && !usual.contains(height) ? .number(height.rounded()) : nil
    }

    /// The width or height that a constraint fixes.
    static func stated(_ side: String, of view: Element) -> YAMLValue? {
        let constraints = view.ownConstraints.filter {
            $0["firstAttribute"] == side && $0["secondItem"] == nil && $0["relation"] == nil
                && $0.number("priority") ?? 1000 >= 999
        }
        return constraints.first?.number("constant").flatMap { $0 >= 1 && $0 <= 1000 ? .number($0) : nil }
    }

    // MARK: Speech

    /// The properties of a view for VoiceOver and UI tests.
    static func spokenKeys(of view: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        let isStack = view.name == "stackView" || view.name == "view" && view["customClass"] == nil
        if !isStack { keys.merge(spokenTexts(of: view)) }
        keys["accessibilityIdentifier"] = identifier(of: view).map(YAMLValue.text)
        let traits = view.property("accessibilityConfiguration")?.property("traits")
        guard !isStack, var traits else { return keys }
        if let usual = usualTraits[view.name] { traits.attributes[usual] = nil }
        keys["accessibilityTraits"] = traits.choices(AccessibilityTrait.self)
        return keys
    }

    /// The label and the hint of an object for VoiceOver.
    static func spokenTexts(of object: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        keys["accessibilityLabel"] = object.spoken("label").map(YAMLValue.content)
        keys["accessibilityHint"] = object.spoken("hint").map(YAMLValue.content)
        return keys
    }

    /// The identifier of an object for UI tests.
    static func identifier(of object: Element) -> String? {
        let attribute = object.runtimeAttributes.first { $0["keyPath"] == "accessibilityIdentifier" }?.string("value")
        let identifier = attribute ?? object.property("accessibilityConfiguration")?.string("identifier")
        return identifier.flatMap { $0.isBlank ? nil : $0 }
    }

    /// The default traits of views.
    private static let usualTraits = [
        "label": "staticText", "imageView": "image", "button": "button", "slider": "adjustable", "switch": "button",
    ]

    // MARK: Symbols

    /// The size and the weight of a symbol.
    static func symbolConfiguration(of view: Element, _ key: String) -> YAMLValue? {
        guard let configuration = view.property(key) else { return nil }
        if let font = InterfaceFont(configuration), case .style(let style) = font,
            configuration["configurationType"] == "font" || configuration["configurationType"] == nil,
            configuration["scale"] == nil || configuration["scale"] == "default"
        {
            return .text(style)
        }
        var keys: YAMLMapping = [:]
        let size = configuration.number("pointSize") ?? InterfaceFont(configuration).map(\.size)
        if let size, size >= 1, size <= 300 { keys["size"] = .number(size) }
        keys["weight"] = configuration.choice("weight", FontWeightName.self, but: .regular)
        keys["scale"] = configuration.choice("scale", SymbolScale.self, but: .medium)
        return keys.isEmpty ? nil : .mapping(keys)
    }
}

extension Element {
    /// The constraints of only the view.
    var ownConstraints: [Element] {
        list("constraints").filter { constraint in
            constraint.name == "constraint" && (constraint["firstItem"] ?? self["id"]) == self["id"]
                && (constraint["secondItem"] ?? self["id"]) == self["id"]
        }
    }

    /// The width divided by the height, if a constraint fixes it.
    var aspectRatio: Double? {
        let ratio = ownConstraints.first { $0["firstAttribute"] == "width" && $0["secondAttribute"] == "height" }
        guard let ratio, ratio.number("constant") ?? 0 == 0, let value = ratio.multiplier else { return nil }
        return value >= 0.01 && value <= 100 ? value : nil
    }
}

extension ScreenDrafter {
    /// Whether constraints, or the autoresizing mask, make the width follow that of the surroundings.
    func hasFlexibleWidth(_ view: Element) -> Bool {
        guard view.bool("translatesAutoresizingMaskIntoConstraints") == false else {
            return view.property("autoresizingMask")?.bool("widthSizable") == true
        }
        let pins = document.pins[view["id"] ?? ""] ?? []
        return !pins.isDisjoint(with: ["leading", "left"]) && !pins.isDisjoint(with: ["trailing", "right"])
            && !view.ownConstraints.contains {
                $0["firstAttribute"] == "width" && $0["secondItem"] == nil && $0["relation"] == nil
            }
    }
}
