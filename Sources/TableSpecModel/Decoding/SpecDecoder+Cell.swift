internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// Reads one key of a cell, all but `id`, which rows and prototypes read themselves.
    mutating func decode(_ key: CellKey, _ node: YAMLNode, into cell: inout Cell) {
        switch key {
        case .id: break
        case .style: cell.style = word(node)
        case .text: cell.text = text(node)
        case .detail: cell.detail = text(node)
        case .image:
            cell.image = image(node)
            cell.imageRange = node.range
        case .textColor: cell.textColor = color(node)
        case .detailColor: cell.detailColor = color(node)
        case .backgroundColor: cell.backgroundColor = color(node)
        case .numberOfLines: cell.numberOfLines = count(node)
        case .height: cell.height = nonnegativeNumber(node)
        case .indentationLevel: cell.indentationLevel = count(node)
        case .accessory: cell.accessory = accessory(node)
        case .selectionStyle: cell.selectionStyle = word(node)
        case .accessibilityLabel: cell.accessibilityLabel = text(node)
        case .accessibilityHint: cell.accessibilityHint = text(node)
        case .accessibilityValue: cell.accessibilityValue = text(node)
        case .accessibilityIdentifier: cell.accessibilityIdentifier = stringSetting(node)
        }
    }
}
