extension LayoutTree {
    /// The tree in a stack with a style, with the size of a container in the document.
    func boxed(in frame: Frame, _ attributes: YAMLMapping) -> LayoutTree {
        var padding = Padding(of: seen, in: frame)
        // A view centered at its own size needs none.
        if !fills, abs(padding.left - padding.right) <= 3, padding.left > StackDraft.wideGap {
            (padding.left, padding.right) = (0, 0)
        }
        // Space that remains on one side isn't padding.
        let side = min(padding.left, padding.right)
        if padding.left > side + StackDraft.wideGap || padding.right > side + StackDraft.wideGap {
            (padding.left, padding.right) = (side, side)
        }
        let tree = placed(in: frame.inset(by: padding))
        var box = StackDraft(axis: .vertical, items: [tree], frame: frame)
        if case .stack(let stack) = tree, stack.isPlain { box = stack }
        box.frame = frame
        box.padding = padding.isEmpty ? nil : padding
        box.further = attributes
        return .stack(box)
    }
}
