internal import TableSpecModel

extension ScreenDrafter {
    /// The table's style and its rows.
    mutating func table(_ table: Element) -> YAMLMapping {
        tableFrame = table.frame
        tableRowHeight = max(table.number("rowHeight") ?? 0, 0)
        var keys = tableAttributes(of: table)
        headerAndFooter(of: table, into: &keys)
        let sections = table.list("sections")
        let prototypes = table.list("prototypes").filter { $0.name == "tableViewCell" }
        if !sections.isEmpty {
            var sectionIDs = UniqueNames(reserved: avoidedNames)
            var rowIDs = UniqueNames(reserved: avoidedNames)
            let list = sections.filter { $0.name == "tableViewSection" }
                .map { YAMLValue.mapping(staticSection($0, &sectionIDs, &rowIDs)) }
            let defaults = TableDefaults(keys, list, isFixed: tableRowHeight == 44)
            keys = defaults.table
            keys["sections"] = .list(defaults.sections)
        } else {
            // By default, such rows are higher than the 44 points in the document.
            if tableRowHeight == 44, prototypes.contains(where: Self.isSubtitle) { keys["rowHeight"] = .number(44) }
            dynamicSections(prototypes, of: table, into: &keys)
        }
        noteTableConnections(table)
        let leadsOn = table.contains { $0.name == "tableViewCell" && !$0.segues.isEmpty }
        // A row without an effect isn't selected anyway.
        if table.bool("allowsSelection") == false, leadsOn { keys["allowsSelection"] = .bool(false) }
        omitIndexAttributes(of: table, from: &keys)
        return keys
    }

    private static func isSubtitle(_ cell: Element) -> Bool {
        cell["style"] == "IBUITableViewCellStyleSubtitle" && cell.number("rowHeight") ?? 0 <= 0
    }

    /// Omits the appearance of the section index, because the app's code sets its titles, too.
    private mutating func omitIndexAttributes(of table: Element, from keys: inout YAMLMapping) {
        let names = [
            "sectionIndexMinimumDisplayRowCount", "sectionIndexColor", "sectionIndexBackgroundColor",
            "sectionIndexTrackingBackgroundColor",
        ]
        let stated = names.filter { keys[$0] != nil }
        guard !stated.isEmpty else { return }
        for name in stated { keys[name] = nil }
        omit(table, .indexAttributes(stated))
    }

    private func tableAttributes(of table: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        keys.object = table["id"]
        keys["style"] = table.choice("style", TableStyle.self, but: .plain)
        keys["separatorStyle"] = table.choice("separatorStyle", SeparatorStyle.self, but: .singleLine)
        heights(of: table, into: &keys)
        colors(of: table, into: &keys)
        keys["separatorInset"] = table.property("separatorInset").map { .mapping(Self.inset($0)) }
        if ["fromSafeArea", "automaticInsets"].contains(table["separatorInsetReference"]) {
            keys["separatorInsetReference"] = .text("fromAutomaticInsets")
        }
        // The color and the insets of hidden separators are never visible.
        if keys["separatorStyle"] != nil {
            for key in ["separatorColor", "separatorInset", "separatorInsetReference"] { keys[key] = nil }
        }
        keys["allowsMultipleSelection"] = table.flag("allowsMultipleSelection", true)
        keys["isScrollEnabled"] = table.flag("scrollEnabled", false)
        for key in ["bounces", "showsVerticalScrollIndicator", "scrollsToTop"] { keys[key] = table.flag(key, false) }
        keys["cellLayoutMarginsFollowReadableWidth"] = table.flag("layoutMarginsFollowReadableWidth", true)
        keys["keyboardDismissMode"] = table.choice("keyboardDismissMode", KeyboardDismissMode.self, but: .none)
        keys["indicatorStyle"] = table.choice("indicatorStyle", IndicatorStyle.self, but: .default)
        if let count = table.number("sectionIndexMinimumDisplayRowCount")?.rounded(), count > 0 {
            keys["sectionIndexMinimumDisplayRowCount"] = .number(count)
        }
        keys["accessibilityIdentifier"] = Self.identifier(of: table).map(YAMLValue.text)
        keys["tag"] = table.tag
        return keys
    }

