import TableSpecModel

extension OpenedLayouter {
    /// A question at the bottom of an iPhone, or next to its source.
    func question(
        _ confirmation: ConfirmationContent,
        beside source: Rect,
        isBesideRow: Bool,
        in size: Size
    ) -> OpenedLayout {
        guard traits.device.isTablet || metrics.asksAtSource else { return sheet(confirmation, in: size) }
        let card = popover(confirmation, beside: source, in: size)
        return OpenedLayout(cards: [card], isDimmed: false, isBesideRow: isBesideRow)
    }

    private func sheet(_ confirmation: ConfirmationContent, in size: Size) -> OpenedLayout {
        let width = max(0, size.width - 2 * metrics.gap)
        let button = max(metrics.sheetLineHeight, context.font(.title3).styledLinePitch + 2 * 16)
        let asking = words(of: confirmation, width: width).height + 2 * 14
        let bottom = size.height - max(traits.bottomInset, metrics.gap)
        let height = asking + button + metrics.gap + button
        let frame = Rect(
            x: metrics.gap,
            y: max(0, bottom - height).roundedToPixel(context.scale),
            width: width,
            height: asking + button
        )
        var last = frame
        (last.y, last.height) = (frame.maxY + metrics.gap, button)
        // The system's own text is in English.
        let cancel = OpenedLayout.Card(kind: .cancel, frame: last, lines: [self.button("Cancel", .cancel, in: last)])
        let card = OpenedLayout.Card(kind: .sheet, frame: frame, lines: lines(of: confirmation, in: frame, button))
        return OpenedLayout(cards: [card, cancel], isDimmed: true)
    }

    private func popover(_ confirmation: ConfirmationContent, beside source: Rect, in size: Size) -> OpenedLayout.Card {
        let width = min(metrics.popoverWidth, size.width - 2 * metrics.padding)
        let (room, inset) = (metrics.arrow?.height ?? metrics.gap, metrics.capsuleInset)
        let wanted = max(
            inset > 0 ? metrics.capsuleHeight : metrics.sheetLineHeight,
            context.font(.title3).styledLinePitch + 20
        )
        let height = words(of: confirmation, width: width).height + 2 * 14 + wanted + inset
        let top = self.top(of: height, beside: source, gap: room, in: size)
        let x = min(max(metrics.padding, source.midX - width / 2), size.width - metrics.padding - width)
        let frame = Rect(x: x.roundedToPixel(context.scale), y: top, width: width, height: height)
        var card = OpenedLayout.Card(kind: .popover, frame: frame, lines: lines(of: confirmation, in: frame, wanted))
        card.arrow = metrics.arrow.map { arrow in
            let tip = min(max(frame.x + arrow.width, source.midX), frame.maxX - arrow.width)
            let y = top > source.y ? top - arrow.height : frame.maxY
            return Rect(x: tip - arrow.width / 2, y: y, width: arrow.width, height: arrow.height)
        }
        return card
    }

    /// The question, and the button below it.
    private func lines(
        of confirmation: ConfirmationContent,
        in frame: Rect,
        _ buttonHeight: Double
    ) -> [OpenedLayout.Line] {
        let block = words(of: confirmation, width: frame.width)
        let asking = Rect(x: frame.x, y: frame.y, width: frame.width, height: block.height + 2 * 14)
        let texts = block.placed(x: asking.midX, top: asking.y + 14, edge: .center)
        let inset = metrics.capsuleInset
        let button = Rect(x: frame.x + inset, y: asking.maxY, width: frame.width - 2 * inset, height: buttonHeight)
        return [
            OpenedLayout.Line(frame: asking, texts: texts, role: .question),
            self.button(confirmation.title ?? "", .destructive, in: button),
        ]
    }

    private func words(of confirmation: ConfirmationContent, width: Double) -> TextBlock {
        let font = TextFont(size: context.font(.footnote).size, weight: .semibold)
        return TextBlock(
            DisplayText.sanitized(confirmation.question),
            font: font,
            pitch: font.styledLinePitch,
            width: max(0, width - 2 * metrics.padding),
            limit: 0,
            scale: context.scale
        )
    }

    private func button(_ title: String, _ role: OpenedLayout.Line.Role, in frame: Rect) -> OpenedLayout.Line {
        let style: TextStyle = metrics.capsuleInset > 0 ? .body : .title3
        let weight: FontWeight = role == .cancel ? .semibold : metrics.capsuleInset > 0 ? .medium : .regular
        let font = TextFont(size: context.font(style).size, weight: weight)
        return OpenedLayout.Line(frame: frame, texts: texts(title, font, in: frame.insetBy(4), .center), role: role)
    }
}
