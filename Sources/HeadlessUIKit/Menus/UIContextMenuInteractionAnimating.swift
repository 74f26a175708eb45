public import Foundation

/// The animation of a menu that appears or disappears. An app can add changes to it.
///
/// Source: `UIContextMenuInteraction.h` of the iOS 13 SDK.
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that previews the row.
    var previewViewController: UIViewController? { get }
    /// Runs changes during the animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure after the animation has ended.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview disappears after a tap.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss, pop
}

/// The animation of a preview that disappears after a tap. An app can add changes to it.
@MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview disappears.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation of a menu. Changes run immediately, and completions when the animation ends.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(previewing controller: UIViewController?) {
        previewViewController = controller
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    func run() {
        for animation in animations { animation() }
        HeadlessClock.after(HeadlessClock.transition) { [completions] in
            for completion in completions { completion() }
        }
    }
}
