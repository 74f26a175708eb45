import Foundation

extension UITraitCollection {
    /// The environment in which colours are resolved on this thread: that of the view which is being laid out.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[Self.key] as? UITraitCollection ?? .standard }
        set { Thread.current.threadDictionary[Self.key] = newValue }
    }

    /// Runs code in which the environment is the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = outer
    }

    private static let key = "HeadlessUIKit.currentTraits"
}
