internal import TableSpecDiagnostics
internal import TableSpecModel

extension Table {
    /// The effective style of the table, or `nil` if it couldn't be decoded.
    var knownStyle: TableStyle? { style.isInvalid ? nil : style.value ?? .plain }
}

extension Cell {
    /// The effective style of the cell, or `nil` if it couldn't be decoded.
    var knownStyle: CellStyle? { self.style.isInvalid ? nil : shownStyle }

    /// Whether the cell has no text to see or hear.
    var isSilent: Bool {
        self.accessibilityLabel == nil && self.text?.isBlank ?? true && self.detail?.isBlank ?? true
            && self.content?.firstLabelText == nil
    }

    /// Whether the cell shows neither a text nor an image nor a control.
    var isEmpty: Bool {
        shownStyle != .custom && self.image == nil && self.accessory?.controlKind == nil && self.text?.isBlank ?? true
            && self.detail?.isBlank ?? true
    }

    /// The colors of the texts that the cell has, as far as the spec specifies them.
    var colorsOfTexts: [Located<ColorReference>] {
        let color = self.text != nil ? self.textColor.located : nil
        let detailColor = self.detail != nil ? self.detailColor.located : nil
        return [color, detailColor].compactMap(\.self)
    }
}

extension TextTemplate {
    /// Whether the text shows nothing.
    var isBlank: Bool {
        literal?.isBlank ?? false
    }

    /// Whether the text appears verbatim in the file, without quotes, so that another text can replace it.
    var isPlain: Bool { literal?.utf8.count == Int(range.end - range.start) }
}

extension Segue {
    /// The effective kind of presentation of the destination, or `nil` if it couldn't be decoded.
    var knownKind: SegueKind? { kind.isInvalid ? nil : kind.value ?? .show }
}

extension BarButton {
    /// Whether the button is a space between others.
    var isSpace: Bool { kind == .system(.flexibleSpace) || kind == .system(.fixedSpace) }
}

extension String {
    /// Whether the text is empty or only white space.
    var isBlank: Bool {
        guard let first = utf8.first else { return true }
        let isVisibleASCII = first > UInt8(ascii: " ") && first < 0x7F
        return !isVisibleASCII && allSatisfy(\.isWhitespace)
    }

    /// The text in quotes, shortened to fit into a message.
    var quoted: String { "'\(shortened)'" }
}

extension AccessoryType {
    /// Whether the accessory contains a disclosure indicator.
    var isDisclosure: Bool { self == .disclosureIndicator || self == .detailDisclosureButton }
}

extension Accessory {
    /// The location of the accessory's kind, without its details.
    var accessoryRange: SourceRange { type.range ?? range }
}

extension Control {
    /// The effective minimum and maximum of a slider, a stepper or a field for a number, or `nil` for other controls and
    /// if one couldn't be decoded.
    var valueRange: (minimum: Double, maximum: Double)? {
        guard !self.minimum.isInvalid, !self.maximum.isInvalid else { return nil }
        switch self.kind {
        case .slider: return (self.minimum.value ?? 0, self.maximum.value ?? 1)
        case .stepper: return (self.minimum.value ?? 0, self.maximum.value ?? 100)
        case .textField where self.number != nil:
            return (self.minimum.value ?? -.infinity, self.maximum.value ?? .infinity)
        default: return nil
        }
    }
}

extension Trigger {
    /// Whether a tap has an effect that could be decoded.
    var isReadable: Bool {
        if case .invalid = self { return false }
        return !isNone
    }
}
