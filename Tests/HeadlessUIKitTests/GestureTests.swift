import HeadlessUIKit
import Testing

@Suite("Gestures")
@MainActor
struct GestureTests {
    private let outer = UIView()
    private let inner = UIView()
    private let log = Log()

    @MainActor
    private final class Log {
        var events: [String] = []
    }

    init() {
        outer.addSubview(inner)
    }

    private func add(_ recognizer: UIGestureRecognizer, to view: UIView, _ name: String) {
        recognizer.addHeadlessTarget { [log] in log.events.append("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
    }

    @Test func aTapIsRecognizedOnceAndAPressBeginsAndEnds() {
        let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
        add(tap, to: inner, "tap")
        add(press, to: inner, "press")
        #expect(inner.tapView() && inner.longPressView())
        #expect(log.events == ["tap ended", "press began", "press ended"])
        #expect(tap.state == .possible && press.state == .possible)
    }

    @Test func theInnermostViewGetsTheTouch() {
        add(UITapGestureRecognizer(), to: outer, "outer")
        #expect(inner.tapView())
        add(UITapGestureRecognizer(), to: inner, "inner")
        #expect(inner.tapView())
        inner.isUserInteractionEnabled = false
        #expect(inner.tapView())
        #expect(log.events == ["outer ended", "inner ended", "outer ended"])
    }

    @Test func hiddenViewsGetNoTouch() {
        add(UITapGestureRecognizer(), to: inner, "inner")
        outer.alpha = 0.001
        #expect(!inner.tapView())
        outer.alpha = 1
        outer.isHidden = true
        #expect(!inner.tapView())
        outer.isHidden = false
        outer.isUserInteractionEnabled = false
        #expect(!inner.tapView())
    }

    @Test func aTapOnAControlIsItsOwnButAPressIsNot() {
        let button = UIButton()
        outer.addSubview(button)
        add(UITapGestureRecognizer(), to: outer, "tap")
        add(UILongPressGestureRecognizer(), to: outer, "press")
        #expect(!button.tapView())
        #expect(button.longPressView())
    }

    @Test func aRecognizerHasOneView() {
        let tap = UITapGestureRecognizer()
        add(tap, to: inner, "tap")
        outer.addGestureRecognizer(tap)
        #expect(tap.view === outer && inner.gestureRecognizers?.isEmpty == true)
        tap.isEnabled = false
        #expect(!outer.tapView())
        outer.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
    }

    @Test func aViewKeepsItsInteractions() {
        final class Interaction: NSObject, UIInteraction {
            weak var view: UIView?
            var moves: [String] = []
            func willMove(to view: UIView?) { moves.append("will \(view != nil)") }
            func didMove(to view: UIView?) {
                self.view = view
                moves.append("did \(view != nil)")
            }
        }
        weak var kept: Interaction?
        do {
            let interaction = Interaction()
            inner.addInteraction(interaction)
            kept = interaction
        }
        #expect(kept?.view === inner && inner.interactions.count == 1)
        if let kept { outer.addInteraction(kept) }
        #expect(kept?.moves == ["will true", "did true", "will false", "did false", "will true", "did true"])
        #expect(inner.interactions.isEmpty && outer.interactions.count == 1)
    }
}
