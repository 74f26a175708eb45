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

// Mirroring twice moves the content by the difference of the widths.

extension SectionLayout {
    /// The section, moved sideways by a distance in points.
    func moved(by distance: Double) -> SectionLayout { mirrored(in: 0).mirrored(in: distance) }
}

extension HeaderViewLayout {
    /// The view, moved sideways by a distance in points.
    func moved(by distance: Double) -> HeaderViewLayout { mirrored(in: 0).mirrored(in: distance) }
}

extension UnavailableLayout {
    /// The content, moved sideways by a distance in points.
    func moved(by distance: Double) -> UnavailableLayout { mirrored(in: 0).mirrored(in: distance) }
}

extension [LaidOutLine] {
    /// The lines, moved sideways by a distance in points.
    func moved(by distance: Double) -> [LaidOutLine] { mirrored(in: 0).mirrored(in: distance) }
}
