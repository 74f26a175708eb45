public import Foundation

extension UIView {
    /// The options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Runs the changes at once, and the completion when the time has passed.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        guard let completion else { return }
        guard areAnimationsEnabled, delay + duration > 0 else { return completion(true) }
        HeadlessClock.after(delay + duration) { completion(true) }
    }

    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animations()
    }

    private static var allowsAnimations = true

    /// Whether changes take time.
    public class var areAnimationsEnabled: Bool { allowsAnimations }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        allowsAnimations = enabled
    }

    /// Runs changes that take no time.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = allowsAnimations
        allowsAnimations = false
        defer { allowsAnimations = before }
        actionsWithoutAnimation()
    }
}
