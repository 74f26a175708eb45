import Testing

/// Constraints of a cell's own views that can be satisfied together.
@Suite("Sizes of the views of custom cells")
struct ContentLayoutTests {
    private let state = "state: { a: String, b: String }"

    private func generated(_ content: String) -> Generated {
        Generated(rows: "{ id: only, content: \(content) }", keys: state)
    }

    private let toTheMargin = "row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)"
    private let upToTheMargin =
        "row.trailingAnchor.constraint(lessThanOrEqualTo: contentView.layoutMarginsGuide.trailingAnchor)"

    @Test func aFieldOfAStatedWidthLeavesTheRestToTheText() {
        let cell = generated("[Email, { textField: $(a), width: 100 }]")
        expect(
            cell,
            has: toTheMargin,
            "aTextField.widthAnchor.constraint(equalToConstant: 100)",
            "emailLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)"
        )
        expect(cell, lacks: "setContentHuggingPriority")
    }

    @Test func aRowOfStatedWidthsIsNotPinnedToBothMargins() {
        let cell = generated("[{ label: Email, width: 80 }, { textField: $(a), width: 100 }]")
        expect(cell, has: upToTheMargin)
        expect(cell, lacks: "setContentHuggingPriority", "row.trailingAnchor.constraint(equalTo")
    }

    /// A column makes its views as wide as it is, by constraints that are required as well.
    @Test func aViewOfAStatedWidthInAColumnIsFollowedByRoom() {
        expect(
            generated("{ vstack: [{ image: { symbol: star }, width: 40 }, A] }"),
            has: """
                let row = UIStackView(arrangedSubviews: [starImageView, UIView()])
                let column = UIStackView(arrangedSubviews: [row, aLabel])
                column.axis = .vertical
                """,
            "starImageView.widthAnchor.constraint(equalToConstant: 40)"
        )
        expect(
            generated("{ vstack: [{ image: { symbol: star }, width: 40 }, A], alignment: leading }"),
            has: "let column = UIStackView(arrangedSubviews: [starImageView, aLabel])"
        )
    }

    @Test func aRowInAColumnWithoutAViewToStretchIsFollowedByRoom() {
        expect(
            generated("{ vstack: [{ hstack: [{ label: A, width: 40 }, { label: B, width: 50 }] }, C] }"),
            has: """
                let row = UIStackView(arrangedSubviews: [aLabel, bLabel])
                row.alignment = .center
                row.spacing = 8
                let row2 = UIStackView(arrangedSubviews: [row, UIView()])
                let column = UIStackView(arrangedSubviews: [row2, cLabel])
                """
        )
    }

    @Test func aViewOfAStatedHeightInARowThatFillsIsFollowedByRoom() {
        expect(
            generated("{ hstack: [{ image: { symbol: star }, height: 40 }, A], alignment: fill }"),
            has: """
                let column = UIStackView(arrangedSubviews: [starImageView, UIView()])
                column.axis = .vertical
                let row = UIStackView(arrangedSubviews: [column, aLabel])
                """
        )
    }

    @Test func aViewOfAStatedWidthIsNoEqualPartButStandsInOne() {
        expect(
            generated("{ hstack: [{ label: A, width: 40 }, B], distribution: fillEqually }"),
            has: """
                let row = UIStackView(arrangedSubviews: [aLabel, UIView()])
                let row2 = UIStackView(arrangedSubviews: [row, bLabel])
                """
        )
    }

    @Test func spacersOfOneStackAreEquallyLong() {
        expect(
            generated("[{ spacer: true }, A, { spacer: true }]"),
            has: """
                let spacer = UIView()
                let spacer2 = UIView()
                let row = UIStackView(arrangedSubviews: [spacer, aLabel, spacer2])
                """,
            "spacer2.widthAnchor.constraint(equalTo: spacer.widthAnchor)",
            "aLabel.setContentHuggingPriority(.required, for: .horizontal)"
        )
        expect(
            generated("{ vstack: [A, { spacer: true }, B, { spacer: true }] }"),
            has: "spacer2.heightAnchor.constraint(equalTo: spacer.heightAnchor)"
        )
        expect(generated("[A, { spacer: true }]"), has: "arrangedSubviews: [aLabel, UIView()]")
    }
}
