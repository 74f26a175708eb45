extension ScreenDrafter {
    /// A row of a static section, and a name for it if none can be derived from its text.
    mutating func staticRow(_ cell: Element, index: Int, below header: String?) -> (YAMLMapping, String) {
        placements.append(placement(of: cell))
        rowLabel = (document.outlet(of: cell) ?? cell["userLabel"]).map(Self.withoutKind)
        defer { rowLabel = nil }
        var keys = cellKeys(cell)
        addTrigger(of: cell, to: &keys)
        let outlet = rowOutlet(of: cell).flatMap { Identifier.lower($0) }
        keys["id"] = outlet.map(YAMLValue.text)
        let ofClass = cell["customClass"].flatMap { Identifier.lower(Self.withoutKind($0)) }
        let ofContent = outlet ?? rowName(cell, keys)
        let name = ofContent ?? header.flatMap { Identifier.lower($0) } ?? ofClass ?? "row\(index + 1)"
        noteImported(cell)
        if cell.bool("hidden") == true {
            keys["visible"] = bind([Identifier.lower("shows " + name), "showsRow"].compactMap(\.self), "Bool")
        }
        return (keys.ordered(CellOrder.keys), name)
    }

    private func placement(of cell: Element) -> RowPlacement {
        RowPlacement(of: cell, inTable: tableFrame.width, isCard: hasCards)
    }

    /// Whether the rows are parts of cards, which are narrower than the table.
    var hasCards: Bool { scene.tables.first?["style"] == "insetGrouped" }

    mutating func prototype(_ cell: Element) -> YAMLMapping {
        placements.append(placement(of: cell))
        var keys = cellKeys(cell)
        addTrigger(of: cell, to: &keys)
        noteImported(cell)
        return keys
    }

    private func rowName(_ cell: Element, _ keys: YAMLMapping) -> String? {
        if case .text(let string)? = keys["text"], let name = Identifier.lower(string) { return name }
        let outlet = document.outlet(of: cell)
        // The first text in reading order is better than the first one in the document: “Memory” before “MB”.
        var texts = [outlet, cell["userLabel"]].map { $0.map(Self.withoutKind) } + [Self.spoken(keys)]
        var outlets: [String?] = []
        var contents: [String?] = []
        cell.walk { view in
            outlets.append(document.outlet(of: view))
            // The outlet of a field is better than its first text.
            let isField = view.name == "textView" || view.name == "textField"
            if let text = (isField ? nil : view.string("text")) ?? view["placeholder"] ?? view["title"] {
                texts.append(text)
            } else if let text = view.string("text") {
                contents.append(text)
            }
        }
        texts += (outlets + [cell["reuseIdentifier"]]).map { $0.map(Self.withoutKind) } + contents
        return texts.compactMap { $0.flatMap { DataName.caption($0) } }.first
    }

    /// The outlet by which the controller finds a static row, without words such as “cell”, unless it says only that
    /// it's a cell, and perhaps which: `cell2`.
    func rowOutlet(of cell: Element) -> String? {
        let outlet = scene.controller.list("connections").first {
            $0.name == "outlet" && $0["destination"] == cell["id"]
        }
        guard element == nil, let property = outlet?["property"] else { return nil }
        let kinds = ["cell", "row", "tablecell", "tableviewcell"]
        return kinds.contains(property.lowercased().filter { !$0.isNumber }) ? nil : Self.withoutKind(property)
    }

    /// The name of a cell's outlet without words such as “cell”.
    private static func withoutKind(_ outlet: String) -> String {
        let kinds = ["TableViewCell", "Cell"]
        guard let kind = kinds.first(where: outlet.hasSuffix), outlet.count > kind.count else { return outlet }
        return String(outlet.dropLast(kind.count))
    }

    /// Returns the keys of a cell's content and style.
    private mutating func cellKeys(_ cell: Element) -> YAMLMapping {
        viewNames = UniqueNames(reserved: avoidedNames)
        (ground, cellOutlets) = (background(of: cell), Self.outlets(of: cell))
        defer { (ground, cellOutlets) = (nil, nil) }
        let content = cell.property("contentView") ?? Element(name: "view")
        let hasLabels = cell["textLabel"] != nil || cell["detailTextLabel"] != nil
        var keys: YAMLMapping
        if let configuration = content.property("contentConfiguration") ?? cell.property("contentConfiguration") {
            keys = configured(by: configuration)
        } else if let style = Self.styles[cell["style"] ?? ""], hasLabels {
            keys = standardCell(cell, content, style)
        } else {
            keys = customCell(cell, content)
        }
        keys.merge(properties(of: cell))
        limitLines(of: cell, in: &keys)
        addClass(of: cell, to: &keys)
        return keys
    }

    /// A text of the app's data stays on one line, as in the document, if a fixed height has no space for more, because
    /// texts of rows wrap by default.
    private func limitLines(of cell: Element, in keys: inout YAMLMapping) {
        let isFixed = keys["height"] != nil || tableRowHeight > 0 && tableRowHeight != 44
        guard isFixed, keys["text"]?.paths.isEmpty == false, keys["numberOfLines"] == nil,
            !cell.contains({ $0.name == "label" && $0.number("numberOfLines") ?? 1 != 1 })
        else { return }
        keys["numberOfLines"] = .number(1)
    }

    private static let styles = [
        "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
        "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
    ]

    /// A cell with a list content configuration: `text`, `secondaryText` and an image.
    private mutating func configured(by configuration: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        if let detail = configuration.shown("secondaryText") {
            let isBeside = configuration.bool("prefersSideBySideTextAndSecondaryText") == true
            keys["style"] = .text(configuration["style"] == "valueCell" || isBeside ? "value1" : "subtitle")
            keys["text"] = cellText(configuration.string("text") ?? "", outlet: nil, usual: ["title"])
            keys["detail"] = cellText(detail, outlet: nil, usual: ["detail"])
        } else if let text = configuration.string("text"), !text.isEmpty {
            keys["text"] = cellText(text, outlet: nil, usual: ["title"])
        }
        keys["image"] = Self.image(configuration, "image")
        return keys
    }

    /// A text of a cell: the element's in a prototype, otherwise the text in the document.
    ///
    /// - Parameter usual: Names for it, if it has no outlet.
    mutating func cellText(_ text: String, outlet: String?, usual: [String]) -> YAMLValue {
        guard element != nil else { return outlet.map { bindText($0, text) } ?? .content(text) }
        return bind((outlet.map(DataName.texts) ?? []) + usual, "String", sample: .content(text))
    }

    /// Returns the keys that every cell may have.
    private mutating func properties(of cell: Element) -> YAMLMapping {
        var keys: YAMLMapping = [:]
        keys.object = cell["id"]
        // The layout of views determines the height of their row.
        if layouts.last?.id != cell["id"], !hasHeightOfCanvas(cell) { keys["height"] = specifiedHeight(ofRow: cell) }
        let step = cell.number("indentationWidth") ?? 10
        if let level = cell.number("indentationLevel")?.rounded(), level > 0, step > 0 {
            keys["indentationLevel"] = .number(level)
            if step != 10 { keys["indentationWidth"] = .number(step) }
        }
        // The margins of a custom cell are read from its frames.
        let margins = "preservesSuperviewLayoutMargins"
        if cell["style"] != nil { keys[margins] = cell.flag(margins, false) }
        if cell.bool("shouldIndentWhileEditing") == false { omit(cell, .editingSettings(["shouldIndentWhileEditing"])) }
        // A row without an effect isn't highlighted by default, unless several rows can be selected.
        if cell["selectionStyle"] == "none", selectsSeveralRows { keys["selectionStyle"] = .text("none") }
        keys["isUserInteractionEnabled"] = cell.flag("userInteractionEnabled", false)
        keys["backgroundColor"] = background(of: cell)?.faded(isFadedByViews(cell) ? cell.alpha : 1)?.yaml
        keys["selectedBackgroundColor"] = cell.property("selectedBackgroundView")?.color("backgroundColor")
        keys["tintColor"] = cell.property("contentView")?.color("tintColor") ?? cell.color("tintColor")
        if let inset = cell.property("separatorInset").map(Self.inset), scene.tables.first?["separatorStyle"] != "none",
            inset != scene.tables.first?.property("separatorInset").map(Self.inset)
        {
            keys["separatorInset"] = .mapping(inset)
        }
        keys["tag"] = cell.tag
        keys.merge(Self.spokenTexts(of: cell))
        keys["accessibilityIdentifier"] = Self.identifier(of: cell).map(YAMLValue.text)
        noteWhatIsLost(of: cell)
        return keys
    }

    private var selectsSeveralRows: Bool {
        guard let table = scene.tables.first else { return false }
        return ["allowsMultipleSelection", "allowsMultipleSelectionDuringEditing"].contains { table.bool($0) == true }
    }

    func background(of cell: Element) -> InterfaceColor? {
        // The content view is in front of the background view, which is in front of the cell's own background.
        let layers = [cell.property("contentView"), cell.property("backgroundView"), cell].compactMap(\.self)
        let colors = layers.compactMap { InterfaceColor($0, "backgroundColor") }
        guard let color = colors.first(where: { !$0.isClear }) ?? colors.last else { return nil }
        return color.isWhiteOfCells ? nil : color
    }

    /// Whether the views and the background of a cell can have its opacity.
    func isFadedByViews(_ cell: Element) -> Bool {
        guard cell["style"] == nil, cell["accessoryType"] == nil else { return false }
        guard let color = background(of: cell) else { return scene.tables.first?["style"] ?? "plain" == "plain" }
        return color.faded(cell.alpha) != nil
    }

    private mutating func noteWhatIsLost(of cell: Element) {
        for action in cell.property("contentView")?.actions ?? [] {
            omit(action, .actionOfContent(Self.methodName(action["selector"] ?? "")))
        }
        if cell.bool("hidden") == true, element != nil { omit(cell, .hiddenCell) }
    }
}
