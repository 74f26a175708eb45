/// The report of attributes and properties without a key in specs.
extension ScreenDrafter {
    /// Reports the attributes of each view that specs don't support, once for each view.
    mutating func noteUnsupportedAttributes() {
        noteUnsupported(of: scene.controller, table: scene.tables.first?["id"])
        for item in scene.toolbarItems { noteUnsupported(of: item, table: nil) }
    }

    private mutating func noteUnsupported(of object: Element, table: String?) {
        // The report contains whole objects: the rows of another table, and the views inside a custom view.
        if object.name == "tableView", object["id"] != table { return }
        guard isInstalled(object), object["id"].map(leftOut.contains) != true else { return }
        var names = object.attributes.keys.filter { isUnsupported($0, of: object) }.sorted()
        // The content of a button's states is reported separately.
        let others = ["nil", "variation"] + (object.name == "button" ? ["state"] : [])
        names += object.children.filter { !others.contains($0.name) && !object.hasNeutralInset($0) }
            .compactMap { $0["key"] }
            .filter { !AttributeSupport.isSupported($0, in: object.name) }
        names += object.children.flatMap { unsupportedParts($0, of: object) }
        if !names.isEmpty { omit(object, .attributes(names, of: object.name)) }
        for color in object.children where color.name == "color" && InterfaceColor(color) == nil {
            // macOS colors in a document aren't colors on iOS.
            if color["catalog"] != "System", AttributeSupport.kinds[object.name] != nil {
                omit(object, .unknownColor(color["key"] ?? "color"))
            }
        }
        let isOpaque = object.name == "view" && object["customClass"] != nil && object["key"] == nil
        for var child in object.children {
            if Self.owners.contains(child["key"] ?? "") {
                // A configuration has no identifier, so the report contains that of its button.
                if child["id"] == nil { child.attributes["id"] = object["id"] }
                noteUnsupported(of: child, table: table)
            } else if Self.lists.contains(child.name), !isOpaque {
                for inner in child.children { noteUnsupported(of: inner, table: table) }
            }
        }
    }

    /// The unsupported properties of an object's images and accessibility texts.
    private func unsupportedParts(_ part: Element, of object: Element) -> [String] {
        switch part.name {
        case "state": return part.children.flatMap { unsupportedParts($0, of: object) }
        case "imageReference":
            return ["renderingMode", "symbolScale"].filter { part[$0].map { $0 != "default" } ?? false }
        case "accessibility" where ["tableViewCell", "barButtonItem"].contains(object.name):
            let isPlain = part.property("traits")?.attributes.allSatisfy { $0.key == "key" || $0.value == "NO" } ?? true
            return isPlain ? [] : ["accessibilityTraits"]
        default: return []
        }
    }

    private func isUnsupported(_ attribute: String, of object: Element) -> Bool {
        let isSupported = AttributeSupport.isSupported(attribute, object[attribute], in: object.name)
        guard !isSupported else { return false }
        switch attribute {
        // A segue that presents the controller replaces the setting.
        case "modalPresentationStyle", "modalTransitionStyle":
            return object.isController && !document.presented.contains(object["id"] ?? "")
        // A view without controls doesn't receive taps anyway.
        case "userInteractionEnabled"
        where ["view", "stackView", "progressView", "activityIndicatorView"].contains(object.name):
            return object.contains { Self.isControl($0) || $0.name == "button" }
        case "alpha" where object.name == "tableViewCell": return !isFadedByViews(object)
        // The margins of views are read from their frames.
        case "preservesSuperviewLayoutMargins": return false
        default: return true
        }
    }

    private static let lists: Set<String> = [
        "subviews", "sections", "prototypes", "cells", "tableViewSection", "items",
    ]
    private static let owners: Set<String> = [
        "view", "tableView", "contentView", "tableHeaderView", "tableFooterView", "navigationItem", "leftBarButtonItem",
        "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "titleView",
        "customView", "configuration", "contentConfiguration",
    ]
}

extension Element {
    /// Whether insets of the object don't move anything: they are zero, those of a missing title or image, or the same
    /// on opposite sides of a frame. Those of a button without visible edges are read as a smaller frame.
    fileprivate func hasNeutralInset(_ inset: Element) -> Bool {
        guard inset.name == "inset" else { return false }
        let sides = ["minX", "maxX", "minY", "maxY"].map { inset.number($0) ?? 0 }
        if sides.allSatisfy({ abs($0) < 1 }) { return true }
        // “This property is ignored when using UIButtonConfiguration” (Apple, `UIButton.h`).
        if property("configuration") != nil { return true }
        // A bar positions its buttons itself.
        let isInLayout = self["key"] == nil && !hasVisibleEdges
        if isInLayout, insetsOfContent.contains(where: { $0["key"] == inset["key"] }) { return true }
        return switch inset["key"] {
        case "titleEdgeInsets": isImageButton
        case "imageEdgeInsets": ScreenDrafter.buttonImage(self) == nil
        case "contentEdgeInsets": abs(sides[0] - sides[1]) <= 2 && abs(sides[2] - sides[3]) <= 2
        default: false
        }
    }
}

extension Gap {
    /// Attributes without a key.
    static func attributes(_ names: [String], of object: String) -> Gap {
        let isOfCode = names.allSatisfy { attributesOfCode.contains($0) }
        let remedy =
            ["tableViewController", "viewController", "navigationItem", "barButtonItem", "tableView"].contains(object)
            ? "hooks: [viewDidLoad]" : "hooks: [configure]"
        return Gap(isOfCode ? .code : .appearance, "\(names.quoted) of the \(object)")
            .because("a spec has no key for \(names.count == 1 ? "it" : "them")")
            .instead("set \(names.count == 1 ? "it" : "them") in code: \(remedy)")
    }

    /// A color that isn't a system color, an asset or a set of components.
    static func unknownColor(_ key: String) -> Gap {
        .appearance("the color '\(key)'")
            .because("it is a pattern or an unknown color")
            .instead("use a system color, a color from the assets, or color components")
    }

    /// Attributes that only code uses.
    private static let attributesOfCode: Set<String> = [
        "exclusiveTouch", "pointerInteraction", "springLoaded", "showsLargeContentViewer", "scalesLargeContentImage",
        "largeContentTitle", "keyCommands", "contentSizeForViewInPopover", "selectionFollowsFocus",
        "remembersLastFocusedIndexPath", "highlighted", "selected",
    ]
}
