import Foundation

extension UITraitCollection {
    /// The traits with which colors are resolved on the current thread: those of the view that is being laid out.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[Self.key] as? UITraitCollection ?? .standard }
        set { Thread.current.threadDictionary[Self.key] = newValue }
    }

    /// Runs a closure with these traits as the current traits.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = outer
    }

    private static let key = "HeadlessUIKit.currentTraits"
}
