public import Foundation

/// Something that a view can do besides what it shows; the view keeps it.
///
/// Source: `UIInteraction.h` of the iOS 11 SDK.
@MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction.
    var view: UIView? { get }
    /// Called before the interaction gets another view, or none.
    func willMove(to view: UIView?)
    /// Called when the interaction has got another view, or none.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Gives the view an interaction, which leaves the view that it had.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiview/addinteraction(_:)
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.remove(at: index)
        interaction.didMove(to: nil)
    }

    /// Lets a recognizer see the touches of the view and of the views in it; it leaves the view that it had.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
}
