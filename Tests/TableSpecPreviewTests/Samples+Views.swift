import TableSpecModel
import TableSpecPreview

extension Samples {
    /// Custom cells, views around the rows and a toolbar with more items than fit.
    ///
    /// - Parameter height: The height of every row, header and footer; as high as need be, if `nil`.
    static func crowdedViews(height: Double? = nil) -> ScreenContent {
        var content = ScreenContent(
            name: "Views",
            title: "Views",
            rightItems: [BarButtonContent(kind: .view(.control(segments(9))))],
            style: .insetGrouped,
            rowHeight: height,
            sections: [section("rows", .horizontal, height), section("columns", .vertical, height)]
        )
        content.titleView = .control(segments(2))
        content.toolbarItems = [
            BarButtonContent(kind: .title(long)), BarButtonContent(kind: .system(.flexibleSpace)),
            BarButtonContent(kind: .view(.control(segments(9)))), BarButtonContent(kind: .system(.add)),
        ]
        content.searchField = SearchFieldContent(placeholder: long)
        content.viewsAbove = [.label(long), .control(segments(9)), .control(.button(title: long)), .custom(long)]
        content.viewsBelow = [.control(.slider(value: 1, minimum: 0, maximum: 2)), .image(.symbol("star"))]
        content.headerView = HeaderViewContent(text: long, image: .named("Photo"), height: height)
        content.footerView = HeaderViewContent(text: long, height: height)
        return content
    }

    private static let long = "A text that is much too long for a line, with Donaudampfschifffahrtsgesellschaft in it"

    private static func segments(_ count: Int) -> ControlContent {
        .segmentedControl(segments: Array(repeating: "Segment", count: count), selected: 1)
    }

    private static func section(_ id: String, _ axis: ContentStack.Axis, _ height: Double?) -> SectionContent {
        let distributions: [StackDistribution] = [.fill, .fillEqually, .equalSpacing]
        let alignments: [StackAlignment] = [.fill, .center, .trailing]
        var section = SectionContent(
            id: id,
            header: long,
            footer: long,
            rows: distributions.flatMap { distribution in
                alignments.enumerated().flatMap { index, alignment in
                    [nil, 3].map { stretched in
                        row(
                            "\(distribution).\(alignment).\(stretched ?? 9)",
                            StackContent(
                                axis: axis,
                                views: index.isMultiple(of: 2) ? views + [nested(axis)] : views,
                                spacing: 6,
                                alignment: alignment,
                                distribution: distribution,
                                stretchedIndices: stretched.map { [$0] } ?? []
                            )
                        )
                    }
                }
            }
        )
        section.headerAttributes = SectionViewContent(image: .symbol("star"))
        section.headerHeight = height
        section.footerHeight = height
        return section
    }

    private static func row(_ id: String, _ stack: StackContent) -> RowContent {
        RowContent(
            id: id,
            style: .custom,
            accessory: .type(.disclosureIndicator),
            editing: EditingContent(style: .delete, canMove: true),
            content: CellViewContent(.stack(stack))
        )
    }

    private static func nested(_ axis: ContentStack.Axis) -> CellViewContent {
        let other: ContentStack.Axis = axis == .horizontal ? .vertical : .horizontal
        return CellViewContent(.stack(StackContent(axis: other, views: Array(views.prefix(2)), spacing: 4)))
    }

    private static let views = [
        CellViewContent(.label(LabelContent(long, numberOfLines: 0))),
        CellViewContent(.image(.named("Photo"), ImageAttributes()), width: 40, height: 40),
        CellViewContent(.label(LabelContent("Value", alignment: .right))),
        CellViewContent(.control(.slider(value: 1, minimum: 0, maximum: 2))),
    ]
}
