extension UIViewController {
    /// The progress of an appearance transition.
    enum Appearance {
        case appearing, appeared, disappearing, disappeared
    }

    var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    func beginTransition(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != isOnScreen else { return }
        appearsAnimated = animated
        if isAppearing {
            appearance = .appearing
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// The view is now in the hierarchy: *is appearing*, layout, *did appear*; or *did disappear*.
    func endTransition() {
        if appearance == .appearing {
            tellIsAppearing()
            storedView?.setNeedsLayout()
            storedView?.layoutIfNeeded()
        }
        finishTransition()
    }

    private func tellIsAppearing() {
        guard appearance == .appearing else { return }
        viewIsAppearing(appearsAnimated)
        for child in appearingChildren { child.tellIsAppearing() }
    }

    private func finishTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(appearsAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(appearsAnimated)
        case .appeared, .disappeared:
            return
        }
        for child in appearingChildren { child.finishTransition() }
    }

    /// Performs the whole appearance transition, in UIKit's order.
    func appear(animated: Bool) {
        beginAppearanceTransition(true, animated: animated)
        endAppearanceTransition()
    }

    func disappear(animated: Bool) {
        beginAppearanceTransition(false, animated: animated)
        endAppearanceTransition()
    }
}
