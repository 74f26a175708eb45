/// A scene in which every value is unique, so that each can be found in the result.
struct TracedScene {
    private(set) var scene: Scene
    /// The values by the numbers of their marks.
    private(set) var values: [TracedValue] = []
    /// The objects of the scene, ancestors first.
    private(set) var objects: [TracedObject] = []

    /// - Parameter uninstalled: The views that an iPhone doesn't have.
    init(_ scene: Scene, uninstalled: Set<String>) {
        self.scene = scene
        self.uninstalled = uninstalled
        let root = TracedObject(name: "scene", id: "", line: scene.controller.line)
        self.scene.controller = marked(scene.controller, in: Owner(object: root, element: scene.controller))
        self.scene.extras = scene.extras.map { marked($0, in: Owner(object: root, element: $0)) }
    }

    private let uninstalled: Set<String>

    /// The object that contains the current values.
    private struct Owner {
        var object: TracedObject
        var element: Element
        /// The button state of the current values.
        var state: String?
        /// The color behind the object, and its own.
        var ground: InterfaceColor?
        var color: InterfaceColor?
    }

    private mutating func marked(_ element: Element, in outer: Owner) -> Element {
        // The items of tab bars belong to the app.
        guard element.name != "variation", !["userComments", "tabBarItem"].contains(element["key"]),
            !uninstalled.contains(element["id"] ?? "")
        else { return element }
        var copy = element
        var owner = outer
        if element.isObject {
            owner = Owner(object: TracedObject(element, in: outer.object), element: element, ground: outer.color)
            let color = InterfaceColor(element, "backgroundColor")
            owner.color = color.map(\.isClear) == false ? color : outer.color
            objects.append(owner.object)
        } else if element.name == "state" {
            owner.state = element["key"]
        }
        markValues(of: &copy, owner)
        guard element.name != "userDefinedRuntimeAttribute" else { return copy }
        copy.children = copy.children.map { marked($0, in: owner) }
        return copy
    }

    private mutating func markValues(of element: inout Element, _ owner: Owner) {
        let key = element["key"]
        switch element.name {
        case "color":
            guard let color = InterfaceColor(element), !color.isClear, let key else { return }
            let isHidden = key == "backgroundColor" && color == owner.ground
            // Until iOS 6, Interface Builder wrote white as the color of each highlighted title (seen in the storyboards
            // of inaturalist/INaturalistIOS).
            let isOld = owner.state == "highlighted" && key == "titleColor" && color.isWhite
            let isUsual = isHidden || isOld || color.isUsual(for: key) || owner.element.ignores(key)
            let number = note(.color, key, "\(color)", isUsual: isUsual, owner)
            element.attributes = TraceMark.color(number).merging(["key": key]) { $1 }
        case "string", "mutableString":
            guard let property = key ?? (owner.object.name == "searchBar" ? "scopeButtonTitles" : nil) else { return }
            let isText = Self.texts.contains(property) || property == "scopeButtonTitles"
            if isText, !element.text.isBlank { element.text = mark(element.text, .text, property, owner) }
        case "action":
            guard let selector = element["selector"] else { return }
            let number = note(.action, "action", ScreenDrafter.methodName(selector), owner)
            element.attributes["selector"] = TraceMark.selector(number, like: selector)
        case "userDefinedRuntimeAttribute": markRuntimeAttribute(&element, owner)
        default: markAttributes(of: &element, owner)
        }
    }

