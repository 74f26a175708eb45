import TableSpecModel

extension PopupLayouter {
    /// A question at the bottom of an iPhone, or next to its source.
    func question(
        _ confirmation: ConfirmationContent,
        beside source: Rect,
        isBesideRow: Bool,
        in size: Size
    ) -> LayoutNode {
        guard traits.device.isTablet || metrics.asksAtSource else { return sheet(confirmation, in: size) }
        let card = popover(confirmation, beside: source, in: size)
        return popup([card], LayoutNode.Popup(isDimmed: false, isBesideRow: isBesideRow), in: size)
    }

    private func sheet(_ confirmation: ConfirmationContent, in size: Size) -> LayoutNode {
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
        let cancel = LayoutNode(
            .card,
            last,
            content: .card(.cancel),
            children: [self.button("Cancel", .cancel, in: last)]
        )
        let card = LayoutNode(
            .card,
            frame,
            content: .card(.sheet),
            children: entries(of: confirmation, in: frame, button)
        )
        return popup([card, cancel], LayoutNode.Popup(isDimmed: true), in: size)
    }

    private func popover(_ confirmation: ConfirmationContent, beside source: Rect, in size: Size) -> LayoutNode {
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
        let arrow = metrics.arrow.map { arrow in
            let tip = min(max(frame.x + arrow.width, source.midX), frame.maxX - arrow.width)
            let y = top > source.y ? top - arrow.height : frame.maxY
            return LayoutNode(.arrow, Rect(x: tip - arrow.width / 2, y: y, width: arrow.width, height: arrow.height))
        }
        let entries = entries(of: confirmation, in: frame, wanted)
        return LayoutNode(.card, frame, content: .card(.popover), children: entries + (arrow.map { [$0] } ?? []))
    }

    /// The question, and the button below it.
    private func entries(
        of confirmation: ConfirmationContent,
        in frame: Rect,
        _ buttonHeight: Double
    ) -> [LayoutNode] {
        let block = words(of: confirmation, width: frame.width)
        let asking = Rect(x: frame.x, y: frame.y, width: frame.width, height: block.height + 2 * 14)
        let texts = block.placed(x: asking.midX, top: asking.y + 14, edge: .center)
        let inset = metrics.capsuleInset
        let button = Rect(x: frame.x + inset, y: asking.maxY, width: frame.width - 2 * inset, height: buttonHeight)
        return [
            LayoutNode(.entry, asking, lines: texts, content: .entry(LayoutNode.Entry(role: .question))),
            self.button(confirmation.title ?? "", .destructive, in: button),
        ]
    }

    private func words(of confirmation: ConfirmationContent, width: Double) -> TextBlock {
        let font = TextFont(size: context.font(.footnote).size, weight: .semibold)
        return TextBlock(
            confirmation.question,
            font: LineFont(style: font),
            width: max(0, width - 2 * metrics.padding),
            scale: context.scale
        )
    }

    private func button(_ title: String, _ role: LayoutNode.Entry.Role, in frame: Rect) -> LayoutNode {
        let style: TextStyle = metrics.capsuleInset > 0 ? .body : .title3
        let weight: FontWeight = role == .cancel ? .semibold : metrics.capsuleInset > 0 ? .medium : .regular
        let font = TextFont(size: context.font(style).size, weight: weight)
        let lines = texts(title, font, in: frame.insetBy(4), .center)
        return LayoutNode(.entry, frame, lines: lines, content: .entry(LayoutNode.Entry(role: role)))
    }
}