    private func heights(of table: Element, into keys: inout YAMLMapping) {
        // Interface Builder's default height of rows is 44 points.
        for key in ["rowHeight", "estimatedRowHeight"] where keys["rowHeight"] == nil {
            if let height = table.number(key), height > 0, height != 44 { keys[key] = .number(height) }
        }
        // Interface Builder's default values over the years.
        for key in ["sectionHeaderHeight", "sectionFooterHeight"] {
            guard let height = table.number(key), height > 0, ![10, 18, 22, 28].contains(height),
                !Self.growsWithTitles(key, of: table, height)
            else { continue }
            keys[key] = .number(height)
        }
    }

    /// Whether the height is less than that of the titles, which grouped tables never clip: the 10 points that Xcode
    /// wrote into each document until iOS 7 had no effect.
    private static func growsWithTitles(_ key: String, of table: Element, _ height: Double) -> Bool {
        let title = key == "sectionHeaderHeight" ? "headerTitle" : "footerTitle"
        return height < 28 && table["style"] == "grouped"
            && table.list("sections").contains { $0.string(title)?.isBlank == false }
    }

    private func colors(of table: Element, into keys: inout YAMLMapping) {
        if let color = InterfaceColor(table, "backgroundColor").map(colorBehind), !isUsualBackground(color, of: table) {
            keys["backgroundColor"] = color.yaml
        }
        for key in ["separatorColor", "sectionIndexColor", "sectionIndexTrackingBackgroundColor", "tintColor"] {
            if let color = InterfaceColor(table, key), color != .system("separator"), !Self.isUsualLine(color) {
                keys[key] = color.yaml
            }
        }
        if let color = InterfaceColor(table, "sectionIndexBackgroundColor"), !color.isClear {
            keys["sectionIndexBackgroundColor"] = color.yaml
        }
    }

    /// The visible color of a table, which is that of its superview if the table is transparent.
    private func colorBehind(_ color: InterfaceColor) -> InterfaceColor {
        guard color.isClear, background.isEmpty, let root = scene.view, root.name != "tableView",
            let ground = InterfaceColor(root, "backgroundColor"), !ground.isClear
        else { return color }
        return ground
    }

    /// Whether a color is the default behind the rows, and around the table.
    func isUsualBackground(_ color: InterfaceColor, of table: Element) -> Bool {
        guard table["style"] == "grouped" || table["style"] == "insetGrouped" else { return color.isWhite }
        return color == .system("systemGroupedBackground") || Self.groupedBackgrounds.contains(color.yaml)
    }

    /// The colors of `systemGroupedBackground`: until iOS 12, and since then in the light appearance.
    private static let groupedBackgrounds: [YAMLValue] = [.text("#EFEFF4"), .text("#F2F2F7")]

    /// The default color of separators from iOS 7 to 12, which Interface Builder wrote into documents.
    private static func isUsualLine(_ color: InterfaceColor) -> Bool { color.yaml == .text("#C8C7CC") }

    static func inset(_ element: Element) -> YAMLMapping {
        let pairs = [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
        var keys: YAMLMapping = [:]
        for (key, attribute) in pairs {
            if let value = element.number(attribute) ?? element.number(key), value != 0 { keys[key] = .number(value) }
        }
        return keys.isEmpty ? ["left": .number(0)] : keys
    }

    private mutating func noteTableConnections(_ table: Element) {
        if let name = table["customClass"] { omit(table, .tableClass(name)) }
        omitRuntimeAttributes(of: table)
        if table.bool("hidden") == true { omit(table, .hiddenTable) }
        let ofEditing = ["allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing"]
            .filter { table.bool($0) == true }
        if !ofEditing.isEmpty { omit(table, .editingSettings(ofEditing)) }
    }
}
