internal import TableSpecDiagnostics
internal import TableSpecModel

extension Table {
    /// The style that the table has, stated or by default; `nil` where it could not be read.
    var knownStyle: TableStyle? { style.isInvalid ? nil : style.value ?? .plain }
}

extension Cell {
    /// The style that the cell has, stated or by default; `nil` where it could not be read.
    var knownStyle: CellStyle? { self.style.isInvalid ? nil : shownStyle }

    /// Whether the cell has no text to read, shown or spoken.
    var isSilent: Bool {
        self.accessibilityLabel == nil && self.text?.isBlank ?? true && self.detail?.isBlank ?? true
            && self.content?.firstLabelText == nil
    }

    /// Whether the cell shows neither a text nor an image nor a control.
    var isEmpty: Bool {
        shownStyle != .custom && self.image == nil && self.accessory?.controlKind == nil && self.text?.isBlank ?? true
            && self.detail?.isBlank ?? true
    }
}

extension TextTemplate {
    /// Whether the text shows nothing at all.
    var isBlank: Bool {
        literal?.isBlank ?? false
    }

    /// Whether the text appears in the file as it reads, without quotes, so that another text can replace it.
    var isPlain: Bool { literal?.utf8.count == Int(range.end - range.start) }
}

extension Segue {
    /// How the destination is shown, stated or by default; `nil` where it could not be read.
    var knownKind: SegueKind? { kind.isInvalid ? nil : kind.value ?? .show }
}

extension BarButton {
    /// Whether the button is a gap between others.
    var isSpace: Bool { kind == .system(.flexibleSpace) || kind == .system(.fixedSpace) }
}

extension Double {
    /// The number as people write it: whole numbers without a point.
    var text: String { Int(exactly: self).map(String.init) ?? description }
}

extension String {
    /// Whether the text is empty or white space only.
    var isBlank: Bool {
        guard let first = utf8.first else { return true }
        let isVisibleASCII = first > UInt8(ascii: " ") && first < 0x7F
        return !isVisibleASCII && allSatisfy(\.isWhitespace)
    }

    /// The text in quotes, cut to a length that fits into a message.
    var quoted: String { "'\(shortened)'" }
}

extension AccessoryType {
    /// Whether the accessory holds a disclosure indicator.
    var isDisclosure: Bool { self == .disclosureIndicator || self == .detailDisclosureButton }
}

extension Accessory {
    /// The place of the accessory's kind, without what belongs to it.
    var accessoryRange: SourceRange { type.range ?? range }
}

extension Control {
    /// The smallest and the largest value of a slider or stepper, stated or by default; `nil` for other controls and
    /// where one could not be read.
    var valueRange: (minimum: Double, maximum: Double)? {
        guard self.kind == .slider || self.kind == .stepper, !self.minimum.isInvalid, !self.maximum.isInvalid else {
            return nil
        }
        return (self.minimum.value ?? 0, self.maximum.value ?? (self.kind == .slider ? 1 : 100))
    }
}

extension Trigger {
    /// Whether a tap does something, and the spec could be read to say what.
    var isReadable: Bool {
        if case .invalid = self { return false }
        return !isNone
    }
}
