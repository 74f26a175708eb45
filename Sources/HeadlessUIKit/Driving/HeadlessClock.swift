public import Foundation

/// The time in memory, which passes only when something lets it.
///
/// Animations take their time: a cell that is animated out is in use, and a dismissed screen is there, until the
/// animation ends. A person waits until the screen rests, touches it and waits again; so every method that drives like a
/// person lets all animations end before and after. Code that changes something does not:
///
/// ```swift
/// controller.dismiss(animated: true)
/// #expect(presenter.presentedViewController != nil)
/// HeadlessClock.finishAnimations()
/// #expect(presenter.presentedViewController == nil)
/// ```
///
/// There is one clock for all windows. Animations happen only in windows; off the screen everything is over at once.
@MainActor public enum HeadlessClock {
    /// The seconds that have passed.
    public private(set) static var now: TimeInterval = 0
    private static var waiting: [(time: TimeInterval, body: () -> Void)] = []
    private static var touches = 0

    /// How long rows come, go and move, in seconds.
    ///
    /// A decision: UIKit documents neither this length nor the next, and code must not depend on them. They are near those
    /// that a person sees on a device; that they are not 0 is what matters.
    static let rowAnimation: TimeInterval = 0.3
    /// How long a modal screen goes, in seconds.
    static let transition: TimeInterval = 0.4

    /// Lets time pass; what is due happens in its order.
    public static func advance(by seconds: TimeInterval) {
        let end = now + max(seconds, 0)
        while let next = waiting.indices.min(by: { waiting[$0].time < waiting[$1].time }), waiting[next].time <= end {
            let due = waiting.remove(at: next)
            now = max(now, due.time)
            due.body()
        }
        now = max(now, end)
    }

    /// Lets time pass until nothing moves; ten seconds at most, for animations that start each other.
    public static func finishAnimations() {
        let end = now + 10
        while let time = waiting.map(\.time).min(), time <= end { advance(by: time - now) }
    }

    /// Runs a person's touches in so quick a succession that no time passes between them.
    public static func atOnce<Result>(_ body: () throws -> Result) rethrows -> Result {
        touches += 1
        defer { touches -= 1 }
        return try body()
    }

    /// Runs one touch of a person, who waits for rest before it and, unless the finger has only just let go, after it.
    static func touch<Result>(restingAfter rests: Bool = true, _ body: () -> Result) -> Result {
        if touches == 0 { finishAnimations() }
        defer { if rests, touches == 0 { finishAnimations() } }
        return atOnce(body)
    }

    /// Does something when an animation that begins now has ended.
    static func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
        waiting.append((now + seconds, body))
    }
}
