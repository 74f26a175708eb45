internal import TableSpecModel

/// Lays out a view above or below all rows: a list content configuration, or custom views.
struct HeaderViewLayouter {
    let content: HeaderViewContent
    let part: LayoutNode.Part
    let context: LayoutContext

    private var scale: Double { context.scale }
    private var margin: Double { context.table.cardMargin + context.table.rowMargins.leading }
    private var textEnd: Double {
        context.table.width - context.table.cardTrailingMargin - context.table.rowMargins.trailing
    }
    private var font: TextFont {
        content.font.map { TextFont($0, at: context.traits.textSize) } ?? context.font(.body)
    }

    func layout(top: Double) -> LayoutNode {
        content.content.map { layout($0, top: top) } ?? listLayout(top: top)
    }

    /// The distance of custom views from the upper and the lower edge, as in generated code.
    static let contentMargin = 8.0

    /// The space around custom views, as in generated code: 8 points above and below, and at the sides the margins of
    /// the table, or of its cards if it has any.
    private var contentMargins: EdgeInsets {
        let table = context.table
        let isInset = table.style == .insetGrouped
        return content.layoutMargins
            ?? EdgeInsets(
                top: Self.contentMargin,
                left: isInset ? table.cardMargin : table.rowMargins.leading,
                bottom: Self.contentMargin,
                right: isInset ? table.cardTrailingMargin : table.rowMargins.trailing
            )
    }

    /// Views inside the margins.
    private func layout(_ views: CellViewContent, top: Double) -> LayoutNode {
        let (width, margins) = (context.table.width, contentMargins)
        let room = max(0, width - margins.left - margins.right)
        let layouter = ContentLayouter(context: context)
        let needed = layouter.height(of: views, within: room) + margins.top + margins.bottom
        let height = min(content.height ?? needed, RowMetrics.maximumHeight).roundedToPixel(scale)
        let box = Rect(
            x: margins.left,
            y: top + margins.top,
            width: room,
            height: max(0, height - margins.top - margins.bottom)
        )
        let frame = Rect(x: 0, y: top, width: width, height: height)
        return LayoutNode(part, frame, children: layouter.layout(views, in: box))
    }

    private func listLayout(top: Double) -> LayoutNode {
        let imageSize = content.image.map(context.size(of:)) ?? Size(width: 0, height: 0)
        let textX = content.image == nil ? margin : margin + imageSize.width + TableMetrics.imageTextGap
        let (font, width) = (LineFont(plain: font), textEnd - textX)
        let block = TextBlock(content.text, font: font, width: width, fitting: content.height, scale: scale)
        let needed = max(block.height, imageSize.height) + 2 * context.row.titlePadding
        let height = (content.height.map { min($0, RowMetrics.maximumHeight) } ?? needed).roundedToPixel(scale)
        let frame = Rect(x: 0, y: top, width: context.table.width, height: height)
        let slack = height - block.height
        let textTop =
            top + (slack < 0 ? slack / 2 : min(RowMetrics.centeredTop(block: block.height, in: height), slack))
        let image = content.image.map { image in
            let share = min(1, height / max(imageSize.height, 1))
            let size = Size(width: imageSize.width * share, height: imageSize.height * share)
            let y = top + ((height - size.height) / 2).roundedToPixel(scale)
            let frame = Rect(x: margin, y: y, width: size.width, height: size.height)
            return LayoutNode(.image, frame, content: .image(image))
        }
        let lines = block.placed(x: textX, top: textTop).clamped(to: frame)
        return LayoutNode(part, frame, lines: lines, children: image.map { [$0] } ?? [])
    }
}
