import Testing

@testable import TableSpecPreview

/// Outlines as SVG writes them.
@Suite("Outlines")
struct SVGPathTests {
    private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test("Lines, absolute and relative, with and without separators")
    func lines() {
        let steps: [PathStep] = [.move(point(1, 2)), .line(point(4, 2)), .line(point(4, -1.5)), .close]
        #expect(SVGPath.steps("M1 2H4V-1.5Z") == steps)
        #expect(SVGPath.steps("m1,2 h3v-3.5z") == steps)
        #expect(SVGPath.steps("M1 2L4 2 4-1.5z") == steps)
        #expect(SVGPath.steps("M1 2 4 2 4-1.5z") == steps)
    }

    @Test("Further points of a relative move are relative lines; after closing, drawing continues at the start")
    func moves() {
        #expect(
            SVGPath.steps("m1 1 2 0z l1 1") == [
                .move(point(1, 1)), .line(point(3, 1)), .close, .line(point(2, 2)),
            ]
        )
    }

    @Test("A smooth curve mirrors the previous control point, and a quadratic one becomes cubic")
    func curves() {
        #expect(
            SVGPath.steps("M0 0C1 1 2 1 3 0S5-1 6 0") == [
                .move(point(0, 0)), .curve(point(1, 1), point(2, 1), point(3, 0)),
                .curve(point(4, -1), point(5, -1), point(6, 0)),
            ]
        )
        #expect(
            SVGPath.steps("M0 0Q3 3 6 0") == [
                .move(point(0, 0)), .curve(point(2, 2), point(4, 2), point(6, 0)),
            ]
        )
    }

    @Test("An arc becomes quarter turns; its flags need no separators")
    func arcs() throws {
        let steps = SVGPath.steps("M0 5A5 5 0 0110 5")
        #expect(steps.count == 3)
        guard case .curve(_, _, let middle) = steps[1], case .curve(_, _, let end) = steps[2] else {
            Issue.record("no curves")
            return
        }
        #expect(abs(middle.x - 5) < 1e-9 && abs(middle.y) < 1e-9)
        #expect(end == point(10, 5))
        #expect(SVGPath.steps("M0 0A0 5 0 0 1 3 4") == [.move(point(0, 0)), .line(point(3, 4))])
    }

    @Test("Parsing ends where the text is no longer an outline", arguments: ["M1 1L2", "M1 1X3 4", "M1 1L2 nan"])
    func brokenTexts(_ text: String) {
        #expect(SVGPath.steps(text) == [.move(point(1, 1))])
        #expect(SVGPath.steps("1 2 3").isEmpty)
    }
}
