import Testing

@testable import TableSpecImport

@Suite("Screens with custom bars, colors and fonts keep their appearance")
struct DarkScreenTests {
    private static let clear = #"<color key="backgroundColor" white="0.0" alpha="0.0"/>"#
    private static let black = #"<color key="backgroundColor" white="0.0" alpha="1"/>"#

    /// A table in the view of a controller.
    private static func controller(table: String, view: String) -> String {
        Fixture.controller(
            "viewController",
            "a",
            #"customClass="MenuViewController""#,
            """
            <view key="view" id="v">\(Fixture.frame(0, 0, 375, 667))<subviews>
            <tableView style="plain" id="t">\(Fixture.frame(0, 0, 375, 667))\(table)</tableView></subviews>\(view)</view>
            """
        )
    }

    @Test func aClearTableHasTheColorOfTheViewBehindIt() {
        let spec = Fixture(scenes: [Self.controller(table: Self.clear, view: Self.black)]).spec
        #expect(spec.contains("backgroundColor: black"))
        #expect(Fixture(scenes: [Self.controller(table: Self.clear, view: "")]).spec.contains("backgroundColor: clear"))
    }

    @Test func theFirstScreenOfAStackWithoutABarHidesIt() {
        let stack = Fixture.controller(
            "navigationController",
            "n",
            #"navigationBarHidden="YES""#,
            """
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
            """
        )
        let scene = Fixture.scene("list", class: "ListViewController", table: Fixture.section(Fixture.cell("Tea")))
        let fixture = Fixture(scenes: [stack, scene], initial: "n")
        #expect(fixture.spec.contains("navigationBarHidden: true"))
        #expect(fixture.result.errors.isEmpty)
    }

    @Test(arguments: [
        (".AppleSystemUIFont", "- Tea"), (".SFUIText-Semibold", "font: headline"),
        (".HelveticaNeueInterface-MediumP4", "font: { size: 17, weight: medium }"),
    ])
    func fontsOfTheSystemHaveNoNames(_ name: String, _ line: String) {
        let label = """
            <label text="Tea" id="l">\(Fixture.frame(16, 11, 100, 22))
            <fontDescription key="fontDescription" name="\(name)" family="\(name)" pointSize="17"/></label>
            """
        let spec = Fixture(table: Fixture.section(Fixture.custom(label))).spec
        #expect(spec.contains(line))
        #expect(!spec.contains("named"))
    }
}
