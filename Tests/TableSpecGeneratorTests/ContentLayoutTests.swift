import Testing

/// Constraints of a row's own views that can be satisfied together.
@Suite("Sizes of the views of custom cells")
struct ContentLayoutTests {
    private let state = "state: { a: String, b: String }"

    private func generated(_ content: String) -> Generated {
        Generated(rows: "{ id: only, content: \(content) }", keys: state)
    }

    @Test func aFieldOfAStatedWidthLeavesTheRestToTheText() {
        let cell = generated("[Email, { textField: $(a), width: 100 }]")
        expect(
            cell,
            has: ", width: 100)",
            "onlyView = TableSpec.adaptiveRow([TableSpec.label(\"Email\"), onlyATextField], stretching: 0)"
        )
        #expect(cell.supports("setContentCompressionResistancePriority(.defaultLow, for: .horizontal)"))
    }

    /// Widths that are all stated cannot add up to that of the cell.
    @Test func aRowOfStatedWidthsIsFollowedByRoom() {
        expect(
            generated("[{ label: Email, width: 80 }, { textField: $(a), width: 100 }]"),
            has: """
                onlyView = TableSpec.row([
                        TableSpec.adaptiveRow([TableSpec.size(TableSpec.label("Email"), width: 80), onlyATextField]),
                        UIView(),
                    ])
                """
        )
    }

    /// A column makes its views as wide as it is, by constraints that are required as well.
    @Test func aViewOfAStatedWidthInAColumnIsFollowedByRoom() {
        expect(
            generated("{ vstack: [{ image: { symbol: star }, width: 40 }, A] }"),
            has: """
                onlyView = TableSpec.column([
                        TableSpec.row(
                            [TableSpec.size(TableSpec.imageView(UIImage(systemName: "star")), width: 40), UIView()],
                            spacing: 0,
                            alignment: .fill
                        ),
                        TableSpec.label("A"),
                    ])
                """
        )
        expect(
            generated("{ vstack: [{ image: { symbol: star }, width: 40 }, A], alignment: leading }"),
            has: """
                onlyView = TableSpec.column(
                    [TableSpec.size(TableSpec.imageView(UIImage(systemName: "star")), width: 40), TableSpec.label("A")],
                    alignment: .leading
                )
                """
        )
    }

    @Test func aRowInAColumnWithoutAViewToStretchIsFollowedByRoom() {
        expect(
            generated("{ vstack: [{ hstack: [{ label: A, width: 40 }, { label: B, width: 50 }] }, C] }"),
            has: """
                TableSpec.row(
                    [
                        TableSpec.adaptiveRow([
                                TableSpec.size(TableSpec.label("A"), width: 40),
                                TableSpec.size(TableSpec.label("B"), width: 50),
                            ]),
                        UIView(),
                    ],
                    spacing: 0,
                    alignment: .fill
                ),
                TableSpec.label("C"),
                """
        )
    }

    @Test func aViewOfAStatedHeightInARowThatFillsIsFollowedByRoom() {
        expect(
            generated("{ hstack: [{ image: { symbol: star }, height: 40 }, A], alignment: fill }"),
            has: """
                TableSpec.column([TableSpec.size(TableSpec.imageView(UIImage(systemName: "star")), height: 40), UIView()]),
                TableSpec.label("A"),
                """
        )
    }

    @Test func aViewOfAStatedWidthIsNoEqualPartButStandsInOne() {
        expect(
            generated("{ hstack: [{ label: A, width: 40 }, B], distribution: fillEqually }"),
            has: """
                [
                    TableSpec.row([TableSpec.size(TableSpec.label("A"), width: 40), UIView()], spacing: 0, alignment: .fill),
                    TableSpec.label("B"),
                ],
                distribution: .fillEqually
                """
        )
    }

    @Test func spacersOfOneStackAreEquallyLong() {
        let row = generated("[{ spacer: true }, A, { spacer: true }]")
        expect(row, has: "onlyView = TableSpec.row([UIView(), TableSpec.label(\"A\"), UIView()])")
        #expect(row.supports("view.widthAnchor.constraint(equalTo: room[0].widthAnchor).isActive = true"))
        #expect(row.supports("setContentHuggingPriority(.required, for: .horizontal)"), "the text takes no room")
        let column = generated("{ vstack: [A, { spacer: true }, B, { spacer: true }] }")
        expect(
            column,
            has: "onlyView = TableSpec.column([TableSpec.label(\"A\"), UIView(), TableSpec.label(\"B\"), UIView()])"
        )
        #expect(column.supports("view.heightAnchor.constraint(equalTo: room[0].heightAnchor).isActive = true"))
        expect(generated("[A, { spacer: true }]"), has: "TableSpec.row([TableSpec.label(\"A\"), UIView()])")
    }
}
