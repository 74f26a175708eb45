internal import UIKit

#if gestures
// MARK: - Gestures

extension NSObjectProtocol where Self: UIView {
    /// Calls a closure with the view on each tap, replacing an earlier closure.
    ///
    /// VoiceOver treats the view as a button and can activate it.
    @MainActor
    @discardableResult
    func onTap(_ action: @escaping (UIView) -> Void) -> Self {
        accessibilityTraits.insert(.button)
        return recognizing(UITapGestureRecognizer(), action)
    }

    /// Calls a closure with the view on each long press, replacing an earlier closure.
    ///
    /// - Parameter name: The name of the custom action that VoiceOver offers for the gesture.
    @MainActor
    @discardableResult
    func onLongPress(_ name: String, _ action: @escaping (UIView) -> Void) -> Self {
        recognizing(UILongPressGestureRecognizer(), action).nameLongPress(name)
        return self
    }

    /// Changes the name of the VoiceOver action for a long press.
    @MainActor
    func nameLongPress(_ name: String) {
        guard let spoken = gesture(UILongPressGestureRecognizer.self)?.spokenAction else { return }
        spoken.name = name
        let others = (accessibilityCustomActions ?? []).filter { $0 !== spoken }
        accessibilityCustomActions = others + [spoken]
    }

    @MainActor
    private func recognizing<Recognizer: UIGestureRecognizer>(
        _ recognizer: @autoclosure () -> Recognizer,
        _ action: @escaping (UIView) -> Void
    ) -> Self {
        if let present = gesture(Recognizer.self) {
            present.action = action
        } else {
            isUserInteractionEnabled = true
            // A container keeps its own accessibility settings.
            if subviews.isEmpty { isAccessibilityElement = true }
            addInteraction(GestureInteraction(recognizer(), action))
        }
        return self
    }

    /// Returns the interaction that the view already has for a kind of gesture recognizer.
    @MainActor
    private func gesture<Recognizer: UIGestureRecognizer>(_ kind: Recognizer.Type) -> GestureInteraction? {
        interactions.lazy.compactMap { $0 as? GestureInteraction }.first { $0.recognizer is Recognizer }
    }
}

/// An interaction, owned by its view, that calls a closure on a tap or long press.
@MainActor
private final class GestureInteraction: NSObject, UIInteraction {
    let recognizer: UIGestureRecognizer
    var action: (UIView) -> Void
    private(set) weak var view: UIView?
    /// The custom action that VoiceOver offers for the gesture.
    private(set) lazy var spokenAction = UIAccessibilityCustomAction(name: "") { [weak self] _ in
        guard let self, let view else { return false }
        action(view)
        return true
    }

    init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIView) -> Void) {
        self.recognizer = recognizer
        self.action = action
        super.init()
        #if canImport(ObjectiveC)
        recognizer.addTarget(self, action: #selector(recognized))
        #else
        recognizer.addTarget { [weak self] _ in self?.perform() }
        #endif
    }

    func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(recognizer)
    }

    func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    /// Calls the closure when a tap is recognized or a long press begins.
    private func perform() {
        guard let view, recognizer.state == .began || recognizer is UITapGestureRecognizer else { return }
        action(view)
    }

    #if canImport(ObjectiveC)
    @objc private func recognized() {
        perform()
    }
    #endif
}
#endif
