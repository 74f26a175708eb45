import Testing

@Suite("The view behind the rows")
struct BackgroundViewTests {
    private func generated(_ view: String, table: String = "") -> Generated {
        Generated(
            """
            screen: Test
            state: { isBusy: Bool, name: String }
            table:
              backgroundView: \(view)
              \(table)
              sections: [{ rows: [A] }]
            """
        )
    }

    @Test func theTableGetsTheViewOfTheScreen() {
        let generated = generated("{ image: { named: Clouds }, contentMode: scaleAspectFill, visible: $(!isBusy) }")
        #expect(generated.findings == [])
        expect(
            generated,
            has: "final class TestViewController: UITableViewController, TableSpec.Screen, TableSpec.StatefulScreen {",
            "/// The image of the table background view.",
            "private(set) lazy var backgroundCloudsImageView",
            "tableView.backgroundView = backgroundCloudsImageView",
            "backgroundCloudsImageView.isHidden = state.isBusy"
        )
    }

    @Test func itsButtonsTellTheApp() {
        expect(
            generated("{ zstack: [{ button: Join, action: join, anchor: center }] }"),
            has: "/// Called when the button “Join” of the table background view is tapped.\n    func join()",
            "tableView.backgroundView = backgroundContentView"
        )
    }

    @Test func whatStoodInItsPlaceMakesRoomForIt() {
        let table = "contentUnavailable: [{ when: $(isBusy), loading: true }]"
        expect(
            generated("{ label: Hello }", table: table),
            has: """
                TableSpec.showUnavailable(unavailableContent, in: tableView, of: self)
                if unavailableContent == nil { tableView.backgroundView = 
                """
        )
    }
}
