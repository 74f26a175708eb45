import Foundation

extension UIViewController {
    func beginContaining(_ childController: UIViewController) {
        childController.parent?.children.removeAll { $0 === childController }
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }

    func endContainment() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    func enclosing<Container: UIViewController>() -> Container? {
        var ancestor = parent
        while let candidate = ancestor {
            if let container = candidate as? Container { return container }
            ancestor = candidate.parent
        }
        return nil
    }

    /// Adds a child on behalf of a container that manages its own list of children.
    func adopt(_ child: UIViewController) {
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
        child.didMove(toParent: self)
    }

    func release(_ child: UIViewController) {
        child.willMove(toParent: nil)
        children.removeAll { $0 === child }
        child.parent = nil
        child.didMove(toParent: nil)
    }
}
