public import Foundation

/// The time in HeadlessUIKit, which advances only when a test or a touch advances it.
///
/// Animations take time. Until an animation ends, a cell that is animated out is in use and a dismissed screen is still
/// presented. Methods that touch the screen behave like a user, who waits until nothing moves: they finish all
/// animations before and after the touch. Code that changes something doesn't wait:
///
/// ```swift
/// controller.dismiss(animated: true)
/// #expect(presenter.presentedViewController != nil)
/// HeadlessClock.finishAnimations()
/// #expect(presenter.presentedViewController == nil)
/// ```
///
/// There's one clock for all windows. Animations happen only in windows; changes outside a window take no time.
@MainActor public enum HeadlessClock {
    /// The time that has passed, in seconds.
    public private(set) static var now: TimeInterval = 0
    private static var waiting: [(time: TimeInterval, body: () -> Void)] = []
    private static var touches = 0

    /// The duration of inserting, deleting and moving rows, in seconds.
    ///
    /// UIKit documents neither this duration nor the next, and code must not depend on them. These values resemble what
    /// users see on a device; what matters is that they aren't 0.
    static let rowAnimation: TimeInterval = 0.3
    /// The duration of dismissing a modal screen, in seconds.
    static let transition: TimeInterval = 0.4

    /// Advances the time, in seconds. Everything that becomes due happens in order.
    public static func advance(by seconds: TimeInterval) {
        let end = now + max(seconds, 0)
        while let next = waiting.indices.min(by: { waiting[$0].time < waiting[$1].time }), waiting[next].time <= end {
            let due = waiting.remove(at: next)
            now = max(now, due.time)
            due.body()
        }
        now = max(now, end)
    }

    /// Advances the time until all animations have ended, by at most ten seconds in case animations start each other.
    public static func finishAnimations() {
        let end = now + 10
        while let time = waiting.map(\.time).min(), time <= end { advance(by: time - now) }
    }

    /// Runs touches in such quick succession that no time passes between them.
    public static func atOnce<Result>(_ body: () throws -> Result) rethrows -> Result {
        touches += 1
        defer { touches -= 1 }
        return try body()
    }

    /// Runs one touch. Waits for all animations before the touch and, unless the finger was only just lifted, after it.
    static func touch<Result>(restingAfter rests: Bool = true, _ body: () -> Result) -> Result {
        if touches == 0 { finishAnimations() }
        defer { if rests, touches == 0 { finishAnimations() } }
        return atOnce(body)
    }

    /// Runs a closure when an animation that begins now has ended.
    static func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
        waiting.append((now + seconds, body))
    }
}
