import Foundation

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        let oldWindow = view.window
        view.willMove(toSuperview: self)
        view.willChange(to: window, from: oldWindow)
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        setNeedsLayout()
        view.didMoveToSuperview()
        view.didChange(from: oldWindow)
        didAddSubview(view)
    }

    /// Adds a subview below another one.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
    }

    /// Adds a subview above another one.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }

    func detach() {
        guard let superview else { return }
        let oldWindow = window
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        willChange(to: nil, from: oldWindow)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        superview.setNeedsLayout()
        didMoveToSuperview()
        didChange(from: oldWindow)
    }

    /// Adds a controller's view so that it fills this view and resizes with it.
    func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    /// Returns whether the view is another view or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) ?? false
    }

    /// The root of the view hierarchy.
    var outermost: UIView { superview?.outermost ?? self }

    /// Returns the view with a tag: this one or the first one found among its descendants, depth first.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Whether the user types into the view or one of its descendants.
    var containsFirstResponder: Bool {
        (UIResponder.first as? UIView)?.isDescendant(of: self) ?? false
    }

    /// Makes the first responder resign if it's the view or one of its descendants.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        if isFirstResponder { return resignFirstResponder() }
        return subviews.contains { $0.endEditing(force) }
    }

    private func willChange(to newWindow: UIWindow?, from oldWindow: UIWindow?) {
        guard newWindow !== oldWindow else { return }
        willMove(toWindow: newWindow)
        for subview in subviews { subview.willChange(to: newWindow, from: oldWindow) }
    }

    private func didChange(from oldWindow: UIWindow?) {
        guard window !== oldWindow else { return }
        if window != nil { reportStrangeParent() }
        didMoveToWindow()
        if window == nil { didLeaveWindow() } else { noticeTraits() }
        for subview in subviews { subview.didChange(from: oldWindow) }
    }
}

extension UIView {
    /// The view of a child controller must be inside that of its parent (smartnsoft/Extra#7,
    /// IBAnimatable/IBAnimatable#579: an exception named `UIViewControllerHierarchyInconsistency`).
    private func reportStrangeParent() {
        guard let controller, let parent = controller.parent else { return }
        let around = sequence(first: self, next: \.superview).dropFirst().lazy.compactMap(\.controller).first
        guard around !== parent else { return }
        HeadlessFailure.report(
            .exception,
            "child view controller:\(controller.shortName) should have parent view controller:"
                + "\(around?.shortName ?? "(null)") but actual parent is:\(parent.shortName)"
        )
    }
}
