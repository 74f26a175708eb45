internal import TableSpecModel

/// What every part of a layout needs to know.
struct LayoutContext {
    var traits: PreviewTraits
    let style: TableStyle
    let separatorStyle: SeparatorStyle
    let table: TableMetrics
    let row: RowMetrics
    let section: SectionMetrics
    let controls: ControlMetrics
    /// The row that the state is about.
    let subject: RowPlace?

    init(content: ScreenContent, traits: PreviewTraits) {
        self.traits = traits
        style = content.style
        separatorStyle = content.separatorStyle
        table = TableMetrics(
            traits: traits,
            style: content.style,
            hasIndex: !content.sectionIndexTitles.isEmpty
        )
        row = RowMetrics(look: traits.look, scale: traits.device.scale)
        section = SectionMetrics(look: traits.look, scale: traits.device.scale, style: content.style)
        controls = ControlMetrics(look: traits.look)
        subject = content.subject(of: traits.state)
    }

    var scale: Double { traits.device.scale }
    var isEditing: Bool { traits.state == .editing }
    var isStacked: Bool { traits.textSize.isAccessibilityCategory }

    func font(_ style: TextStyle) -> TextFont { style.font(traits.textSize) }

    /// How much larger symbols are than at the default text size.
    var symbolGrowth: Double { font(.body).size / 17 }
}