    private mutating func markAttributes(of element: inout Element, _ owner: Owner) {
        for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) where !value.isBlank {
            let kind: TracedValue.Kind
            var property = name
            switch name {
            case "image" where element.name == "imageReference":
                guard let key = element["key"], Self.images.contains(key) else { continue }
                (kind, property) = (.image, key)
            case _ where Self.images.contains(name): kind = .image
            case _ where Self.texts.contains(name) && element.hasTexts: kind = .text
            case "identifier" where ["segue", "accessibility"].contains(element.name): kind = .identifier
            // The cells of static rows aren't dequeued.
            case "reuseIdentifier" where !owner.object.isInSection: kind = .identifier
            default: continue
            }
            element.attributes[name] = mark(value, kind, property, owner)
        }
    }

    /// A runtime attribute without a key is reported by its name.
    private mutating func markRuntimeAttribute(_ attribute: inout Element, _ owner: Owner) {
        guard let path = attribute["keyPath"] else { return }
        guard path == "accessibilityIdentifier" else {
            let number = note(.runtimeAttribute, path, path, owner)
            attribute.attributes["keyPath"] = TraceMark.selector(number, like: path)
            return
        }
        guard let value = attribute.string("value"), !value.isBlank else { return }
        let text = mark(value, .identifier, path, owner)
        if attribute["value"] != nil { attribute.attributes["value"] = text }
        for index in attribute.children.indices where attribute.children[index]["key"] == "value" {
            attribute.children[index].text = text
        }
    }

    private mutating func mark(_ value: String, _ kind: TracedValue.Kind, _ property: String, _ owner: Owner)
        -> String
    {
        // Interface Builder's default values have a different meaning than other texts.
        if kind == .text, ScreenDrafter.placeholders.contains(value) || value.hasPrefix("Lorem ipsum") { return value }
        // A configuration's title replaces the titles of states.
        let isReplaced = kind == .text && owner.state != nil && owner.element.property("configuration") != nil
        let isUsual = isReplaced || owner.element.ignores(property)
        return TraceMark.marked(value, note(kind, property, value, isUsual: isUsual, owner))
    }

    private mutating func note(
        _ kind: TracedValue.Kind,
        _ property: String,
        _ words: String,
        isUsual: Bool = false,
        _ owner: Owner
    ) -> Int {
        var value = TracedValue(kind: kind, property: property, words: words, isUsual: isUsual, object: owner.object)
        value.state = owner.state
        values.append(value)
        return values.count - 1
    }

    /// The properties with texts that users see or hear.
    static let texts: Set<String> = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle", "secondaryText",
        "subtitle", "label", "hint", "content", "badgeValue",
    ]

    /// The properties that are images.
    static let images: Set<String> = [
        "image", "backgroundImage", "highlightedImage", "selectedImage", "minimumValueImage", "maximumValueImage",
        "decrementImage", "incrementImage",
    ]
}

extension Element {
    /// Whether it's a view, a controller, a bar item or another object of a scene, rather than a part of one.
    var isObject: Bool { self["id"] != nil && !Self.partsWithIdentifiers.contains(name) }

    private static let partsWithIdentifiers: Set<String> = [
        "action", "outlet", "outletCollection", "segue", "constraint", "viewLayoutGuide", "layoutGuide",
        "viewControllerLayoutGuide", "attributedString", "string", "mutableString", "placeholder", "exit",
        "userDefinedRuntimeAttribute", "color", "integer", "real", "command", "action", "stringAttribute",
    ]

    /// Whether attributes of the element can be texts. Those of connections and data are names.
    fileprivate var hasTexts: Bool {
        isObject
            || ["state", "segment", "fragment", "accessibility", "buttonConfiguration", "listContentConfiguration"]
                .contains(name)
    }
}

extension Element {
    /// Whether a property of the object has no visible or audible effect.
    fileprivate func ignores(_ key: String) -> Bool {
        switch (name, key) {
        // A label draws nothing in its tint color.
        case ("label", "tintColor"): true
        case ("label", "shadowColor"): property("shadowOffset").map { $0.isZero } ?? false
        case ("button", "titleShadowColor"): property("titleShadowOffset").map { $0.isZero } ?? true
        case ("button", "titleColor"): isImageButton
        case ("button", "tintColor"): ScreenDrafter.title(of: self) == nil && ScreenDrafter.buttonImage(self) == nil
        case ("view", "backgroundColor"): children.contains(where: \.isFrame) && frame.area == 0
        // Anything in front of the cell's own background covers it.
        case ("tableViewCell", "backgroundColor"):
            ["contentView", "backgroundView"].contains { key in
                property(key).flatMap { InterfaceColor($0, "backgroundColor") }.map { !$0.isClear } ?? false
            }
        case ("tableView", "separatorColor"): self["separatorStyle"] == "none"
        // A container isn't an accessibility element by default.
        case ("view", "label"), ("view", "hint"), ("stackView", "label"), ("stackView", "hint"):
            isAccessibilityElement != true
        case (_, "label"), (_, "hint"): isAccessibilityElement == false
        // A custom view replaces the title and the image (UIBarButtonItem.customView).
        case ("barButtonItem", "title"), ("barButtonItem", "image"):
            property("customView") != nil || first("subviews") != nil
        // The navigation item's title replaces the controller's.
        case (_, "title") where isController: property("navigationItem")?.string("title")?.isBlank == false
        default: false
        }
    }

    private var isAccessibilityElement: Bool? {
        property("accessibilityConfiguration")?.property("isElement")?.bool("value")
    }

    private var isZero: Bool { number("width") ?? 0 == 0 && number("height") ?? 0 == 0 }
}

extension InterfaceColor {
    /// Whether it's UIKit's default for a property.
    func isUsual(for property: String) -> Bool {
        if property.hasSuffix("ackgroundColor") { return isWhite || self == .system("systemGroupedBackground") }
        // Until iOS 6, the default highlighted color of labels is white.
        return isUsualText || property.hasSuffix("hadowColor") && isWhiteOfCells
            || isWhite && property == "highlightedColor"
    }
}
