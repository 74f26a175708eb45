internal import TableSpecModel

/// Where the parts of a view above or below all rows lie.
public struct HeaderViewLayout: Hashable, Sendable {
    public var frame: Rect
    public var textLines: [LaidOutLine]
    public var imageFrame: Rect?

    func mirrored(in width: Double) -> HeaderViewLayout {
        HeaderViewLayout(
            frame: frame.mirrored(in: width),
            textLines: textLines.mirrored(in: width),
            imageFrame: imageFrame?.mirrored(in: width)
        )
    }
}

/// Lays out a view above or below all rows as the list content configuration that it is.
struct HeaderViewLayouter {
    let content: HeaderViewContent
    let context: LayoutContext

    private var scale: Double { context.scale }
    private var margin: Double { context.table.cardMargin + context.table.rowMargins.leading }
    private var textEnd: Double {
        context.table.width - context.table.cardTrailingMargin - context.table.rowMargins.trailing
    }
    private var font: TextFont {
        content.font.map { TextFont($0, at: context.traits.textSize) } ?? context.font(.body)
    }

    func layout(top: Double) -> HeaderViewLayout {
        let imageSide = content.image.map(side(of:)) ?? 0
        let textX = content.image == nil ? margin : margin + imageSide + TableMetrics.imageTextGap
        let block = TextBlock(
            DisplayText.sanitized(content.text ?? ""),
            font: font,
            pitch: font.plainLinePitch,
            width: textEnd - textX,
            fitting: content.height,
            scale: scale
        )
        let needed = max(block.height, imageSide) + 2 * context.row.titlePadding
        let height = (content.height.map { min($0, RowMetrics.maximumHeight) } ?? needed).roundedToPixel(scale)
        let frame = Rect(x: 0, y: top, width: context.table.width, height: height)
        let slack = height - block.height
        let textTop =
            top + (slack < 0 ? slack / 2 : min(RowMetrics.centeredTop(block: block.height, in: height), slack))
        return HeaderViewLayout(
            frame: frame,
            textLines: block.placed(x: textX, top: textTop).clamped(to: frame),
            imageFrame: content.image.map { _ in
                let side = min(imageSide, height)
                return Rect(x: margin, y: top + ((height - side) / 2).roundedToPixel(scale), width: side, height: side)
            }
        )
    }

    private func side(of image: ImageContent) -> Double {
        switch image {
        case .symbol: (TableMetrics.symbolSide * context.symbolGrowth).roundedToPixel(scale)
        case .named: TableMetrics.assetImageSide
        }
    }
}
