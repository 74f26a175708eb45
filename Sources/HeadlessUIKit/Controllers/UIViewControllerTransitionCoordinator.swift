/// The state of a transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the user canceled an interactive transition. It's always `false` in HeadlessUIKit.
    var isCancelled: Bool { get }
}

/// An object that runs changes along with a transition of controllers, and after it.
///
/// Source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs an animation along with the transition and a completion after it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Runs an animation along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A transition with a duration. Completions run when it ends.
@MainActor final class HeadlessTransition: UIViewControllerTransitionCoordinator {
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    let isAnimated = true
    let isCancelled = false

    /// - Parameter end: Called when the transition has ended, before the completions.
    init(ending end: @escaping (HeadlessTransition) -> Void) {
        HeadlessClock.after(HeadlessClock.transition) {
            end(self)
            let completions = self.completions
            self.completions = []
            for completion in completions { completion(self) }
        }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }
}
