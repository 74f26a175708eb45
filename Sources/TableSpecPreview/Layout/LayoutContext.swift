internal import TableSpecModel

/// The traits, styles and metrics that every part of a layout uses.
struct LayoutContext {
    var traits: PreviewTraits
    let style: TableStyle
    let separatorStyle: SeparatorStyle
    let table: TableMetrics
    let row: RowMetrics
    let section: SectionMetrics
    let controls: ControlMetrics
    /// The height in points of rows that don't specify one, or `nil` to fit the content.
    let rowHeight: Double?
    /// The table properties that the spec specifies.
    let properties: PropertyValues<TablePropertyKey>
    /// The properties of the control that is being laid out.
    var control = PropertyValues<ControlPropertyKey>()
    /// The known images and colors of the app's asset catalogs.
    let assets: PictureAssets
    /// The row that the state refers to.
    let subject: RowPlace?

    init(content: ScreenContent, traits: PreviewTraits) {
        self.traits = traits
        style = content.style
        separatorStyle = content.separatorStyle
        table = TableMetrics(
            traits: traits,
            style: content.style,
            hasIndex: !content.sectionIndexTitles.isEmpty,
            followsReadableWidth: content.properties.boolean(.cellLayoutMarginsFollowReadableWidth) ?? false,
            statedMargins: content.properties.insets(.layoutMargins)
        )
        row = RowMetrics(
            system: traits.system,
            scale: traits.device.scale,
            isOnLargeTablet: (traits.presenter ?? traits.device).isLargeTablet
        )
        section = SectionMetrics(system: traits.system, scale: traits.device.scale, style: content.style)
        controls = ControlMetrics(system: traits.system)
        rowHeight = content.rowHeight
        properties = content.properties
        assets = content.assets
        subject = content.subject(of: traits.state)
    }

    var scale: Double { traits.device.scale }
    var isEditing: Bool { traits.state == .editing }
    var isStacked: Bool { traits.textSize.isAccessibilityCategory }

    func font(_ style: TextStyle) -> TextFont { style.font(traits.textSize) }

    /// The scale of symbols relative to the default text size.
    var symbolGrowth: Double { font(.body).size / 17 }
}
