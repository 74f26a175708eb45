import Foundation
import HeadlessUIKit
import Testing

/// Which view a touch is for: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:).
@Suite("Touches")
@MainActor
struct TouchTests {
    private let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    private let inner = UIView(frame: CGRect(x: 50, y: 30, width: 100, height: 20))
    private let button = UIButton(frame: CGRect(x: 10, y: -10, width: 40, height: 40))

    init() {
        outer.addSubview(inner)
        inner.addSubview(button)
    }

    @Test func pointsAreConvertedBetweenViews() {
        #expect(button.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 61, y: 22))
        #expect(outer.convert(CGPoint(x: 61, y: 22), to: button) == CGPoint(x: 1, y: 2))
        #expect(button.convert(CGPoint(x: 61, y: 22), from: outer) == CGPoint(x: 1, y: 2))
        #expect(button.convert(button.bounds, to: nil) == CGRect(x: 70, y: 40, width: 40, height: 40))
        let scrolled = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrolled.addSubview(outer)
        scrolled.contentOffset.y = 15
        #expect(outer.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 5))
    }

    @Test func theFrontmostViewIsTouchedInsideOfAllAroundIt() {
        #expect(outer.hitTest(CGPoint(x: 70, y: 35), with: nil) === button)
        #expect(outer.hitTest(CGPoint(x: 55, y: 35), with: nil) === inner)
        // The button reaches out of the view around it, which no touch knows.
        #expect(outer.hitTest(CGPoint(x: 70, y: 25), with: nil) === outer)
        #expect(outer.hitTest(CGPoint(x: 0, y: 100), with: nil) == nil)
        let front = UIView(frame: outer.bounds)
        outer.addSubview(front)
        #expect(outer.hitTest(CGPoint(x: 70, y: 35), with: nil) === front)
    }

    @Test func whatCannotBeTouchedIsPassedOver() {
        let point = CGPoint(x: 70, y: 35)
        button.isHidden = true
        #expect(outer.hitTest(point, with: nil) === inner)
        button.isHidden = false
        button.alpha = 0.005
        #expect(outer.hitTest(point, with: nil) === inner)
        button.alpha = 1
        inner.isUserInteractionEnabled = false
        #expect(outer.hitTest(point, with: nil) === outer)
    }
}
