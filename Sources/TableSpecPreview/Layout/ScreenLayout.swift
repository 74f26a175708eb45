/// Where everything on a screen lies, in points; the picture is as high as the content needs.
public struct ScreenLayout: Hashable, Sendable {
    public var size: Size
    public var bars: BarLayout
    public var sections: [SectionLayout]
    /// The letters of the index, at the trailing edge of the part of the table that the device shows.
    public var indexLines: [LaidOutLine]

    func mirrored() -> ScreenLayout {
        ScreenLayout(
            size: size,
            bars: bars.mirrored(in: size.width),
            sections: sections.map { $0.mirrored(in: size.width) },
            indexLines: indexLines.mirrored(in: size.width)
        )
    }
}

/// Where the parts of a section lie.
public struct SectionLayout: Hashable, Sendable {
    public var id: String
    /// The box of the header, `nil` where the section has none.
    public var headerFrame: Rect?
    public var headerLines: [LaidOutLine]
    /// All rows together; in inset grouped tables the card.
    public var cardFrame: Rect
    public var rows: [RowLayout]
    /// The box of the footer, `nil` where the section has none.
    public var footerFrame: Rect?
    public var footerLines: [LaidOutLine]

    func mirrored(in width: Double) -> SectionLayout {
        SectionLayout(
            id: id,
            headerFrame: headerFrame?.mirrored(in: width),
            headerLines: headerLines.mirrored(in: width),
            cardFrame: cardFrame.mirrored(in: width),
            rows: rows.map { $0.mirrored(in: width) },
            footerFrame: footerFrame?.mirrored(in: width),
            footerLines: footerLines.mirrored(in: width)
        )
    }
}

/// Where the parts of a row lie; what a row does not show is `nil` or empty.
public struct RowLayout: Hashable, Sendable {
    public var id: String
    public var frame: Rect
    /// The part of the row that the accessory leaves: `contentView`.
    public var contentFrame: Rect
    /// The frame of `textLabel`.
    public var textFrame: Rect?
    public var textLines: [LaidOutLine] = []
    /// The frame of `detailTextLabel`.
    public var detailFrame: Rect?
    public var detailLines: [LaidOutLine] = []
    /// The frame of `imageView`.
    public var imageFrame: Rect?
    public var accessories: [AccessoryLayout] = []
    public var control: ControlLayout?
    /// The line at the bottom of the row.
    public var separatorFrame: Rect?
    /// The line over the first row of a section, in the grouped style only.
    public var topSeparatorFrame: Rect?

    func mirrored(in width: Double) -> RowLayout {
        RowLayout(
            id: id,
            frame: frame.mirrored(in: width),
            contentFrame: contentFrame.mirrored(in: width),
            textFrame: textFrame?.mirrored(in: width),
            textLines: textLines.mirrored(in: width),
            detailFrame: detailFrame?.mirrored(in: width),
            detailLines: detailLines.mirrored(in: width),
            imageFrame: imageFrame?.mirrored(in: width),
            accessories: accessories.map { $0.mirrored(in: width) },
            control: control?.mirrored(in: width),
            separatorFrame: separatorFrame?.mirrored(in: width),
            topSeparatorFrame: topSeparatorFrame?.mirrored(in: width)
        )
    }
}

/// A standard accessory in its place.
public struct AccessoryLayout: Hashable, Sendable {
    /// What an accessory is made of.
    public enum Kind: Hashable, Sendable {
        case chevron, infoButton, checkmark
    }

    public var kind: Kind
    public var frame: Rect

    func mirrored(in width: Double) -> AccessoryLayout {
        AccessoryLayout(kind: kind, frame: frame.mirrored(in: width))
    }
}

/// A control in its place.
public struct ControlLayout: Hashable, Sendable {
    public var frame: Rect
    /// The texts of the control: a field's text, a button's title, one line a segment.
    public var lines: [LaidOutLine]
    /// The frames of a segmented control's segments.
    public var segmentFrames: [Rect]

    func mirrored(in width: Double) -> ControlLayout {
        ControlLayout(
            frame: frame.mirrored(in: width),
            lines: lines.mirrored(in: width),
            segmentFrames: segmentFrames.map { $0.mirrored(in: width) }
        )
    }
}
