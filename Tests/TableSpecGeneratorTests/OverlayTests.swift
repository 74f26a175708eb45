import Testing

@Suite("Views over the table")
struct OverlayTests {
    private func generated(_ overlay: String, table: String = "", state: String = "{ isBusy: Bool }") -> Generated {
        Generated(
            """
            screen: Test
            state: \(state)
            views: { overlay: [\(overlay)] }
            table:
              \(table)
              sections: [{ rows: [A] }]
            """
        )
    }

    @Test func eachViewIsKeptAndPlaced() {
        let generated = generated(
            "{ button: { symbol: plus }, action: add, anchor: bottomTrailing, inset: 20 }, "
                + "{ activityIndicator: $(isBusy), anchor: center }"
        )
        #expect(generated.findings == [])
        expect(
            generated,
            has: "final class TestViewController: UIViewController, TableSpec.Screen, TableSpec.StatefulScreen {",
            "/// Called when the button over the table is tapped.\n    func add()",
            "private(set) lazy var overlayButton",
            """
            TableSpec.addOverlay(
                [
                    .at(.trailing, .bottom, overlayButton, inset: 20),
                    .at(.centerX, .centerY, overlayIsBusyActivityIndicator),
                ],
                to: view,
                over: tableView
            )
            """,
            "tableView.contentInset.bottom = TableSpec.heightOverRows(of: overlayButton, inset: 20)",
            "tableView.topAnchor.constraint(equalTo: view.topAnchor),",
            "tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),"
        )
        expect(generated, lacks: "UIStackView(arrangedSubviews", "[above", "for column in")
        #expect(
            generated.supports(
                "func addOverlay(_ layers: [AnchoredView], to view: UIView, over tableView: UITableView) {"
            )
        )
    }

    @Test func onlyViewsAtTheBottomTakeRoomBelowTheRows() {
        let top = generated("{ label: Offline, anchor: top }, { label: Busy, visible: $(isBusy) }")
        expect(top, has: "[.at(.centerX, .top, overlayLabel), .filling(overlayLabelItem)]")
        expect(top, lacks: "viewDidLayoutSubviews", "setNeedsLayout")
        let bottom = generated(
            "{ label: A, anchor: bottom }, { label: B, anchor: bottomLeading, visible: $(isBusy) }",
            table: "contentInset: { bottom: 12 }"
        )
        expect(
            bottom,
            has: "+ max(TableSpec.heightOverRows(of: overlayLabel), TableSpec.heightOverRows(of: overlayLabelItem))",
            "view.setNeedsLayout()"
        )
    }

    @Test func aPartOfTheWidthIsOneOfTheTables() {
        expect(
            generated("{ label: Offline, width: 90%, anchor: top }"),
            has: "overlayLabel.widthAnchor.constraint(equalTo: tableView.widthAnchor, multiplier: 0.9)"
                + ".isActive = true"
        )
    }

    @Test func aFieldOverTheTableGetsTheKeyboard() {
        expect(
            generated("{ textField: $(name), focus: true, anchor: bottom, width: 90% }", state: "{ name: String }"),
            has: "overlayNameTextField.becomeFirstResponder()"
        )
    }

    @Test func aTableMayBeNarrowerThanTheScreen() {
        let generated = Generated(rows: "A", keys: "views: { margins: { left: 16, right: 8 } }")
        expect(
            generated,
            has: "view.addSubview(tableView)",
            "tableView.topAnchor.constraint(equalTo: view.topAnchor),",
            "tableView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),",
            "tableView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),",
            "tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),",
            "view.keyboardLayoutGuide.usesBottomSafeArea = false"
        )
        let lifted = Generated(rows: "A", keys: "views: { margins: { bottom: 8 } }")
        expect(
            lifted,
            has: "tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),",
            "tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),"
        )
        #expect(!lifted.swift.contains("usesBottomSafeArea"), "the room begins above the home indicator")
        expect(
            Generated(rows: "A", keys: "views: { margins: 8, above: [Title] }"),
            has: "UIStackView(arrangedSubviews: [above, tableContainer])",
            "tableContainer.addSubview(tableView)",
            "tableView.topAnchor.constraint(equalTo: tableContainer.safeAreaLayoutGuide.topAnchor, constant: 8),"
        )
    }

    @Test func aScreenWithoutSuchViewsHasNoSupportForThem() {
        #expect(!Generated(rows: "A").supports("addOverlay"))
    }

    @Test func aNameThatTheScreenHasIsReported() {
        let generated = generated("{ id: view, label: A, anchor: top }, { id: view1, label: A, anchor: top }")
        #expect(generated.collisions.isEmpty)
        expect(generated, has: "lazy var overlayView = ", "lazy var overlayView1 = ")
    }
}
