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
            has: ".sized(width: 100)",
            "onlyView = UIStackView.row([UILabel.forRow(\"Email\"), onlyATextField], stretching: 0)"
        )
        #expect(cell.supports("setContentCompressionResistancePriority(.defaultLow, for: .horizontal)"))
    }

    /// Widths that are all stated cannot add up to that of the cell.
    @Test func aRowOfStatedWidthsIsFollowedByRoom() {
        expect(
            generated("[{ label: Email, width: 80 }, { textField: $(a), width: 100 }]"),
            has: """
                onlyView = UIStackView.row([
                    UIStackView.row([UILabel.forRow("Email").sized(width: 80), onlyATextField]),
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
                onlyView = UIStackView.column([
                    UIStackView.row(
                        [UIImageView.forRow(UIImage(systemName: "star")).sized(width: 40), UIView()],
                        spacing: 0,
                        alignment: .fill
                    ),
                    UILabel.forRow("A"),
                ])
                """
        )
        expect(
            generated("{ vstack: [{ image: { symbol: star }, width: 40 }, A], alignment: leading }"),
            has: """
                onlyView = UIStackView.column(
                    [UIImageView.forRow(UIImage(systemName: "star")).sized(width: 40), UILabel.forRow("A")],
                    alignment: .leading
                )
                """
        )
    }

    @Test func aRowInAColumnWithoutAViewToStretchIsFollowedByRoom() {
        expect(
            generated("{ vstack: [{ hstack: [{ label: A, width: 40 }, { label: B, width: 50 }] }, C] }"),
            has: """
                UIStackView.row(
                    [UIStackView.row([UILabel.forRow("A").sized(width: 40), UILabel.forRow("B").sized(width: 50)]), UIView()],
                    spacing: 0,
                    alignment: .fill
                ),
                UILabel.forRow("C"),
                """
        )
    }

    @Test func aViewOfAStatedHeightInARowThatFillsIsFollowedByRoom() {
        expect(
            generated("{ hstack: [{ image: { symbol: star }, height: 40 }, A], alignment: fill }"),
            has: """
                UIStackView.column([UIImageView.forRow(UIImage(systemName: "star")).sized(height: 40), UIView()]),
                UILabel.forRow("A"),
                """
        )
    }

    @Test func aViewOfAStatedWidthIsNoEqualPartButStandsInOne() {
        expect(
            generated("{ hstack: [{ label: A, width: 40 }, B], distribution: fillEqually }"),
            has: """
                [
                    UIStackView.row([UILabel.forRow("A").sized(width: 40), UIView()], spacing: 0, alignment: .fill),
                    UILabel.forRow("B"),
                ],
                distribution: .fillEqually
                """
        )
    }

    @Test func spacersOfOneStackAreEquallyLong() {
        let row = generated("[{ spacer: true }, A, { spacer: true }]")
        expect(row, has: "onlyView = UIStackView.row([UIView(), UILabel.forRow(\"A\"), UIView()])")
        #expect(row.supports("view.widthAnchor.constraint(equalTo: room[0].widthAnchor).isActive = true"))
        #expect(row.supports("setContentHuggingPriority(.required, for: .horizontal)"), "the text takes no room")
        let column = generated("{ vstack: [A, { spacer: true }, B, { spacer: true }] }")
        expect(
            column,
            has: "onlyView = UIStackView.column([UILabel.forRow(\"A\"), UIView(), UILabel.forRow(\"B\"), UIView()])"
        )
        #expect(column.supports("view.heightAnchor.constraint(equalTo: room[0].heightAnchor).isActive = true"))
        expect(generated("[A, { spacer: true }]"), has: "UIStackView.row([UILabel.forRow(\"A\"), UIView()])")
    }
}
