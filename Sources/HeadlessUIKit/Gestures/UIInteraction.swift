public import Foundation

/// A behavior that is added to a view. The view retains it.
///
/// Source: `UIInteraction.h` of the iOS 11 SDK.
@MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction.
    var view: UIView? { get }
    /// Called before the interaction moves to another view or is removed.
    func willMove(to view: UIView?)
    /// Called after the interaction has moved to another view or was removed.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction and removes it from its old view.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiview/addinteraction(_:)
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.remove(at: index)
        interaction.didMove(to: nil)
    }

    /// Adds a gesture recognizer, which also sees the touches of subviews, and removes it from its old view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Removes a gesture recognizer.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
}
