import Testing

@Suite("Views of the app's own classes in a screen")
struct ScreenViewTests {
    private static func screen(_ views: String) -> Generated {
        Generated(rows: "A", keys: "views: { above: [\(views)], below: [{ class: CompassView }] }")
    }

    @Test func theAppMakesEachClassByOneMethod() {
        let generated = Self.screen("{ class: CompassView }, { class: DialView }")
        expect(
            generated,
            has: """
                protocol TestActions: AnyObject {
                    /// Makes the view `CompassView`.
                    func makeCompassView() -> UIView

                    /// Makes the view `DialView`.
                    func makeDialView() -> UIView
                }
                """,
            "arrangedSubviews: [actions?.makeCompassView(), actions?.makeDialView()].compactMap { $0 }",
            "arrangedSubviews: [actions?.makeCompassView()].compactMap { $0 }"
        )
    }
}
