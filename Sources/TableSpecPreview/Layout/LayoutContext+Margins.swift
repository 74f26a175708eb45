internal import TableSpecModel

extension LayoutContext {
    /// The context of the table, which is narrower than the screen if there's space next to it.
    func ofTable(in content: ScreenContent) -> LayoutContext {
        let margins = content.tableMargins
        guard margins.left + margins.right > 0 else { return self }
        var traits = traits
        traits.device.size.width = max(0, traits.device.size.width - margins.left - margins.right)
        return LayoutContext(content: content, traits: traits)
    }
}
