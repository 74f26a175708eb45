internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// Reads one key of a cell, all but `id`, which rows and prototypes read themselves.
    mutating func decode(_ key: CellKey, _ node: YAMLNode, into cell: inout Cell) {
        switch key {
        case .id: break
        case .style: cell.style = word(node)
        case .content: cell.content = content(node)
        case .class:
            cell.className = identifier(node, noun: "class").map { .set($0.value, $0.range) } ?? .invalid(node.range)
        case .set: cell.assignments = assignments(node)
        case .text: cell.text = text(node)
        case .detail: cell.detail = text(node)
        case .image:
            cell.image = image(node)
            cell.imageRange = node.range
        case .textColor: cell.textColor = color(node)
        case .detailColor: cell.detailColor = color(node)
        case .backgroundColor: background(node, of: &cell)
        case .selectedBackgroundColor: cell.selectedBackgroundColor = color(node)
        case .font: cell.textLook.font = font(node)
        case .textAlignment: cell.textLook.alignment = word(node)
        case .numberOfLines: cell.textLook.numberOfLines = count(node)
        case .lineBreakMode: cell.textLook.lineBreakMode = word(node)
        case .adjustsFontSizeToFitWidth: cell.textLook.adjustsFontSizeToFitWidth = boolean(node)
        case .minimumScaleFactor: cell.textLook.minimumScaleFactor = number(node, in: LabelStyle.scaleFactors)
        case .detailFont: cell.detailLook.font = font(node)
        case .detailAlignment: cell.detailLook.alignment = word(node)
        case .detailNumberOfLines: cell.detailLook.numberOfLines = count(node)
        case .detailLineBreakMode: cell.detailLook.lineBreakMode = word(node)
        case .height: cell.height = nonnegativeNumber(node)
        case .indentationLevel: cell.indentationLevel = count(node)
        case .accessory: cell.accessory = accessory(node, in: .normal)
        case .editingAccessory: cell.editingAccessory = accessory(node, in: .editing)
        case .selectionStyle: cell.selectionStyle = word(node)
        case .accessibilityLabel: cell.accessibilityLabel = text(node)
        case .accessibilityHint: cell.accessibilityHint = text(node)
        case .accessibilityValue: cell.accessibilityValue = text(node)
        case .accessibilityIdentifier: cell.accessibilityIdentifier = stringSetting(node)
        }
    }

    /// The colour behind a cell, or two colours that rows have by turns.
    private mutating func background(_ node: YAMLNode, of cell: inout Cell) {
        let keys = AlternatingColorKey.allCases
        guard node.kind == .mapping, keys.contains(where: { node[$0.rawValue] != nil }) else {
            cell.backgroundColor = color(node)
            return
        }
        var colors = AlternatingColors(even: .unset, odd: .unset, at: node.range)
        for field in fields(of: node, as: AlternatingColorKey.self) ?? [] {
            switch field.key {
            case .even: colors.even = color(field.value)
            case .odd: colors.odd = color(field.value)
            }
        }
        for key in keys where node[key.rawValue] == nil { reportMissing(key, in: node) }
        cell.alternatingBackground = colors
    }
}
