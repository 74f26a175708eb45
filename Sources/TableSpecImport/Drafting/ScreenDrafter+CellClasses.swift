internal import TableSpecGenerator
internal import TableSpecSwift

/// Cells of custom classes, whose outlets are the ids of the views in the spec.
extension ScreenDrafter {
    /// The outlets of a cell's custom class, by the identifiers of the views. Returns `nil` for UIKit's class.
    static func outlets(of cell: Element) -> [String: String]? {
        guard hasCustomClass(cell) else { return nil }
        var properties = Set<String>()
        return outletConnections(of: cell).reduce(into: [:]) { outlets, outlet in
            guard isName(outlet.property), outlets[outlet.view] == nil, properties.insert(outlet.property).inserted
            else { return }
            outlets[outlet.view] = outlet.property
        }
    }

    /// The outlet of the current cell's class for a view.
    func outlet(of view: Element) -> YAMLValue? { cellOutlets?[view["id"] ?? ""].map(YAMLValue.text) }

    /// Adds the class of a cell and the values of its properties. Reports the outlets for which the spec has no view.
    mutating func addClass(of cell: Element, to keys: inout YAMLMapping) {
        guard Self.hasCustomClass(cell), let name = cell["customClass"] else { return omitRuntimeAttributes(of: cell) }
        // The generated code has a class for the cells of this style.
        guard let className = Self.className(name), keys["style"] != .text("value2") else {
            omitRuntimeAttributes(of: cell)
            return omit(cell, .cellClass(name))
        }
        var ofClass: YAMLMapping = ["class": .text(className)]
        var values: YAMLMapping = [:]
        for attribute in cell.runtimeAttributes {
            if let path = attribute["keyPath"], let value = Self.value(of: attribute) {
                values[path] = value
            } else {
                omitRuntimeAttribute(attribute, of: cell)
            }
        }
        if !values.isEmpty { ofClass["set"] = .mapping(values) }
        ofClass.merge(keys)
        keys = ofClass
        let ids = keys["content"]?.ids ?? []
        let missing = Self.outletConnections(of: cell).map(\.property).filter { !ids.contains($0) }
        if !missing.isEmpty { omit(cell, .outlets(missing, of: className)) }
    }

    private static func hasCustomClass(_ cell: Element) -> Bool {
        cell.name.hasSuffix("Cell") && ![nil, "UITableViewCell"].contains(cell["customClass"])
    }

    private static func outletConnections(of cell: Element) -> [(view: String, property: String)] {
        cell.list("connections").compactMap { connection in
            guard connection.name == "outlet", let view = connection["destination"],
                let property = connection["property"], !InterfaceDocument.plumbing.contains(property)
            else { return nil }
            return (view, property)
        }
    }

    /// Whether the name of an outlet can be that of a view in a spec.
    private static func isName(_ property: String) -> Bool {
        let name = SwiftIdentifier(from: property, style: .lowerCamelCase)
        return name.text == property && property.utf8.allSatisfy { $0 < 0x80 } && !InheritedMembers.cell.contains(name)
    }
}

extension YAMLValue {
    /// The ids of the views in the value.
    fileprivate var ids: Set<String> {
        var ids: Set<String> = []
        walk { if $0 == "id", case .text(let id) = $1 { ids.insert(id) } }
        return ids
    }
}
