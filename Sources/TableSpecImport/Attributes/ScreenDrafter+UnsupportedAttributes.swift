/// The report of attributes and properties for which a spec has no key.
extension ScreenDrafter {
    /// Reports, once for each view, its attributes that the spec does not have.
    mutating func noteUnsupportedAttributes() {
        noteUnsupported(of: scene.controller, table: scene.tables.first?["id"])
        for item in scene.toolbarItems { noteUnsupported(of: item, table: nil) }
    }

    private mutating func noteUnsupported(of object: Element, table: String?) {
        // The report tells what is a whole: the rows of another table, and the views inside one of the app's own classes.
        if object.name == "tableView", object["id"] != table { return }
        guard object["id"].map({ !document.uninstalled.contains($0) }) ?? true, !isLeftOut(object) else { return }
        var names = object.attributes.keys.filter { isUnsupported($0, of: object) }.sorted()
        names += object.children.filter { $0.name != "nil" && $0.name != "variation" }.compactMap { $0["key"] }
            .filter { !AttributeSupport.isSupported(property: $0, in: object.name) }
        if !names.isEmpty { omit(object, .attributes(names, of: object.name)) }
        for color in object.children where color.name == "color" && InterfaceColor(color) == nil {
            // macOS colors in a document aren't colors on iOS.
            if color["catalog"] != "System", AttributeSupport.kinds[object.name] != nil {
                omit(object, .unknownColor(color["key"] ?? "color"))
            }
        }
        let isOpaque = object.name == "view" && object["customClass"] != nil && object["key"] == nil
        for child in object.children where Self.lists.contains(child.name) || Self.owners.contains(child["key"] ?? "") {
            if Self.owners.contains(child["key"] ?? "") {
                // A configuration has no identifier; the report tells that of its button.
                var child = child
                if child["id"] == nil { child.attributes["id"] = object["id"] }
                noteUnsupported(of: child, table: table)
            } else if !isOpaque {
                for inner in child.children { noteUnsupported(of: inner, table: table) }
            }
        }
    }

    /// Whether the report already says that a view is missing.
    private func isLeftOut(_ object: Element) -> Bool {
        guard let id = object["id"] else { return false }
        return omissions.contains { $0.object == id && $0.kind == .content }
    }

    private func isUnsupported(_ attribute: String, of object: Element) -> Bool {
        guard AttributeSupport.treatment(of: attribute, object[attribute] ?? "", in: object.name) == .reported else {
            return false
        }
        switch attribute {
        // A view without controls takes no taps anyway.
        case "userInteractionEnabled"
        where ["view", "stackView", "progressView", "activityIndicatorView"].contains(object.name):
            return object.contains { Self.isControl($0) || $0.name == "button" }
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

extension Gap {
    /// Attributes for which there is no key.
    static func attributes(_ names: [String], of object: String) -> Gap {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        let isOfCode = names.allSatisfy { attributesOfCode.contains($0) }
        let remedy =
            ["tableViewController", "viewController", "navigationItem", "barButtonItem", "tableView"].contains(object)
            ? "hooks: [viewDidLoad]" : "hooks: [configure]"
        return Gap(
            isOfCode ? .code : .appearance,
            "\(list) of the \(object)",
            why: "a spec has no key for \(names.count == 1 ? "it" : "them")",
            instead: "set \(names.count == 1 ? "it" : "them") in code: \(remedy)"
        )
    }

    /// A color that isn't a system color, an asset or a set of components.
    static func unknownColor(_ key: String) -> Gap {
        Gap(
            .appearance,
            "the color '\(key)'",
            why: "it is a pattern or an unknown color",
            instead: "use a system color, a color from the assets, or color components"
        )
    }

    /// Attributes that only code makes use of.
    private static let attributesOfCode: Set<String> = [
        "exclusiveTouch", "pointerInteraction", "springLoaded", "showsLargeContentViewer", "scalesLargeContentImage",
        "largeContentTitle", "keyCommands", "contentSizeForViewInPopover", "selectionFollowsFocus",
        "remembersLastFocusedIndexPath", "highlighted", "selected",
    ]
}
