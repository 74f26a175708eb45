public import Foundation

extension UIView {
    /// The options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a set of options from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out during the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The user can touch views during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation starts from the current state.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation starts and ends slowly.
        public static let curveEaseInOut: AnimationOptions = []
        /// The animation starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// The animation ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The animation has a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// The old content dissolves into the new content.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Runs changes immediately, and the completion after the delay and the duration, in seconds.
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

    /// Runs changes immediately, and the completion after the duration, in seconds.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Runs changes immediately.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animations()
    }

    private static var allowsAnimations = true

    /// Whether animations take time.
    public class var areAnimationsEnabled: Bool { allowsAnimations }

    /// Sets whether animations take time.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        allowsAnimations = enabled
    }

    /// Runs changes whose animations take no time.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = allowsAnimations
        allowsAnimations = false
        defer { allowsAnimations = before }
        actionsWithoutAnimation()
    }
}
