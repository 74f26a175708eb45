import Foundation

extension UIViewController {
    /// The presentation controller for the current style. It stays the same as long as the kind of style does.
    func makePresentationController() -> UIPresentationController {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            if let sheet = storedPresentation as? UISheetPresentationController { return sheet }
            return store(UISheetPresentationController(presentedViewController: self, presenting: nil))
        case .popover:
            if let popover = storedPresentation as? UIPopoverPresentationController { return popover }
            return store(UIPopoverPresentationController(presentedViewController: self, presenting: nil))
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
            if let stored = storedPresentation, type(of: stored) == UIPresentationController.self { return stored }
            return store(UIPresentationController(presentedViewController: self, presenting: nil))
        }
    }

    private func store(_ controller: UIPresentationController) -> UIPresentationController {
        storedPresentation = controller
        return controller
    }

    /// The outermost container manages presentations.
    private var presentationRoot: UIViewController {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }

    /// Presents a controller over the outermost container, or reports the failure with UIKit's text.
    ///
    /// UIKit only logs the failure, and the user doesn't see the screen, so HeadlessUIKit reports a fault. The texts
    /// are those of iOS 8 to 18: openradar 17762871 (a presentation from a screen that is being dismissed),
    /// pointfreeco/swift-navigation#254.
    func presentNow(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presentationRoot
        guard !presenter.isBeingDismissed else {
            HeadlessFailure.report(
                .fault,
                "Attempt to present \(controller.shortName) on \(presenter.shortName) (from \(shortName)) "
                    + "while a presentation is in progress."
            )
            return
        }
        // A controller inside the outermost one presents an active search.
        if let busy = sequence(first: self, next: \.parent).first(where: { $0.ownPresented != nil }),
            let presented = busy.ownPresented
        {
            HeadlessFailure.report(
                .fault,
                "Attempt to present \(controller.shortName) on \(busy.shortName) (from \(shortName)) "
                    + "which is already presenting \(presented.shortName)."
            )
            return
        }
        guard controller !== self, controller.ownPresenting == nil else {
            HeadlessFailure.report(
                .invalidArgument,
                "Application tried to present modally a view controller \(controller.shortName) that is already being "
                    + "presented by \(controller.ownPresenting?.shortName ?? shortName)."
            )
            return
        }
        guard presenter.storedView?.window != nil else {
            HeadlessFailure.report(
                .fault,
                "Attempt to present \(controller.shortName) on \(presenter.shortName) (from \(shortName)) "
                    + "whose view is not in the window hierarchy."
            )
            return
        }
        reportAimlessPopover(controller)
        presenter.ownPresented = controller
        controller.ownPresenting = presenter
        controller.isBeingPresented = true
        let hides = controller.modalPresentationStyle.hidesPresenter
        if hides { presenter.beginAppearanceTransition(false, animated: animated) }
        controller.beginAppearanceTransition(true, animated: animated)
        presenter.storedView?.window?.show(controller)
        controller.endAppearanceTransition()
        if hides { presenter.endAppearanceTransition() }
        controller.isBeingPresented = false
        completion?()
    }

    /// On iPad, UIKit requires a source for the popover.
    private func reportAimlessPopover(_ controller: UIViewController) {
        guard controller.modalPresentationStyle == .popover, let popover = controller.popoverPresentationController,
            popover.sourceView == nil, popover.barButtonItem == nil
        else { return }
        HeadlessFailure.report(
            .invalidArgument,
            "UIPopoverPresentationController (\(controller.shortName)) should have a non-nil sourceView or barButtonItem set "
                + "before the presentation occurs."
        )
    }

    /// Dismisses the screen above this one, or else this one.
    ///
    /// If a dismissal is requested during another one, UIKit writes to its log and ignores the request. If the other
    /// dismissal has just ended, UIKit dismisses the screen below: pointfreeco/swift-navigation#295 and #332,
    /// jonkykong/SideMenu#323. HeadlessUIKit reports a fault.
    func dismissNow(animated: Bool, completion: (() -> Void)?) {
        guard let presented = presentedViewController, let presenter = presented.ownPresenting else {
            if let presenter = presentingViewController {
                presenter.dismiss(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        guard !presented.isBeingDismissed else {
            HeadlessFailure.report(
                .fault,
                "Attempt to dismiss from view controller \(shortName) while a presentation or dismiss is in progress!"
            )
            return
        }
        let takesTime = animated && UIView.areAnimationsEnabled && presented.storedView?.window != nil
        presented.takeDownChain()
        presented.isBeingDismissed = true
        let hides = presented.modalPresentationStyle.hidesPresenter
        presented.beginAppearanceTransition(false, animated: animated)
        if hides { presenter.beginAppearanceTransition(true, animated: animated) }
        let end = {
            presented.endDismissal(by: presenter, hides: hides)
            completion?()
        }
        if takesTime { HeadlessClock.after(HeadlessClock.transition, end) } else { end() }
    }

    private func endDismissal(by presenter: UIViewController, hides: Bool) {
        storedView?.removeFromSuperview()
        presenter.ownPresented = nil
        ownPresenting = nil
        endAppearanceTransition()
        if hides { presenter.endAppearanceTransition() }
        isBeingDismissed = false
        storedPresentation = nil
        dismissalDidEnd()
    }

    /// Removes the controllers above a dismissed one, from the top down.
    private func takeDownChain() {
        guard let above = ownPresented else { return }
        above.takeDownChain()
        above.disappear(animated: false)
        above.storedView?.removeFromSuperview()
        above.ownPresenting = nil
        ownPresented = nil
    }

    var shortName: String { "<\(type(of: self))>" }
}
